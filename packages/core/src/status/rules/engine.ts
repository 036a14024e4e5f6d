import type { Result } from "../../object/index.ts";
import type { Expression } from "./expression/scope.ts";

/** How an expression is to be understood. */
export interface EngineOptions {
  /** Flux's semantics: no variable `conditions` and none of its functions. Default false. */
  readonly flux?: boolean;
}

/**
 * The port through which rules of users are compiled. An engine never throws: what it cannot compile is a problem
 * `InvalidExpression` (no such language) or `UnsupportedFunction` (a function it lacks), whose message names the
 * expression and the function. What cannot be evaluated is a `Fault`, at run time. The combinators in `expression`
 * give evidence by themselves; an engine with an evaluator of its own notes the fields it reads in `scope.trace`.
 */
export interface ExpressionEngine {
  readonly compile: (text: string, options: EngineOptions) => Result<Expression>;
}

/** Options for loading rules. */
export interface LoadOptions {
  /** How many nodes of comprehensions one evaluation of a rule may visit: nodes × length of the lists. Default ten million. */
  readonly budget?: number;
}
