/** Words, in lower case, that some reader of YAML 1.1 or 1.2 takes for something other than a string. */
const RESERVED: ReadonlySet<string> = new Set([
  "",
  "~",
  "null",
  "true",
  "false",
  "yes",
  "no",
  "on",
  "off",
  "y",
  "n",
  "=",
  "<<",
  ".inf",
  "-.inf",
  "+.inf",
  ".nan",
]);
/** Text that could be a number, a time or a date; matches more than any reader accepts. */
const LIKE_A_NUMBER = /^[-+.]?[.0-9][-+0-9a-fA-FxXoO_:.TtZz ]*$|^[-+]?[eE][-+]?[0-9_]+$/;
const SAFE_FIRST = /^[^\s\-?:,[\]{}#&*!|>'"%@`=]|^-[^\s,[\]{}]/;
// Control and format characters, line separators and lone surrogates, which are always escaped.
const UNPRINTABLE =
  // oxlint-disable-next-line no-control-regex -- these are what it looks for
  /[\0-\x1f\x7f-\xa0\xad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff0-\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;
const ESCAPED = new RegExp(`${UNPRINTABLE.source}|["\\\\]`, "g");
const ASCII = /^[ -~]*$/;
/**
 * A quick test that most keys and names pass: a text that is a string for every reader unless it is a reserved word.
 */
const WORD = /^[a-df-zA-DF-Z][-\w./]*$/;
const SHORT_ESCAPES: ReadonlyMap<string, string> = new Map([
  ["\n", "\\n"],
  ["\t", "\\t"],
  ["\r", "\\r"],
  ['"', '\\"'],
  ["\\", "\\\\"],
  ["\b", "\\b"],
  ["\f", "\\f"],
]);

function isPrintable(value: string): boolean {
  return ASCII.test(value) || !UNPRINTABLE.test(value);
}

function isReserved(value: string): boolean {
  return value.length < 6 && RESERVED.has(value.toLowerCase());
}

/** Whether a string may stand plain, as a value or a key, and be read as this string by YAML 1.1 and 1.2. */
export function isSafePlain(value: string, inFlow: boolean): boolean {
  if (WORD.test(value)) return !isReserved(value);
  if (!SAFE_FIRST.test(value) || value.endsWith(" ") || value.endsWith(":")) return false;
  if (value.includes(": ") || value.includes(" #") || !isPrintable(value)) return false;
  if (value.startsWith("---") || value.startsWith("...")) return false;
  if (inFlow && /[,[\]{}:]/.test(value)) return false;
  return !isReserved(value) && !LIKE_A_NUMBER.test(value);
}

function escape(character: string): string {
  const short = SHORT_ESCAPES.get(character);
  if (short !== undefined) return short;
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

/** A text in double quotes, which is valid JSON too. */
export function writeDoubleQuoted(value: string): string {
  return `"${value.replace(ESCAPED, escape)}"`;
}

/** The quotes in which a string is to be written. */
export type Quotes = "plain" | "single" | "double";

/**
 * Writes a string on one line: plain if `style` asks for that and it is safe, else in the quotes of `style`, else in
 * quotes that can hold it.
 */
export function writeString(value: string, style: Quotes, inFlow: boolean): string {
  if (style !== "double" && style !== "single" && isSafePlain(value, inFlow)) return value;
  const singleCan = isPrintable(value);
  const single = style === "single" || (style !== "double" && /["\\]/.test(value));
  return single && singleCan ? `'${value.replaceAll("'", "''")}'` : writeDoubleQuoted(value);
}

/** Writes a number that YAML 1.1 reads alike: an exponent there needs a decimal point before it. */
export function writeNumber(value: number): string {
  const text = String(value);
  const exponent = text.indexOf("e");
  return exponent < 0 || text.includes(".") ? text : `${text.slice(0, exponent)}.0${text.slice(exponent)}`;
}

/** Whether a string can be a literal block scalar: several lines, all printable, the first neither blank nor indented. */
export function isLiteral(value: string): boolean {
  if (!value.includes("\n") || /^[\s#]/.test(value)) return false;
  if (/[ \t]\n|[ \t]$|\n\n$|\n---|\n\.\.\./.test(value)) return false;
  return isPrintable(value.replace(/[\n\t]/g, " "));
}
