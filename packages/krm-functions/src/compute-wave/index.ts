export { plansByRollout } from "../stored/plan-pages.ts";
export { computeWave } from "./compute-wave.ts";
export { type Memory, type ReadRollout, readRollout } from "./read-rollout.ts";
export { type RolloutPackage, type RolloutStep, rolloutPackage, stepRollout } from "./step-rollout.ts";
export type { Leg } from "./steps/legs.ts";
export type { Followed, FollowedRun, Walk } from "./steps/walk.ts";
export { checkWords, formatWord, isPast, type Word, wordsOf } from "./words.ts";
