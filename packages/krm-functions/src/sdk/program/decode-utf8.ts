/**
 * Decodes UTF-8 bytes, keeping a byte order mark. Throws if they are not UTF-8, naming the line, counted from the start
 * of the lines `before` them.
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

/** Texts of ASCII from this length on (in characters) are kept by Node outside of V8's heap. */
const KEPT_OUTSIDE = 1_000_000;

/**
 * Copies a text into V8's heap: reading characters of an external string is slow in code that is not fully optimised.
 */
function withinHeap(text: string): string {
  const middle = text.length >> 1;
  return [text.slice(0, middle), text.slice(middle)].join("");
}

function linesOf(texts: readonly string[]): number {
  return texts.reduce((lines, text) => lines + text.split("\n").length - 1, 0);
}

/**
 * Finds the line with the invalid bytes. Lines can be checked one by one: no multi-byte character contains a line feed
 * byte.
 */
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
