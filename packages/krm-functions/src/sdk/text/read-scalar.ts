import { resolvePlain } from "./resolve-plain.ts";
import { endOfLine, isSpaceOrEnd, nextLine } from "./scan-lines.ts";
import { bail, type ScalarNode, type ScalarStyle } from "./source-node.ts";

const JSON_ESCAPES_ONLY = /^(?:[^\\]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*$/;
// oxlint-disable-next-line no-control-regex -- these are what it looks for
const NOT_PLAINLY_PRINTABLE = /[\0-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff\ufeff\ufffe\uffff]/;

/** A scalar that is not a block scalar. */
export function scalarNode(style: ScalarStyle, value: ScalarNode["value"], start: number, end: number): ScalarNode {
  return { kind: "scalar", style, value, start, end, headerEnd: end };
}

/** Whether the character may start a plain scalar in block context. */
export function startsPlain(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code === 45 || code === 63 || code === 58) return !isSpaceOrEnd(text.charCodeAt(at + 1));
  return !(
    code === 35 ||
    code === 38 ||
    code === 42 ||
    code === 33 ||
    code === 124 ||
    code === 62 ||
    code === 39 ||
    code === 34 ||
    code === 37 ||
    code === 64 ||
    code === 96 ||
    code === 44 ||
    code === 91 ||
    code === 93 ||
    code === 123 ||
    code === 125
  );
}

/** Bails at what a one-line plain scalar of the fast reader may not hold. */
function checkPlainCode(text: string, code: number, at: number): void {
  if (code === 13 && text.charCodeAt(at + 1) === 10) return;
  if (code < 32 || (code >= 0x7f && code <= 0x9f) || code >= 0xd800) bail("unusual character");
}

/** Offset of the `:` that makes a plain text a key, or -1 if the line holds none. */
export function findColon(text: string, at: number, limit: number): number {
  for (let i = at; i < limit; i++) {
    const code = text.charCodeAt(i);
    if (code === 58) {
      if (isSpaceOrEnd(text.charCodeAt(i + 1))) return i;
    } else if (code === 10) return -1;
    else if (code === 35 && text.charCodeAt(i - 1) === 32) return -1;
    else if (code < 32 || code > 126) checkPlainCode(text, code, i);
  }
  return -1;
}

/** Offset behind a plain text on one line, without trailing spaces. Bails at `: `. */
export function endOfPlain(text: string, at: number, limit: number): number {
  let end = at;
  for (let i = at; i < limit; i++) {
    const code = text.charCodeAt(i);
    if (code === 32) continue;
    if (code === 10) break;
    if (code === 13 && text.charCodeAt(i + 1) === 10) break;
    if (code === 35 && text.charCodeAt(i - 1) === 32) break;
    if (code === 58 && isSpaceOrEnd(text.charCodeAt(i + 1))) bail("a key within a value");
    if (code < 32 || code > 126) checkPlainCode(text, code, i);
    end = i + 1;
  }
  return end;
}

/** Offset behind the closing quote of a quoted scalar on one line. */
export function endOfQuoted(text: string, at: number, limit: number): number {
  const quote = text.charCodeAt(at);
  for (let i = at + 1; i < limit; i++) {
    const code = text.charCodeAt(i);
    if (code === quote) {
      if (quote === 39 && text.charCodeAt(i + 1) === 39) i++;
      else return i + 1;
    } else if (code === 92 && quote === 34) i++;
    else if (code < 32 && code !== 9) bail("a quoted scalar over several lines");
  }
  return bail("an open quote");
}

/** The string of a quoted scalar on one line. */
export function decodeQuoted(text: string, start: number, end: number): string {
  const body = text.slice(start + 1, end - 1);
  if (text.charCodeAt(start) === 39) return body.includes("'") ? body.replaceAll("''", "'") : body;
  if (!body.includes("\\")) return body;
  if (body.includes("\t") || !JSON_ESCAPES_ONLY.test(body)) bail("an escape that JSON has not");
  return JSON.parse(`"${body}"`) as string;
}

