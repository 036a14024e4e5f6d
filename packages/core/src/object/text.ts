const HIGH_SURROGATE = /[\ud800-\udbff]$/;

/**
 * Returns at most `max` UTF-16 code units of a text. A longer text is cut and ends in `…`, which counts; a surrogate
 * pair is never split. Throws a `RangeError` if `max` is not a whole number from 1.
 */
export function truncate(text: string, max: number): string {
  if (!Number.isInteger(max) || max < 1) throw new RangeError(`no room for text: ${max}`);
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1);
  return `${HIGH_SURROGATE.test(cut) ? cut.slice(0, -1) : cut}…`;
}

/**
 * Formats a value as JSON, for messages: at most `longest` UTF-16 code units, then `…`; `nothing` if it is undefined.
 */
export function showValue(value: unknown, longest = 80): string {
  return value === undefined ? "nothing" : truncate(JSON.stringify(value), longest);
}

/**
 * Characters that must not reach a terminal: C0 and C1 controls and DEL, marks that change the direction of text, line
 * and paragraph separators, the byte order mark, invisible tag characters, and halves of surrogate pairs.
 */
const HARMFUL =
  // oxlint-disable-next-line no-control-regex -- controls are what this is about
  /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\u{e0000}-\u{e007f}\ud800-\udfff]/gu;
const SHORT: ReadonlyMap<string, string> = new Map([
  ["\n", "\\n"],
  ["\r", "\\r"],
  ["\t", "\\t"],
]);

/**
 * Returns a text on one line that cannot move the cursor, colour the screen or reorder other text: each harmful
 * character becomes visible as `\n`, `\r`, `\t` or `\u{1b}`. All other characters are kept, backslashes too.
 */
export function escapeControl(text: string): string {
  return text.replace(
    HARMFUL,
    (character) => SHORT.get(character) ?? `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`,
  );
}

/**
 * Returns JSON text that is safe for a terminal too: each harmful character is written as `\uXXXX`, which parses to the
 * same character. Line breaks between the values are kept.
 */
export function escapeInJson(json: string): string {
  return json.replace(HARMFUL, (character) => (character === "\n" ? character : escapeUnits(character)));
}

function escapeUnits(character: string): string {
  const units = Array.from({ length: character.length }, (_, at) => character.charCodeAt(at));
  return units.map((unit) => `\\u${unit.toString(16).padStart(4, "0")}`).join("");
}

const IN_LABEL_VALUE: ReadonlyMap<string, string> = new Map([
  ["\\", "\\\\"],
  ['"', '\\"'],
  ["\n", "\\n"],
]);

/** Escapes a label value in the Prometheus text format: backslash, quote and line feed. */
export function escapeLabelValue(text: string): string {
  return text.replace(/[\\"\n]/g, (character) => IN_LABEL_VALUE.get(character) ?? character);
}

const IN_HTML: ReadonlyMap<string, string> = new Map([
  ["&", "&amp;"],
  ["<", "&lt;"],
  [">", "&gt;"],
  ['"', "&quot;"],
  ["'", "&#39;"],
]);

/** Escapes a text for HTML text or a quoted attribute value. Not for scripts, styles or URLs. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => IN_HTML.get(character) ?? character);
}
