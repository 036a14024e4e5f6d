import { isSpaceOrEnd, startOfLine } from "../yaml/scan-lines.ts";
import { hasLoneReturn } from "../yaml/text-problem.ts";

/** Items of a list, one below the other, from the first one's dash to the end of the last one's last line. */
export interface ItemPiece {
  readonly text: string;
  /** The start of each item, with the comment lines above it. */
  readonly starts: readonly number[];
  readonly dashes: readonly number[];
}

/** The text of a list, of which items in the middle may stand apart. */
export interface CutList {
  /** The whole text of a list. */
  readonly frame: string;
  /** Where in the frame the pieces belong: at a dash. */
  readonly gap: number;
  readonly pieces: readonly ItemPiece[];
}

/** A list that is one text. */
export function uncut(text: string): CutList {
  return { frame: text, gap: -1, pieces: [] };
}

/**
 * A list that came in parts, with those of its parts as pieces that are entries of a list at column 0 and nothing else:
 * so a large list never has to be one text. Of which list they are entries, the frame must tell.
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

/** All of the text. */
export function joinList(cut: CutList): string {
  return sliceParts(cut, 0, cut.frame.length).join("");
}

/** The text from one offset of the frame to another, with the pieces if they belong between them. */
export function sliceParts({ frame, gap, pieces }: CutList, start: number, end: number): readonly string[] {
  if (pieces.length === 0 || gap < start || gap >= end) return [frame.slice(start, end)];
  return [frame.slice(start, gap), ...pieces.map(({ text }) => text), frame.slice(gap, end)];
}

/** The parts, put together where no item ends with one and starts with the next. */
function joinWithinItems(parts: readonly string[]): readonly string[] {
  const runs: string[][] = [];
  for (const [index, part] of parts.entries()) {
    const run = runs.at(-1);
    if (run === undefined || isBorder(parts[index - 1] ?? "", part)) runs.push([part]);
    else run.push(part);
  }
  return runs.map((run) => run.join(""));
}

/** A comment above a dash belongs to the item below it. */
function isBorder(before: string, after: string): boolean {
  if (!after.startsWith("- ") || !before.endsWith("\n")) return false;
  return !before.startsWith("#", startOfLine(before, before.length - 1));
}

/** A text that starts with an item of a list at column 0; `undefined` if there is anything else at that column. */
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
