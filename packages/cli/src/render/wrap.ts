import { escapeControl } from "@landfall/core/object";
import { beginning, type Cell, widthOf } from "./cell.ts";
import type { Style, Tone } from "./style.ts";

/** How wide lines may be, and how much narrower those behind the first. */
export interface Room {
  readonly width: number | undefined;
  readonly indent: number;
}

/** Below this a line is not made narrower, whatever the terminal says. */
const LEAST = 16;

interface Word {
  readonly text: string;
  readonly tone: Tone;
}

/** Cells with a space between them, broken at spaces into lines that fit; a word that is wider than a line is broken too. */
export function wrapCells(cells: readonly Cell[], style: Style, { width, indent }: Room): readonly string[] {
  const texts = cells.filter(({ text }) => text !== "");
  const words = texts.flatMap(({ text, tone = "plain" }) => {
    const line = escapeControl(text);
    return (width === undefined ? [line] : line.split(" ")).map((word): Word => ({ text: word, tone }));
  });
  if (width === undefined) return [showWords(words, style)];
  const lines: Word[][] = [[]];
  let left = Math.max(LEAST, width);
  const rest = Math.max(LEAST, width - indent);
  for (const word of words.flatMap((one) => broken(one, rest))) {
    const needed = widthOf(word.text) + (lines.at(-1)?.length === 0 ? 0 : 1);
    if (needed > left) {
      lines.push([word]);
      left = rest - widthOf(word.text);
    } else {
      lines.at(-1)?.push(word);
      left -= needed;
    }
  }
  return lines.map((line) => showWords(line, style));
}

/** A word in pieces that fit. */
function broken({ text, tone }: Word, width: number): readonly Word[] {
  const pieces: Word[] = [];
  let rest = text;
  while (widthOf(rest) > width) {
    const piece = beginning(rest, width);
    pieces.push({ text: piece, tone });
    rest = rest.slice(piece.length);
  }
  return [...pieces, { text: rest, tone }];
}

/** Words of one tone that follow each other are coloured as one. */
function showWords(words: readonly Word[], style: Style): string {
  const runs: { texts: string[]; tone: Tone }[] = [];
  for (const { text, tone } of words) {
    const run = runs.at(-1);
    if (run?.tone === tone) run.texts.push(text);
    else runs.push({ texts: [text], tone });
  }
  return runs.map(({ texts, tone }) => style(texts.join(" "), tone)).join(" ");
}
