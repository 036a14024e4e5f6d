/** A text that is being written, with the state that the next piece depends on. */
export class Output {
  column = 0;
  /** Whether the last character was a blank, or something that needs none behind it. */
  isSpaced = true;
  /** Whether nothing but indentation and dashes stands on the line. */
  isIndent = true;
  indent = -1;
  /** The indent at which a comment has just ended something: a blank line keeps the next line from becoming part of it. */
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

  /** Text without line breaks. */
  write(text: string): void {
    this.#parts.push(text);
    this.column += text.length;
  }

  /** Starts a line at the indent, unless one has just started there. */
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

  /** Lines of a text, each at the indent; an empty one stays empty. */
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
