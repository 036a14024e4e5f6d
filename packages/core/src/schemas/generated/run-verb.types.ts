// Generated from schemas/landfall.dev/parts/run-verb.schema.json by `npm run gen`. Do not edit.

/**
 * Something asked for of the run of one target: it counts once.
 */
export type RunVerb = {
  /**
   * `retry`: what failed is tried again. `skip`: the run goes on without a step. `back`: it goes back to a step, and everything behind that waits again. `cancel`: it ends where it is. `rerun`: it begins anew. `override`: it is superseded by one that begins now.
   */
  readonly verb: "cancel" | "override" | "rerun" | "skip" | "back" | "retry";
  /**
   * The target as the plan names it: `<cluster>` or `<cluster>/<package>`.
   */
  readonly target: string;
  /**
   * The step, as `<phase>/<step>`: with `skip` and `back`. With `retry` a step or a task of it that has failed. Default: the run.
   */
  readonly step?: string;
  /**
   * The number of the run, as its StepRun says; it counts for no other. Default: 1.
   */
  readonly attempt?: number;
  /**
   * How often that run was opened, as its StepRun says; it counts for no other opening. Default: 1.
   */
  readonly tries?: number;
  /**
   * Name of the person or program that asks for it.
   */
  readonly by: string;
  /**
   * Why it is asked for, in one sentence for people.
   */
  readonly reason?: string;
}
