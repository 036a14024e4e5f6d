/** Why a text could not be read, and where: the offset is in the text that was read. */
export class SourceError extends Error {
  override readonly name = "SourceError";
  readonly code: string;
  readonly offset: number;
  constructor(code: string, message: string, offset: number) {
    super(message);
    this.code = code;
    this.offset = offset;
  }
}
