import { isSpaceOrEnd, startOfLine } from "../yaml/scan-lines.ts";
import { hasLoneReturn } from "../yaml/text-problem.ts";

/** Consecutive items of a list, from the first dash to the end of the last line. */
export interface ItemPiece {
  readonly text: string;
  /** The start of each item, including the comment lines above it. */
  readonly starts: readonly number[];
  readonly dashes: readonly number[];
}

/** The text of a list, whose middle items may be kept apart from the rest. */
export interface CutList {
  /** The text of the list without the pieces. */
  readonly frame: string;
  /** The offset in the frame, at a dash, where the pieces belong; -1 without pieces. */
  readonly gap: number;
  readonly pieces: readonly ItemPiece[];
}

/** Makes a `CutList` of a single text. */
export function uncut(text: string): CutList {
  return { frame: text, gap: -1, pieces: [] };
}

/**
 * Makes a `CutList` of a text in parts. Parts that hold only entries of a list at column 0 are kept as pieces, so that
 * a large list is never joined to one text. Only the frame can tell which list the entries belong to.
 */
export function cutList(parts: readonly string[]): CutList {
  if (parts.some((part) => part.includes("\0") || hasLoneReturn(part))) return uncut(parts.join(""));
  const [first = "", ...others] = joinWithinItems(parts);
  const last = others.pop() ?? "";
  const pieces: ItemPiece[] = [];
  for (const text of others) {
    const piece = readPiece(text);
    if (piece === undefined) break;
    pieces.push(piece);
  }
  return { frame: [first, ...others.slice(pieces.length), last].join(""), gap: first.length, pieces };
}

/** Joins frame and pieces to the whole text. */
export function joinList(cut: CutList): string {
  return sliceParts(cut, 0, cut.frame.length).join("");
}

/** The text between two offsets of the frame, including the pieces if they belong there. */
export function sliceParts({ frame, gap, pieces }: CutList, start: number, end: number): readonly string[] {
  if (pieces.length === 0 || gap < start || gap >= end) return [frame.slice(start, end)];
  return [frame.slice(start, gap), ...pieces.map(({ text }) => text), frame.slice(gap, end)];
}

/** Joins neighbouring parts, except where one ends with an item and the next starts with one. */
function joinWithinItems(parts: readonly string[]): readonly string[] {
  const runs: string[][] = [];
  for (const [index, part] of parts.entries()) {
    const run = runs.at(-1);
    if (run === undefined || isBorder(parts[index - 1] ?? "", part)) runs.push([part]);
    else run.push(part);
  }
  return runs.map((run) => run.join(""));
}

/** Whether two parts meet between items; a comment above a dash belongs to the item below. */
function isBorder(before: string, after: string): boolean {
  if (!after.startsWith("- ") || !before.endsWith("\n")) return false;
  return !before.startsWith("#", startOfLine(before, before.length - 1));
}

/** Reads a text that holds only items at column 0; `undefined` if anything else stands at that column. */
function readPiece(text: string): ItemPiece | undefined {
  const starts = [0];
  const dashes = [0];
  let lead = -1;
  for (let feed = text.indexOf("\n"); feed >= 0 && feed + 1 < text.length; feed = text.indexOf("\n", feed + 1)) {
    const line = feed + 1;
    const code = text.charCodeAt(line);
    if (code === 45 && isSpaceOrEnd(text.charCodeAt(line + 1))) {
      starts.push(lead < 0 ? line : lead);
      dashes.push(line);
    } else if (code !== 35 && !isSpaceOrEnd(code)) return undefined;
    if (code !== 35) lead = -1;
    else if (lead < 0) lead = line;
  }
  return { text, starts, dashes };
}
