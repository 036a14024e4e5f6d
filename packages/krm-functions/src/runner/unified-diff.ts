import { escapeControl } from "@landfall/core/object";
import { FILE_HEADERS_ONLY, formatPatch, type StructuredPatch, structuredPatch } from "diff";
import type { FileChange } from "./changes.ts";

const CONTEXT = 3;
/**
 * The number of changed lines beyond which no shortest diff is searched: nobody reads it, and the search takes
 * quadratic time.
 */
const MOST_EDITS = 2000;

/**
 * Formats a change as a unified diff with three lines of context, as git reads it; `""` without a difference. A file
 * with more than 2,000 changed lines is shown as all old and all new lines, so that time stays linear.
 */
export function unifiedDiff({ path, before, after }: FileChange): string {
  if (before === after) return "";
  const from = before === undefined ? "/dev/null" : `a/${escapeControl(path)}`;
  const to = after === undefined ? "/dev/null" : `b/${escapeControl(path)}`;
  const options = { context: CONTEXT, maxEditLength: MOST_EDITS };
  const patch = structuredPatch(from, to, before ?? "", after ?? "", undefined, undefined, options);
  return formatPatch(patch ?? replacement(from, to, before ?? "", after ?? ""), FILE_HEADERS_ONLY);
}

function replacement(from: string, to: string, before: string, after: string): StructuredPatch {
  const [removed, added] = [signedLines("-", before), signedLines("+", after)];
  const hunk = {
    oldStart: Math.min(1, removed.count),
    oldLines: removed.count,
    newStart: Math.min(1, added.count),
    newLines: added.count,
    lines: [...removed.lines, ...added.lines],
  };
  return { oldFileName: from, newFileName: to, oldHeader: undefined, newHeader: undefined, hunks: [hunk] };
}

function signedLines(sign: "-" | "+", text: string): { readonly lines: readonly string[]; readonly count: number } {
  const lines = text.split("\n");
  const complete = lines.at(-1) === "";
  if (complete) lines.pop();
  const signed = lines.map((line) => sign + line);
  return { lines: complete ? signed : [...signed, "\\ No newline at end of file"], count: lines.length };
}
