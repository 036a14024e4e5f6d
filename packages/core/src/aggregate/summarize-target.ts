import { type Target, truncate } from "../object/index.ts";
import {
  type Actuation,
  type Axes,
  type Freshness,
  type Reconcile,
  type Suspended,
  UNSEEN,
  type UpToDate,
} from "./axes.ts";
import { cleanText } from "./bound.ts";
import { aggregateStatuses } from "./headline.ts";
import { compareParts, type JudgedPart, judgePart } from "./judge-parts.ts";
import { type Observation, type RevisionPair, unseenObservation } from "./observation.ts";
import { shortRevision, upToDateOf } from "./revision.ts";
import { severityOf } from "./severity.ts";

/** Worst first: the first that occurs decides. */
const WORST_ACTUATION: readonly Actuation[] = ["Failed", "Skipped", "Pending", "Succeeded"];
const WORST_RECONCILE: readonly Reconcile[] = ["Failed", "Timeout", "Skipped", "Pending", "Succeeded"];
const WORST_UP_TO_DATE: readonly UpToDate[] = ["no", "unknown", "yes"];
const WORST_FRESHNESS: readonly Freshness[] = ["never-seen", "stale", "fresh"];

/**
 * One observation of a whole target from those of its parts (the delivery object, the ResourceGroup, the objects):
 * health as cli-utils aggregates it, the worst word of the other axes, text of the worst part. An axis is judged by
 * the parts that have something to say about it. `wanted` is the revision the target shall have, where the caller
 * knows better than the parts. `since`: of the worst parts the oldest; of a target without fault the newest. Order
 * never matters.
 */
export function summarizeTarget(target: Target, parts: readonly Observation[], wanted?: string): Observation {
  const judged = parts.map(judgePart);
  const worst = smallest(judged, compareParts);
  if (worst === undefined) return unseenObservation(target, wanted);
  const revision = foldRevision(parts, wanted);
  const folded = foldAxes(parts);
  const known = wanted === undefined || folded.upToDate === "no";
  const axes = known ? folded : { ...folded, upToDate: upToDateOf(wanted, revision.observed) };
  const holds = distinct(parts.flatMap((part) => part.holds ?? []));
  const blockedBy = first(parts.map((part) => part.blockedBy));
  return {
    target,
    revision,
    axes,
    ...(holds.length === 0 ? {} : { holds }),
    ...(blockedBy === undefined ? {} : { blockedBy }),
    ...(isSound(worst)
      ? textOf(axes, revision, worst.part)
      : { reason: worst.part.reason, message: worst.part.message }),
    since: sinceOf(judged, worst),
    observedAt: first(parts.map((part) => part.observedAt)),
    source: distinct(parts.map((part) => part.source)).join(","),
  };
}

/** Whether nothing is amiss with a part but perhaps its version. */
function isSound({ part, severity }: JudgedPart): boolean {
  const skipped = part.unsaid?.includes("actuation") !== true && part.axes.actuation !== "Succeeded";
  return severity === undefined || (severity === "outdated" && !skipped);
}

/** The observation with a text that says who holds it and what it waits for, if being held is all that is to say. */
export function withSuspensionText(observation: Observation): Observation {
  if (severityOf(observation) !== "suspended") return observation;
  const { axes, revision, holds = [] } = observation;
  const held = holds.length === 0 ? SUSPENSION[axes.suspended] : `${SUSPENSION[axes.suspended]} by ${holds.join(", ")}`;
  const { message } = textOf(axes, revision, { reason: "", message: "" });
  const text = truncate(cleanText(message === "" ? held : `${held}; ${message}`), MAX_MESSAGE);
  return { ...observation, reason: "Suspended", message: text };
}

/**
 * The observation with a text that says what it was when it was last heard of, if it is stale: `since` is that time.
 * What was without fault then has no more to say, nor has one of which another process said it already.
 */
export function withStaleText(observation: Observation): Observation {
  const { axes, observedAt } = observation;
  if (axes.freshness !== "stale" || severityOf(observation) !== "stale") return observation;
  if (observation.reason === "Stale" && observation.message.startsWith(NOT_HEARD)) return observation;
  const then = withSuspensionText({ ...observation, axes: { ...axes, freshness: "fresh" } });
  const text = `${NOT_HEARD}; was ${axes.health}${severityOf(then) === undefined ? "" : `: ${then.message}`}`;
  return { ...observation, reason: "Stale", message: truncate(cleanText(text), MAX_MESSAGE), since: observedAt };
}

const NOT_HEARD = "not heard of in time";
const MAX_MESSAGE = 256;
const SUSPENSION: { readonly [word in Suspended]: string } = {
  no: "not held",
  yes: "held",
  partial: "held in part",
  pending: "about to be held",
  unknown: "perhaps held",
};

