import type { FileLocation, Problem } from "@landfall/core/object";
import type { Examples } from "./examples.ts";
import { ItemError } from "./item-error.ts";
import type { Types } from "./item-head.ts";
import type { keepRecentTrees } from "./recent-trees.ts";
import { SourceError } from "./source-error.ts";
import type { WholeList } from "./whole-list.ts";

/** Where an item comes from: the range of its text in the text of its list, or in a piece of that, and its place there. */
export interface Origin {
  readonly list: string;
  /** Of the piece in the text of the whole list. */
  readonly offset: number;
  readonly start: number;
  readonly end: number;
  /** Undefined for a document of its own. */
  readonly index: number | undefined;
  /** Of a new item, which need not be read for them. */
  readonly types?: Types | undefined;
  /** The list it comes from, for anchors that reach over items. */
  readonly whole?: WholeList | undefined;
  /** Those of the list that it comes from. */
  readonly examples?: Examples | undefined;
  /** Told of every item of the list that makes a tree. */
  readonly keepTree?: ReturnType<typeof keepRecentTrees> | undefined;
}

const PATH_ANNOTATION = /config\.kubernetes\.io\/path: *["']?([^"',}\n\r]{1,300})/;

/** The line of an offset, from 1. */
export function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf("\n"); at >= 0 && at < offset; at = text.indexOf("\n", at + 1)) line++;
  return line;
}

function fileOf(source: string): FileLocation | undefined {
  const path = PATH_ANNOTATION.exec(source)?.[1];
  return path === undefined ? undefined : { path };
}

function lineOf({ whole, list, offset, start }: Origin, at: number): number {
  return whole === undefined ? lineAt(list, start + at) : whole.lineAt(offset + start + at);
}

/** What reading an item threw, as an `ItemError` with its line and place; anything but a `SourceError` as it is. */
export function itemError(error: unknown, source: string, origin: Origin, changed: boolean): unknown {
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
