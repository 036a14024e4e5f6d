import type { Result } from "../../object/index.ts";
import type { Expression } from "./expression/scope.ts";

/** Options for compiling an expression. */
export interface EngineOptions {
  /** Whether Flux's semantics apply: no variable `conditions` and none of its functions. Default: false. */
  readonly flux?: boolean;
}

/**
 * The port through which users' rules are compiled. An engine never throws: an expression that it cannot compile is a
 * problem `InvalidExpression` (not in the language) or `UnsupportedFunction` (a missing function), whose message names
 * the expression and the function. An expression that cannot be evaluated gives a `Fault` at run time. The combinators
 * in `expression` record evidence by themselves; an engine with its own evaluator records the fields it reads in
 * `scope.trace`.
 */
export interface ExpressionEngine {
  readonly compile: (text: string, options: EngineOptions) => Result<Expression>;
}

/** Options for loading rules. */
export interface LoadOptions {
  /**
   * The cost that one evaluation of a rule may have: nodes of comprehensions × length of the lists. Default: ten
   * million.
   */
  readonly budget?: number;
}
