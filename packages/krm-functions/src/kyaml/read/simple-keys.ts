import type { Source } from "./source.ts";
import type { SimpleKey, TokenQueue } from "./tokens.ts";

/** The longest possible implicit key, in characters. */
const LONGEST = 1024;

/** The positions where keys may have started, one for each nesting level of brackets. */
export class SimpleKeys {
  /** Whether a key may start at the next token. */
  isAllowed = true;
  readonly #source: Source;
  readonly #queue: TokenQueue;
  readonly #keys: SimpleKey[] = [];
  readonly #byToken = new Map<number, number>();

  constructor(source: Source, queue: TokenQueue) {
    this.#source = source;
    this.#queue = queue;
    this.#keys.push(this.#none());
  }

  /** The number of open brackets. */
  get flow(): number {
    return this.#keys.length - 1;
  }

  /** Whether the token with this number may still turn out to start a key. */
  isPending(number: number): boolean {
    const at = this.#byToken.get(number);
    return at !== undefined && this.#isValid(this.#keys[at]);
  }

  /** Notes the next token as a possible start of a key. */
  save(indent: number): void {
    if (!this.isAllowed) return;
    const { mark } = this.#source;
    const required = this.flow === 0 && indent === mark.column;
    const key = { possible: true, required, tokenNumber: this.#queue.nextNumber, mark };
    this.forget();
    this.#keys[this.flow] = key;
    this.#byToken.set(key.tokenNumber, this.flow);
  }

  forget(): void {
    const key = this.#keys[this.flow];
    if (key?.possible !== true) return;
    if (key.required) this.#source.refuse("a line without a colon where a key is wanted", key.mark.line);
    this.#drop(key);
  }

  /** Takes the key that the colon here ends, if one may have started on its line. */
  take(): SimpleKey | undefined {
    const key = this.#keys[this.flow];
    if (key === undefined || !this.#isValid(key)) return undefined;
    this.#drop(key);
    return key;
  }

  open(): void {
    this.#keys.push(this.#none());
  }

  close(): void {
    if (this.flow === 0) return;
    const key = this.#keys.pop();
    if (key !== undefined) this.#byToken.delete(key.tokenNumber);
  }

  #isValid(key: SimpleKey | undefined): boolean {
    if (key?.possible !== true) return false;
    const { line, index } = this.#source;
    if (key.mark.line >= line && key.mark.index + LONGEST >= index) return true;
    if (key.required) this.#source.refuse("a line without a colon where a key is wanted", key.mark.line);
    key.possible = false;
    return false;
  }

  #drop(key: SimpleKey): void {
    key.possible = false;
    this.#byToken.delete(key.tokenNumber);
  }

  #none(): SimpleKey {
    return { possible: false, required: false, tokenNumber: this.#queue.nextNumber, mark: this.#source.mark };
  }
}
