import { type Expression, enter, Fault, Located, noOverload, type Scope, type Value } from "./scope.ts";

type Arithmetic = (a: number, b: number) => number | string;

const WHOLE: { readonly [operator in "+" | "-" | "*" | "/" | "%"]: Arithmetic } = {
  "+": (a, b) => a + b,
  "-": (a, b) => a - b,
  "*": (a, b) => a * b,
  "/": (a, b) => (b === 0 ? "division by zero" : Math.trunc(a / b)),
  "%": (a, b) => (b === 0 ? "division by zero" : a % b),
};

/** `+ - * / %`: of two integers, of two fractions (not `%`); `+` also joins two texts or two lists. */
export function arithmetic(operator: keyof typeof WHOLE, left: Expression, right: Expression): Expression {
  return (scope) => {
    const a = left(scope);
    const b = right(scope);
    if (typeof a === "number" && typeof b === "number") return calculate(operator, a, b);
    if (operator !== "+") return noOverload(operator, a, b);
    if (typeof a === "string" && typeof b === "string") return a + b;
    const [first, second] = [itemsOf(scope, a), itemsOf(scope, b)];
    return first === undefined || second === undefined ? noOverload(operator, a, b) : [...first, ...second];
  };
}

function itemsOf(scope: Scope, value: Value): readonly Value[] | undefined {
  if (Array.isArray(value)) return value as readonly Value[];
  if (!(value instanceof Located) || !Array.isArray(value.value)) return undefined;
  return (value.value as readonly unknown[]).map((item, at) => enter(scope, value, at, item));
}

function calculate(operator: keyof typeof WHOLE, a: number, b: number): Value {
  const whole = Number.isInteger(a);
  if (whole !== Number.isInteger(b) || (!whole && operator === "%")) return noOverload(operator, a, b);
  const result = operator === "/" && !whole ? a / b : WHOLE[operator](a, b);
  if (typeof result === "string") return new Fault(result);
  return !whole || Number.isSafeInteger(result) ? result + 0 : new Fault(`${a} ${operator} ${b} is out of range`);
}

/** `-operand` */
export function negate(operand: Expression): Expression {
  return (scope) => {
    const value = operand(scope);
    return typeof value === "number" ? 0 - value : noOverload("-", value);
  };
}

const TESTS: { readonly [name: string]: (text: string, part: string) => boolean } = {
  startsWith: (text, part) => text.startsWith(part),
  endsWith: (text, part) => text.endsWith(part),
  contains: (text, part) => text.includes(part),
};

/** `text.startsWith(part)`, `endsWith`, `contains`. */
export function textTest(name: "startsWith" | "endsWith" | "contains", text: Expression, part: Expression): Expression {
  const test = TESTS[name];
  return (scope) => {
    const a = text(scope);
    const b = part(scope);
    if (typeof a !== "string" || typeof b !== "string" || test === undefined) return noOverload(name, a, b);
    return test(a, b);
  };
}

const LONGEST_MATCH = 4096;

/** `text.matches(pattern)`, for a pattern that `patternProblem` finds nothing wrong with. */
export function matches(text: Expression, pattern: string): Expression {
  const regular = new RegExp(pattern, "u");
  return (scope) => {
    const value = text(scope);
    if (typeof value !== "string") return noOverload("matches", value);
    if (value.length > LONGEST_MATCH) return new Fault(`a text of ${value.length} characters is too long for matches`);
    return regular.test(value);
  };
}

/** `text.lowerAscii()` */
export function lowerAscii(text: Expression): Expression {
  return (scope) => {
    const value = text(scope);
    return typeof value === "string"
      ? value.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
      : noOverload("lowerAscii", value);
  };
}

/** `string(value)` of a scalar. */
export function toText(operand: Expression): Expression {
  return (scope) => {
    const value = operand(scope);
    if (typeof value === "string") return value;
    return typeof value === "number" || typeof value === "boolean" ? String(value) : noOverload("string", value);
  };
}

/** `int(value)` of a number or of its text. */
export function toInt(operand: Expression): Expression {
  return (scope) => {
    const value = operand(scope);
    if (typeof value !== "number" && typeof value !== "string") return noOverload("int", value);
    const text = typeof value === "string" ? value : "";
    const result = typeof value === "number" ? Math.trunc(value) : /^[+-]?\d+$/.test(text) ? Number(text) : Number.NaN;
    return Number.isSafeInteger(result) ? result + 0 : new Fault(`${JSON.stringify(value)} is no integer`);
  };
}
