import { isBlank, type Source } from "./source.ts";
import type { Token } from "./tokens.ts";

const WORD_END = /[ \t\n]|:(?=[ \t\n]|$)/g;
/** The end of a word inside brackets. */
const FLOW_WORD_END = /[ \t\n,?[\]{}]|:(?=[ \t\n]|$)/g;

/** Reads a plain scalar, which may span lines, and tells whether it ended after a line break. */
export function scanPlain(
  source: Source,
  indent: number,
  flow: number,
): { readonly token: Token; readonly endsLine: boolean } {
  const start = source.mark;
  const gap = new Gap(source);
  let value = "";
  while (!source.isAtDocumentMark("---") && !source.isAtDocumentMark("...") && source.peek() !== "#") {
    const word = source.takeUntil(flow > 0 ? FLOW_WORD_END : WORD_END);
    if (word !== "") value += gap.fold() + word;
    if (!isBlank(source.peek()) && source.peek() !== "\n") break;
    gap.scan((tabAt) => {
      if (tabAt < indent) source.refuse("a tab where spaces are wanted");
    });
    if (flow === 0 && source.column < indent) break;
  }
  return { token: { type: "scalar", start, value, style: "plain" }, endsLine: gap.hasBreak };
}

/** Spaces and line breaks between words, which fold to one space, or to the breaks after the first. */
export class Gap {
  /** Whether the gap has a line break that was not folded yet. */
  hasBreak = false;
  /** Whether the line break was escaped, so that it stands for no character. */
  isJoined = false;
  #spaces = "";
  #breaks = "";
  readonly #source: Source;

  constructor(source: Source) {
    this.#source = source;
  }

  scan(onTab: (column: number) => void = () => {}): void {
    const source = this.#source;
    for (;;) {
      const character = source.peek();
      if (isBlank(character)) {
        if (this.hasBreak && character === "\t") onTab(source.column);
        if (this.hasBreak) source.skip();
        else this.#spaces += source.take();
      } else if (character === "\n") this.#passBreak();
      else return;
    }
  }

  #passBreak(): void {
    if (this.hasBreak) this.#breaks += this.#source.takeBreak();
    else {
      this.#spaces = "";
      this.#source.skipLine();
      this.hasBreak = true;
    }
  }

  /** Returns the text that the gap folds to, and empties the gap. */
  fold(): string {
    const space = this.isJoined ? "" : " ";
    const text = this.hasBreak ? this.#breaks || space : this.#spaces;
    this.hasBreak = false;
    this.#spaces = "";
    this.#breaks = "";
    return text;
  }
}
