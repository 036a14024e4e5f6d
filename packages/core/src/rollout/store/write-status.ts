import { compareText, formatTime, truncate } from "../../object/index.ts";
import type { Rollout } from "../../schemas/generated/rollout.ts";
import type { RolloutState, TargetState } from "../model/state.ts";
import { hashPlan } from "./hashes.ts";
import { type PlanContent, planPageName, writeSummary } from "./write-plan.ts";

type Status = NonNullable<Rollout["status"]>;
type Exception = NonNullable<Status["exceptions"]>[number];

const MOST_EXCEPTIONS = 16;
const LONGEST_MESSAGE = 256;
const LONGEST_WAVE_MESSAGE = 128;

/**
 * Returns the status of a Rollout: the hash of the plan, counts and the worst exceptions, in at most 64 KiB for any
 * fleet. The same plan and state give the same status. `pages` is the number of RolloutPlans with the targets.
 */
export function writeRolloutStatus(content: PlanContent & { readonly pages: number }): Status {
  const { plan, state, rollout, log, pages } = content;
  const { waves = [], message = "", ...all } = writeSummary(content);
  const { history: _, log: __, domains: ___, tainted: ____, onStop: _____, ...summary } = all;
  const broken = exceptionsOf(state);
  const last = log?.entries.at(-1);
  return {
    plan: { name: planPageName(rollout, 0), hash: hashPlan(plan), pages },
    revision: state.revision,
    attempt: state.attempt,
    ...summary,
    message,
    waves: waves.map(({ metrics: _metrics, rampedFrom: _from, message: text = "", ...wave }) => ({
      ...wave,
      ...(wave.state !== "Waiting" && wave.state !== "Landed" && { message: truncate(text, LONGEST_WAVE_MESSAGE) }),
    })),
    ...(broken.length > 0 && { exceptions: broken.slice(0, MOST_EXCEPTIONS).map(writeException) }),
    ...(broken.length > MOST_EXCEPTIONS && { moreExceptions: broken.length - MOST_EXCEPTIONS }),
    ...(last !== undefined && { decisions: { head: last.hash, count: last.seq + 1 } }),
  };
}

type Named = readonly [target: string, state: TargetState];

/**
 * Returns the exceptions: failed targets first, then those to be retried, then held ones; each group by age, then by
 * name.
 */
function exceptionsOf({ targets }: RolloutState): readonly Named[] {
  const rank = ({ state, retryAt }: TargetState): number =>
    state === "Failed" ? 0 : retryAt !== undefined ? 1 : state === "Held" ? 2 : 3;
  const age = ({ since = 0 }: TargetState): number => since;
  return [...targets]
    .filter(([, target]) => rank(target) < 3)
    .toSorted(([a, one], [b, other]) => rank(one) - rank(other) || age(one) - age(other) || compareText(a, b));
}

function writeException([target, known]: Named): Exception {
  const { state, cause, reason, message, since, tries } = known;
  return {
    target,
    state,
    ...(cause !== undefined && { cause }),
    ...(reason !== undefined && { reason }),
    ...(message !== undefined && { message: truncate(message, LONGEST_MESSAGE) }),
    ...(since !== undefined && { since: formatTime(since) }),
    ...(tries !== undefined && { tries }),
  };
}
