/** The text of bytes, a byte order mark included. Throws if they are no UTF-8, and names the line. */
export function decodeUtf8(bytes: Uint8Array): string {
  try {
    return decode(bytes);
  } catch (error) {
    const isTooLong = error instanceof Error && "code" in error && error.code === "ERR_STRING_TOO_LONG";
    throw isTooLong ? error : new Error(`line ${lineOfBadByte(bytes)}: no UTF-8 text`);
  }
}

function decode(bytes: Uint8Array): string {
  return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
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
