import { findStop, type Stop, useOf } from "../decide/budgets.ts";
import { findUnproved } from "../decide/counters.ts";
import type { Plan } from "../model/plan.ts";
import type { FailureClass } from "../model/policies.ts";
import { isGoingBack, type RolloutState } from "../model/state.ts";

/** That nothing starts in a rollout, and what ends that. */
export interface Standstill {
  /** What the rollout is: `paused by ana`. */
  readonly how: string;
  readonly until: string;
}

/** What lets go on that has ended for good. */
export const NEW_ATTEMPT = "with a new attempt";

export const UNBRAKED = "when the handbrake is taken back";

/** Whether nothing starts, whatever is seen; `undefined` if something may. */
export function standstillOf(state: RolloutState): Standstill | undefined {
  const { phase, brakedBy, pausedBy } = state;
  if (phase === "Stopped") return { how: "stopped", until: `${NEW_ATTEMPT}${orRetried(state)}` };
  if (isGoingBack(phase)) return { how: "rolled back", until: NEW_ATTEMPT };
  if (brakedBy !== undefined) return { how: `stopped by the handbrake of ${brakedBy}`, until: UNBRAKED };
  if (phase !== "Paused") return undefined;
  return { how: pausedBy === undefined ? "paused" : `paused by ${pausedBy}`, until: "when paused is taken back" };
}

/** Whether to try again what failed would help: not after an abort, nor for failures of targets that are gone or skipped. */
export function orRetried(state: RolloutState): string {
  const failed = [...state.targets.values()].filter((target) => target.state === "Failed");
  const counted = failed.filter(({ cause, joined }) => cause !== "preexisting" && joined !== true);
  const helps = state.aborted === undefined && failed.length > 0 && counted.length >= useOf(state).failures;
  return helps ? ", or when what failed is tried again" : "";
}

/** Why nothing starts any more in an attempt; `undefined` if something may. */
export function stopOf(plan: Plan, state: RolloutState): Stop | undefined {
  if (state.phase === "Running" || state.phase === "Paused" || state.phase === "Completed") return undefined;
  return findStop(plan, state, findUnproved(plan, state));
}

/** The same for people. */
export function describeStop(plan: Plan, state: RolloutState): string {
  const stop = stopOf(plan, state);
  if (stop === undefined) return "it was stopped";
  const { reason, message, scope, wave, name = "", failures = 0, tolerated = 0 } = stop;
  if (message !== undefined) return message;
  if (reason === "NothingLanded")
    return `nothing of wave ${name} has landed, and what failed says nothing of ${state.revision}`;
  const isApart = reason === "TooManyInfrastructureFailures";
  const how = isApart ? "failed by the infrastructure" : "failed";
  const first = wave === undefined ? undefined : firstFailed(plan, state, wave, isApart);
  const example = first === undefined ? "" : ` (${first})`;
  const whose = { wave: ` of wave ${name}`, domain: ` of domain ${name || "(none)"}`, rollout: "", shared: "" };
  const by = scope === "shared" ? ` by budget ${name}` : "";
  return `${failures}${whose[scope ?? "rollout"]} ${how}${example}, ${tolerated} tolerated${by}`;
}

function firstFailed(plan: Plan, { targets }: RolloutState, wave: number, isApart: boolean): string | undefined {
  const others: readonly (FailureClass | undefined)[] = isApart
    ? ["change", "preexisting", undefined]
    : ["preexisting"];
  const isIt = (key: string): boolean => {
    const target = targets.get(key);
    return target?.state === "Failed" && !others.includes(target.cause);
  };
  return plan.waves[wave]?.targets.find(({ key }) => isIt(key))?.key;
}
