import type { Target } from "../object/index.ts";
import { type Actuation, type Axes, type Reconcile, type Suspended, UNSEEN, type UpToDate } from "./axes.ts";
import { aggregateStatuses } from "./headline.ts";
import { type Observation, type RevisionPair, unseenObservation } from "./observation.ts";
import { upToDateOf } from "./revision.ts";
import { SEVERITIES, severityOf } from "./severity.ts";

/** Worst first: the first that occurs decides. */
const WORST_ACTUATION: readonly Actuation[] = ["Failed", "Skipped", "Pending", "Succeeded"];
const WORST_RECONCILE: readonly Reconcile[] = ["Failed", "Timeout", "Skipped", "Pending", "Succeeded"];
const WORST_UP_TO_DATE: readonly UpToDate[] = ["no", "unknown", "yes"];

/**
 * One observation of a whole target from those of its parts (the delivery object, the ResourceGroup, the objects):
 * health as cli-utils aggregates it, the worst word of the other axes, text of the worst part. An axis is judged by
 * the parts that have something to say about it. `wanted` is the revision the target shall have, where the caller
 * knows better than the parts. `since`: of the worst parts the oldest; of a target without fault the newest. Order
 * never matters.
 */
export function summarizeTarget(target: Target, parts: readonly Observation[], wanted?: string): Observation {
  const worst = worstOf(parts);
  if (worst === undefined) return unseenObservation(target, wanted);
  const revision = foldRevision(parts, wanted);
  const folded = foldAxes(parts);
  const known = wanted === undefined || folded.upToDate === "no";
  const axes = known ? folded : { ...folded, upToDate: upToDateOf(wanted, revision.observed) };
  const holds = [...new Set(parts.flatMap((part) => part.holds ?? []))].toSorted();
  const blockedBy = parts.map((part) => part.blockedBy).find((by) => by !== undefined);
  return {
    target,
    revision,
    axes,
    ...(holds.length === 0 ? {} : { holds }),
    ...(blockedBy === undefined ? {} : { blockedBy }),
    ...(isSound(worst) ? textOf(axes, revision, worst) : { reason: worst.reason, message: worst.message }),
    since: sinceOf(parts, worst),
    observedAt: sorted(parts.map((part) => part.observedAt)).at(0),
    source: [...new Set(parts.map((part) => part.source))].toSorted().join(","),
  };
}

/** Whether nothing is amiss with a part but perhaps its version. */
function isSound(part: Observation): boolean {
  const { actuation } = saidAxes(part);
  return (
    rank(part) === FAULTLESS ||
    (severityOf({ ...part, axes: saidAxes(part) }) === "outdated" && actuation === "Succeeded")
  );
}

/** What a target of sound parts lacks, if anything: the version. */
function textOf(
  axes: Axes,
  { wanted, observed }: RevisionPair,
  part: Observation,
): Pick<Observation, "reason" | "message"> {
  const at = observed ?? "an unknown revision";
  if (axes.upToDate === "no") return { reason: "OutOfDate", message: `at ${at}, ${wanted ?? "another"} is wanted` };
  if (axes.upToDate === "unknown")
    return { reason: "RevisionUnknown", message: `at ${at}, ${wanted ?? "none"} is wanted` };
  return { reason: part.reason, message: part.message };
}

function foldAxes(parts: readonly Observation[]): Axes {
  const said = <Axis extends keyof Axes>(axis: Axis): readonly Axes[Axis][] =>
    parts.filter((part) => part.unsaid?.includes(axis) !== true).map((part) => part.axes[axis]);
  const worst = <Word extends string>(words: readonly Word[], order: readonly Word[], none: Word): Word =>
    order.find((word) => words.includes(word)) ?? none;
  return {
    health: healthOf(said("health")),
    actuation: worst(said("actuation"), WORST_ACTUATION, UNSEEN.actuation),
    reconcile: worst(said("reconcile"), WORST_RECONCILE, UNSEEN.reconcile),
    upToDate: worst(said("upToDate"), WORST_UP_TO_DATE, UNSEEN.upToDate),
    suspended: foldSuspended(parts),
    freshness: worst(said("freshness"), ["never-seen", "stale", "fresh"], UNSEEN.freshness),
  };
}

