import { decide } from "../decide.ts";
import { explain } from "../explain.ts";
import { recordDecision } from "../log.ts";
import { plan } from "../plan.ts";
import { readPlan } from "../read-plan.ts";
import { findRivals } from "../rivals.ts";
import { readStrategy } from "../strategy.ts";
import { writePlan } from "../write-plan.ts";

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
