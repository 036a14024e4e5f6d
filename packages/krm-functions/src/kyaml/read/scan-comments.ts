import { isBlank, isBreakOrEnd, type Mark, type Source } from "./source.ts";
import type { PendingComment, Token } from "./tokens.ts";

/** The most spaces before a comment that kpt's library skips to find it. */
const FARTHEST = 500;

const NOWHERE: Mark = { index: 0, line: 0, column: 0 };

/** The indentation and tokens around a comment, which determine its node. */
export interface Surroundings {
  readonly indent: number;
  readonly flow: number;
  readonly last: Token;
}

/** The comment behind a token on its line, if there is one. */
export function scanLineComment(source: Source, tokenIndex: number): PendingComment | undefined {
  if (source.newlines > 0) return undefined;
  let blanks = 0;
  while (isBlank(source.peek(blanks))) blanks += 1;
  if (source.peek(blanks) !== "#") return undefined;
  if (blanks > FARTHEST) source.refuse("a comment behind hundreds of spaces");
  for (; blanks > 0; blanks -= 1) source.skip();
  const start = source.mark;
  const line = source.takeLine();
  return { scanIndex: 0, tokenIndex, start, endIndex: 0, head: "", line, foot: "" };
}

/**
 * Reads comments on lines of their own, from the first `#` on: those that end the previous node, and those that precede
 * a node.
 */
export function scanCommentLines(source: Source, scanMark: Mark, around: Surroundings): readonly PendingComment[] {
  return new CommentLines(source, scanMark, around).scan();
}

class CommentLines {
  readonly #found: PendingComment[] = [];
  readonly #source: Source;
  readonly #around: Surroundings;
  readonly #footLine: number;
  readonly #indent: number;
  #scanIndex: number;
  #tokenIndex: number;
  #start = NOWHERE;
  #text = "";
  #line: number;
  #column: number;
  #peek = 0;
  #isFirstGap: boolean;
  #isBehindGap = false;

  constructor(source: Source, scanMark: Mark, around: Surroundings) {
    this.#source = source;
    this.#around = around;
    this.#indent = Math.max(around.indent, 0);
    this.#scanIndex = scanMark.index;
    this.#tokenIndex = around.last.start.index;
    this.#line = source.line;
    this.#column = source.column;
    this.#isFirstGap = source.newlines <= 1;
    const below = source.line - source.newlines + (source.newlines === 0 && source.column > 1 ? 2 : 1);
    this.#footLine = scanMark.line > 0 ? below : -1;
  }

  scan(): readonly PendingComment[] {
    const source = this.#source;
    for (; ; this.#peek += 1) {
      if (this.#peek > FARTHEST) source.refuse("hundreds of blanks between comments");
      this.#column += 1;
      const character = source.peek(this.#peek);
      if (isBlank(character)) continue;
      const isClose = this.#around.flow > 0 && (character === "]" || character === "}");
      if (isClose || isBreakOrEnd(character)) {
        this.#endBlock(isClose, character === "");
        if (character !== "\n") break;
        this.#passLine();
        continue;
      }
      const isDedented = this.#column - 1 < this.#indent && this.#column !== this.#start.column;
      if (this.#text !== "" && isDedented) this.#pushFoot();
      if (character !== "#") break;
      this.#takeLine();
    }
    if (this.#text !== "") this.#push("head", this.#start.index, source.index + this.#peek - 1);
    return this.#found;
  }

  /**
   * Ends a block of comment lines at a blank line, the end, or a flow's closing bracket: lines directly under a node
   * are its foot comment.
   */
  #endBlock(isClose: boolean, isEnd: boolean): void {
    if (this.#isBehindGap && !isClose) return;
    const isUnder = this.#start.line === this.#footLine && this.#around.last.type !== "value";
    const isDedented = this.#start.column - 1 < this.#indent;
    if (isClose || (this.#isFirstGap && (isUnder || isDedented))) {
      if (this.#text === "") return;
      if (isDedented) this.#tokenIndex = this.#start.index;
      this.#pushFoot();
    } else if (this.#text !== "" && !isEnd) this.#text += "\n";
  }

  #passLine(): void {
    this.#isFirstGap = false;
    this.#isBehindGap = true;
    this.#column = 0;
    this.#line += 1;
  }

  #takeLine(): void {
    const source = this.#source;
    if (this.#text === "") this.#start = { index: source.index + this.#peek, line: this.#line, column: this.#column };
    else this.#text += "\n";
    this.#isBehindGap = false;
    const seen = source.index + this.#peek;
    while (source.index < seen) {
      if (source.peek() === "\n") source.skipLine();
      else source.skip();
    }
    this.#text += source.takeLine();
    this.#peek = 0;
    this.#column = 0;
    this.#line = source.line;
  }

  #pushFoot(): void {
    const end = this.#source.index + this.#peek;
    this.#push("foot", this.#tokenIndex, end);
    this.#scanIndex = end;
    this.#tokenIndex = end;
    this.#text = "";
  }

  #push(as: "head" | "foot", tokenIndex: number, endIndex: number): void {
    const none = { head: "", line: "", foot: "" };
    const at = { scanIndex: this.#scanIndex, tokenIndex, start: this.#start, endIndex };
    this.#found.push({ ...at, ...none, [as]: this.#text });
  }
}
