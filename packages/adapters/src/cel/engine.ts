import { success } from "@landfall/core/object";
import { type ExpressionEngine, expression } from "@landfall/core/status/rules";
import { readExpression } from "./read-expression.ts";
import { matchesRegular } from "./regular.ts";
import { isStep, type Step, type StepName } from "./step.ts";

type Build = (...args: readonly unknown[]) => expression.Expression;
const COMBINATORS: { readonly [name in StepName]: unknown } = expression;

/**
 * CEL for users' rules: parsed by `@bufbuild/cel` (an optional peer dependency) and compiled to core's combinators, so
 * that a user's rule has the same meaning, cost and evidence as one of the library. Whole numbers of JSON are integers;
 * timestamps and durations are exact to the millisecond. It lacks bytes, unsigned integers and every function that is
 * not listed in docs/write-status-rules.md; each is a load error that names it and the replacement.
 */
export const celEngine: ExpressionEngine = {
  compile: (text, { flux = false }) => {
    const read = readExpression(text, flux);
    return read.ok ? success(build(read.value)) : read;
  },
};

function build({ name, args }: Step): expression.Expression {
  const [text, pattern] = args;
  if (name === "matches" && isPart(text) && isPart(pattern)) return matchesRegular(build(text), build(pattern));
  const make = COMBINATORS[name] as Build;
  return make(...args.map((arg) => (isStep(arg) ? build(arg) : arg)));
}

function isPart(arg: Step["args"][number] | undefined): arg is Step {
  return arg !== undefined && isStep(arg);
}
