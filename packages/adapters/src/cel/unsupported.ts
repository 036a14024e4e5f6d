/** Thrown for an expression that uses a feature which rules do not have; caught within this folder. */
export class Unsupported extends Error {
  /** The function, operator or literal, as written: `lastIndexOf`. */
  readonly what: string;
  constructor(what: string, message: string) {
    super(message);
    this.what = what;
  }
}
