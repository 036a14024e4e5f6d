import { failure, type Result, success } from "@landfall/core/object";
import { findTarget } from "./name-subject.ts";
import { type Order, problem, type RolloutStanding, type Verb, whatItDoes } from "./verb.ts";

/** The verb `skip`: lets a rollout continue without some targets. */
export const skip: Verb = (standing, order) => tell("skips", standing, order);

/** The verb `pin`: keeps targets at their present revision. */
export const pin: Verb = (standing, order) => tell("pins", standing, order);

const DID = { skips: "skipped", pins: "pinned to the revision it has" } as const;

function tell(list: "skips" | "pins", standing: RolloutStanding, order: Order): Result<readonly string[]> {
  const { words, by, reason } = order;
  const { item, plan, config } = standing;
  const done: string[] = [];
  for (const word of words) {
    const found = findTarget(plan, word);
    if (!found.ok) return found;
    const target = found.value;
    const before = (config[list] ?? []).find((one) => one.target === target);
    if (before !== undefined)
      return failure(problem("SaidAlready", `target ${target} is ${DID[list]} already, by ${before.by}`));
    const does = whatItDoes(list === "skips" ? "skip" : "pin", standing, order, target);
    if (!does.ok) return does;
    item.append([list], { target, by, reason });
    done.push(`target ${target} is ${DID[list]}: ${does.value}`);
  }
  return success(done);
}
