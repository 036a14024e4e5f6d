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

/** Splits `value # comment` at the comment. One space before `#` is the only normal form, so more is no match. */
export function withoutComment(text: string): string {
  let quote = "";
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (quote === '"' && character === "\\") at += 1;
    else if (quote !== "") quote = character === quote ? "" : quote;
    else if ((character === '"' || character === "'") && startsScalar(text, at)) quote = character;
    else if (character === "#" && at > 0 && text[at - 1] === " ") return text.slice(0, at - 1);
  }
  return text;
}

function startsScalar(text: string, at: number): boolean {
  return at === 0 || "[{, ".includes(text[at - 1] ?? "");
}

/** Characters that kpt's library neither escapes nor folds: printable, of the basic plane. */
export function isPrintable(text: string): boolean {
  return PRINTABLE.test(text);
}

const PRINTABLE = /^[\u0020-\u007E\u00A0-\u2027\u202A-\uD7FF\uE000-\uFEFE\uFF00-\uFFFD]*$/;
const QUOTED = /^(?:'(?:[^']|'')*'|"(?:[^"\\]|\\["\\nt])*")$/;
const FLOW_QUOTED = /'(?:[^']|'')*'|"(?:[^"\\]|\\["\\nt])*"/y;
/** Words with one space between them, of ASCII but for what flow, quotes, comments, `?` and `:` are written with. */
const FLOW_PLAIN = /-?[A-Za-z0-9_/.+$](?:[!$-&(-+\-.-9;->@-Z^-z|~]| (?=[!$-&(-+\-.-9;->@-Z^-z|~]))*/y;

function isQuoted(text: string): boolean {
  return QUOTED.test(text);
}

function isBlockPlain(text: string): boolean {
  if (text === "" || text !== text.trim() || /^(?:---|\.\.\.)/.test(text)) return false;
  if (/^[[\]{},#&*!|>'"%@`=]/.test(text) || /^[-?:](?: |$)/.test(text)) return false;
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
  for (const pattern of [FLOW_QUOTED, FLOW_PLAIN]) {
    pattern.lastIndex = at;
    if (pattern.test(text)) return pattern.lastIndex;
  }
  return -1;
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