/** A quoted scalar on one line. */
export function readQuoted(text: string, at: number, limit: number): ScalarNode {
  const end = endOfQuoted(text, at, limit);
  return scalarNode(text.charCodeAt(at) === 39 ? "single" : "double", decodeQuoted(text, at, end), at, end);
}

/** A plain scalar on one line, in block context. */
export function readPlain(text: string, at: number, limit: number): ScalarNode {
  if (!startsPlain(text, at)) bail("an indicator");
  const end = endOfPlain(text, at, limit);
  return scalarNode("plain", resolvePlain(text.slice(at, end)), at, end);
}

interface Header {
  /** `""` clip, `-` strip, `+` keep. */
  readonly chomp: string;
  readonly indent: number;
  readonly end: number;
}

function readHeader(text: string, at: number): Header {
  let chomp = "";
  let indent = 0;
  let i = at + 1;
  for (; ; i++) {
    const code = text.charCodeAt(i);
    if ((code === 43 || code === 45) && chomp === "") chomp = code === 43 ? "+" : "-";
    else if (code >= 49 && code <= 57 && indent === 0) indent = code - 48;
    else break;
  }
  let rest = i;
  while (text.charCodeAt(rest) === 32) rest++;
  const code = text.charCodeAt(rest);
  const comment = code === 35 && rest > i;
  if (!comment && !(isSpaceOrEnd(code) && rest === endOfLine(text, rest))) bail("an unusual block scalar header");
  return { chomp, indent, end: i };
}

/** A literal block scalar (`|`); its lines are indented deeper than `parent`, and nothing else follows before `limit`. */
export function readLiteral(text: string, at: number, parent: number, limit: number): ScalarNode {
  const header = readHeader(text, at);
  let indent = header.indent === 0 ? -1 : parent + header.indent;
  const lines: string[] = [];
  let blank = 0;
  let end = header.end;
  let blankEnd = -1;
  let line = nextLine(text, at);
  for (; line < limit; line = nextLine(text, line)) {
    const eol = Math.min(endOfLine(text, line), limit);
    let content = line;
    while (content < eol && text.charCodeAt(content) === 32) content++;
    const column = content - line;
    if (content === eol) {
      if (indent < 0 ? column > parent + 1 : column > indent) bail("a line of spaces");
      blank++;
      blankEnd = eol;
      continue;
    }
    if (indent < 0 && column > parent) {
      if (text.charCodeAt(content) === 9 || (blank > 0 && column < parent + 1)) bail("an unusual block scalar");
      indent = column;
    }
    if (indent < 0 || column < indent) {
      if (text.charCodeAt(content) !== 35 || column > parent) bail("an unusual block scalar");
      break;
    }
    for (; blank > 0; blank--) lines.push("");
    lines.push(text.slice(line + indent, eol));
    end = eol;
  }
  if (line < limit) checkTrivia(text, line, limit);
  if (header.chomp === "+" && (lines.length === 0 || text.charCodeAt(limit - 1) !== 10))
    bail("kept line breaks at the end");
  let value = lines.join("\n");
  if (NOT_PLAINLY_PRINTABLE.test(value)) bail("unusual character");
  if (lines.length > 0 && header.chomp !== "-") value += "\n";
  if (header.chomp === "+" && blank > 0) {
    value += "\n".repeat(blank);
    end = blankEnd;
  }
  return { kind: "scalar", style: "literal", value, start: at, end, headerEnd: header.end };
}

/** Bails unless the lines from `line` to `limit` are blank or comments. */
export function checkTrivia(text: string, line: number, limit: number): void {
  for (let at = line; at < limit; at = nextLine(text, at)) {
    let i = at;
    while (text.charCodeAt(i) === 32) i++;
    const code = text.charCodeAt(i);
    if (i < limit && code !== 35 && !isSpaceOrEnd(code)) bail("more lines than the value has");
  }
}
