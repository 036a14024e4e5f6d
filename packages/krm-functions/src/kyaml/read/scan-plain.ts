import { isBlank, isBlankOrEnd, type Source } from "./source.ts";
import type { Token } from "./tokens.ts";

/** A plain scalar, which may go on over lines; and whether it ended behind a line break. */
export function scanPlain(
  source: Source,
  indent: number,
  flow: number,
): { readonly token: Token; readonly endsLine: boolean } {
  const start = source.mark;
  const gap = new Gap(source);
  let value = "";
  while (!source.isAtDocumentMark("---") && !source.isAtDocumentMark("...") && source.peek() !== "#") {
    while (!isBlankOrEnd(source.peek()) && !endsPlain(source, flow)) value += gap.fold() + source.take();
    if (!isBlank(source.peek()) && source.peek() !== "\n") break;
    gap.scan((tabAt) => {
      if (tabAt < indent) source.refuse("a tab where spaces are wanted");
    });
    if (flow === 0 && source.column < indent) break;
  }
  return { token: { type: "scalar", start, value, style: "plain" }, endsLine: gap.hasBreak };
}

function endsPlain(source: Source, flow: number): boolean {
  const character = source.peek();
  if (character === ":") return isBlankOrEnd(source.peek(1));
  return flow > 0 && ",?[]{}".includes(character);
}

/** Blanks and line breaks between words, which fold to one space, or to the breaks behind the first. */
export class Gap {
  /** Whether there is a line break among what was not folded yet. */
  hasBreak = false;
  /** Whether the break was escaped, so that it stands for nothing. */
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

  /** What the gap stands for; afterwards there is none. */
  fold(): string {
    const space = this.isJoined ? "" : " ";
    const text = this.hasBreak ? this.#breaks || space : this.#spaces;
    this.hasBreak = false;
    this.#spaces = "";
    this.#breaks = "";
    return text;
  }
}
