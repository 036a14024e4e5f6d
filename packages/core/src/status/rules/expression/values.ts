/** An evaluation error as a value: CEL's errors propagate through operators, and some operators absorb them. */
export class Fault {
  readonly message: string;
  constructor(message: string) {
    this.message = message;
  }
}

/** A map or list of the object, with its place. */
export class Located {
  readonly value: object;
  readonly parent: Located | undefined;
  readonly key: string | number;
  /** The value of the object at this place, from which evidence is taken. */
  readonly raw: object;
  constructor(value: object, parent: Located | undefined, key: string | number, raw: object = value) {
    this.value = value;
    this.parent = parent;
    this.key = key;
    this.raw = raw;
  }

  /** Returns the keys of the map, in the order of the object. */
  keys(): readonly string[] {
    this.#keys ??= Object.keys(this.value);
    return this.#keys;
  }

  #keys: readonly string[] | undefined;
}

/** The result of an expression. Lists are those that the expression made; lists of the object are `Located`. */
export type Value = boolean | number | string | null | Located | Fault | Made | readonly Value[];

/** Values that only expressions make: JSON has none of these. */
export type Made = Double | Instant | Span | Optional | MadeMap | TypeName;

/** A fraction that happens to be whole: `1.0`. A whole JavaScript number is CEL's `int`, any other a `double`. */
export class Double {
  readonly value: number;
  constructor(value: number) {
    this.value = value;
  }
}

/** A CEL `timestamp`, in milliseconds since the epoch. */
export class Instant {
  readonly ms: number;
  constructor(ms: number) {
    this.ms = ms;
  }
}

/** A CEL `duration`, in milliseconds. */
export class Span {
  readonly ms: number;
  constructor(ms: number) {
    this.ms = ms;
  }
}

/** An optional value: `a.?b`; without a value it is none. */
export class Optional {
  readonly value: Value | undefined;
  constructor(value: Value | undefined) {
    this.value = value;
  }
}

/** A map that the expression made, by its keys as text; `entries` contains key and value. */
export class MadeMap {
  readonly entries: ReadonlyMap<string, readonly [key: Value, value: Value]>;
  constructor(entries: ReadonlyMap<string, readonly [key: Value, value: Value]>) {
    this.entries = entries;
  }

  /** Returns the keys of the map, in the order in which they were written. */
  keys(): readonly Value[] {
    this.#keys ??= Array.from(this.entries.values(), ([key]) => key);
    return this.#keys;
  }

  #keys: readonly Value[] | undefined;

  /** Returns the value of a key of the map; `undefined` if there is none. */
  get(key: Value): Value | undefined {
    return this.entries.get(keyText(key))?.[1];
  }
}

/** The name of a type, as `type()` returns it. */
export class TypeName {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** Returns the text that distinguishes two keys of a map: an integer and a double of the same value are one key. */
export function keyText(key: Value): string {
  const plain = key instanceof Double ? key.value : key;
  return `${typeof plain}:${shownKey(plain)}`;
}

/** Formats a key of a map for messages. */
export function shownKey(key: Value): string {
  if (key instanceof Double) return String(key.value);
  return typeof key === "string" || typeof key === "number" || typeof key === "boolean" ? String(key) : typeName(key);
}

/** Returns the name of a value's type, in CEL's words. */
export function typeName(value: Value): string {
  if (value === null) return "null";
  if (value instanceof Located) return Array.isArray(value.value) ? "list" : "map";
  if (Array.isArray(value)) return "list";
  if (typeof value === "number") return Number.isInteger(value) ? "int" : "double";
  if (typeof value === "object") return MADE.find(([made]) => value instanceof made)?.[1] ?? "dyn";
  return typeof value === "boolean" ? "bool" : "string";
}

const MADE = [
  [Double, "double"],
  [Instant, "timestamp"],
  [Span, "duration"],
  [Optional, "optional"],
  [MadeMap, "map"],
  [TypeName, "type"],
] as const;

/** Returns a fraction as a value: boxed if it is whole, so that it stays a fraction. */
export function real(value: number): number | Double {
  return Number.isInteger(value) ? new Double(value) : value;
}

/** The message of the `Fault` for an evaluation whose budget is spent. */
export const OVERSPENT = "the expression costs more than its budget";

/** Returns the fault of an operator that is not defined for its operands. */
export function noOverload(operator: string, ...values: readonly Value[]): Fault {
  return (
    values.find((value) => value instanceof Fault) ??
    new Fault(`${operator} is not defined for ${values.map(typeName).join(" and ")}`)
  );
}
