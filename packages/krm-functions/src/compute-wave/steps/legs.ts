import { failure, type Problem, parseTarget, type Result, success, type Target } from "@landfall/core/object";
import type { Evidence } from "@landfall/core/rollout";
import type { ComputeWave } from "@landfall/core/schemas";
import { advance, type StoredRun } from "@landfall/core/steps";
import type { Item, ResourceList } from "../../sdk/index.ts";
import { runsBySubject } from "../../stored/step-runs.ts";
import type { Deliveries } from "../facts/deliveries.ts";
import { findStepPlan } from "./find-step-plan.ts";
import { readRunItems } from "./stored-runs.ts";
import { planForTarget, type TargetPlan } from "./target-plan.ts";

/** One target with its steps, and what was stored of its run. */
export interface Leg {
  readonly key: string;
  readonly target: Target;
  /** The objects that deliver to it, each with the key of its line in the report. */
  readonly items: ReadonlyMap<Item, string | undefined>;
  readonly planned: TargetPlan;
  /** The StepRuns of it. */
  readonly pages: readonly Item[];
  readonly stored: StoredRun | undefined;
}

/** What legs are read from. */
export interface LegSources {
  /** The keys of the targets of the rollout. */
  readonly targets: readonly string[];
  readonly deliveries: Deliveries;
  /** What the reports say, by key. */
  readonly evidence: ReadonlyMap<string, Evidence>;
  /** Milliseconds; `undefined` where nobody says what time it is. */
  readonly now: number | undefined;
}

/**
 * The targets of a rollout with their steps. Problems: those of `findStepPlan`, `planForTarget` and `readRun`; `SharedReport`
 * where what is in different steps is reported as one; and what makes the config's trigger none for the plan.
 */
export function readLegs(list: ResourceList, config: ComputeWave, sources: LegSources): Result<readonly Leg[]> {
  const found = findStepPlan(list, config);
  if (!found.ok) return found;
  const runs = runsBySubject(list, config.rollout);
  const problems: Problem[] = [];
  const legs = sources.targets.flatMap((key): readonly Leg[] => {
    const target = parseTarget(key);
    if (!target.ok) return [];
    const all = sources.deliveries.items.get(key) ?? [];
    const planned = planForTarget(found.value, target.value, all);
    problems.push(...planned.problems);
    if (!planned.ok) return [];
    const items = new Map(all.map((item) => [item, sources.deliveries.reportKeyOf(item)]));
    const shared = sharedReport(key, items, planned.value);
    if (shared !== undefined) problems.push(shared);
    const pages = runs.get(key) ?? [];
    const stored = readRunItems(pages, { now: sources.now, plan: planned.value.plan });
    problems.push(...stored.problems);
    return stored.ok ? [{ key, target: target.value, items, planned: planned.value, pages, stored: stored.value }] : [];
  });
  const [first] = legs;
  if (first !== undefined) problems.push(...badTrigger(first, config));
  return problems.some(({ severity }) => severity === "error") ? failure(...problems) : success(legs, problems);
}

/** Two objects of different steps with one line in the report: nobody could tell which of them has landed. */
function sharedReport(
  key: string,
  items: ReadonlyMap<Item, string | undefined>,
  { owners }: TargetPlan,
): Problem | undefined {
  const byLine = new Map<string, Item>();
  for (const [item, line] of items) {
    if (line === undefined) continue;
    const other = byLine.get(line);
    byLine.set(line, item);
    if (other === undefined || owners.get(other) === owners.get(item)) continue;
    const message = `${other.name} and ${item.name} of target ${key} are in different steps, and are reported as one: ${line}`;
    const hint = "give each a package of its own in landfall.dev/target, and the rollout none";
    return { code: "SharedReport", severity: "error", message, ref: item.ref, hint };
  }
  return undefined;
}

/** What is wrong with the trigger is wrong for every target: revision and parameters are those of the config. */
function badTrigger({ planned: { plan }, key }: Leg, { revision, steps }: ComputeWave): readonly Problem[] {
  const trigger = { plan: plan.name, subject: key, revision, parameters: steps?.parameters ?? {} };
  const { problems } = advance(plan, undefined, { now: 0, trigger, observations: new Map() });
  return problems
    .filter(({ severity }) => severity === "error")
    .map((one) => ({ ...one, field: one.field === "revision" ? "revision" : `steps.${one.field ?? "parameters"}` }));
}
