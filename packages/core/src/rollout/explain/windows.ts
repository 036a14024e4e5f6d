import { formatTime } from "../../object/index.ts";
import { windowsAt } from "../gates/window/windows.ts";
import type { Subject } from "../model/blocker.ts";
import type { Plan } from "../model/plan.ts";
import type { RolloutState, TargetState } from "../model/state.ts";
import { type Parts, parts, waveToTell } from "./parts.ts";

/** Of what could be released or tried again at `now`, but for the windows; `undefined` for all else. */
export function ofClosedWindows(plan: Plan, state: RolloutState, now: number, subject: Subject): Parts | undefined {
  if (plan.windows === undefined || !isReady(plan, state, subject)) return undefined;
  const { open, changesAt } = windowsAt(plan.windows, now);
  if (open) return undefined;
  const until =
    changesAt === undefined
      ? "when the windows of the strategy open"
      : `when its windows open, at ${formatTime(changesAt)}`;
  return parts(`${nameOf(plan, state, subject)} waits: its windows are closed`, undefined, until);
}

function nameOf(plan: Plan, { revision }: RolloutState, subject: Subject): string {
  if (subject === undefined) return `rollout of ${revision}`;
  return "wave" in subject ? `wave ${plan.waves[subject.wave]?.name ?? subject.wave}` : subject.target;
}

/** Whether what is asked for waits in an open wave, and nothing of it is on the way. */
function isReady(plan: Plan, state: RolloutState, subject: Subject): boolean {
  const index = waveOf(plan, state, subject);
  if (state.phase !== "Running" || index > state.wave || state.waves[index]?.openedAt === undefined) return false;
  const asked = subject !== undefined && "target" in subject ? subject.target : undefined;
  const own = plan.waves[index]?.targets.filter(({ key }) => asked === undefined || key === asked) ?? [];
  const states = own.map(({ key }) => state.targets.get(key));
  return states.some(isWaiting) && !states.some((target) => target?.state === "Released" && !isWaiting(target));
}

function waveOf(plan: Plan, state: RolloutState, subject: Subject): number {
  if (subject === undefined) return waveToTell(plan, state);
  if ("wave" in subject) return subject.wave;
  return plan.waves.findIndex(({ targets }) => targets.some(({ key }) => key === subject.target));
}

/** Whether a target waits for its release, or to be tried again. */
function isWaiting(target: TargetState | undefined): boolean {
  return target === undefined || target.state === "Waiting" || target.retryAt !== undefined;
}
