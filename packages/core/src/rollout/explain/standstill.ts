import { useOf } from "../judge/budgets.ts";
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
