import { nextAtColumn, startOfLine } from "./scan-lines.ts";
import { NotUnderstood } from "./source-node.ts";
import { hasLoneReturn } from "./text-problem.ts";

/** Items of a list, one below the other, from the first one's dash to the end of the last one's last line. */
export interface ItemPiece {
  readonly text: string;
  readonly dashes: readonly number[];
}

/** The text of a list, of which items in the middle may stand apart. */
export interface CutList {
  /** All of the text but the pieces: if there are some, a list of the items before and behind them. */
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
    const dashes = findDashes(text);
    if (dashes === undefined) break;
    pieces.push({ text, dashes });
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

/** Those of a list at column 0; `undefined` if there is something else at that column. */
function findDashes(text: string): readonly number[] | undefined {
  const dashes = [0];
  try {
    const other = nextAtColumn(text, 0, 0, text.length, dashes);
    return other === text.length ? dashes : undefined;
  } catch (error) {
    if (error instanceof NotUnderstood) return undefined;
    throw error;
  }
}
