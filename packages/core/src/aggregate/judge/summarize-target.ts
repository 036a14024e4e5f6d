import { type Target, truncate } from "../../object/index.ts";
import type { Axes, Suspended } from "../model/axes.ts";
import { cleanText } from "../model/bound.ts";
import { type Observation, type RevisionPair, unseenObservation } from "../model/observation.ts";
import { shortRevision, upToDateOf } from "../model/revision.ts";
import { severityOf } from "../model/severity.ts";
import { foldAxes, foldRevision } from "./fold-parts.ts";
import { compareParts, type JudgedPart, judgePart } from "./judge-parts.ts";

/**
 * One observation of a whole target from those of its parts (the delivery object, the ResourceGroup, the objects):
 * health as cli-utils aggregates it, the worst word of the other axes, text of the worst part. An axis is judged by
 * the parts that have something to say about it. `wanted` is the revision the target shall have, where the caller
 * knows better than the parts. `since`: of the worst parts the oldest; of a target without fault the newest. Order
 * never matters.
 */
export function summarizeTarget(target: Target, parts: readonly Observation[], wanted?: string): Observation {
  const judged = parts.map(judgePart);
  const worst = worstOf(judged);
  if (worst === undefined) return unseenObservation(target, wanted);
  const revision = foldRevision(parts, wanted);
  const folded = foldAxes(parts);
  const known = wanted === undefined || folded.upToDate === "no";
  const axes = known ? folded : { ...folded, upToDate: upToDateOf(wanted, revision.observed) };
  const { reason, message } = isSound(worst) ? textOf(axes, revision, worst.part) : worst.part;
  const excluded = excludedOf(parts);
  const summary: Observation = {
    target,
    ref: undefined,
    revision,
    axes,
    unsaid: undefined,
    holds: holdsOf(parts),
    blockedBy: smallestOf(parts, "blockedBy"),
    reason,
    message,
    since: sinceOf(judged, worst),
    observedAt: smallestOf(parts, "observedAt"),
    source: sourceOf(parts),
  };
  const heldBy = notesOf(parts);
  if (excluded === 0 && heldBy === undefined) return summary;
  return { ...summary, ...(excluded > 0 && { excluded }), ...(heldBy !== undefined && { heldBy }) };
}

/** The notes of all holders, each once, in their order. */
function notesOf(parts: readonly Observation[]): Observation["heldBy"] {
  if (parts.every(({ heldBy }) => heldBy === undefined)) return undefined;
  const notes = parts.flatMap(({ heldBy = [] }) => heldBy).map((note) => [JSON.stringify(note), note] as const);
  return [...new Map(notes)].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, note]) => note);
}

function excludedOf(parts: readonly Observation[]): number {
  let count = 0;
  for (const { excluded } of parts) count += excluded ?? 0;
  return count;
}

function worstOf(judged: readonly JudgedPart[]): JudgedPart | undefined {
  let worst: JudgedPart | undefined;
  for (const part of judged) if (worst === undefined || compareParts(part, worst) < 0) worst = part;
  return worst;
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

/**
 * The reason and message of a target whose parts are sound: the revision that it lacks, if any. Where the target has
 * the revision and was changed since, its part says so.
 */
function textOf(
  axes: Axes,
  { wanted, observed }: RevisionPair,
  part: Pick<Observation, "reason" | "message">,
): Pick<Observation, "reason" | "message"> {
  const isChanged = observed !== undefined && observed === wanted;
  const isBehind = axes.upToDate === "no" && !isChanged;
  if (!isBehind && axes.upToDate !== "unknown") return part;
  const at = observed === undefined ? "an unknown revision" : shortRevision(observed);
  const other = wanted === undefined ? (isBehind ? "another" : "none") : shortRevision(wanted);
  return { reason: isBehind ? "OutOfDate" : "RevisionUnknown", message: `at ${at}, ${other} is wanted` };
}

function sinceOf(judged: readonly JudgedPart[], worst: JudgedPart): string | undefined {
  let since: string | undefined;
  for (const { rank, part } of judged) {
    if (rank !== worst.rank || part.since === undefined) continue;
    const isBetter = since === undefined || (worst.severity === undefined ? part.since > since : part.since < since);
    if (isBetter) since = part.since;
  }
  return since;
}

function holdsOf(parts: readonly Observation[]): readonly string[] | undefined {
  if (parts.every(({ holds }) => holds === undefined || holds.length === 0)) return undefined;
  return distinct(parts.flatMap(({ holds }) => holds ?? []));
}

function sourceOf(parts: readonly Observation[]): string {
  let only: string | undefined;
  for (const { source } of parts) {
    if (only !== undefined && source !== only) return distinct(parts.map((part) => part.source)).join(",");
    only = source;
  }
  return only ?? "";
}

/** The texts without repetitions, sorted. */
function distinct(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)].toSorted();
}

/** The smallest by code unit of the texts that the parts have: of times the earliest. */
function smallestOf(parts: readonly Observation[], field: "blockedBy" | "observedAt"): string | undefined {
  let smallest: string | undefined;
  for (const { [field]: text } of parts)
    if (text !== undefined && (smallest === undefined || text < smallest)) smallest = text;
  return smallest;
}
