import { formatDuration, formatTime, parseDuration, parseTime, truncate } from "../object/index.ts";

/** Writes a value to an object and reads it back: `read(write(value))` is the value. */
export interface Codec<Value, Written> {
  /** Returns the written form; `undefined`: the value is left out. */
  readonly write: (value: Value) => Written | undefined;
  readonly read: (written: Written) => Value | undefined;
}

/**
 * The codec of every field of a value, in the order in which they are written; the compiler reports a new field without
 * one.
 */
export type Table<Value extends object, Row extends object> = {
  readonly [Field in keyof Value]-?: Codec<
    NonNullable<Value[Field]>,
    Field extends keyof Row ? NonNullable<Row[Field]> : never
  >;
};

/**
 * Creates the codec of a value as a row of an object. Undefined fields are left out; unknown fields of a row are
 * ignored.
 */
export function rowCodec<Value extends object, Row extends object>(table: Table<Value, Row>): RowCodec<Value, Row> {
  const fields = Object.entries(table) as [string, Codec<unknown, unknown>][];
  return {
    write: through<Value, Row>(fields.map(([field, { write }]) => [field, write])),
    read: through<Row, Value>(fields.map(([field, { read }]) => [field, read])),
  };
}

type Way = readonly [field: string, turn: (value: unknown) => unknown];

function through<From extends object, To>(ways: readonly Way[]): (value: From) => To {
  return (value) => {
    const given = value as { readonly [field: string]: unknown };
    const made: { [field: string]: unknown } = {};
    for (const [field, turn] of ways) {
      const own = given[field];
      if (own === undefined) continue;
      const other = turn(own);
      if (other !== undefined) made[field] = other;
    }
    return made as To;
  };
}

/** A codec that leaves no value out. */
export interface RowCodec<Value, Row> extends Codec<Value, Row> {
  readonly write: (value: Value) => Row;
  readonly read: (row: Row) => Value;
}

/** Creates the codec of a list from the codec of its entries. */
export function listOf<Value, Row>({ write, read }: RowCodec<Value, Row>): RowCodec<readonly Value[], readonly Row[]> {
  return { write: (values) => values.map(write), read: (rows) => rows.map(read) };
}

/** Returns the codec of a value that is stored unchanged. */
export function same<Value>(): RowCodec<Value, Value> {
  return { write: (value) => value, read: (written) => written };
}

/** The codec of a time in milliseconds, whole seconds; a time that is not in the calendar is read as none. */
export const TIME: Codec<number, string> = { write: formatTime, read: parseTime };

/** The codec of a time that is required. */
export const SURE_TIME: RowCodec<number, string> = { write: formatTime, read: (text) => parseTime(text) ?? 0 };

/** The codec of a duration in milliseconds. */
export const DURATION: Codec<number, string> = { write: formatDuration, read: parseDuration };

/** The codec of a flag that is stored only if it is true. */
export const FLAG: Codec<boolean, boolean> = { write: (value) => (value ? true : undefined), read: (value) => value };

/** Returns the codec of a text for people, cut to at most `longest` characters. */
export function text(longest: number): RowCodec<string, string> {
  return { write: (value) => truncate(value, longest), read: (written) => written };
}
