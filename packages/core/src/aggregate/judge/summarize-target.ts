import { type Target, truncate } from "../../object/index.ts";
import type { Axes, Suspended } from "../model/axes.ts";
import { cleanText } from "../model/bound.ts";
import { type Observation, type RevisionPair, unseenObservation } from "../model/observation.ts";
import { shortRevision, upToDateOf } from "../model/revision.ts";
import { severityOf } from "../model/severity.ts";
import { foldAxes, foldRevision } from "./fold-parts.ts";
import { compareParts, type JudgedPart, judgePart } from "./judge-parts.ts";

/**
 * Summarizes the observations of a target's parts (the delivery object, the ResourceGroup, the objects) in one: health
 * as cli-utils aggregates it, the worst word of the other axes, the text of the worst part. Each axis is judged by the
 * parts that know it. `wanted` is the revision that the target should have, if the caller knows it better than the
 * parts. `since` is that of the oldest of the worst parts; for a target without a fault, of the newest part. Where no
 * part knows the health, and one says what would show it, the reason is `HealthUnseen`. The order of the parts does not
 * matter.
 */
export function summarizeTarget(target: Target, parts: readonly Observation[], wanted?: string): Observation {
  const judged = parts.map(judgePart);
  const worst = worstOf(judged);
  if (worst === undefined) return unseenObservation(target, wanted);
  const revision = foldRevision(parts, wanted);
  const folded = foldAxes(parts);
  const known = wanted === undefined || folded.upToDate === "no";
  const axes = known ? folded : { ...folded, upToDate: upToDateOf(wanted, revision.observed) };
  const { reason, message } = isSound(worst)
    ? textOf(axes, revision, unseenHealth(parts) ?? worst.part, parts)
    : worst.part;
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

/** Returns the notes of all holders, each once, in order. */
function notesOf(parts: readonly Observation[]): Observation["heldBy"] {
  if (parts.every(({ heldBy }) => heldBy === undefined)) return undefined;
  const notes = parts.flatMap(({ heldBy = [] }) => heldBy).map((note) => [JSON.stringify(note), note] as const);
  return [...new Map(notes)].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, note]) => note);
}

/**
 * Returns the reason and message of a target that is applied, and of which no part knows the health; `undefined` if one
 * knows it, or none says what would show it. Of several hints, the smallest counts.
 */
function unseenHealth(parts: readonly Observation[]): Pick<Observation, "reason" | "message"> | undefined {
  if (parts.some(({ unsaid, excluded }) => excluded !== undefined || unsaid?.includes("health") !== true))
    return undefined;
  const hint = smallestOf(parts, "healthHint");
  if (hint === undefined) return undefined;
  const message = truncate(`applied, but nobody says whether it runs: ${hint}`, MAX_MESSAGE);
  return { reason: "HealthUnseen", message };
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

/** Returns whether a part has no fault except perhaps its revision. */
function isSound({ part, severity }: JudgedPart): boolean {
  const skipped = part.unsaid?.includes("actuation") !== true && part.axes.actuation !== "Succeeded";
  return severity === undefined || (severity === "outdated" && !skipped);
}

/**
 * Returns the observation with a text that names its holders and what it waits for, if the hold is all there is to
 * report.
 */
export function withSuspensionText(observation: Observation): Observation {
  if (severityOf(observation) !== "suspended") return observation;
  const { axes, revision, holds = [] } = observation;
  const held = holds.length === 0 ? SUSPENSION[axes.suspended] : `${SUSPENSION[axes.suspended]} by ${holds.join(", ")}`;
  const { message } = textOf(axes, revision, { reason: "", message: "" }, []);
  const text = truncate(cleanText(message === "" ? held : `${held}; ${message}`), MAX_MESSAGE);
  return { ...observation, reason: "Suspended", message: text };
}

/**
 * Returns a stale observation with a text that says what it was when it was last seen; `since` is that time. A target
 * that was without fault then has no such text, nor one for which another process wrote it already.
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
 * Returns the reason and message of a target whose parts are sound: the revision that it lacks, if any. If it has the
 * revision, either its delivery asks for another one, or it was changed since, which its part says.
 */
function textOf(
  axes: Axes,
  { wanted, observed }: RevisionPair,
  part: Pick<Observation, "reason" | "message">,
  parts: readonly Observation[],
): Pick<Observation, "reason" | "message"> {
  const isThere = upToDateOf(wanted, observed) === "yes";
  const isBehind = axes.upToDate === "no" && !isThere;
  if (isThere && axes.upToDate === "no") return askedOtherwise(parts) ?? part;
  if (!isBehind && axes.upToDate !== "unknown") return part;
  const at = observed === undefined ? "an unknown revision" : shortRevision(observed);
  const other = wanted === undefined ? (isBehind ? "another" : "none") : shortRevision(wanted);
  return { reason: isBehind ? "OutOfDate" : "RevisionUnknown", message: `at ${at}, ${other} is wanted` };
}

/** Returns the text about a part whose own delivery asks for another revision than it has; `undefined` for none. */
function askedOtherwise(parts: readonly Observation[]): Pick<Observation, "reason" | "message"> | undefined {
  const texts = parts.flatMap(({ revision: { wanted = "", observed = "" } }) =>
    upToDateOf(wanted, observed) === "no"
      ? [`at ${shortRevision(observed)}, and its delivery asks for ${shortRevision(wanted)}`]
      : [],
  );
  const [message] = texts.sort();
  return message === undefined ? undefined : { reason: "OutOfDate", message };
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

/** Returns the texts without duplicates, sorted. */
function distinct(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)].toSorted();
}

/** Returns the smallest text of the parts by code unit; for times, the earliest. */
function smallestOf(
  parts: readonly Observation[],
  field: "blockedBy" | "observedAt" | "healthHint",
): string | undefined {
  let smallest: string | undefined;
  for (const { [field]: text } of parts)
    if (text !== undefined && (smallest === undefined || text < smallest)) smallest = text;
  return smallest;
}
