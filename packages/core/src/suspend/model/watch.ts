import { type Json, type Path, readPath, type ValueOrAbsent } from "../../object/index.ts";

/**
 * The recorded reads at one place of a value. A reader that makes the same reads of another value, with the same
 * results, must return the same, as it looked at nothing else.
 */
export interface Reads {
  /** Whether there was a value, and the value. */
  readonly isThere: boolean;
  readonly value: unknown;
  /** Whether a reader checked that there is a value. */
  wasSought: boolean;
  /** Whether a reader looked at the value itself; of a scalar, that is all of it. */
  wasRead: boolean;
  /** Whether a reader listed all its keys in order, or read its length (and so whether it is empty). */
  wasListed: boolean;
  /** The reads within the value, by key. */
  readonly fields: Map<string, Reads>;
  /** The questions that were answered instead of reading the value: see `answerAt`. */
  readonly answers: Answered[];
}

/** A question about the value at one place, with its answer. */
export interface Answered {
  readonly question: Question<unknown, unknown>;
  readonly about: unknown;
  readonly answer: string;
}

/** A question about a value; its answer is data. */
type Question<About, Answer> = (about: About, live: ValueOrAbsent) => Answer;

/** The symbol by which a watched value returns its watcher; no key of data is a symbol. */
const WATCHER: unique symbol = Symbol("watcher");

/** Wraps a value so that every read of it is recorded. It cannot be changed; `forkOf` gives a copy that can. */
export function watch<T extends object>(value: T): { readonly watched: T; readonly reads: Reads } {
  const reads = newReads(true, value);
  return { watched: new Watcher(value, reads).proxy as T, reads };
}

/**
 * Returns a copy of a watched map that can be changed, and that records reads of unchanged parts. `undefined` for any
 * other map.
 */
export function forkOf<T extends object>(map: T): T | undefined {
  return watcherOf(map)?.fork().proxy as T | undefined;
}

/**
 * Returns the original of a watched value, whose reads are not recorded: for values that are computed for every object.
 */
export function unwatched<T>(value: T): T {
  return (watcherOf(value)?.plain() ?? value) as T;
}

/**
 * Returns the answer to a question about the value at a path. For a watched value the question and answer are recorded,
 * not the value, so that another value with the same answer counts as the same.
 */
export function answerAt<About, Answer>(
  root: unknown,
  path: Path,
  question: Question<About, Answer>,
  about: About,
): Answer {
  const watcher = watcherOf(root);
  const [key, ...rest] = path;
  if (watcher !== undefined && key !== undefined) return watcher.answer(key, rest, question, about);
  return question(about, asLive(readPath(root, path)));
}

/** Returns whether a value gives the recorded answer. */
export function answersSame({ question, about, answer }: Answered, isThere: boolean, value: unknown): boolean {
  return JSON.stringify(question(about, asLive(isThere ? value : undefined))) === answer;
}

function asLive(value: unknown): ValueOrAbsent {
  return value === undefined ? { absent: true } : { value: value as Json };
}

