import {
  formatPath,
  formatRef,
  type KubeObject,
  type Path,
  readPath,
  readString,
  refKey,
  truncate,
} from "@landfall/core/object";
import type { EvidenceField } from "@landfall/core/status";
import type { TreeNode } from "../render/tree.ts";
import type { ObjectStatus } from "./object-status.ts";

const MOST_FIELDS = 8;
const LONGEST_WORD = 64;

/** The objects that evidence refers to, by `refKey`; needed to show a list item by its type or name. */
export type Sources = ReadonlyMap<string, KubeObject>;

/**
 * The rule that decided and the fields that it read, each condition with its reason and time; or a hint if nothing is
 * known.
 */
export function evidenceTree({ object, result }: ObjectStatus, sources?: Sources): TreeNode {
  const { evidence, terminal, reason } = result;
  const fields = evidence.fields
    .filter((field) => !evidence.fields.some((other) => isBelow(other, field)))
    .map((field) => fieldNode(field, reason, sources?.get(refKey(field.ref ?? object))));
  const hint = hintOf(result, sources?.get(refKey(object)));
  const hints = hint === undefined ? [] : [{ cells: [{ text: hint }] }];
  return {
    cells: [
      { text: `by rule ${evidence.rule}${terminal ? " (final: it does not change by itself)" : ""}`, tone: "faint" },
    ],
    children: [...fields, ...hints],
  };
}

/** Whether one field lies within another: the inner one says more than the outer one's `map of 3`. */
function isBelow({ path, ref }: EvidenceField, above: EvidenceField): boolean {
  if (ref !== above.ref || path.length <= above.path.length) return false;
  return above.path.every((segment, at) => segment === path[at]);
}

/** Formats a field; list items on its path are shown by their type or name. */
function fieldNode({ path, value, ref }: EvidenceField, reason: string, source: KubeObject | undefined): TreeNode {
  const at = ref === undefined ? labelled(path, source) : `${formatRef(ref)} ${labelled(path, source)}`;
  return {
    cells: [
      { text: `${at} =`, tone: "faint" },
      { text: JSON.stringify(value) },
      { text: circumstances(path, reason, source), tone: "faint" },
    ],
  };
}

function labelled(path: Path, source: KubeObject | undefined): string {
  const steps = path.map((segment, at) => {
    const above = formatPath(path.slice(0, at));
    const label = typeof segment === "number" ? labelOf(readPath(source, path.slice(0, at + 1))) : "";
    return label === "" ? formatPath(path.slice(0, at + 1)).slice(above.length) : `[${segment} ${label}]`;
  });
  return steps.join("");
}

/** The name of a list item: the type of a condition, the name of a container. */
function labelOf(item: unknown): string {
  return truncate(readString(item, ["type"]) ?? readString(item, ["name"]) ?? "", LONGEST_WORD);
}

/** Formats the reason of a condition, if it differs from the verdict's, and the time of its last transition. */
function circumstances(path: Path, said: string, source: KubeObject | undefined): string {
  if (path.at(-1) !== "status" || typeof path.at(-2) !== "number") return "";
  const condition = readPath(source, path.slice(0, -1));
  const reason = readString(condition, ["reason"]) ?? "";
  const since = readString(condition, ["lastTransitionTime"]);
  const because = reason === "" || reason === said ? "" : truncate(reason, LONGEST_WORD);
  return [because, since === undefined ? "" : `since ${truncate(since, LONGEST_WORD)}`].filter(Boolean).join(" ");
}

/** The hint if no rule and no convention tells the state. */
function hintOf({ reason }: ObjectStatus["result"], source: KubeObject | undefined): string | undefined {
  if (reason === "NoStatusYet" || reason === "NoStatusReported")
    return "if this kind never has a status, say so in a rule with needsStatus: false (--rules)";
  if (reason !== "NothingKnown") return undefined;
  const status = readPath(source, ["status"]);
  const names = typeof status === "object" ? Object.keys(status ?? {}).map((name) => truncate(name, LONGEST_WORD)) : [];
  const more = names.length > MOST_FIELDS ? `, and ${names.length - MOST_FIELDS} more` : "";
  const has = names.length === 0 ? "" : `its status has ${names.slice(0, MOST_FIELDS).join(", ")}${more}: `;
  return `${has}say what they mean in a rule (--rules)`;
}
