import { decide } from "../decide/decide.ts";
import { findRivals } from "../decide/rivals.ts";
import { explain } from "../explain/explain.ts";
import { plan } from "../plan/plan.ts";
import { recordDecision } from "../store/log.ts";
import { readPlan } from "../store/read-plan.ts";
import { writePlan } from "../store/write-plan.ts";
import { readStrategy } from "../strategy/read-strategy.ts";

/** The functions that the invariants are about. A model check also hands in some that are broken on purpose. */
export interface Engine {
  readonly readStrategy: typeof readStrategy;
  readonly plan: typeof plan;
  readonly decide: typeof decide;
  readonly explain: typeof explain;
  readonly writePlan: typeof writePlan;
  readonly readPlan: typeof readPlan;
  readonly recordDecision: typeof recordDecision;
  readonly findRivals: typeof findRivals;
}

/** Ours. */
export const ENGINE: Engine = {
  readStrategy,
  plan,
  decide,
  explain,
  writePlan,
  readPlan,
  recordDecision,
  findRivals,
};
