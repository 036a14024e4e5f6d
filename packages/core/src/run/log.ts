import { hashJson, type Json, type Problem } from "../object/index.ts";

/** One entry of a log, with the hash of the previous entry, so that a changed, moved or removed entry is detected. */
export interface LogEntry<Body> {
  /** The number of the entry, from 0. */
  readonly seq: number;
  /** The hash of the previous entry; empty for the first entry. */
  readonly prev: string;
  readonly body: Body;
  /** SHA-256 of the fields above. */
  readonly hash: string;
}

/** The position of an entry: everything that the next entry needs of it. */
export type LogPlace = Pick<LogEntry<unknown>, "seq" | "hash">;

/** Returns the entry that follows `last`. `body` is plain data, as JSON keeps it. */
export function nextEntry<Body>(last: LogPlace | undefined, body: Body): LogEntry<Body> {
  const [seq, prev] = last === undefined ? [0, ""] : [last.seq + 1, last.hash];
  return { seq, prev, body, hash: hashEntry(seq, prev, body) };
}

/**
 * Checks the chain of a log. Problems: `LogBroken`, with the number of the first entry that does not fit. `head` is the
 * hash that the newest entry must have, if known from elsewhere: without it, entries missing at the end are not
 * detected. `after` is the position of the entry before the first of these. Default: there is none.
 */
export function checkChain(entries: readonly LogEntry<unknown>[], head?: string, after?: LogPlace): readonly Problem[] {
  let prev = after?.hash ?? "";
  const first = after === undefined ? 0 : after.seq + 1;
  for (const [index, entry] of entries.entries()) {
    const fits = entry.seq === first + index && entry.prev === prev;
    if (!fits) return [broken(index, "does not follow the entry before it")];
    if (entry.hash !== hashEntry(entry.seq, entry.prev, entry.body)) return [broken(index, "was changed")];
    prev = entry.hash;
  }
  return head === undefined || head === prev ? [] : [broken(entries.length, "is missing: the log ends too early")];
}

function hashEntry(seq: number, prev: string, body: unknown): string {
  return hashJson({ seq, prev, body: body as Json });
}

function broken(index: number, what: string): Problem {
  return { code: "LogBroken", severity: "error", message: `entry ${index} of the log ${what}`, field: `[${index}]` };
}
