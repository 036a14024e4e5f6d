/** One line of a file of vectors: an object, not looked into yet. */
export type Row = Readonly<Record<string, unknown>>;

/** `upstream`: the answers of the other program, defects included; `required`: the right answers. */
export type Mode = "upstream" | "required";

/** How a run was asked for. */
export interface RunOptions {
  readonly mode: Mode;
  /** The time for rows that carry none, in milliseconds since the epoch. */
  readonly now?: number;
}

/** The expected and the actual answer of a row. `equal` is the suite's own judgement: it may leave fields out of it. */
export interface Comparison {
  readonly actual: unknown;
  readonly expected: unknown;
  readonly equal: boolean;
}

/**
 * A suite of behaviour vectors: the file `suites/<name>.ts` exports it as `suite`, and that is all there is to adding
 * one. `run` throws `MalformedRow` for a row it cannot read, which ends the run with the number of the line.
 */
export interface Suite {
  readonly run: (row: Row, options: RunOptions) => Comparison;
  /** Lines to print before the last one. */
  readonly summarize?: (comparisons: readonly Comparison[]) => readonly string[];
}

/** A line that is no row of its suite. The message says what is missing. */
export class MalformedRow extends Error {}

/** A field that every row of the suite has. */
export function required(row: Row, name: string): unknown {
  if (!Object.hasOwn(row, name)) throw new MalformedRow(`no "${name}"`);
  return row[name];
}

/** The row's own `now` (RFC 3339 or milliseconds), else the one of the options. */
export function nowOf(row: Row, options: RunOptions): number | undefined {
  if (!Object.hasOwn(row, "now")) return options.now;
  const { now } = row;
  const time = typeof now === "string" ? Date.parse(now) : now;
  if (typeof time !== "number" || Number.isNaN(time))
    throw new MalformedRow(`"now" is no time: ${JSON.stringify(now)}`);
  return time;
}

/** The right answer: the row's `expected`, and over it, field by field, its `requiredBySdk` if it has one. */
export function overridden(row: Row): Row {
  const expected = required(row, "expected") as Row;
  const { requiredBySdk } = row;
  return typeof requiredBySdk === "object" && requiredBySdk !== null ? { ...expected, ...requiredBySdk } : expected;
}
