import { failure, type Problem, type Result, success } from "@landfall/core/object";
import { formatRunTree, type StepVerb } from "@landfall/core/steps";
import type { Leg } from "@landfall/krm-functions/compute-wave";
import type { ResourceList } from "@landfall/krm-functions/sdk";
import { lookAhead } from "../rollout/look-ahead.ts";
import { type Order, problem } from "../rollout/verb.ts";
import { findLeg, findStep, readStepped, type SteppedRollout } from "./find-leg.ts";
import { commandsThatWork, hear } from "./what-works.ts";

/** Writes an instruction about the steps of a target to the config of its rollout, or refuses with the reason. */
export function sayOfSteps(list: ResourceList, verb: StepVerb, order: Order, isWritten: boolean): void {
  const stepped = readStepped(list, order.rollout);
  if (!stepped.ok) return addAll(list, stepped.problems);
  const done = say(stepped.value, verb, order);
  if (!done.ok) return addAll(list, done.problems);
  const { rollout } = stepped.value.config;
  const tags = { rollout };
  for (const what of done.value)
    list.addResult({ severity: "info", message: `${rollout}: ${what} (by ${order.by}: ${order.reason})`, tags });
  if (isWritten) {
    const message = `commit it; the next render carries it out: ${order.place.command ?? ""}`;
    list.addResult({ severity: "info", message, tags });
  }
  for (const message of lookAhead(list, order)) list.addResult({ severity: "info", message, tags });
}

function say(stepped: SteppedRollout, verb: StepVerb, order: Order): Result<readonly string[]> {
  const { words, by, reason, place } = order;
  const [directory = ""] = place.words;
  const { item, config } = stepped;
  const [target = "", word] = words;
  const leg = findLeg(stepped, target);
  if (!leg.ok) return leg;
  const step = word === undefined ? success(undefined) : findStep(leg.value, word);
  if (!step.ok) return step;
  const subject = step.value;
  const { key, planned, stored } = leg.value;
  if (stored === undefined) {
    const hint = "its steps begin when its wave releases it: landfall explain";
    return failure(problem("NoRun", `no run of steps of target ${key} has begun`, hint));
  }
  const { run } = stored;
  const { attempt, tries } = run;
  const before = (config.steps?.commands ?? []).find(
    (one) =>
      one.verb === verb &&
      one.target === key &&
      one.step === subject &&
      (one.attempt ?? 1) === attempt &&
      (one.tries ?? 1) === tries,
  );
  if (before !== undefined)
    return failure(problem("SaidAlready", `${before.by} has asked for it already`, "the next render carries it out"));
  const about = { ...(subject !== undefined && { subject }) };
  const heard = hear(planned.plan, run, { verb, attempt, tries, by, reason, ...about });
  if ("refused" in heard) return refuse(leg.value, verb, heard.refused, directory);
  const entry = { verb, target: key, ...(subject !== undefined && { step: subject }), attempt, tries, by, reason };
  item.append(["steps", "commands"], entry);
  const tree = formatRunTree(planned.plan, { run: heard.run, blockers: new Map() }).trimEnd();
  return success([
    `${verb}${subject === undefined ? "" : ` of ${subject}`} of target ${key}, run ${attempt}; then:\n${tree}`,
  ]);
}

function refuse(leg: Leg, verb: StepVerb, why: string, directory: string): Result<never> {
  const works = commandsThatWork(leg, directory);
  const hint = works.length === 0 ? {} : { hint: `what would work: ${works.join("; or ")}` };
  const message = `${verb} of target ${leg.key} does not count: ${why}`;
  return failure({ code: "NothingToDo", severity: "error", message, ...hint });
}

function addAll(list: ResourceList, problems: readonly Problem[]): void {
  for (const one of problems) list.addProblem(one);
}
