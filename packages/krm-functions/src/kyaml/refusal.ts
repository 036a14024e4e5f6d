/** The error for a text that is not rendered, because it is unreadable or it is not certain what kpt would write. */
export class Refusal extends Error {
  /** The line of the problem, from 1. */
  readonly line: number | undefined;

  constructor(reason: string, line?: number) {
    super(reason);
    this.line = line;
  }
}
