/** One line of a file of vectors: an object that is not validated yet. */
export type Row = Readonly<Record<string, unknown>>;

/**
 * The answers to compare with. `upstream`: those of the other program, including its defects; `required`: the right
 * ones.
 */
export type Mode = "upstream" | "required";

/** The options of a run. */
export interface RunOptions {
  readonly mode: Mode;
  /** The time for rows without one, in milliseconds since the epoch. */
  readonly now?: number;
}

/** The expected and the actual answer for a row. `equal`: the suite's own judgement, which may ignore fields. */
export interface Comparison {
  readonly actual: unknown;
  readonly expected: unknown;
  readonly equal: boolean;
}

/**
 * A suite of behaviour vectors: to add one, export it as `suite` from `suites/<name>.ts`. `run` throws `MalformedRow`
 * for an unreadable row, which ends the run with the line's number.
 */
export interface Suite {
  readonly run: (row: Row, options: RunOptions) => Comparison;
  /** Returns lines to print before the last one. */
  readonly summarize?: (comparisons: readonly Comparison[]) => readonly string[];
}

/** Thrown for a line that is no row of its suite. The message says what is missing. */
export class MalformedRow extends Error {}

/** Reads a field that every row of the suite must have. */
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

/** The right answer: the row's `expected`, with the fields of `requiredBySdk`, if present, replaced. */
export function overridden(row: Row): Row {
  const expected = required(row, "expected") as Row;
  const { requiredBySdk } = row;
  return typeof requiredBySdk === "object" && requiredBySdk !== null ? { ...expected, ...requiredBySdk } : expected;
}
