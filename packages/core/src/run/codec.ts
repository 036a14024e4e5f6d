import { formatDuration, formatTime, parseDuration, parseTime, truncate } from "../object/index.ts";

/** How a value stands in an object, and how it is read back: `read(write(value))` is the value. */
export interface Codec<Value, Written> {
  /** `undefined`: it is left out. */
  readonly write: (value: Value) => Written | undefined;
  readonly read: (written: Written) => Value | undefined;
}

/** The codec of every field of a value, in the order in which they are written: the compiler asks for those that are new. */
export type Table<Value extends object, Row extends object> = {
  readonly [Field in keyof Value]-?: Codec<
    NonNullable<Value[Field]>,
    Field extends keyof Row ? NonNullable<Row[Field]> : never
  >;
};

/** A value as a row of an object, both ways. Fields that are undefined are left out; of a row, those it does not know. */
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

/** A list of rows. */
export function listOf<Value, Row>({ write, read }: RowCodec<Value, Row>): RowCodec<readonly Value[], readonly Row[]> {
  return { write: (values) => values.map(write), read: (rows) => rows.map(read) };
}

/** The codec of a value that is stored as it is. */
export function same<Value>(): RowCodec<Value, Value> {
  return { write: (value) => value, read: (written) => written };
}

/** Milliseconds, whole seconds; a time that the calendar does not have is none. */
export const TIME: Codec<number, string> = { write: formatTime, read: parseTime };

/** The same where there has to be one. */
export const SURE_TIME: RowCodec<number, string> = { write: formatTime, read: (text) => parseTime(text) ?? 0 };

/** Milliseconds. */
export const DURATION: Codec<number, string> = { write: formatDuration, read: parseDuration };

/** The codec of a flag that is stored only where it is true. */
export const FLAG: Codec<boolean, boolean> = { write: (value) => (value ? true : undefined), read: (value) => value };

/** The codec of a text for people, cut to at most `longest` characters. */
export function text(longest: number): RowCodec<string, string> {
  return { write: (value) => truncate(value, longest), read: (written) => written };
}
