import { escapeControl, formatRef, type ObjectRef, type Problem, refKey, refOf } from "@landfall/core/object";
import type { LiveDeed } from "@landfall/core/suspend";
import type { Told } from "@landfall/krm-functions/set-suspend";
import type { CarriedOut, Prepared, SentRequest } from "@landfall/kubernetes";
import { type Arguments, isOn } from "../arguments.ts";
import type { Io, Outcome } from "../io.ts";
import { isJson, json } from "../render/format.ts";
import { leftOutLines, paragraph } from "../suspension/left-out.ts";
import { leftOut } from "../suspension/preview.ts";
import type { ClusterWork, LiveJob } from "./live-job.ts";
import type { Removed } from "./remove-objects.ts";

/** The result for a cluster. */
export interface ClusterResult {
  readonly work: ClusterWork;
  readonly prepared: readonly Prepared[];
  /** The writes; absent if nothing was written. */
  readonly carried?: readonly CarriedOut[];
  readonly removed: readonly Removed[];
}

export interface Saying {
  readonly job: LiveJob;
  readonly args: Arguments;
  readonly io: Io;
  readonly contexts: readonly string[];
  readonly written: boolean;
}

/** The words for requests that the server carried out. */
const DEEDS: Readonly<Record<LiveDeed, string>> = {
  hold: "the hold is written down",
  switch: "the switch is set",
  restore: "what was there before is back",
  "give-back": "the field is its owner's again",
  forget: "what was written down is gone",
};

/** The final outcome for each target: a refusal by the server overrides the plan, with its reason. */
export function toldAfter(results: readonly ClusterResult[]): readonly Told[] {
  return results.flatMap(({ work, prepared, carried }) => {
    const refusals = new Map(
      prepared.filter(({ plan }) => plan === undefined).map(({ target, problems }) => [refKey(target.ref), problems]),
    );
    for (const { ref, outcome, problems } of carried ?? [])
      if (outcome === "refused") refusals.set(refKey(ref), problems);
    const gone = work.removals ?? [];
    const others = gone.map(
      (object): Told => ({ ref: refOf(object), file: fileOf(work), outcome: "done", problems: [] }),
    );
    return [...work.told.map((one) => refusedIn(one, refusals)), ...others];
  });
}

/**
 * Reports the writes, real or dry. The names of changed objects go to stdout, the rest to stderr. The exit code is 1 if
 * a request is not fulfilled, or if that is unknown for a cluster.
 */
export function sayWritten(results: readonly ClusterResult[], saying: Saying): Outcome {
  const { job, args, io, contexts, written } = saying;
  const told = toldAfter(results);
  const isRefused = told.some(({ outcome }) => outcome === "refused");
  const isNothing = told.every(({ outcome }) => outcome === "nothing");
  const carried = results.flatMap(({ carried: all = [] }) => all);
  const left = results.flatMap(({ removed }) => removed.filter(({ problem }) => problem !== undefined));
  const isCut = carried.some(({ outcome }) => outcome === "stopped" || outcome === "not-begun");
  const exitCode = isRefused || isNothing || isCut || left.length > 0 ? 1 : 0;
  if (isJson(args)) return { exitCode, stdout: json(jsonOf(results, written)), stderr: "" };
  const names = results.flatMap((result) => doneIn(result).map((ref) => nameOf(ref, result.work, contexts)));
  const places = contexts.length > 1;
  const parts = [
    isOn(args, "quiet") ? "" : headLine(names.length, saying, isRefused),
    leftOutLines(
      job.done,
      leftOut(told).map((one) => (places ? one : { ...one, path: undefined })),
      io.columns,
    ),
    results.map((result) => cutLines(result, contexts, io.columns)).join(""),
    left
      .map(({ ref, problem }) => paragraph(`not deleted: ${formatRef(ref)}: ${problem?.message ?? ""}`, io.columns))
      .join(""),
  ];
  return { exitCode, stdout: names.map((name) => `${escapeControl(name)}\n`).join(""), stderr: parts.join("") };
}

