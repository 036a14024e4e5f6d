import { formatPath, formatRef, type KubeObject, type ObjectRef, readPath, refOf } from "@landfall/core/object";
import { computeStatus, type EvidenceField, type StatusResult, type StatusRules } from "@landfall/core/status";
import { statusRuleLibrary } from "@landfall/core/status/library";
import type { Cell } from "../render/cell.ts";
import { toneOf } from "../render/style.ts";
import type { TreeNode } from "../render/tree.ts";

/** What state an object is in. */
export interface ObjectStatus {
  readonly object: ObjectRef;
  readonly result: StatusResult;
}

/** What is shown beside what is wrong. */
export interface View {
  readonly all: boolean;
  readonly why: boolean;
}

/** The status of each object by the rules given, the rule library and the built-in rules, of a snapshot that of the objects in it, with all others as possible children. */
export function objectStatuses(
  given: readonly KubeObject[],
  now: string | undefined,
  rules?: StatusRules,
): readonly ObjectStatus[] {
  const objects = given.flatMap(unwrap);
  const children = objects.filter((object) => Array.isArray(object.metadata?.ownerReferences));
  return objects.map((object) => ({
    object: refOf(object),
    result: computeStatus(object, {
      now,
      children,
      library: statusRuleLibrary,
      ...(rules === undefined ? {} : { rules }),
    }),
  }));
}

function unwrap(object: KubeObject): readonly KubeObject[] {
  const items = object.kind === "StatusSnapshot" ? readPath(object, ["spec", "items"]) : undefined;
  return Array.isArray(items) ? (items as readonly KubeObject[]) : [object];
}

/** The columns of `objectRows`. */
export const OBJECT_HEADING: readonly string[] = ["OBJECT", "STATUS", "SUSPENDED", "REASON", "MESSAGE"];

/** A row for each object. */
export function objectRows(statuses: readonly ObjectStatus[]): readonly (readonly Cell[])[] {
  return statuses.map(({ object, result }) => [
    { text: formatRef(object) },
    { text: result.status, tone: toneOf(result.status) },
    { text: result.suspended ? "yes" : "no", tone: result.suspended ? "held" : "faint" },
    { text: result.reason },
    { text: result.message },
  ]);
}

/** An object with its verdict; with `why`, the rule and the fields below. */
export function objectTree({ object, result }: ObjectStatus, { why }: View): TreeNode {
  const { status, suspended, reason, message, evidence } = result;
  const verdict: readonly Cell[] = [
    { text: formatRef(object) },
    { text: status, tone: toneOf(status) },
    { text: suspended ? "suspended" : "", tone: "held" },
    { text: status === "Current" && !why ? "" : `${reason}: ${message}` },
  ];
  if (!why) return { cells: verdict };
  const rule: TreeNode = {
    cells: [{ text: `by rule ${evidence.rule}`, tone: "faint" }],
    children: evidence.fields.map(fieldNode),
  };
  return { cells: verdict, children: [rule] };
}

function fieldNode({ path, value, ref }: EvidenceField): TreeNode {
  const at = ref === undefined ? formatPath(path) : `${formatRef(ref)} ${formatPath(path)}`;
  return { cells: [{ text: `${at} =`, tone: "faint" }, { text: JSON.stringify(value) }] };
}
