import { itemsOf } from "./lists.ts";
import { costOf, type Expression, type Scope, spend } from "./scope.ts";
import { boundedText } from "./texts.ts";
import { instant, span } from "./times.ts";
import { Double, Fault, Instant, noOverload, real, Span, type Value } from "./values.ts";

type Arithmetic = (a: number, b: number) => number | string;

const WHOLE: { readonly [operator in "+" | "-" | "*" | "/" | "%"]: Arithmetic } = {
  "+": (a, b) => a + b,
  "-": (a, b) => a - b,
  "*": (a, b) => a * b,
  "/": (a, b) => (b === 0 ? "division by zero" : Math.trunc(a / b)),
  "%": (a, b) => (b === 0 ? "division by zero" : a % b),
};

/**
 * Builds `+ - * / %`: for two integers or two fractions (not `%`); `+` also joins two texts or two lists, and `+` and
 * `-` accept timestamps and durations.
 */
export function arithmetic(operator: keyof typeof WHOLE, left: Expression, right: Expression): Expression {
  return (scope) => {
    const a = left(scope);
    const b = right(scope);
    if (typeof a === "number" && typeof b === "number") return calculate(operator, a, b);
    if (operator === "+" && typeof a === "string" && typeof b === "string")
      return spend(scope, costOf(a) + costOf(b)) ?? boundedText(a + b);
    return (
      reckon(operator, a, b) ?? (operator === "+" ? joinLists(scope, a, b) : undefined) ?? noOverload(operator, a, b)
    );
  };
}

/** Adds or subtracts times, and calculates with fractions of which one is whole. */
function reckon(operator: keyof typeof WHOLE, a: Value, b: Value): Value | undefined {
  if (a instanceof Double || b instanceof Double) return calculateReal(operator, a, b);
  const sign = operator === "+" ? 1 : operator === "-" ? -1 : undefined;
  if (sign === undefined) return undefined;
  if (a instanceof Instant && b instanceof Span) return instant(a.ms + sign * b.ms);
  if (a instanceof Span && b instanceof Instant && sign === 1) return instant(a.ms + b.ms);
  if (a instanceof Instant && b instanceof Instant && sign === -1) return span(a.ms - b.ms);
  return a instanceof Span && b instanceof Span ? span(a.ms + sign * b.ms) : undefined;
}

function joinLists(scope: Scope, a: Value, b: Value): Value | undefined {
  const [first, second] = [itemsOf(scope, a), itemsOf(scope, b)];
  if (first === undefined || second === undefined) return undefined;
  return spend(scope, 0) ?? [...first, ...second];
}

function calculate(operator: keyof typeof WHOLE, a: number, b: number): Value {
  if (!Number.isInteger(a) || !Number.isInteger(b)) return calculateReal(operator, a, b) ?? noOverload(operator, a, b);
  const result = WHOLE[operator](a, b);
  if (typeof result === "string") return new Fault(result);
  return Number.isSafeInteger(result) ? result + 0 : new Fault(`${a} ${operator} ${b} is out of range`);
}

/** Calculates with two fractions; `undefined` for an integer and a fraction, and for a remainder. */
function calculateReal(operator: keyof typeof WHOLE, a: Value, b: Value): Value | undefined {
  const [left, right] = [fraction(a), fraction(b)];
  if (left === undefined || right === undefined || operator === "%") return undefined;
  return real(operator === "/" ? left / right : (WHOLE[operator](left, right) as number));
}

function fraction(value: Value): number | undefined {
  if (value instanceof Double) return value.value;
  return typeof value === "number" && !Number.isInteger(value) ? value : undefined;
}

/** Builds the expression `-operand`. */
export function negate(operand: Expression): Expression {
  return (scope) => {
    const value = operand(scope);
    if (value instanceof Double) return new Double(-value.value);
    return typeof value === "number" ? 0 - value : noOverload("-", value);
  };
}

const TESTS: { readonly [name: string]: (text: string, part: string) => boolean } = {
  startsWith: (text, part) => text.startsWith(part),
  endsWith: (text, part) => text.endsWith(part),
  contains: (text, part) => text.includes(part),
};

/** Builds `text.startsWith(part)`, `endsWith` or `contains`. */
export function textTest(name: "startsWith" | "endsWith" | "contains", text: Expression, part: Expression): Expression {
  const test = TESTS[name];
  return (scope) => {
    const a = text(scope);
    const b = part(scope);
    if (typeof a !== "string" || typeof b !== "string" || test === undefined) return noOverload(name, a, b);
    return spend(scope, costOf(a)) ?? test(a, b);
  };
}

const LONGEST_MATCH = 4096;
/** The cost of one unbounded repetition in a pattern, in steps, since it may be tried from every character on. */
const MATCH_STEPS = 512;

/** Builds `text.matches(pattern)`, for a pattern in which `patternProblem` finds nothing wrong. */
export function matches(text: Expression, pattern: string): Expression {
  const regular = new RegExp(pattern, "u");
  return (scope) => {
    const value = text(scope);
    if (typeof value !== "string") return noOverload("matches", value);
    if (value.length > LONGEST_MATCH) return new Fault(`a text of ${value.length} characters is too long for matches`);
    return spend(scope, (value.length * value.length) / MATCH_STEPS) ?? regular.test(value);
  };
}
