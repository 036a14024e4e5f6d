import type { StepVerb } from "../model/inputs.ts";
import type { Parameters } from "../model/trigger.ts";
import type { RunWord } from "../model/words.ts";

/** Who changes an object: a person, or the program that carries its runs out. */
export type RunChangeRole = "user" | "controller";

/** The request of an object, before or after a change. */
export interface AskedFor {
  /** The plan that is scheduled or runs; `""`: none. */
  readonly plan: string;
  /** Names the run; `""`: none. */
  readonly uid: string;
  /** Whether the object says that this run has ended, well or badly. */
  readonly hasEnded: boolean;
  /** The revision to reach: a change of it is an upgrade. */
  readonly revision: string;
  readonly parameters: Parameters;
}

/** The plans that a revision has, and its parameters. */
export interface PlanBook {
  readonly plans: ReadonlySet<string>;
  readonly parameters: readonly BookedParameter[];
}

/** A parameter as a revision declares it. */
export interface BookedParameter {
  readonly name: string;
  /** The plan that a change of it triggers. Default: `update`, else `deploy`. */
  readonly trigger?: string | undefined;
  readonly default?: string | undefined;
  readonly required?: boolean | undefined;
  readonly immutable?: boolean | undefined;
  /** Why a value is none, as the end of a sentence; `undefined` for one that is. Default: every value is one. */
  readonly wrongValue?: ((value: string) => string | undefined) | undefined;
}

/** A change, and the facts by which it is judged. */
export interface AdmissionChange {
  readonly old: AskedFor;
  readonly new: AskedFor;
  /** Whether the object is being deleted. */
  readonly deleting: boolean;
  /** The plans of the revision that is asked for now. */
  readonly book: PlanBook;
  /** The plans of the revision before. Default: the same. */
  readonly oldBook?: PlanBook | undefined;
  /** Default: `user`. */
  readonly role?: RunChangeRole | undefined;
  /** The targets that the change is about, by their keys; they may lie in any namespace. Default: none are named. */
  readonly targets?: readonly string[] | undefined;
  /** Whether a target is one that the caller may change. Default: every one is. */
  readonly mayChange?: ((target: string) => boolean) | undefined;
  /** The verb that somebody asks the run to carry out with this change. */
  readonly command?: AskedVerb | undefined;
}

/** A verb, with who says so and why, and the state of the run that it is about. */
export interface AskedVerb {
  readonly verb: StepVerb;
  readonly by: string;
  readonly reason: string;
  readonly run: RunWord;
}

/** The decision about a change. */
export interface ChangeDecision {
  /** `trigger`: the plan begins, as a new run. `clear`: nothing is scheduled any more. */
  readonly answer: "allow" | "deny" | "trigger" | "clear";
  /** The rule that decided. */
  readonly rule: string;
  readonly field: string;
  /** One sentence for people. */
  readonly message: string;
  /** The plan to begin. */
  readonly plan?: string | undefined;
}
