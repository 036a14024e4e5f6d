export { embeddedEngine } from "./embedded-engine.ts";
export type { Engine, EngineRun } from "./engine.ts";
export { type Expectation, readExpectation } from "./expectation.ts";
export { checkExample, type GoldenOutcome, runExample, updateExample } from "./golden.ts";
export { findKpt, kptEngine } from "./kpt-engine.ts";
