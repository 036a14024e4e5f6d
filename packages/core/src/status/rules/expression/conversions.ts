import type { Expression, Strict } from "./scope.ts";
import { Double, Fault, Instant, real, Span, TypeName, typeName, type Value } from "./values.ts";

const TRUE = ["1", "t", "T", "TRUE", "true", "True"];
const FALSE = ["0", "f", "F", "FALSE", "false", "False"];
const DECIMAL = /^[+-]?(?:\d{1,400}(?:\.\d{0,400})?|\.\d{1,400})(?:[eE][+-]?\d{1,5})?$/;

/** The conversions between types, as CEL defines them. */
export const CONVERSIONS: { readonly [name: string]: Strict } = {
  "bool/1": (_, value) => toBool(value),
  "double/1": (_, value) => toDouble(value),
  "dyn/1": (_, value) => value,
  "int/1": (_, value) => toInt(value),
  "string/1": (_, value) => toText(value),
  "type/1": (_, value) =>
    value === undefined ? undefined : new TypeName(value === null ? "null_type" : typeName(value)),
};

/** Builds a type from its name, for comparison with `type(x)`. */
export function typeNamed(name: string): Expression {
  const type = new TypeName(name);
  return () => type;
}

function toBool(value: Value | undefined): Value | undefined {
  if (typeof value === "boolean") return value;
  if (typeof value !== "string") return undefined;
  return TRUE.includes(value) || (FALSE.includes(value) ? false : unreadable(value, "true or false"));
}

function toDouble(value: Value | undefined): Value | undefined {
  if (value instanceof Double) return value;
  if (typeof value === "number") return real(value);
  if (typeof value !== "string") return undefined;
  if (/^[+-]?inf(?:inity)?$/i.test(value)) return value.startsWith("-") ? -Infinity : Infinity;
  if (/^nan$/i.test(value)) return Number.NaN;
  return DECIMAL.test(value) ? real(Number(value)) : unreadable(value, "a number");
}

/**
 * Converts a value to an integer: a number without its fraction, decimal digits, or a timestamp or duration in seconds.
 */
function toInt(value: Value | undefined): Value | undefined {
  if (typeof value === "string")
    return /^[+-]?\d+$/.test(value) ? whole(Number(value)) : unreadable(value, "an integer");
  if (value instanceof Instant) return whole(Math.floor(value.ms / 1000));
  if (value instanceof Span) return whole(value.ms / 1000);
  const number = value instanceof Double ? value.value : value;
  return typeof number === "number" ? whole(number) : undefined;
}

function whole(value: number): Value {
  const result = Math.trunc(value) + 0;
  return Number.isSafeInteger(result) ? result : new Fault(`${value} is out of the range of integers`);
}

/** Converts a scalar to text: a timestamp in RFC 3339, a duration in seconds. */
export function toText(value: Value | undefined): string | undefined {
  if (typeof value === "string") return value;
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (value instanceof Double) return String(value.value);
  if (value instanceof Instant) return new Date(value.ms).toISOString().replace(/\.?0{0,3}Z$/, "Z");
  return value instanceof Span ? `${value.ms / 1000}s` : undefined;
}

function unreadable(text: string, what: string): Fault {
  return new Fault(`${JSON.stringify(text.length > 40 ? `${text.slice(0, 39)}…` : text)} is not ${what}`);
}
