import { success } from "@landfall/core/object";
import { type ExpressionEngine, expression } from "@landfall/core/status/rules";
import { readExpression } from "./read-expression.ts";
import { isStep, type Step, type StepName } from "./step.ts";

type Build = (...args: readonly unknown[]) => expression.Expression;
const COMBINATORS: { readonly [name in StepName]: unknown } = expression;

/**
 * CEL for rules of users: parsed by `@bufbuild/cel` (an optional peer dependency), compiled to core's combinators, so
 * that a user's rule means the same, costs the same and has the same evidence as one of the library. Whole numbers of
 * JSON are integers. It lacks map and byte literals, unsigned integers, durations and timestamps, optionals
 * (`.?`), and every function that is not listed in docs/write-status-rules.md; each is a load error that names it.
 */
export const celEngine: ExpressionEngine = {
  compile: (text, { flux = false }) => {
    const read = readExpression(text, flux);
    return read.ok ? success(build(read.value)) : read;
  },
};

function build({ name, args }: Step): expression.Expression {
  const make = COMBINATORS[name] as Build;
  return make(...args.map((arg) => (isStep(arg) ? build(arg) : arg)));
}
