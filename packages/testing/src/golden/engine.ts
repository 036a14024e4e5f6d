import type { Expectation } from "./expectation.ts";

/** The outcome of one run. */
export interface EngineRun {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
  /** The FunctionResultList, as YAML; absent if the engine returns none. */
  readonly results?: string;
}

/** Runs the functions of a package in place: real kpt, or the embedded runner. */
export interface Engine {
  readonly name: string;
  /**
   * Renders or evaluates the package in `directory`, which must be the working directory. Changes files only on
   * success.
   */
  run(directory: string, expectation: Expectation): EngineRun;
}