function headLine(count: number, { job, contexts, written }: Saying, isRefused: boolean): string {
  const objects = count === 1 ? "1 object" : `${count} objects`;
  const where = `in ${contexts.join(", ")}`;
  if (written) return count === 0 ? `nothing was to be written ${where}\n` : `${job.done}: ${objects} ${where}\n`;
  const why = job.allOrNothing && isRefused ? "what is named is done as a whole or not at all: " : "";
  return `${why}nothing is written; ${objects} would be ${job.done} ${where}\n`;
}

/** The objects that were changed or, on a dry run, would be. */
function doneIn({ work, prepared, carried, removed }: ClusterResult): readonly ObjectRef[] {
  const gone = (work.removals ?? []).map(refOf);
  if (carried === undefined)
    return [...prepared.filter(({ plan }) => (plan?.steps.length ?? 0) > 0).map(({ target }) => target.ref), ...gone];
  const deleted = removed.filter(({ problem }) => problem === undefined).map(({ ref }) => ref);
  return [...carried.filter(({ outcome }) => outcome === "done").map(({ ref }) => ref), ...deleted];
}

/** The lines about targets that a broken connection left incomplete or not begun. */
function cutLines(
  { work, carried = [] }: ClusterResult,
  contexts: readonly string[],
  columns: number | undefined,
): string {
  const stopped = carried.filter(({ outcome }) => outcome === "stopped");
  const waiting = carried.filter(({ outcome }) => outcome === "not-begun");
  if (stopped.length + waiting.length === 0) return "";
  const lines = stopped.map((one) => paragraph(`${nameOf(one.ref, work, contexts)}: ${cutWords(one)}`, columns));
  const rest = waiting.map(({ ref }) => formatRef(ref)).slice(0, NAMED);
  const more = waiting.length > NAMED ? ` and ${waiting.length - NAMED} more` : "";
  if (waiting.length > 0) lines.push(paragraph(`not begun: ${rest.join(", ")}${more}`, columns));
  const how = "the same command again goes on from here";
  return `stopped half way in ${escapeControl(work.cluster.name)}; ${how}\n${lines.join("")}`;
}

const NAMED = 10;

function cutWords({ sent, unknown, problems }: CarriedOut): string {
  const deeds = sent.map(({ deed }) => DEEDS[deed]);
  const doubt = unknown === undefined ? [] : [`whether ${DEEDS[unknown.deed]} is not known`];
  const why = problems.find(({ severity }) => severity === "error")?.message ?? "it was stopped";
  return `${[...deeds, ...doubt].join("; ")}: ${why}`;
}

function nameOf(ref: ObjectRef, { cluster }: ClusterWork, contexts: readonly string[]): string {
  return contexts.length > 1 ? `${cluster.name}: ${formatRef(ref)}` : formatRef(ref);
}

function refusedIn(one: Told, refusals: ReadonlyMap<string, readonly Problem[]>): Told {
  const problems = refusals.get(refKey(one.ref));
  const errors = problems?.filter(({ severity }) => severity === "error") ?? [];
  return problems === undefined ? one : { ...one, outcome: "refused", problems: errors.length > 0 ? errors : problems };
}

function fileOf({ cluster }: ClusterWork): { readonly path: string } {
  return { path: cluster.name };
}

/** The report as JSON for programs: each object with the requests that were sent. */
function jsonOf(results: readonly ClusterResult[], written: boolean): unknown {
  const request = ({ deed, ref }: SentRequest): unknown => ({ deed, ref });
  const clusters = results.map((result) => ({
    context: result.work.cluster.name,
    objects: toldAfter([result]).map(({ ref, outcome, effect, problems }) => {
      const own = result.carried?.find((one) => refKey(one.ref) === refKey(ref));
      const became = own === undefined || own.outcome === "refused" ? outcome : own.outcome;
      return {
        ref,
        outcome: became,
        effect,
        sent: own?.sent.map(request),
        unknown: own?.unknown === undefined ? undefined : request(own.unknown),
        problems: own?.problems ?? problems,
      };
    }),
  }));
  return { written, clusters };
}
