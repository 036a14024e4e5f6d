import { isMap, type Json } from "@landfall/core/object";

/**
 * The value of a text that is JSON as a whole; `undefined` if it is not, or if a map repeats a key: `JSON.parse`
 * silently takes the last one, and kpt the first.
 */
export function readJson(text: string): Json | undefined {
  if (!/^\s*[{[]/.test(text)) return undefined;
  try {
    const value = JSON.parse(text) as Json;
    return keysIn(value) === keysWritten(text) ? value : undefined;
  } catch {
    return undefined;
  }
}

function keysIn(value: Json): number {
  if (Array.isArray(value)) return value.reduce((sum: number, entry: Json) => sum + keysIn(entry), 0);
  if (!isMap(value)) return 0;
  const entries = Object.values(value);
  return entries.reduce((sum: number, entry) => sum + keysIn(entry), entries.length);
}

/** The number of strings before a colon in a JSON text. */
function keysWritten(text: string): number {
  let count = 0;
  for (let start = text.indexOf('"'); start >= 0; ) {
    const end = endOfString(text, start);
    const next = behindSpace(text, end);
    if (text.charCodeAt(next) === COLON) count += 1;
    start = text.indexOf('"', next);
  }
  return count;
}

const COLON = 58;
const BACKSLASH = 92;

/** The offset after the quote that ends the string starting at `start`. */
function endOfString(text: string, start: number): number {
  let quote = text.indexOf('"', start + 1);
  while (isEscaped(text, quote)) quote = text.indexOf('"', quote + 1);
  return quote + 1;
}

function isEscaped(text: string, at: number): boolean {
  let first = at;
  while (text.charCodeAt(first - 1) === BACKSLASH) first -= 1;
  return (at - first) % 2 === 1;
}

function behindSpace(text: string, at: number): number {
  let next = at;
  while (next < text.length && text.charCodeAt(next) <= 32) next += 1;
  return next;
}
