import { type Edit, formatPath, formatRef, type Problem, refKey, showValue } from "@landfall/core/object";
import type { Item, ResourceList } from "../sdk/index.ts";

/** The edits to write, and the problems of targets that could not be written. */
export interface Moves {
  readonly rollout: string;
  readonly edits: readonly Edit[];
  readonly problems: readonly Problem[];
}

const MOST = 50;

/** Adds a result for each field, with its old and new value, and one for each problem; at most 50 of each. */
export function reportMoves(list: ResourceList, { rollout, edits, problems }: Moves): void {
  for (const problem of problems.slice(0, MOST)) list.addProblem(problem);
  addRest(list, rollout, problems.length, "more targets were not moved", "warning");
  for (const edit of edits.slice(0, MOST)) {
    const item = itemOf(list, edit);
    if (item !== undefined) addMove(list, rollout, item, edit);
  }
  addRest(list, rollout, edits.length, "more fields changed", "info");
}

function addMove(list: ResourceList, rollout: string, item: Item, edit: Edit): void {
  const { expected, path } = edit;
  const before = expected !== undefined && "value" in expected ? showValue(expected.value) : "absent";
  const after = edit.operation === "delete" ? "absent" : showValue(edit.value);
  list.addFieldResult(item, path, {
    severity: "info",
    message: `${rollout}: ${formatRef(item.ref)} moves: ${formatPath(path)} was ${before}, now ${after}`,
    field: { path: formatPath(path), ...(edit.operation !== "delete" && { proposedValue: edit.value }) },
    tags: { rollout, change: "moved" },
  });
}

function addRest(list: ResourceList, rollout: string, count: number, what: string, severity: "info" | "warning"): void {
  if (count <= MOST) return;
  list.addResult({ severity, message: `${rollout}: ${count - MOST} ${what}`, tags: { rollout } });
}

function itemOf(list: ResourceList, { item, ref }: Edit): Item | undefined {
  return item === undefined ? list.items.find((one) => refKey(one.ref) === refKey(ref)) : list.find(item);
}
