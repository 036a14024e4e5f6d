import { dateText, isInt64 } from "./fields.ts";

/**
 * The number of characters after which the text of a value ends in `…`, so that a cyclic or huge value costs no more.
 */
const LIMIT = 1 << 20;
const DEEPEST = 512;

/** Returns the type of a decoded JSON value as Go's `%T` names it. */
export function goType(value: unknown): string {
  switch (typeof value) {
    case "string":
      return "string";
    case "boolean":
      return "bool";
    case "number":
      return isInt64(value) ? "int64" : "float64";
    case "bigint":
      return "int64";
    case "object":
      if (value === null) return "<nil>";
      if (value instanceof Date) return dateText(value) === undefined ? "<nil>" : "string";
      return Array.isArray(value) ? "[]interface {}" : "map[string]interface {}";
    case "undefined":
    case "function":
    case "symbol":
      return "<nil>";
  }
}

/** Returns the kind of a value that is not null, as Go's `reflect` names it. */
export function goKind(value: unknown): string {
  const type = goType(value);
  if (type === "[]interface {}") return "slice";
  return type === "map[string]interface {}" ? "map" : type;
}

/** Formats a decoded JSON value as Go's `%v` does: `map[a:1 b:[x <nil>]]`, keys in byte order. */
export function formatGoValue(value: unknown): string {
  const text = { value: "" };
  write(value, text, 0);
  return text.value.length > LIMIT ? `${text.value.slice(0, LIMIT)}…` : text.value;
}

function write(value: unknown, text: { value: string }, depth: number): void {
  if (text.value.length > LIMIT) return;
  if (typeof value !== "object" || value === null || value instanceof Date) {
    text.value += formatScalar(value);
  } else if (depth > DEEPEST) {
    text.value += "…";
  } else if (Array.isArray(value)) {
    text.value += "[";
    for (const [index, element] of value.entries()) {
      if (index > 0) text.value += " ";
      write(element, text, depth + 1);
      if (text.value.length > LIMIT) return;
    }
    text.value += "]";
  } else {
    writeMap(value as Readonly<Record<string, unknown>>, text, depth);
  }
}

function writeMap(map: Readonly<Record<string, unknown>>, text: { value: string }, depth: number): void {
  text.value += "map[";
  let separator = "";
  for (const key of Object.keys(map).sort(compareBytes)) {
    if (map[key] === undefined) continue;
    text.value += `${separator}${key}:`;
    separator = " ";
    write(map[key], text, depth + 1);
    if (text.value.length > LIMIT) return;
  }
  text.value += "]";
}

function formatScalar(value: unknown): string {
  switch (typeof value) {
    case "string":
      return value;
    case "boolean":
    case "bigint":
      return String(value);
    case "number":
      return isInt64(value) ? formatInt(value) : formatFloat(value);
    case "object":
    case "undefined":
    case "function":
    case "symbol":
      return value instanceof Date ? (dateText(value) ?? "<nil>") : "<nil>";
  }
}

/** Formats an int64 in decimal, also beyond 2^53. */
export function formatInt(value: number): string {
  if (Number.isSafeInteger(value)) return String(value === 0 ? 0 : value);
  const exact = BigInt(value);
  return String(exact === 2n ** 63n ? exact - 1n : exact);
}

/** Formats a float64 as Go's `%v` does: the shortest digits, with an exponent of two digits below 1e-4 and from 1e6. */
function formatFloat(value: number): string {
  if (!Number.isFinite(value)) return Number.isNaN(value) ? "NaN" : value > 0 ? "+Inf" : "-Inf";
  const [digits = "", exponent = "0"] = value.toExponential().split("e");
  const power = Number(exponent);
  if (power >= -4 && power < 6) return plainDecimal(digits, power);
  return `${digits}e${power < 0 ? "-" : "+"}${String(Math.abs(power)).padStart(2, "0")}`;
}

function plainDecimal(mantissa: string, power: number): string {
  const sign = mantissa.startsWith("-") ? "-" : "";
  const digits = mantissa.replace("-", "").replace(".", "");
  if (power < 0) return `${sign}0.${"0".repeat(-power - 1)}${digits}`;
  const whole = digits.slice(0, power + 1).padEnd(power + 1, "0");
  const fraction = digits.slice(power + 1);
  return fraction === "" ? sign + whole : `${sign}${whole}.${fraction}`;
}

/** Orders strings by their UTF-8 bytes, which is the order of code points. */
function compareBytes(a: string, b: string): number {
  const left = Array.from(a);
  const right = Array.from(b);
  for (let index = 0; index < left.length && index < right.length; index++) {
    const difference = (left[index]?.codePointAt(0) ?? 0) - (right[index]?.codePointAt(0) ?? 0);
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}
