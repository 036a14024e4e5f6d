import { escapeControl } from "@landfall/core/object";
import { type Cell, widthOf } from "./cell.ts";
import type { Style, Tone } from "./style.ts";

/** The width of lines, and the indentation of continuation lines. */
export interface Room {
  readonly width: number | undefined;
  readonly indent: number;
}

/** The narrowest line, in columns, even if the terminal is narrower. */
const LEAST = 16;

interface Word {
  readonly text: string;
  readonly tone: Tone;
  /** Whether the word continues the one before it without a space. */
  readonly isPart?: boolean;
}

/**
 * Joins cells by spaces and wraps them into lines that fit. A word wider than a line is broken after its commas;
 * without commas it stays whole, because names must be copied verbatim.
 */
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
    const needed = widthOf(word.text) + (lines.at(-1)?.length === 0 || word.isPart === true ? 0 : 1);
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

/** Splits a word into pieces that fit: after commas, and between characters of scripts without spaces. */
function broken({ text, tone }: Word, width: number): readonly Word[] {
  const pieces: Word[] = [];
  let piece = "";
  for (const part of text.split(/(?<=[,;|])|(?<=[\u2e80-\ud7af\uf900-\ufaff\uff00-\uffef])/)) {
    if (piece !== "" && widthOf(piece + part) > width) {
      pieces.push({ text: piece, tone, isPart: pieces.length > 0 });
      piece = part;
    } else piece += part;
  }
  return [...pieces, { text: piece, tone, isPart: pieces.length > 0 }];
}

/** Colours consecutive words of one tone together. */
function showWords(words: readonly Word[], style: Style): string {
  const runs: { text: string; tone: Tone }[] = [];
  for (const { text, tone, isPart = false } of words) {
    const run = runs.at(-1);
    if (run?.tone === tone) run.text += (isPart ? "" : " ") + text;
    else runs.push({ text, tone });
  }
  return runs.map(({ text, tone }) => style(text, tone)).join(" ");
}
