import { failure, type Result, success } from "@landfall/core/object";
import { findTarget } from "./name-subject.ts";
import { type Order, problem, type RolloutStanding, type Verb, whatItDoes } from "./verb.ts";

/** Lets a rollout continue although landed targets are silent or no longer Current, for this attempt only. */
export const accept: Verb = (standing: RolloutStanding, order: Order): Result<readonly string[]> => {
  const { words, by, reason } = order;
  const { item, plan, state, config } = standing;
  const { attempt } = state;
  const done: string[] = [];
  for (const word of words) {
    const found = findTarget(plan, word);
    if (!found.ok) return found;
    const target = found.value;
    const does = whatItDoes("accept", standing, order, target);
    if (!does.ok) return does;
    const before = config.accepts?.find((one) => one.target === target && (one.attempt ?? 1) === attempt);
    if (before !== undefined)
      return failure(problem("SaidAlready", `target ${target} is accepted already, by ${before.by}`));
    item.append(["accepts"], { target, attempt, by, reason });
    done.push(`target ${target} is accepted as it is: later releases go on over it, in attempt ${attempt}`);
  }
  return success(done);
};
