import type { StepVerb } from "../model/inputs.ts";
import type { Parameters } from "../model/trigger.ts";
import type { RunWord } from "../model/words.ts";

/** The role of the one who changes an object: a person, or the program that carries out its runs. */
export type RunChangeRole = "user" | "controller";

/** The fields of an object that request a run, before or after a change. */
export interface AskedFor {
  /** The plan that is scheduled or running; `""`: none. */
  readonly plan: string;
  /** The uid of the run that is scheduled or running; `""`: none. */
  readonly uid: string;
  /** Whether the object says that this run has ended, successfully or not. */
  readonly hasEnded: boolean;
  /** The wanted revision: a change of it is an upgrade. */
  readonly revision: string;
  readonly parameters: Parameters;
}

/** The plans and the parameters of a revision. */
export interface PlanBook {
  readonly plans: ReadonlySet<string>;
  readonly parameters: readonly BookedParameter[];
}

/** A parameter as a revision declares it. */
export interface BookedParameter {
  readonly name: string;
  /** The plan that a change of the parameter triggers. Default: `update`, else `deploy`. */
  readonly trigger?: string | undefined;
  readonly default?: string | undefined;
  readonly required?: boolean | undefined;
  readonly immutable?: boolean | undefined;
  /**
   * Returns why a value is invalid, as the end of a sentence; `undefined` if it is valid. Default: every value is
   * valid.
   */
  readonly wrongValue?: ((value: string) => string | undefined) | undefined;
}

/** A change, and the facts by which it is judged. */
export interface AdmissionChange {
  readonly old: AskedFor;
  readonly new: AskedFor;
  /** Whether the object is being deleted. */
  readonly deleting: boolean;
  /** The plans of the revision that is wanted now. */
  readonly book: PlanBook;
  /** The plans of the previous revision. Default: the same as `book`. */
  readonly oldBook?: PlanBook | undefined;
  /** The role of the one who makes the change. Default: `user`. */
  readonly role?: RunChangeRole | undefined;
  /** The keys of the targets of the change, which may be in any namespace. Default: none. */
  readonly targets?: readonly string[] | undefined;
  /** Returns whether the caller may change a target. Default: every target is allowed. */
  readonly mayChange?: ((target: string) => boolean) | undefined;
  /** The verb that somebody requests with this change. */
  readonly command?: AskedVerb | undefined;
}

/** A requested verb, with who requests it and why, and the state of the run. */
export interface AskedVerb {
  readonly verb: StepVerb;
  readonly by: string;
  readonly reason: string;
  readonly run: RunWord;
}

/** The decision about a change. */
export interface ChangeDecision {
  /** The answer. `trigger`: the plan begins, as a new run. `clear`: no plan is scheduled any more. */
  readonly answer: "allow" | "deny" | "trigger" | "clear";
  /** The name of the rule that decided. */
  readonly rule: string;
  readonly field: string;
  /** The decision in one sentence, for people. */
  readonly message: string;
  /** The plan that the change begins. */
  readonly plan?: string | undefined;
}
