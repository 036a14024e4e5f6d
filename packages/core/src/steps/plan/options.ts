import type { ObjectRef, Result } from "../../object/index.ts";
import type { StepObjects } from "../../schemas/generated/step-plan.ts";
import type { ExpressionEngine } from "../../status/rules/engine.ts";

/** The options with which a plan is read. */
export interface ReadStepPlanOptions {
  /** The engine that compiles expressions. Default: none; a plan with expressions is then a problem. */
  readonly engine?: ExpressionEngine | undefined;
  /** Returns the objects of a package that match a selector. Default: there is no package. */
  readonly select?: ((selector: StepObjects, field: string) => Result<readonly ObjectRef[]>) | undefined;
  /** The specs of the plans whose runs tasks may begin, by name, so that plans that begin each other are found. Default: none. */
  readonly plans?: ReadonlyMap<string, unknown> | undefined;
}
