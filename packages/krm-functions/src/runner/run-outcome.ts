import type { KrmFunction } from "../sdk/function.ts";
import type { FunctionResult } from "../sdk/result.ts";
import type { FileChange } from "./changes.ts";
import type { Form } from "./entries.ts";

/** A function of any config, as a runner takes it. */
export type AnyFunction = KrmFunction<unknown>;

/** The report of one function of a pipeline. */
export interface StepReport {
  /** The directory of the package from the root; `""` for the root. */
  readonly package: string;
  readonly function: string;
  readonly results: readonly FunctionResult[];
}

/** The changes that a run would make, and the reports of its functions. Nothing is written yet. */
export interface RunOutcome {
  readonly changes: readonly FileChange[];
  readonly steps: readonly StepReport[];
}

/** How a package is run. */
export interface RunOptions {
  /** `kpt` (default): kpt's bytes, or nothing. `any`: edits in place, which leave everything else as it is. */
  readonly form?: Form;
  /** Refuse objects in which a key is there twice. Default: a warning (`DuplicateKey`); the first one counts, as in kpt. */
  readonly strict?: boolean;
}
