import type { ProblemCode } from "@landfall/core/object";

/** The reason why a text could not be read, and its offset in that text. */
export class SourceError extends Error {
  override readonly name = "SourceError";
  readonly code: ProblemCode;
  readonly offset: number;
  constructor(code: ProblemCode, message: string, offset: number) {
    super(message);
    this.code = code;
    this.offset = offset;
  }
}