/** One part alone keeps its word: Terminating and NotFound are words of a set of one too. */
function healthOf(words: readonly Axes["health"][]): Axes["health"] {
  const [first] = words;
  return first !== undefined && words.every((word) => word === first) ? first : aggregateStatuses(words);
}

/** The delivery of the whole target decides; a part that is held while the target is not makes it partial. */
function foldSuspended(parts: readonly Observation[]): Suspended {
  const saying = parts.filter((part) => part.unsaid?.includes("suspended") !== true);
  const words = saying.map((part) => part.axes.suspended);
  const whole = saying.filter((part) => part.ref === undefined).map((part) => part.axes.suspended);
  if (whole.includes("yes") || (words.length > 0 && words.every((word) => word === "yes"))) return "yes";
  const order: readonly Suspended[] = ["partial", "pending", "unknown"];
  if (words.includes("yes")) return "partial";
  return order.find((word) => words.includes(word)) ?? (words.length === 0 ? "unknown" : "no");
}

/** The delivery of the whole target knows best; without one, what the parts that name a revision agree on. */
function foldRevision(parts: readonly Observation[], wanted: string | undefined): RevisionPair {
  const whole = parts.filter((part) => part.ref === undefined && part.revision.observed !== undefined);
  const pairs = (whole.length > 0 ? whole : parts).map((part) => part.revision);
  return {
    wanted: wanted ?? sorted(pairs.map((pair) => pair.wanted)).at(0),
    observed: sorted(pairs.map((pair) => pair.observed)).at(0),
  };
}

const FAULTLESS = SEVERITIES.length;

function rank(part: Observation): number {
  const severity = severityOf({ ...part, axes: saidAxes(part) });
  return severity === undefined ? FAULTLESS : SEVERITIES.indexOf(severity);
}

/** What a part does not speak about is no fault of that part. */
function saidAxes(part: Observation): Axes {
  const best: Axes = { ...part.axes, health: "Current", actuation: "Succeeded", upToDate: "yes", suspended: "no" };
  const said = (axis: keyof Axes): boolean => part.unsaid?.includes(axis) !== true;
  return {
    ...part.axes,
    health: said("health") ? part.axes.health : best.health,
    actuation: said("actuation") ? part.axes.actuation : best.actuation,
    upToDate: said("upToDate") ? part.axes.upToDate : best.upToDate,
    suspended: said("suspended") ? part.axes.suspended : best.suspended,
  };
}

function worstOf(parts: readonly Observation[]): Observation | undefined {
  const [first, ...others] = parts;
  return others.reduce((worst, part) => (worst !== undefined && compareParts(part, worst) < 0 ? part : worst), first);
}

/** Worst first, then the oldest, then by what it is about. */
function compareParts(a: Observation, b: Observation): number {
  const byRank = rank(a) - rank(b);
  if (byRank !== 0) return byRank;
  if (a.since !== b.since) return (a.since ?? "~") < (b.since ?? "~") ? -1 : 1;
  const [first, second] = [a, b].map((part) => JSON.stringify([part.ref ?? null, part.reason, part.message])) as [
    string,
    string,
  ];
  if (first === second) return 0;
  return first < second ? -1 : 1;
}

function sinceOf(parts: readonly Observation[], worst: Observation): string | undefined {
  const level = rank(worst);
  const times = sorted(parts.filter((part) => rank(part) === level).map((part) => part.since));
  return times.at(level === FAULTLESS ? -1 : 0);
}

function sorted(values: readonly (string | undefined)[]): readonly string[] {
  return values.filter((value) => value !== undefined).toSorted();
}
