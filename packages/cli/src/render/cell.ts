import { escapeControl } from "@landfall/core/object";
import type { Style, Tone } from "./style.ts";

/** A piece of text with a tone. The text is data, and is escaped when it is printed. */
export interface Cell {
  readonly text: string;
  readonly tone?: Tone;
}

/** The columns of a terminal that a text takes: two for wide characters, none for combining marks. */
export function widthOf(text: string): number {
  let width = 0;
  for (const character of text) width += widthOfCharacter(character);
  return width;
}

const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;

function widthOfCharacter(character: string): number {
  if (/\p{Mark}|\p{Format}/u.test(character)) return 0;
  return WIDE.test(character) ? 2 : 1;
}

/** The longest beginning of a text that takes at most `width` columns. */
export function beginning(text: string, width: number): string {
  let kept = "";
  let used = 0;
  for (const character of text) {
    used += widthOfCharacter(character);
    if (used > width) break;
    kept += character;
  }
  return kept;
}

/** Shortens a text to at most `width` columns; a longer one ends in `…`, behind its last whole word if it has several. */
export function fit(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  if (width < 1) return "";
  const kept = beginning(text, width - 1);
  const end = text[kept.length] === " " ? kept.length : kept.lastIndexOf(" ");
  return `${(end > 0 ? kept.slice(0, end) : kept).trimEnd()}…`;
}

/** Formats a cell for a terminal on one line, cut to a width if one is given. */
export function showCell({ text, tone = "plain" }: Cell, style: Style, width?: number): string {
  const line = escapeControl(text);
  return style(width === undefined ? line : fit(line, width), tone);
}
