import { toSecond } from "./evidence.ts";
import type { Phase, RolloutState, Wish } from "./state.ts";

/**
 * What becomes of a new revision while another one is on its way. `restart`: it begins at once, from the first wave.
 * `fastForward`: so too, but waves that were through need neither soak, metrics nor approval again; every target must
 * still land. `queue`: it begins when the other has ended. `refuse`: so too, and it is an error until then.
 */
export type SupersedePolicy = "restart" | "fastForward" | "queue" | "refuse";

/** Phases in which an attempt has ended, by itself or for good. */
const ENDED: ReadonlySet<Phase> = new Set(["Completed", "Stopped", "RolledBack"]);

/**
 * Whether an attempt goes on although another revision is asked for. A higher count of restarts begins in any case. What
 * has ended ends for good at the next look: `now`, in milliseconds, must be later than the time of the state.
 */
export function isKept(state: RolloutState, wish: Wish, policy: SupersedePolicy, now: number): boolean {
  if (wish.revision === state.revision || wish.restart > state.restart) return false;
  return (policy === "queue" || policy === "refuse") && (isOnItsWay(state) || toSecond(now) <= state.at);
}

/** Whether an attempt has not ended: it runs, is paused, or goes back. */
export function isOnItsWay(state: Pick<RolloutState, "phase">): boolean {
  return !ENDED.has(state.phase);
}
