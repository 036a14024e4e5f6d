import { fingerprint, parseTime } from "../../object/index.ts";
import type { Suspended } from "../model/axes.ts";
import type { Observation } from "../model/observation.ts";
import { type Counted, countedAs } from "../rollup/rollup-lines.ts";

/**
 * The state of one target in at most eight numbers. An absent figure is unknown: leaving one out only weakens the
 * statement.
 */
export interface TargetFigures {
  readonly cluster: string;
  /** The name of the package; empty if only the cluster is known. */
  readonly package: string;
  /** Parts of the target by their word in a headline; `other` is unknown. */
  readonly current: number;
  readonly inProgress: number;
  readonly failed: number;
  readonly other: number;
  /** Parts that are held; if the target itself is held, all parts and one more. */
  readonly suspended?: number;
  /** The observed revision's fingerprint, below 2^53; that of the wanted spelling if both are the same revision. */
  readonly observedRevision?: number;
  readonly wantedRevision?: number;
  /** When the target was observed, in seconds since the epoch. */
  readonly observedAt?: number;
}

/**
 * Returns the figures of a target, from its summary and its parts (`StatusIndex.target` and `explain`). The observed
 * revision equals the wanted one only if it was also applied, so that a reader may then take the target for applied.
 * Figures do not contain: Terminating and NotFound (which count as in progress), a suspension that is pending or
 * unknown, the actuation of outdated targets, holds, causes, and what a target waits for.
 */
export function targetFigures(summary: Observation, parts: readonly Observation[]): TargetFigures {
  const { target, revision, axes, observedAt } = summary;
  const counts = { current: 0, inProgress: 0, failed: 0, unknown: 0 };
  const judged = parts.filter(({ unsaid }) => unsaid?.includes("health") !== true);
  for (const part of judged) counts[summary.blockedBy === undefined ? lastKnown(part) : "unknown"] += 1;
  const { unknown: other, ...known } = counts;
  const wanted = revision.wanted === undefined ? undefined : fingerprint(revision.wanted);
  const time = parseTime(observedAt);
  return {
    cluster: target.cluster,
    package: target.package ?? "",
    ...known,
    other,
    ...given("suspended", suspendedParts(axes.suspended, judged.length)),
    ...given("observedRevision", observedFingerprint(summary, wanted)),
    ...given("wantedRevision", wanted),
    ...given("observedAt", time === undefined ? undefined : Math.floor(time / 1000)),
  };
}

/** Returns a part with its last known state, since the reader of figures judges freshness. */
function lastKnown(part: Observation): Counted {
  return countedAs({ ...part, axes: { ...part.axes, freshness: "fresh" } });
}

function suspendedParts(word: Suspended, parts: number): number | undefined {
  if (word === "no") return 0;
  if (word === "yes") return parts + 1;
  return word === "partial" && parts > 0 ? 1 : undefined;
}

function observedFingerprint({ revision, axes }: Observation, wanted: number | undefined): number | undefined {
  if (axes.upToDate === "yes") return axes.actuation === "Succeeded" ? wanted : undefined;
  const observed = revision.observed === undefined ? undefined : fingerprint(revision.observed);
  return observed === wanted ? undefined : observed;
}

function given<Field extends string>(field: Field, value: number | undefined): { readonly [field in Field]?: number } {
  return (value === undefined ? {} : { [field]: value }) as { readonly [field in Field]?: number };
}
