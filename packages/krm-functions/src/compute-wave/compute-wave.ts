import {
  appendDecision,
  decide,
  handsOffIn,
  type PlanContent,
  refuseRivals,
  requeueTime,
  writePlan,
} from "@landfall/core/rollout";
import type { ComputeWave } from "@landfall/core/schemas";
import type { Item, KrmFunction, ResourceList } from "../sdk/index.ts";
import { VERSION } from "../version.ts";
import { carryOut } from "./carry-out.ts";
import { checkClock } from "./check-clock.ts";
import { CONFIG } from "./config.ts";
import { DOCS } from "./docs.ts";
import type { Deliveries } from "./facts/deliveries.ts";
import { writePlanItems } from "./plan-items.ts";
import { readRollout } from "./read-rollout.ts";
import { addResults } from "./results.ts";
import type { Followed } from "./steps/walk.ts";
import { writeSteps } from "./steps/write-steps.ts";
import { checkWords } from "./words.ts";
import { writeWaves } from "./write-waves.ts";

/**
 * Decides which targets may change next, from strategy, inventory, report and the previous RolloutPlan. Writes the plan
 * and the wave numbers; on any problem, nothing. Running again with the same inputs changes nothing.
 */
export const computeWave: KrmFunction<ComputeWave> = {
  name: "compute-wave",
  version: VERSION,
  docs: DOCS,
  config: CONFIG,
  run,
};

const STEP = ["metadata", "annotations", "landfall.dev/step"] as const;

function run(list: ResourceList, config: ComputeWave): void {
  runRollout(list, config, (items, content) => writePlanItems(list, items, writePlan(content), config));
}

/**
 * Runs the rollout and returns the content of its plan; undefined if it could not decide, for the problems added to the
 * list. `store` is given the items of the plan as it was and its new content, before anything else is written.
 */
export function runRollout(
  list: ResourceList,
  config: ComputeWave,
  store: (items: readonly Item[], content: PlanContent) => void = () => undefined,
): PlanContent | undefined {
  const read = readRollout(list, config);
  for (const problem of read.problems) list.addProblem(problem);
  if (!read.ok) return undefined;
  const { plan, strategy, stored, mode, items, deliveries, inputs, others, walk } = read.value;
  const isShadow = mode === "shadow";
  const { rollout } = config;
  const decision = decide(plan, stored?.state, inputs);
  const { state } = decision;
  const begins = state.attempt !== stored?.state.attempt;
  const rivals = isShadow ? [] : refuseRivals({ rollout, plan, state, begins }, others);
  for (const problem of rivals) list.addProblem(problem);
  if (rivals.length > 0) return undefined;
  const followed = walk?.follow(state);
  const doubts = [...checkClock(plan, state, inputs.now), ...checkWords(config, plan, state)];
  for (const problem of doubts) list.addProblem(problem);
  const content: PlanContent = {
    rollout,
    strategy,
    package: config.package,
    mode,
    plan,
    state,
    next: nextTimeOf(requeueTime(decision, inputs.now), followed, state.at),
    conditions: stored?.conditions,
    clockMissing: inputs.clockMissing,
    minPages: items.length,
    log: appendDecision(stored?.log, { plan, before: stored?.state, inputs, decision }),
  };
  store(items, content);
  addResults(list, { rollout, isShadow, plan, decision, items: deliveries.items });
  if (isShadow) return content;
  if (config.annotate !== false) {
    const left = handsOffIn(state);
    writeWaves(list, { systems: new Set(config.alsoWrite), plan, items: deliveries.items, left, steps: followed });
  }
  if (followed !== undefined) writeSteps(list, config, followed);
  else forgetSteps(deliveries);
  carryOut(list, config, { plan, state, items: deliveries.items, now: inputs.now, released: followed?.released });
  return content;
}

/** Removes step annotations: in a rollout without steps no object belongs to one. */
function forgetSteps({ items }: Deliveries): void {
  for (const item of [...items.values()].flat()) if (item.mayMention(STEP[2])) item.delete(STEP);
}

/** The next time (milliseconds) at which time alone changes something, in the rollout or in a run of its steps. */
function nextTimeOf(look: number | undefined, followed: Followed | undefined, now: number): number | undefined {
  const due = (followed?.runs ?? []).flatMap(({ decision }) =>
    decision.requeueAfter === undefined ? [] : [now + decision.requeueAfter],
  );
  return due.length === 0 ? look : Math.min(...due, look ?? Number.POSITIVE_INFINITY);
}
