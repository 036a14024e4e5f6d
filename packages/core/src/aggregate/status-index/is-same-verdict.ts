import type { Observation } from "../model/observation.ts";
import { AXIS_NAMES } from "../rollup/rollup-counts.ts";

const SAID = ["reason", "message", "since", "blockedBy", "source", "healthHint"] as const;

/** Returns whether two observations have the same content, apart from when they were made. */
export function isSameVerdict(a: Observation | undefined, b: Observation | undefined): boolean {
  if (a === undefined || b === undefined || a === b) return a === b;
  return (
    (a.axes === b.axes || AXIS_NAMES.every((axis) => a.axes[axis] === b.axes[axis])) &&
    SAID.every((field) => a[field] === b[field]) &&
    a.revision.wanted === b.revision.wanted &&
    a.revision.observed === b.revision.observed &&
    a.excluded === b.excluded &&
    (a.heldBy === b.heldBy || JSON.stringify(a.heldBy) === JSON.stringify(b.heldBy)) &&
    isSameList(a.unsaid, b.unsaid) &&
    isSameList(a.holds, b.holds)
  );
}

function isSameList(a: readonly string[] = [], b: readonly string[] = []): boolean {
  return a === b || (a.length === b.length && a.every((text, index) => text === b[index]));
}
