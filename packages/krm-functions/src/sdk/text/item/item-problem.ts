import type { FileLocation, Problem } from "@landfall/core/object";
import { ItemError } from "../model/item-error.ts";
import { lineAt } from "../yaml/scan-lines.ts";
import { SourceError } from "../yaml/source-error.ts";

/** Where an item stands: from `start` on in a text that has an offset in its whole list. */
interface Standing {
  readonly list: string;
  readonly offset: number;
  readonly start: number;
  /** Undefined for a document of its own. */
  readonly index: number | undefined;
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

/** What reading an item threw, as an `ItemError` with its line and place; anything but a `SourceError` as it is. */
export function itemError(error: unknown, source: string, origin: Standing, changed: boolean): unknown {
  if (!(error instanceof SourceError)) return error;
  const line = changed ? lineAt(source, error.offset) : lineOf(origin, error.offset);
  const where = origin.index === undefined ? `line ${line}` : `line ${line}, items[${origin.index}]`;
  const file = fileOf(source);
  const problem: Problem = {
    code: error.code,
    severity: "error",
    message: `${where}: ${error.message}`,
    ...(file === undefined ? {} : { file }),
  };
  return new ItemError(problem);
}
