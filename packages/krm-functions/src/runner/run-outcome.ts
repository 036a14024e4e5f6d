import type { KrmFunction } from "../sdk/function.ts";
import type { FunctionResult } from "../sdk/result.ts";
import type { FileChange } from "./changes.ts";
import type { Form } from "./entries.ts";

/** A function with any config, as runners take it. */
export type AnyFunction = KrmFunction<unknown>;

/** The report about one function of a pipeline. */
export interface StepReport {
  /** The package's directory, relative to the root; `""` for the root. */
  readonly package: string;
  readonly function: string;
  readonly results: readonly FunctionResult[];
}

/** The changes that a run would make, and the reports of its functions. Nothing has been written. */
export interface RunOutcome {
  readonly changes: readonly FileChange[];
  readonly steps: readonly StepReport[];
}

/** The options of a run. */
export interface RunOptions {
  /**
   * `kpt` (default): the bytes that kpt would write, or a refusal. `any`: edits in place that leave everything else as
   * it is.
   */
  readonly form?: Form;
  /** Refuse objects with a repeated key. Default: a warning (`DuplicateKey`), and the first one counts, as in kpt. */
  readonly strict?: boolean;
}
