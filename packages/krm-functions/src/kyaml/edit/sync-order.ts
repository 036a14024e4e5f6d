import { type CollectionNode, isCollection, isNull, type YamlNode } from "../node.ts";
import { fieldNames, fieldOf } from "./fields.ts";

/** Restores the order of fields in a function's output, with new ones at the end. */
export function syncFieldOrder(from: YamlNode, to: YamlNode): void {
  sync(from, to);
  liftHeads(to);
}

function sync(from: YamlNode | undefined, to: YamlNode | undefined): void {
  if (from === undefined || to === undefined || isEmpty(from) || isEmpty(to)) return;
  if (from.kind === "map" && to.kind === "map") {
    const names = fieldNames(from);
    reorder(names, to);
    for (const name of names) sync(fieldOf(from, name)?.value, fieldOf(to, name)?.value);
  } else if (from.kind === "list" && to.kind === "list") {
    for (const [at, entry] of from.content.entries()) sync(entry, to.content[at]);
  }
}

/** Reorders the fields; like kpt, it puts the first field in place of each occurrence of a repeated name. */
function reorder(names: readonly string[], to: CollectionNode): void {
  const left = [...fieldNames(to)];
  const isInOrder = left.length === names.length && names.every((name, at) => name === left[at]);
  if (isInOrder && new Set(names).size * 2 === to.content.length) return;
  const content: YamlNode[] = [];
  const add = (name: string): void => {
    const field = fieldOf(to, name);
    if (field !== undefined) content.push(field.key, field.value);
  };
  for (const name of names) {
    const at = left.indexOf(name);
    if (at < 0) continue;
    left.splice(at, 1);
    add(name);
  }
  for (const name of left) add(name);
  to.content = content;
}

/** Copies the comment above the first field of a map in a list to the map itself; kpt also leaves it at the field. */
function liftHeads(node: YamlNode): void {
  if (node.kind === "map") for (const child of node.content) liftHeads(child);
  if (node.kind !== "list") return;
  for (const entry of node.content) {
    const first = isCollection(entry) ? entry.content[0] : undefined;
    if (first?.kind !== "scalar") continue;
    if (entry.head === "") entry.head = first.head;
    else if (first.head !== "") {
      entry.head += `\n${first.head}`;
      first.head = "";
    }
  }
}

function isEmpty(node: YamlNode): boolean {
  return isNull(node) || (isCollection(node) && node.content.length === 0);
}
