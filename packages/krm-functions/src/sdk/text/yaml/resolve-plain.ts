const INTEGER = /^(?:0o[0-7]+|0x[0-9a-fA-F]+|[-+]?[0-9]+)$/;
const FLOAT = /^[-+]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][-+]?[0-9]+)?$/;

const WORDS: ReadonlyMap<string, boolean | null | number> = new Map<string, boolean | null | number>([
  ["", null],
  ["~", null],
  ...["null", "Null", "NULL"].map((word) => [word, null] as const),
  ...["true", "True", "TRUE"].map((word) => [word, true] as const),
  ...["false", "False", "FALSE"].map((word) => [word, false] as const),
  ...[".inf", ".Inf", ".INF", "+.inf", "+.Inf", "+.INF"].map((word) => [word, Number.POSITIVE_INFINITY] as const),
  ...["-.inf", "-.Inf", "-.INF"].map((word) => [word, Number.NEGATIVE_INFINITY] as const),
  ...[".nan", ".NaN", ".NAN"].map((word) => [word, Number.NaN] as const),
]);

function parseInteger(source: string): number {
  const code = source.charCodeAt(0);
  const digits = code === 43 || code === 45 ? source.slice(1) : source;
  const sign = code === 45 ? -1 : 1;
  if (digits.startsWith("0x")) return sign * Number.parseInt(digits.slice(2), 16);
  if (digits.startsWith("0o")) return sign * Number.parseInt(digits.slice(2), 8);
  return sign * Number.parseInt(digits, 10);
}

/**
 * The value of a plain scalar in the core schema of YAML 1.2: `yes`, `on` and `2026-01-01` are strings, as they are for
 * kpt; `0644` is the number 644 (its spelling stays in the text). A number too large for a double is a string.
 */
export function resolvePlain(source: string): string | number | boolean | null {
  const code = source.charCodeAt(0);
  // Words that are not strings begin with f, n or t in either case, or with no letter at all.
  const letter = code | 32;
  if (letter >= 97 && letter <= 122 && letter !== 102 && letter !== 110 && letter !== 116) return source;
  const word = WORDS.get(source);
  if (word !== undefined) return word;
  if (INTEGER.test(source)) {
    const value = parseInteger(source);
    if (Number.isFinite(value)) return value;
  }
  if (FLOAT.test(source)) {
    const value = Number(source);
    if (Number.isFinite(value)) return value;
  }
  return source;
}
