import { type CollectionNode, type Comments, type DocumentNode, isCollection, isNull, type YamlNode } from "../node.ts";
import { Refusal } from "../refusal.ts";
import { fieldNames, fieldOf } from "./fields.ts";

/**
 * Restores comments that a function's output lost, each kind only if the output has none: fields are matched by name,
 * list entries by index. An object that came directly from its file has the comments of its document (`top`), which
 * count as its own.
 */
export function copyComments(from: YamlNode, to: YamlNode, top?: Pick<DocumentNode, "head" | "foot">): void {
  fill(to, top === undefined ? from : { ...top, line: "" });
  if (from.kind === "map" && to.kind === "map") copyFields(from, to);
}

function copyInto(from: YamlNode, to: YamlNode): void {
  // kpt does not compare below an alias.
  if (from.kind === "alias" || (to.kind === "alias" && isNull(from))) return;
  if (to.kind === "alias") refuseKind();
  if (from.kind === "scalar" || to.kind === "scalar") {
    if (from.kind !== to.kind && !isNull(from) && !isNull(to)) refuseKind();
    visitScalar(from, to);
    return;
  }
  if (from.kind !== to.kind) refuseKind();
  fill(to, from);
  if (from.kind === "map") copyFields(from, to);
  else copyEntries(from, to);
}

function refuseKind(): never {
  throw new Refusal("a field that a function made something of another kind");
}

function copyFields(from: CollectionNode, to: CollectionNode): void {
  for (const name of new Set(fieldNames(to))) {
    const before = fieldOf(from, name);
    const after = fieldOf(to, name);
    if (after === undefined) continue;
    if (before === undefined) unfold(after.value);
    else {
      visitScalar(before.key, after.key);
      copyInto(before.value, after.value);
    }
  }
}

function copyEntries(from: CollectionNode, to: CollectionNode): void {
  for (const [at, before] of from.content.entries()) {
    const after = to.content[at];
    if (after === undefined || valueOf(before) !== valueOf(after)) continue;
    fill(after, before);
    copyInto(before, after);
  }
}

/** Entries are compared as kpt does, where maps and lists have no value. */
function valueOf(node: YamlNode): string {
  return isCollection(node) ? "" : node.value;
}

function visitScalar(from: YamlNode, to: YamlNode): void {
  unfold(to);
  fill(to, from);
}

/** Turns a folded scalar into a quoted one, because a comment behind its header would be written wrongly. */
function unfold(node: YamlNode): void {
  if (node.kind === "scalar" && node.style === "folded") node.style = "double";
}

function fill(to: YamlNode, { head, line, foot }: Comments): void {
  to.line ||= line;
  to.head ||= head;
  to.foot ||= foot;
}
