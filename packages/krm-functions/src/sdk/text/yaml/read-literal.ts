import { bail, endOfLine, isSpaceOrEnd, nextLine } from "./scan-lines.ts";
import type { ScalarNode } from "./source-node.ts";

// oxlint-disable-next-line no-control-regex -- these are what it looks for
const NOT_PLAINLY_PRINTABLE = /[\0-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff\ufeff\ufffe\uffff]/;

interface Header {
  /** The chomping indicator: `""` clip, `-` strip, `+` keep. */
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

/**
 * Reads a literal block scalar (`|`) whose lines are indented deeper than `parent` and which is followed by nothing
 * else before `limit`.
 */
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

/** Bails out unless the lines from `line` to `limit` are blank or comments. */
export function checkTrivia(text: string, line: number, limit: number): void {
  for (let at = line; at < limit; at = nextLine(text, at)) {
    let i = at;
    while (text.charCodeAt(i) === 32) i++;
    const code = text.charCodeAt(i);
    if (i < limit && code !== 35 && !isSpaceOrEnd(code)) bail("more lines than the value has");
  }
}