/** What a target of sound parts lacks, if anything: the version. Of one that has it and was changed since, its part says so. */
function textOf(
  axes: Axes,
  { wanted, observed }: RevisionPair,
  part: Pick<Observation, "reason" | "message">,
): Pick<Observation, "reason" | "message"> {
  const at = observed === undefined ? "an unknown revision" : shortRevision(observed);
  const other = wanted === undefined ? undefined : shortRevision(wanted);
  const isChanged = observed !== undefined && observed === wanted;
  if (axes.upToDate === "no" && !isChanged)
    return { reason: "OutOfDate", message: `at ${at}, ${other ?? "another"} is wanted` };
  if (axes.upToDate === "unknown")
    return { reason: "RevisionUnknown", message: `at ${at}, ${other ?? "none"} is wanted` };
  return { reason: part.reason, message: part.message };
}

function foldAxes(parts: readonly Observation[]): Axes {
  return {
    health: foldHealth(parts),
    actuation: worstOf(parts, "actuation", WORST_ACTUATION),
    reconcile: worstOf(parts, "reconcile", WORST_RECONCILE),
    upToDate: worstOf(parts, "upToDate", WORST_UP_TO_DATE),
    suspended: foldSuspended(parts),
    freshness: worstOf(parts, "freshness", WORST_FRESHNESS),
  };
}

/** A word that all agree on stays: Terminating and NotFound too. */
function foldHealth(parts: readonly Observation[]): Axes["health"] {
  const words = new Set<Axes["health"]>();
  for (const part of parts) if (saysOf(part, "health")) words.add(part.axes.health);
  const [only] = words;
  return only !== undefined && words.size === 1 ? only : aggregateStatuses([...words]);
}

function worstOf<Axis extends keyof Axes>(
  parts: readonly Observation[],
  axis: Axis,
  order: readonly Axes[Axis][],
): Axes[Axis] {
  let worst = order.length;
  for (const part of parts) {
    const rank = saysOf(part, axis) ? order.indexOf(part.axes[axis]) : -1;
    if (rank >= 0 && rank < worst) worst = rank;
  }
  return order[worst] ?? UNSEEN[axis];
}

function saysOf({ unsaid }: Observation, axis: keyof Axes): boolean {
  return unsaid === undefined || !unsaid.includes(axis);
}

/** The delivery of the whole target decides; a part that is held while the target is not makes it partial. */
function foldSuspended(parts: readonly Observation[]): Suspended {
  const saying = parts.filter((part) => saysOf(part, "suspended"));
  const words = saying.map((part) => part.axes.suspended);
  const whole = saying.filter((part) => part.ref === undefined).map((part) => part.axes.suspended);
  if (whole.includes("yes") || (words.length > 0 && words.every((word) => word === "yes"))) return "yes";
  const order: readonly Suspended[] = ["partial", "pending", "unknown"];
  if (words.includes("yes")) return "partial";
  return order.find((word) => words.includes(word)) ?? (words.length === 0 ? "unknown" : "no");
}

/**
 * The delivery of the whole target knows best; without one, the parts that name a revision. Of several the one that
 * is behind, then the smallest: wanted and observed are always of one part, never mixed.
 */
function foldRevision(parts: readonly Observation[], wanted: string | undefined): RevisionPair {
  const naming = parts.filter((part) => part.revision.observed !== undefined || part.revision.wanted !== undefined);
  const whole = naming.filter((part) => part.ref === undefined);
  const chosen = smallest(whole.length > 0 ? whole : naming, compareRevisions);
  return { wanted: wanted ?? chosen?.revision.wanted, observed: chosen?.revision.observed };
}

function compareRevisions(a: Observation, b: Observation): number {
  const [first, second] = [a, b].map(({ axes, revision }) =>
    JSON.stringify([WORST_UP_TO_DATE.indexOf(axes.upToDate), revision.observed ?? "", revision.wanted ?? ""]),
  ) as [string, string];
  if (first === second) return 0;
  return first < second ? -1 : 1;
}

function sinceOf(judged: readonly JudgedPart[], worst: JudgedPart): string | undefined {
  const times = judged.filter(({ rank }) => rank === worst.rank).map(({ part }) => part.since);
  return worst.severity === undefined ? last(times) : first(times);
}

function smallest<Item>(items: readonly Item[], compare: (a: Item, b: Item) => number): Item | undefined {
  return items.reduce<Item | undefined>(
    (found, item) => (found === undefined || compare(item, found) < 0 ? item : found),
    undefined,
  );
}

/** Each once, in order. */
function distinct(texts: readonly string[]): readonly string[] {
  return texts.length < 2 ? texts : [...new Set(texts)].toSorted();
}

/** The smallest text by code unit: of times the earliest. */
function first(texts: readonly (string | undefined)[]): string | undefined {
  return texts.reduce((a, b) => (a === undefined || (b !== undefined && b < a) ? b : a), undefined);
}

function last(texts: readonly (string | undefined)[]): string | undefined {
  return texts.reduce((a, b) => (a === undefined || (b !== undefined && b > a) ? b : a), undefined);
}
