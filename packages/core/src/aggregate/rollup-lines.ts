import type { Health } from "./axes.ts";
import { boundName } from "./bound.ts";
import { isLanded, type Observation } from "./observation.ts";
import { addCounts, type Counts, zeroCounts } from "./rollup-counts.ts";
import { countedHealth } from "./severity.ts";

/** What the headline word is made from. */
export const COUNTED = ["current", "inProgress", "failed", "unknown"] as const;
export type Counted = (typeof COUNTED)[number];

/** What is counted for each revision: see the schema of PackageReport. */
export type LineCount = "total" | "wantedBy" | "landed" | Counted | "suspended" | "stale" | "waiting";
export const LINE_COUNTS: readonly LineCount[] = [
  "total",
  "wantedBy",
  "landed",
  ...COUNTED,
  "suspended",
  "stale",
  "waiting",
];
export type LineCounts = { [count in LineCount]: number };

/** One revision of one package. */
export interface RevisionKey {
  readonly package: string;
  readonly revision: string;
}

/** Targets at, or wanting, one revision of one package. */
export interface RevisionLine extends RevisionKey, Counts<LineCount> {}

const NAME_BYTES = 72;

const COUNTED_AS: { readonly [health in Health]: Counted } = {
  Current: "current",
  Failed: "failed",
  Unknown: "unknown",
  InProgress: "inProgress",
  Terminating: "inProgress",
  NotFound: "inProgress",
};

/** Which bucket of the headline an observation falls in. */
export function countedAs(observation: Observation): Counted {
  const health = countedHealth(observation);
  return Object.hasOwn(COUNTED_AS, health) ? COUNTED_AS[health] : "unknown";
}

/** The key in bounded form: long names keep apart by a fingerprint. */
export function revisionKey(packageName: string | undefined, revision: string | undefined): RevisionKey {
  return { package: boundName(packageName ?? "", NAME_BYTES), revision: boundName(revision ?? "", NAME_BYTES + 8) };
}

/** Lines while a rollup is being built, by package and revision. */
export type Lines = Map<string, { readonly key: RevisionKey; readonly counts: LineCounts }>;

/** Injective: neither part may hold a control character. */
export function lineId(key: RevisionKey): string {
  return `${key.package}\u0000${key.revision}`;
}

/** The line of a key, added where missing. */
export function lineOf(lines: Lines, key: RevisionKey): LineCounts {
  const id = lineId(key);
  const found = lines.get(id);
  if (found !== undefined) return found.counts;
  const counts = zeroCounts(LINE_COUNTS);
  lines.set(id, { key, counts });
  return counts;
}

/** Counts an observation at the revision it has (in the spelling it is wanted in), and at the one it wants. */
export function countLine(lines: Lines, observation: Observation): void {
  const { axes, target, revision, blockedBy } = observation;
  const { wanted } = revision;
  const at = (axes.upToDate === "yes" ? wanted : undefined) ?? revision.observed;
  const counts = lineOf(lines, revisionKey(target.package, at));
  counts.total += 1;
  counts[countedAs(observation)] += 1;
  if (isLanded(observation)) counts.landed += 1;
  if (axes.suspended !== "no" && axes.suspended !== "unknown") counts.suspended += 1;
  if (axes.freshness !== "fresh") counts.stale += 1;
  if (blockedBy !== undefined) counts.waiting += 1;
  if (wanted !== undefined && wanted !== "") lineOf(lines, revisionKey(target.package, wanted)).wantedBy += 1;
}

/**
 * The lines that are kept, in order of package and revision: those of `wanted` that occur, and the `kept` smallest
 * of the others. The rest is added up in `other`. Keeping the smallest makes the choice the same however the
 * observations were grouped.
 */
export function cutLines(
  lines: Lines,
  wanted: readonly RevisionKey[],
  kept: number,
  other: LineCounts,
): readonly RevisionLine[] {
  const always = new Set(wanted.map(lineId));
  const result: RevisionLine[] = [];
  let room = kept;
  for (const [id, { key, counts }] of [...lines].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    if (always.has(id) || room > 0) result.push({ ...key, ...counts });
    else addCounts(LINE_COUNTS, other, counts);
    if (!always.has(id) && room > 0) room -= 1;
  }
  return result;
}
