import { truncate } from "../../object/index.ts";
import type { JudgedStanding, WaveJudge } from "../judge/judges.ts";
import { stopOf } from "../judge/standstill.ts";
import type { Stop } from "../judge/stop.ts";
import type { Change } from "../model/change.ts";
import type { Abort } from "../model/inputs.ts";
import { ABORTED, type Aborted, isGoingBack, LONGEST_MESSAGE, type Phase } from "../model/state.ts";
import type { Failures } from "./count-failure.ts";
import type { Look } from "./look.ts";

/** The phase of a rollout that goes forward, and the abort that ended its attempt for good, if any. */
export interface FoundPhase {
  readonly phase: Phase;
  readonly aborted: Aborted | undefined;
  readonly changes: readonly Change[];
}

/** Returns the phase (completed, stopped, paused or running) by the observations and the requests of people. */
export function findPhase(
  look: Look,
  { domains, aborted: failed }: Pick<Failures, "domains" | "aborted">,
  { standing, waves }: { readonly standing: JudgedStanding; readonly waves: WaveJudge },
  abort: Abort | undefined,
): FoundPhase {
  const { plan, start, moment } = look;
  const isThrough = plan.waves.every((_, wave) => waves.passing(wave) === undefined);
  const isStopped = stopOf(standing, { domains, aborted: failed }) !== undefined;
  const isOver = isThrough && start.phase === "Completed" && !isStopped;
  const aborted = failed ?? (isOver ? undefined : takeAbort(look, abort));
  const stop = stopOf(standing, { domains, aborted });
  const changes = [...(start.aborted === undefined ? noteAbort(aborted) : []), ...noteStop(look, stop)];
  if (stop !== undefined) return { phase: "Stopped", aborted, changes };
  return { phase: isThrough ? "Completed" : moment.paused ? "Paused" : "Running", aborted, changes };
}

/**
 * Ends the attempt if an abort is requested, even if it would complete in this decision. An attempt that completed
 * earlier, or that is rolling back, ignores the abort.
 */
function takeAbort({ start, moment }: Look, abort: Abort | undefined): Aborted | undefined {
  if (abort?.attempt !== start.attempt || isGoingBack(start.phase)) return undefined;
  const { by, reason } = abort;
  const message = reason === undefined ? {} : { message: truncate(reason, LONGEST_MESSAGE) };
  return { at: moment.now, reason: ABORTED, by, ...message };
}

function noteAbort(aborted: Aborted | undefined): readonly Change[] {
  if (aborted === undefined) return [];
  const { reason, message } = aborted;
  return [{ kind: "aborted", reason, ...(message !== undefined && { message }) }];
}

function noteStop({ start }: Look, stop: Stop | undefined): readonly Change[] {
  if (stop === undefined || start.phase === "Stopped" || isGoingBack(start.phase)) return [];
  const { reason, wave } = stop;
  return [{ kind: "stopped", reason, ...(wave !== undefined && { wave }) }];
}