/** Returns whether a value is a list or a map of data; any other object, such as a date, is read as a whole. */
export function isCollection(value: unknown): value is object {
  if (value === null || typeof value !== "object") return false;
  if (Array.isArray(value)) return true;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function newReads(isThere: boolean, value: unknown): Reads {
  return { isThere, value, wasSought: false, wasRead: false, wasListed: false, fields: new Map(), answers: [] };
}

function watcherOf(value: unknown): Watcher | undefined {
  return typeof value === "object" && value !== null ? (value as { readonly [WATCHER]?: Watcher })[WATCHER] : undefined;
}

/**
 * The proxy handler for a list or a map and everything in it. A fork also has the changed keys with their new values.
 */
class Watcher implements ProxyHandler<object> {
  readonly #value: { readonly [key: string]: unknown };
  readonly #reads: Reads;
  readonly #changes: Map<string, ValueOrAbsent> | undefined;
  readonly #children: Map<string, object>;
  /**
   * The proxy, whose target is empty: the value may be frozen, and a proxy must report frozen properties of its target
   * unchanged.
   */
  readonly proxy: object;

  constructor(
    value: object,
    reads: Reads,
    changes?: Map<string, ValueOrAbsent>,
    children: Map<string, object> = new Map(),
  ) {
    this.#value = value as { readonly [key: string]: unknown };
    this.#reads = reads;
    this.#changes = changes;
    this.#children = children;
    this.proxy = new Proxy(Array.isArray(value) ? emptyList(value.length) : {}, this);
  }

  fork(): Watcher {
    return new Watcher(this.#value, this.#reads, new Map(this.#changes), this.#children);
  }

  plain(): object {
    if (this.#changes === undefined || this.#changes.size === 0) return this.#value;
    const plain: { [key: string]: unknown } = { ...this.#value };
    for (const [key, change] of this.#changes) {
      if ("absent" in change) Reflect.deleteProperty(plain, key);
      else define(plain, key, unwatched(change.value));
    }
    return plain;
  }

  answer<About, Answer>(key: string | number, rest: Path, question: Question<About, Answer>, about: About): Answer {
    const change = this.#changes?.get(String(key));
    if (change !== undefined || Array.isArray(this.#value) !== (typeof key === "number")) {
      return answerAt(change === undefined || "absent" in change ? undefined : change.value, rest, question, about);
    }
    if (rest.length > 0) return answerAt(this.get(this.proxy, String(key)), rest, question, about);
    const { isThere, value, answers } = this.#field(String(key));
    const answer = question(about, asLive(isThere ? value : undefined));
    const isKnown = answers.some((known) => known.question === question && known.about === about);
    if (!isKnown)
      answers.push({ question: question as Question<unknown, unknown>, about, answer: JSON.stringify(answer) });
    return answer;
  }

  get(_target: object, key: string | symbol): unknown {
    if (key === WATCHER) return this;
    if (typeof key === "symbol") return Reflect.get(this.#value, key);
    const change = this.#changes?.get(key);
    if (change !== undefined) return "absent" in change ? undefined : change.value;
    if (Array.isArray(this.#value)) {
      if (key === "length") this.#reads.wasListed = true;
      if (key === "length" || !Object.hasOwn(this.#value, key)) return Reflect.get(this.#value, key);
    }
    const field = this.#field(key);
    field.wasSought = true;
    if (!field.isThere) return Reflect.get(this.#value, key);
    field.wasRead = true;
    return isCollection(field.value) ? this.#child(key, field.value, field) : field.value;
  }

  has(_target: object, key: string | symbol): boolean {
    if (typeof key === "symbol") return Reflect.has(this.#value, key);
    return this.#holds(key);
  }

  ownKeys(): string[] {
    this.#reads.wasListed = true;
    const keys = this.#changes === undefined ? Object.keys(this.#value) : this.#keysAfter(this.#changes);
    return Array.isArray(this.#value) ? [...keys, "length"] : keys;
  }

  getOwnPropertyDescriptor(target: object, key: string | symbol): PropertyDescriptor | undefined {
    if (typeof key === "symbol") return undefined;
    if (Array.isArray(this.#value) && key === "length") {
      this.#reads.wasListed = true;
      return Reflect.getOwnPropertyDescriptor(target, key);
    }
    if (!this.#holds(key)) return undefined;
    return { get: () => this.get(target, key), enumerable: true, configurable: true };
  }

  set(_target: object, key: string | symbol, value: unknown): boolean {
    return this.#change(key, { value } as ValueOrAbsent);
  }

  defineProperty(_target: object, key: string | symbol, { value }: PropertyDescriptor): boolean {
    return this.#change(key, { value } as ValueOrAbsent);
  }

  deleteProperty(_target: object, key: string | symbol): boolean {
    return this.#change(key, { absent: true });
  }

  #change(key: string | symbol, change: ValueOrAbsent): boolean {
    if (this.#changes === undefined || typeof key === "symbol") return false;
    this.#changes.set(key, change);
    return true;
  }

  /** Returns the keys after changes: a changed key keeps its position, and a new one is added at the end. */
  #keysAfter(changes: ReadonlyMap<string, ValueOrAbsent>): string[] {
    const isGone = (key: string): boolean => {
      const change = changes.get(key);
      return change !== undefined && "absent" in change;
    };
    const before = Object.keys(this.#value);
    const added = [...changes.keys()].filter((key) => !Object.hasOwn(this.#value, key));
    return [...before, ...added].filter((key) => !isGone(key));
  }

  #holds(key: string): boolean {
    const change = this.#changes?.get(key);
    if (change !== undefined) return !("absent" in change);
    const field = this.#field(key);
    field.wasSought = true;
    return field.isThere;
  }

  #field(key: string): Reads {
    const known = this.#reads.fields.get(key);
    if (known !== undefined) return known;
    const isThere = Object.hasOwn(this.#value, key);
    const field = newReads(isThere, isThere ? this.#value[key] : undefined);
    this.#reads.fields.set(key, field);
    return field;
  }

  #child(key: string, value: object, field: Reads): object {
    const known = this.#children.get(key);
    if (known !== undefined) return known;
    const child = new Watcher(value, field).proxy;
    this.#children.set(key, child);
    return child;
  }
}

/** Returns an array of that length without elements. */
function emptyList(length: number): unknown[] {
  const list: unknown[] = [];
  list.length = length;
  return list;
}

function define(map: object, key: string, value: unknown): void {
  Object.defineProperty(map, key, { value, writable: true, enumerable: true, configurable: true });
}
