/** The text written so far, with the state that the next piece depends on. */
export class Output {
  column = 0;
  /** Whether the last character was a space, or one after which no space is needed. */
  isSpaced = true;
  /** Whether the line has only indentation and dashes so far. */
  isIndent = true;
  indent = -1;
  /** The indent at which a comment has just ended a node; a blank line then separates the next line from it. */
  footIndent = -1;
  readonly #parts: string[] = [];

  get text(): string {
    return this.#parts.join("");
  }

  break(): void {
    this.#parts.push("\n");
    this.column = 0;
    this.isIndent = true;
  }

  /** Writes text without line breaks. */
  write(text: string): void {
    this.#parts.push(text);
    this.column += text.length;
  }

  /** Starts a line at the current indent, unless one has just started there. */
  writeIndent(): void {
    const indent = Math.max(this.indent, 0);
    if (!this.isIndent || this.column > indent || (this.column === indent && !this.isSpaced)) this.break();
    if (this.footIndent === indent) this.break();
    if (this.column < indent) this.write(" ".repeat(indent - this.column));
    this.isSpaced = true;
    this.footIndent = -1;
  }

  writeIndicator(indicator: string, needsSpace: boolean, isSpace = false, isIndent = false): void {
    if (needsSpace && !this.isSpaced) this.write(" ");
    this.write(indicator);
    this.isSpaced = isSpace;
    this.isIndent = this.isIndent && isIndent;
  }

  /** Writes the lines of a text, each at the current indent; empty lines stay empty. */
  writeLines(text: string, startsLine: boolean): void {
    let isAtStart = startsLine;
    for (const [at, line] of text.split("\n").entries()) {
      if (at > 0) {
        this.break();
        isAtStart = true;
      }
      if (line === "") continue;
      if (isAtStart) this.writeIndent();
      this.write(line);
      this.isIndent = false;
      isAtStart = false;
    }
  }

  writeComment(comment: string): void {
    this.writeLines(comment, false);
    if (!comment.endsWith("\n")) this.break();
    this.isSpaced = true;
  }

  /** Notes that a comment has just ended a node. */
  markFoot(): void {
    this.footIndent = Math.max(this.indent, 0);
  }
}
