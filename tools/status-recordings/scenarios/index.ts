import type { Scenario } from "../scenario.ts";
import { DEPLOYMENTS } from "./deployments.ts";
import { OTHERS } from "./others.ts";
import { RUNS } from "./runs.ts";
import { SETS } from "./sets.ts";

/** Histories of the built-in kinds, by the directory of their recordings: the steps, and the question to kubectl. */
export const SCENARIOS: Readonly<Record<string, readonly Scenario[]>> = {
  deployments: DEPLOYMENTS,
  others: OTHERS,
  runs: RUNS,
  sets: SETS,
};
