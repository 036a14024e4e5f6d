import type { Plan, RolloutEngine, Violation } from "@landfall/core/rollout";
import { inputsOf, MINUTE, nameOf, planOf, type World } from "./world.ts";

const ROUNDS = 40;
const ENDS: ReadonlySet<string | undefined> = new Set(["Completed", "Stopped", "RolledBack"]);

/** Invariant 19: from any state, if targets do as they are told and people agree, the rollout ends. */
export function checkEnding(planned: Plan, from: World, engine: RolloutEngine): readonly Violation[] {
  let world: World = {
    ...from,
    told: { ...from.told, paused: false, braked: false, measured: true, metered: false, unready: false, others: 0 },
  };
  for (let round = 0; round < ROUNDS; round++) {
    const plan = planOf(planned, world);
    const now = world.now + MINUTE;
    const targets = world.targets.map((_, index) => ({
      at: world.state?.targets.get(nameOf(index))?.revision ?? "v1",
      healthy: true,
      silent: false,
      seenAt: now,
    }));
    world = { ...world, now, targets };
    const { revision = "v2", attempt = 1 } = world.state ?? {};
    const approvals = plan.waves.map(({ name }) => ({ wave: name, revision, attempt, by: "ana" }));
    const inputs = { ...inputsOf(plan, world), approvals };
    const said = engine.decide(plan, world.state, inputs);
    const isEmptied = said.blockers.ofRollout()?.kind === "WaveEmptied";
    const { state } = isEmptied ? engine.decide(plan, said.state, { ...inputs, promotions: approvals }) : said;
    if (state === world.state && ENDS.has(state.phase)) return [];
    world = { ...world, state };
  }
  return [{ invariant: 19, message: `after ${ROUNDS} more minutes the rollout is still ${world.state?.phase}` }];
}
