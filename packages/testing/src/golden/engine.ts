import type { Expectation } from "./expectation.ts";

/** How one run ended. */
export interface EngineRun {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
  /** The FunctionResultList, as YAML; absent from an engine that gives none. */
  readonly results?: string;
}

/** Something that runs the functions of a package in place: real kpt, or the embedded runner. */
export interface Engine {
  readonly name: string;
  /** Renders or evaluates the package in `directory`, where the process stands. Changes files only on success. */
  run(directory: string, expectation: Expectation): EngineRun;
}
