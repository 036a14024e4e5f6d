import type { ScalarEvent } from "js-yaml";

const KEEP = 3;

/** Offset of the next character that is neither white space nor part of a comment. */
export function skipTrivia(text: string, at: number): number {
  let i = at;
  for (; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === 35 && (i === 0 || text.charCodeAt(i - 1) <= 32)) {
      while (i < text.length && text.charCodeAt(i) !== 10 && text.charCodeAt(i) !== 13) i++;
    } else if (code > 32 && code !== 0xfeff) break;
  }
  return i;
}

export function propertyStart(
  event: { readonly tagStart: number; readonly anchorStart: number },
  start: number,
): number {
  let first = start;
  if (event.tagStart >= 0) first = Math.min(first, event.tagStart);
  if (event.anchorStart >= 0) first = Math.min(first, event.anchorStart - 1);
  return first;
}

export function propertyEnd(event: { readonly tagEnd: number; readonly anchorEnd: number }): number {
  return Math.max(event.tagEnd, event.anchorEnd);
}

/**
 * The end of the last line of a block scalar without its line break; trailing blank lines count only with chomping `+`.
 */
export function endOfBlock(text: string, event: ScalarEvent, headerEnd: number): number {
  let end = event.valueEnd;
  while (end > event.valueStart) {
    let line = end;
    if (text.charCodeAt(line - 1) === 10) line--;
    if (text.charCodeAt(line - 1) === 13) line--;
    if (event.chomping === KEEP) return line;
    const stop = line;
    while (line > event.valueStart && text.charCodeAt(line - 1) === 32) line--;
    const blank = line === event.valueStart || text.charCodeAt(line - 1) === 10 || text.charCodeAt(line - 1) === 13;
    if (!blank || (event.indent >= 0 && stop - line > event.indent)) return stop;
    end = line;
  }
  return headerEnd;
}

/** The distance of an offset from the start of its line; a byte order mark has no width. */
export function columnOf(text: string, at: number): number {
  let line = at;
  while (line > 0 && text.charCodeAt(line - 1) !== 10 && text.charCodeAt(line - 1) !== 13) line--;
  return at - line - (at > line && text.charCodeAt(line) === 0xfeff ? 1 : 0);
}

/** The offset after the tag and the anchor of a collection. */
export function skipProperties(text: string, start: number): number {
  let at = start;
  while (text.charAt(at) === "!" || text.charAt(at) === "&") {
    while (at < text.length && text.charCodeAt(at) > 32) at++;
    at = skipTrivia(text, at);
  }
  return at;
}
