import { checkStep, type Plan, type RolloutEngine, type Step, type Violation } from "@landfall/core/rollout";
import { checkEnding } from "./check-ending.ts";
import { checkStored } from "./check-stored.ts";
import { type Feature, firstWorld, inputsOf, keyOf, MINUTE, nextWorlds, planOf, type World } from "./world.ts";

/** A small fleet, and the events that may happen to it. */
export interface Model {
  readonly name: string;
  readonly plan: Plan;
  readonly size: number;
  readonly features: readonly Feature[];
  readonly depth: number;
}

/** The result of an exploration: distinct states, distinct decisions that were checked, and violated invariants. */
export interface Exploration {
  readonly states: number;
  readonly decisions: number;
  readonly depth: number;
  readonly violations: readonly Found[];
}

export interface Found extends Violation {
  /** The step at which the invariant is violated; the events that lead to it are not kept. */
  readonly step: Step;
}

/** The number of new states for each one that is stored and read back, and played to its end. */
const SAMPLE = 16;

/**
 * Explores every world that events can lead to within the depth of the model, each once, and checks every decision on
 * the way, each once: three of four events lead to a world that was decided before. `crash` loses a decision before it is stored: the event has happened, the state is the old one. Stops at the
 * first violation that `until` accepts.
 */
export function explore(
  model: Model,
  engine: RolloutEngine,
  until: (violation: Violation) => boolean = () => true,
): Exploration {
  const features = new Set(model.features);
  const { deadline = 0, staleAfter } = model.plan;
  const ages = { deadline: deadline / MINUTE, staleAfter: staleAfter / MINUTE };
  const seen = new Set<string>();
  const decided = new Set<string>();
  let [frontier, depth] = [[firstWorld(model.size)], 0];
  const violations: Found[] = [];
  const visit = (world: World, next: World[]): boolean => {
    const key = keyOf(world, ages);
    if (seen.has(key)) return false;
    seen.add(key);
    next.push(world);
    return true;
  };
  for (; depth < model.depth && frontier.length > 0; depth++) {
    const next: World[] = [];
    for (const world of frontier) {
      for (const after of nextWorlds(world, features)) {
        const event = keyOf(after, ages);
        if (decided.has(event)) continue;
        decided.add(event);
        const plan = planOf(model.plan, after);
        const inputs = inputsOf(plan, after);
        const decision = engine.decide(plan, world.state, inputs);
        const step: Step = { plan, before: world.state, inputs, decision };
        const isNew = visit({ ...after, state: decision.state }, next);
        if (features.has("crash") && decision.state !== world.state) visit(after, next);
        const found = [...checkStep(step, engine)];
        if (isNew && seen.size % SAMPLE === 0)
          found.push(
            ...checkStored(step, engine),
            ...checkEnding(model.plan, { ...after, state: decision.state }, engine),
          );
        for (const one of found) if (until(one)) violations.push({ ...one, step });
        if (violations.length > 0) return { states: seen.size, decisions: decided.size, depth: depth + 1, violations };
      }
    }
    frontier = next;
  }
  return { states: seen.size, decisions: decided.size, depth, violations };
}
