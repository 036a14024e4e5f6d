/**
 * The error for a text that is not written as kpt would write it: it cannot be read, or the outcome is not known for
 * certain.
 */
export class Refusal extends Error {
  /** The line it is at, from 1. */
  readonly line: number | undefined;

  constructor(reason: string, line?: number) {
    super(reason);
    this.line = line;
  }
}
