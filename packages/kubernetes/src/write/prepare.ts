import { escapeControl, type Problem, refKey, refOf } from "@landfall/core/object";
import { type Catalogue, type HoldVerb, inOrder, planLive } from "@landfall/core/suspend";
import { ApiError } from "../api-error.ts";
import type { Client } from "../client/client.ts";
import { backOff } from "../watch/back-off.ts";
import { readLive } from "./read-live.ts";
import type { LiveTarget, Prepared } from "./report.ts";
import { sendStep } from "./send-step.ts";

/** Options for reading the objects to hold or release, before anything is written. */
export interface PrepareOptions {
  readonly catalogue: Catalogue;
  /** The order: parents first to suspend, or children first to resume. */
  readonly verb: HoldVerb;
  /** The holder in whose name holds are written; absent for `gc` and `strip`. */
  readonly holder?: string;
  readonly signal?: AbortSignal;
}

/** The number of targets that are read at once. */
const AT_ONCE = 8;

/** The number of times that an object which changes meanwhile is read again. */
const TRIES = 5;

/**
 * Reads all targets, plans the requests for each, and tries every request on the server by dry run, which tests
 * admission, validation and which fields the server keeps. Writes nothing. Returns the targets in the order of writing,
 * including refused ones. Rejects with an `ApiError` if the server cannot be asked.
 */
export async function prepare(
  client: Client,
  targets: readonly LiveTarget[],
  options: PrepareOptions,
): Promise<readonly Prepared[]> {
  const prepared: Prepared[] = [];
  for (let at = 0; at < targets.length; at += AT_ONCE) {
    const some = targets.slice(at, at + AT_ONCE);
    prepared.push(...(await Promise.all(some.map((target) => prepareOne(client, target, options)))));
  }
  const objects = prepared.flatMap(({ live }) => live?.object ?? []);
  const ordered = inOrder(objects, options.verb, options.catalogue);
  if (!ordered.ok) return prepared.map(({ target, live }) => refused(target, ordered.problems, live));
  const places = new Map(ordered.value.map((object, index) => [refKey(refOf(object)), index]));
  const placeOf = ({ target }: Prepared): number => places.get(refKey(target.ref)) ?? places.size;
  return prepared.toSorted((a, b) => placeOf(a) - placeOf(b));
}

async function prepareOne(client: Client, target: LiveTarget, options: PrepareOptions): Promise<Prepared> {
  const { catalogue, holder, signal } = options;
  for (let tries = 1; ; tries++) {
    try {
      const live = await readLive(client, target.ref, catalogue, signal);
      if (live === undefined) return refused(target, [isGone(target)]);
      const planned = planLive(live, target.decide, { catalogue, ...(holder !== undefined && { holder }) });
      if (!planned.ok) return refused(target, planned.problems, live);
      const problem = await tryOut(client, target, planned.value.steps, signal);
      if (problem === "outdated" && tries < TRIES) {
        await client.ports.clock.sleep(backOff(0, client.ports.clock.random()) / TRIES, signal);
        continue;
      }
      if (problem === "outdated") return refused(target, [keepsChanging(target)], live);
      if (problem !== undefined) return refused(target, [...planned.problems, problem], live);
      return { target, live, plan: planned.value, problems: planned.problems };
    } catch (error) {
      if (!(error instanceof ApiError) || error.isTransient) throw error;
      return refused(target, [readRefused(target, error)]);
    }
  }
}

type Steps = NonNullable<Prepared["plan"]>["steps"];

/** Tries each step separately, because a dry run changes nothing that the next could build on. */
async function tryOut(
  client: Client,
  { ref }: LiveTarget,
  steps: Steps,
  signal: AbortSignal | undefined,
): Promise<Problem | "outdated" | undefined> {
  for (const step of steps) {
    const sent = await sendStep(client, step, { dryRun: true, ...(signal === undefined ? {} : { signal }) });
    if (sent.became === "outdated") return "outdated";
    if (sent.became === "unknown") throw new ApiError("Unreachable", sent.why);
    if (sent.became === "refused") return serverRefused(ref, sent);
  }
  return undefined;
}

/** The problem that the server refuses a request. */
export function serverRefused(
  ref: Problem["ref"] & object,
  { why, hint }: { readonly why: string; readonly hint?: string },
): Problem {
  return { code: "ServerRefused", severity: "error", message: why, ref, ...(hint !== undefined && { hint }) };
}

export function isGone({ ref }: LiveTarget): Problem {
  return { code: "ObjectGone", severity: "error", message: "it is not there any more", ref };
}

/** The problem that the server refuses to show an object, or no longer serves its kind. */
export function readRefused({ ref }: LiveTarget, { message }: ApiError): Problem {
  return { code: "ReadRefused", severity: "error", message: escapeControl(message), ref };
}

export function keepsChanging({ ref }: LiveTarget): Problem {
  const message = "it changes as fast as it can be read: what a request rests on was never still so when it arrived";
  return { code: "KeepsChanging", severity: "error", message, ref, hint: "see who writes it: landfall fights" };
}

function refused(target: LiveTarget, problems: readonly Problem[], live?: Prepared["live"]): Prepared {
  return { target, problems, ...(live !== undefined && { live }) };
}
