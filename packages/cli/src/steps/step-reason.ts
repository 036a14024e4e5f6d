import { formatDuration } from "@landfall/core/object";
import { advance, type StepBlocker, type StepDecision } from "@landfall/core/steps";
import type { Leg } from "@landfall/krm-functions/compute-wave";
import { commandLine } from "../render/command-line.ts";
import type { Reason } from "../rollout/explain-tree.ts";
import type { DecidedRollout } from "../rollout/read-decided.ts";

/** Returns the reason why the steps of a target wait, as a line below the target; `undefined` if none wait. */
export function stepReasons(
  { walk, state }: DecidedRollout,
  directory: string,
  now: number,
): (target: string) => Reason | undefined {
  if (walk === undefined) return () => undefined;
  const { runs } = walk.follow(state);
  return (target) => {
    const leg = walk.legs.find(({ key }) => key === target);
    const decision = runs.find((one) => one.leg.key === target)?.decision ?? asStored(leg);
    const own = decision?.blockers.get("");
    if (decision === undefined || own === undefined) return undefined;
    const deepest = nearest(decision.blockers, own);
    const { since, message, releasedBy } = deepest;
    return {
      subject: `steps of ${target}`,
      message: `${deepest.at === "" ? "steps" : `step ${deepest.at}`}: ${message}; goes on ${releasedBy}`,
      since,
      ...(since <= now && { age: formatDuration(Math.floor((now - since) / 1000) * 1000) }),
      who: whoOf(decision, directory, target),
      because: [],
    };
  };
}

/** The stored run, for a time when nothing may advance because the time is unknown. */
export function asStored(leg: Leg | undefined): StepDecision | undefined {
  if (leg?.stored === undefined) return undefined;
  const { run } = leg.stored;
  const { plan } = leg.planned;
  return advance(plan, run, { now: run.at, trigger: run.trigger, observations: new Map(), paused: run.pausedBy });
}

/** The blocker of the innermost part that waits for the same as the run. */
function nearest(blockers: StepDecision["blockers"], own: StepBlocker): StepBlocker {
  const same = [...blockers.values()].filter(({ kind, who }) => kind === own.kind && who === own.who);
  return same.reduce((best, one) => (one.at.length > best.at.length ? one : best), own);
}

function whoOf({ run }: StepDecision, directory: string, target: string): string {
  const why = ["--reason", "WHY"];
  if (run?.state === "Failed") return commandLine("landfall", "steps", "retry", directory, target, ...why);
  return commandLine("landfall", "steps", "explain", directory, target);
}
