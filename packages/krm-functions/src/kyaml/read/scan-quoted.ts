import { Gap } from "./scan-plain.ts";
import { isBlankOrEnd, type Source } from "./source.ts";
import type { Token } from "./tokens.ts";

const LETTERS: ReadonlyMap<string, string> = new Map([
  ["0", "\0"],
  ["a", "\x07"],
  ["b", "\b"],
  ["t", "\t"],
  ["\t", "\t"],
  ["n", "\n"],
  ["v", "\v"],
  ["f", "\f"],
  ["r", "\r"],
  ["e", "\x1b"],
  [" ", " "],
  ['"', '"'],
  ["'", "'"],
  ["\\", "\\"],
  ["N", "\x85"],
  ["_", "\xa0"],
  ["L", "\u2028"],
  ["P", "\u2029"],
]);

const DIGITS: ReadonlyMap<string, number> = new Map([
  ["x", 2],
  ["u", 4],
  ["U", 8],
]);

/** The characters that need special treatment in single quotes, and in double quotes. */
const SINGLE_END = /[ \t\n']/g;
const DOUBLE_END = /[ \t\n"\\]/g;

/** Reads a quoted scalar, which may span lines. */
export function scanQuoted(source: Source): Token {
  const start = source.mark;
  const quote = source.take();
  const isSingle = quote === "'";
  let value = "";
  for (;;) {
    const gap = new Gap(source);
    if (source.isAtDocumentMark("---") || source.isAtDocumentMark("...")) source.refuse("a marker inside quotes");
    if (source.peek() === "") source.refuse("quotes that are not closed", start.line);
    while (!isBlankOrEnd(source.peek())) {
      if (isSingle && source.peek() === "'" && source.peek(1) === "'") {
        source.skip();
        value += source.take();
      } else if (source.peek() === quote) break;
      else if (!isSingle && source.peek() === "\\") {
        if (source.peek(1) === "\n") {
          source.skip();
          source.skipLine();
          gap.hasBreak = true;
          gap.isJoined = true;
          break;
        }
        value += scanEscape(source);
      } else value += source.takeUntil(isSingle ? SINGLE_END : DOUBLE_END);
    }
    if (source.peek() === quote) break;
    gap.scan();
    value += gap.fold();
  }
  source.skip();
  return { type: "scalar", start, value, style: isSingle ? "single" : "double" };
}

function scanEscape(source: Source): string {
  source.skip();
  const letter = source.take();
  const digits = DIGITS.get(letter);
  if (digits === undefined) return LETTERS.get(letter) ?? source.refuse("an escape that YAML does not know");
  let hex = "";
  for (let at = 0; at < digits; at += 1) hex += source.take();
  const code = /^[0-9A-Fa-f]+$/.test(hex) ? Number.parseInt(hex, 16) : -1;
  if (code < 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) source.refuse("an escape of no character");
  return String.fromCodePoint(code);
}
