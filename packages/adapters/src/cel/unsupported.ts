/** Why an expression cannot be compiled: what it uses that rules do not have. A value carried by a throw inside this folder only. */
export class Unsupported extends Error {
  /** The function, operator or literal, as written: `lastIndexOf`. */
  readonly what: string;
  constructor(what: string, message: string) {
    super(message);
    this.what = what;
  }
}
