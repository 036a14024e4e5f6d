import { Refusal } from "../refusal.ts";

/** A position in a text; all numbers count from 0. */
export interface Mark {
  readonly index: number;
  readonly line: number;
  readonly column: number;
}

/** Characters on which YAML libraries disagree, or which end a line only in YAML 1.1. */
const ODD =
  // oxlint-disable-next-line no-control-regex -- these are what it looks for
  /[\0-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

const SPACE = 32;
const LINE_END = /\n/g;
const NO_BLANK = /[^ \t]/;

/** A text that is read once from start to end; the end reads as `""`. */
export class Source {
  index = 0;
  line = 0;
  column = 0;
  /** The number of line breaks since the last non-blank character. */
  newlines = 0;
  readonly #text: string;

  constructor(text: string) {
    const odd = ODD.exec(text);
    if (odd !== null) throw new Refusal("a character that is not to be seen", lineAt(text, odd.index));
    this.#text = text;
  }

  get mark(): Mark {
    return { index: this.index, line: this.line, column: this.column };
  }

  peek(offset = 0): string {
    return this.#text[this.index + offset] ?? "";
  }

  /** Consumes a character that is no line break. */
  skip(): void {
    if (!isBlank(this.peek())) this.newlines = 0;
    this.index += 1;
    this.column += 1;
  }

  skipLine(): void {
    this.index += 1;
    this.line += 1;
    this.column = 0;
    this.newlines += 1;
  }

  take(): string {
    const character = this.peek();
    this.skip();
    return character;
  }

  takeBreak(): string {
    this.skipLine();
    return "\n";
  }

  skipSpaces(): void {
    const from = this.index;
    while (this.#text.charCodeAt(this.index) === SPACE) this.index += 1;
    this.column += this.index - from;
  }

  /** Consumes and returns the text up to the end of the line. */
  takeLine(): string {
    return this.takeUntil(LINE_END);
  }

  /**
   * Consumes and returns the text up to the first match of a global expression, which must match every line break; up
   * to the end if there is none.
   */
  takeUntil(stop: RegExp): string {
    stop.lastIndex = this.index;
    const end = stop.exec(this.#text)?.index ?? this.#text.length;
    const text = this.#text.slice(this.index, end);
    if (NO_BLANK.test(text)) this.newlines = 0;
    this.column += text.length;
    this.index = end;
    return text;
  }

  /** Whether a document marker (`---` or `...`) stands alone here at the start of a line. */
  isAtDocumentMark(mark: "---" | "..."): boolean {
    return this.column === 0 && this.#text.startsWith(mark, this.index) && isBlankOrEnd(this.peek(3));
  }

  refuse(reason: string, line: number = this.line): never {
    throw new Refusal(reason, line + 1);
  }
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split("\n").length;
}

export function isBlank(character: string): boolean {
  return character === " " || character === "\t";
}

export function isBreakOrEnd(character: string): boolean {
  return character === "\n" || character === "";
}

export function isBlankOrEnd(character: string): boolean {
  return isBlank(character) || isBreakOrEnd(character);
}
