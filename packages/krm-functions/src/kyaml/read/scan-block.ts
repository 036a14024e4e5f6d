import { scanLineComment } from "./scan-comments.ts";
import { isBlank, isBreakOrEnd, type Source } from "./source.ts";
import type { PendingComment, Token } from "./tokens.ts";

/** A block scalar, with the comment behind its header. */
export function scanBlock(
  source: Source,
  parentIndent: number,
): { readonly token: Token; readonly comment: PendingComment | undefined } {
  const start = source.mark;
  const isLiteral = source.take() === "|";
  const { chomping, increment } = scanHints(source);
  while (isBlank(source.peek())) source.skip();
  const comment = source.peek() === "#" ? scanLineComment(source, start.index) : undefined;
  if (!isBreakOrEnd(source.peek())) source.refuse("something behind the header of a block");
  if (source.peek() === "\n") source.skipLine();
  const lines = new BlockLines(source, parentIndent, increment);
  const value = lines.scan(isLiteral) + lines.end(chomping);
  return { token: { type: "scalar", start, value, style: isLiteral ? "literal" : "folded" }, comment };
}

function scanHints(source: Source): { readonly chomping: string; readonly increment: number } {
  let chomping = "";
  let increment = 0;
  for (let at = 0; at < 2; at += 1) {
    const character = source.peek();
    if (/[+-]/.test(character) && chomping === "") chomping = source.take();
    else if (/[1-9]/.test(character) && increment === 0) increment = Number(source.take());
  }
  return { chomping, increment };
}

class BlockLines {
  readonly #source: Source;
  readonly #parentIndent: number;
  #indent: number;
  #leading = "";
  #trailing = "";

  constructor(source: Source, parentIndent: number, increment: number) {
    this.#source = source;
    this.#parentIndent = parentIndent;
    this.#indent = increment === 0 ? 0 : Math.max(parentIndent, 0) + increment;
    this.#scanBreaks();
  }

  scan(isLiteral: boolean): string {
    const source = this.#source;
    let value = "";
    let wasBlank = false;
    while (source.column === this.#indent && source.peek() !== "") {
      const blank = isBlank(source.peek());
      const isFolded = !isLiteral && !wasBlank && !blank && this.#leading !== "";
      if (!isFolded) value += this.#leading;
      else if (this.#trailing === "") value += " ";
      value += this.#trailing;
      this.#trailing = "";
      wasBlank = blank;
      value += source.takeLine();
      this.#leading = source.peek() === "\n" ? source.takeBreak() : "";
      this.#scanBreaks();
    }
    return value;
  }

  end(chomping: string): string {
    if (chomping === "-") return "";
    return chomping === "+" ? this.#leading + this.#trailing : this.#leading;
  }

  #scanBreaks(): void {
    const source = this.#source;
    let widest = 0;
    for (;;) {
      while ((this.#indent === 0 || source.column < this.#indent) && source.peek() === " ") source.skip();
      widest = Math.max(widest, source.column);
      if ((this.#indent === 0 || source.column < this.#indent) && source.peek() === "\t")
        source.refuse("a tab where spaces are wanted");
      if (source.peek() !== "\n") break;
      this.#trailing += source.takeBreak();
    }
    if (this.#indent === 0) this.#indent = Math.max(widest, this.#parentIndent + 1, 1);
  }
}
