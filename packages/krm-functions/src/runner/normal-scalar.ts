/**
 * Values on one line as kpt's YAML library writes them. Narrower than what it writes: what is not
 * recognised here counts as not normal, never the other way round.
 */

/** One quoted or plain scalar, or a flow list or map, without a trailing comment. */
export function isNormalValue(text: string): boolean {
  return isQuoted(text) || isBlockPlain(text) || (/^[[{]/.test(text) && endOfFlow(text, 0) === text.length);
}

/** A key of a block map: plain or quoted, short enough to be written before a colon. */
export function isNormalKey(text: string): boolean {
  return text.length <= 100 && text !== "<<" && (isQuoted(text) || isBlockPlain(text));
}

/**
 * Where the value at the start of a text ends: at its last character, or before the space of a comment behind it. A quoted
 * value ends at its quote, a flow value at its bracket, a plain one before ` #`. Undefined: kpt writes no such value.
 */
export function endOfValue(text: string): number | undefined {
  const first = text[0];
  const end =
    first === "'" || first === '"'
      ? endOfQuoted(text)
      : first === "[" || first === "{"
        ? endOfFlow(text, 0)
        : endOfPlain(text);
  return end >= 0 && (end === text.length || text.startsWith(" #", end)) ? end : undefined;
}

function endOfQuoted(text: string): number {
  FLOW_QUOTED.lastIndex = 0;
  return FLOW_QUOTED.test(text) ? FLOW_QUOTED.lastIndex : -1;
}

function endOfPlain(text: string): number {
  const comment = text.indexOf(" #");
  return comment < 0 ? text.length : comment;
}

/** Whether kpt writes a comment as it stands: it begins with `#`, and holds no character that ends a line or is not to be seen. */
export function isNormalComment(text: string): boolean {
  return COMMENT.test(text);
}

// oxlint-disable-next-line no-control-regex -- these are what it looks for
const COMMENT = /^#[^\0-\x1f\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]*$/;

/** Characters that kpt's library neither escapes nor folds: printable, of the basic plane. */
export function isPrintable(text: string): boolean {
  return PRINTABLE.test(text);
}

const PRINTABLE = /^[\u0020-\u007E\u00A0-\u2027\u202A-\uD7FF\uE000-\uFEFE\uFF00-\uFFFD]*$/;
const SINGLE_QUOTED = /^'(?:[^']|'')*'$/;
const DOUBLE_QUOTED = /^"(?:[^"\\]|\\.)*"$/;
const FLOW_QUOTED = /'(?:[^']|'')*'|"(?:[^"\\]|\\.)*"/y;
/** Words with one space between them, of ASCII but for what flow, quotes, comments, `?` and `:` are written with. */
const FLOW_PLAIN = /-?[A-Za-z0-9_/.+$](?:[!$-&(-+\-.-9;->@-Z^-z|~]| (?=[!$-&(-+\-.-9;->@-Z^-z|~]))*/y;

function isQuoted(text: string): boolean {
  return SINGLE_QUOTED.test(text) ? isPrintable(text) : DOUBLE_QUOTED.test(text) && isEscapedAsKpt(text.slice(1, -1));
}

/** Escapes that kpt's library has a letter for; what else it escapes it writes as `\\x`, `\\u` or `\\U`, whichever is the shortest. */
const LETTERS: ReadonlyMap<number, string> = new Map(
  Object.entries({
    0: "0",
    7: "a",
    8: "b",
    9: "t",
    10: "n",
    11: "v",
    12: "f",
    13: "r",
    27: "e",
    34: '"',
    92: "\\",
    133: "N",
    8232: "L",
    8233: "P",
  }).map(([code, letter]) => [Number(code), letter]),
);

const ESCAPE = /\\(?:x([0-9A-F]{2})|u([0-9A-F]{4})|U([0-9A-F]{8})|(.))/g;

/** Whether the text between double quotes escapes what kpt's library escapes, in its way, and nothing else. */
function isEscapedAsKpt(body: string): boolean {
  if (!isPrintable(body.replaceAll(ESCAPE, ""))) return false;
  for (const [, x, u, U, letter] of body.matchAll(ESCAPE)) {
    if (letter !== undefined) {
      if (![...LETTERS.values()].includes(letter)) return false;
      continue;
    }
    const code = Number.parseInt(x ?? u ?? U ?? "", 16);
    const digits = code > 0xffff ? U : code > 0xff ? u : x;
    if (digits === undefined || code > 0x10ffff || LETTERS.has(code) || isPrintable(String.fromCodePoint(code)))
      return false;
  }
  return true;
}

function isBlockPlain(text: string): boolean {
  if (text === "" || text !== text.trim() || /^(?:---|\.\.\.)/.test(text)) return false;
  if (!isPrintable(text) || /^[[\]{},#&*!|>'"%@`=]/.test(text) || /^[-?:](?: |$)/.test(text)) return false;
  return !/:(?: |$)| #/.test(text);
}

/** Where the flow value that starts at `at` ends, or -1. */
function endOfFlow(text: string, at: number): number {
  const open = text[at];
  if (open === "[") return endOfEntries(text, at + 1, "]", endOfFlow);
  if (open === "{") return endOfEntries(text, at + 1, "}", endOfPair);
  return endOfScalar(text, at);
}

function endOfPair(text: string, at: number): number {
  const colon = endOfScalar(text, at);
  return colon > 0 && text.startsWith(": ", colon) ? endOfFlow(text, colon + 2) : -1;
}

function endOfScalar(text: string, at: number): number {
  FLOW_QUOTED.lastIndex = at;
  if (FLOW_QUOTED.test(text)) {
    const end = FLOW_QUOTED.lastIndex;
    return isQuoted(text.slice(at, end)) ? end : -1;
  }
  FLOW_PLAIN.lastIndex = at;
  return FLOW_PLAIN.test(text) ? FLOW_PLAIN.lastIndex : -1;
}

function endOfEntries(text: string, from: number, close: string, entry: (text: string, at: number) => number): number {
  if (text[from] === close) return from + 1;
  let at = from;
  for (;;) {
    at = entry(text, at);
    if (at < 0) return -1;
    if (text[at] === close) return at + 1;
    if (!text.startsWith(", ", at)) return -1;
    at += 2;
  }
}
