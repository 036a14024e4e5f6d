import type { Observation } from "./observation.ts";
import { AXIS_NAMES } from "./rollup-counts.ts";

const SAID = ["reason", "message", "since", "blockedBy", "source"] as const;
const LISTS = ["unsaid", "holds"] as const;

/** Whether two observations say the same, whenever they were made. */
export function isSameVerdict(a: Observation | undefined, b: Observation | undefined): boolean {
  if (a === undefined || b === undefined) return a === b;
  return (
    AXIS_NAMES.every((axis) => a.axes[axis] === b.axes[axis]) &&
    SAID.every((field) => a[field] === b[field]) &&
    a.revision.wanted === b.revision.wanted &&
    a.revision.observed === b.revision.observed &&
    LISTS.every((field) => (a[field] ?? []).join("\n") === (b[field] ?? []).join("\n"))
  );
}
