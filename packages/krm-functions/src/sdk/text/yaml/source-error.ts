import type { ProblemCode } from "@landfall/core/object";

/** Why a text could not be read, and where: the offset is in the text that was read. */
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
