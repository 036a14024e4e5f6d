import { fingerprint, parseTime } from "../../object/index.ts";
import type { Suspended } from "../model/axes.ts";
import type { Observation } from "../model/observation.ts";
import { type Counted, countedAs } from "../rollup/rollup-lines.ts";

/**
 * The state of one target in at most eight numbers. An absent figure is not known: leaving one out only ever weakens
 * the statement.
 */
export interface TargetFigures {
  readonly cluster: string;
  /** Empty where only the cluster is known. */
  readonly package: string;
  /** Parts of the target by what they count as in a headline; `other` is not known. */
  readonly current: number;
  readonly inProgress: number;
  readonly failed: number;
  readonly other: number;
  /** Parts that are held; where the target itself is, all of them and one more. */
  readonly suspended?: number;
  /** Fingerprints below 2^53, of the spelling that is wanted where both are the same revision. */
  readonly observedRevision?: number;
  readonly wantedRevision?: number;
  /** Seconds since the epoch. */
  readonly observedAt?: number;
}

/**
 * The figures of a target: of its observation as a whole, and of its parts (`StatusIndex.target` and `explain`).
 * The observed revision is the wanted one only if it was applied as well; so whoever reads that it is may take the
 * target for applied. What figures do not carry: Terminating and NotFound (they count as in progress), a suspension
 * that is pending or unknown, actuation of what is not up to date, holds, causes, and what a target waits for.
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

/** Freshness is for whoever reads the figures to judge. */
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
