import type { FileLocation, Problem } from "@landfall/core/object";
import { ItemError } from "../model/item-error.ts";
import { lineAt } from "../yaml/scan-lines.ts";
import { SourceError } from "../yaml/source-error.ts";
import type { Entry } from "../yaml/source-node.ts";

/** The position of an item: its start in a text, and that text's offset in the whole list. */
interface Standing {
  readonly list: string;
  readonly offset: number;
  readonly start: number;
  /** The item's place in the list; undefined for a document outside of a list. */
  readonly index: number | undefined;
  readonly linesAbove?: number | undefined;
  readonly whole?: { lineAt(offset: number): number } | undefined;
}

const PATH_ANNOTATION = /config\.kubernetes\.io\/path: *["']?([^"',}\n\r]{1,300})/;

function fileOf(source: string): FileLocation | undefined {
  const path = PATH_ANNOTATION.exec(source)?.[1];
  return path === undefined ? undefined : { path };
}

function lineOf({ whole, list, offset, start }: Standing, at: number): number {
  return whole === undefined ? lineAt(list, start + at) : whole.lineAt(offset + start + at);
}

/** Turns a `SourceError` into an `ItemError` with line and item; returns any other error as it is. */
export function itemError(error: unknown, source: string, origin: Standing, changed: boolean): unknown {
  if (!(error instanceof SourceError)) return error;
  return new ItemError({ code: error.code, severity: "error", ...told(error, source, origin, changed) });
}

/** Makes the warning for an entry whose key stands in the mapping already. */
export function repeatedKey(entry: Entry, source: string, origin: Standing, changed: boolean): Problem {
  const message = `the key ${JSON.stringify(entry.key.slice(0, 80))} is there twice; the first one counts, as for kpt`;
  const place = told({ offset: entry.start, message }, source, origin, changed);
  return { code: "DuplicateKey", severity: "warning", ...place, hint: "keep one of them" };
}

/** The message with line and item, and the file that the item's annotations name. */
function told(
  { offset, message }: { readonly offset: number; readonly message: string },
  source: string,
  origin: Standing,
  changed: boolean,
): Pick<Problem, "message" | "file"> {
  const line = (changed ? lineAt(source, offset) : lineOf(origin, offset)) + (origin.linesAbove ?? 0);
  const where = origin.index === undefined ? `line ${line}` : `line ${line}, items[${origin.index}]`;
  const file = fileOf(source);
  return { message: `${where}: ${message}`, ...(file && { file }) };
}
