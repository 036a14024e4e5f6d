/**
 * The text of bytes, a byte order mark included. Throws if they are no UTF-8, and names the line, counted from the start of
 * the lines `before` them.
 */
export function decodeUtf8(bytes: Uint8Array, before: readonly string[] = []): string {
  try {
    return decode(bytes);
  } catch (error) {
    const isTooLong = error instanceof Error && "code" in error && error.code === "ERR_STRING_TOO_LONG";
    throw isTooLong ? error : new Error(`line ${linesOf(before) + lineOfBadByte(bytes)}: no UTF-8 text`);
  }
}

function decode(bytes: Uint8Array): string {
  const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  return text.length < KEPT_OUTSIDE ? text : withinHeap(text);
}

/** The length, in characters, from which Node keeps an ASCII text outside of the heap of the engine. */
const KEPT_OUTSIDE = 1_000_000;

/** A copy that the engine has made itself: code that is not fully optimised reads a character of another by a call. */
function withinHeap(text: string): string {
  const middle = text.length >> 1;
  return [text.slice(0, middle), text.slice(middle)].join("");
}

function linesOf(texts: readonly string[]): number {
  return texts.reduce((lines, text) => lines + text.split("\n").length - 1, 0);
}

/** No character of more than one byte has the byte of a line feed in it, so each line is good or bad by itself. */
function lineOfBadByte(bytes: Uint8Array): number {
  let line = 1;
  for (let start = 0; start < bytes.length; line++) {
    const end = bytes.indexOf(LINE_FEED, start) + 1 || bytes.length;
    try {
      decode(bytes.subarray(start, end));
    } catch {
      return line;
    }
    start = end;
  }
  return line;
}

const LINE_FEED = 0x0a;
