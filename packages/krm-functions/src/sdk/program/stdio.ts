import { readSync, writeSync } from "node:fs";
import { decodeUtf8 } from "./decode-utf8.ts";

/** Bytes that are read at a time. */
const BUFFER = 1 << 18;
/** How much of a text is encoded at a time, in units of UTF-16. */
const SLICE = 1 << 16;
/** No character of UTF-16 takes more bytes of UTF-8. */
const BYTES_PER_UNIT = 3;

/** Everything that a file descriptor gives until its end, as UTF-8 text (a byte order mark included). Throws if it is none. */
export function readAll(fd: number): string {
  return readParts(fd).join("");
}

/**
 * The same in parts of whole lines, each from a dash at the start of a line on if it can be: so the items of a large
 * ResourceList need not be put together to one text.
 */
export function readParts(fd: number): readonly string[] {
  const parts: string[] = [];
  let buffer = Buffer.allocUnsafe(BUFFER);
  let filled = 0;
  for (;;) {
    if (filled === buffer.length) {
      const end = endOfPart(buffer);
      if (end > 0) parts.push(decodeUtf8(buffer.subarray(0, end), parts));
      const target = end > 0 ? buffer : Buffer.allocUnsafe(2 * filled);
      buffer.copy(target, 0, end, filled);
      buffer = target;
      filled -= end;
    }
    const from = filled;
    const read = retry(() => readSync(fd, buffer, from, buffer.length - from, null));
    if (read === 0) break;
    filled += read;
  }
  parts.push(decodeUtf8(buffer.subarray(0, filled), parts));
  return parts;
}

/** The longest answer that is read, in bytes. */
const ANSWER = 1 << 12;

/** The next line that somebody types into a file descriptor, as UTF-8 text without its end; empty where nothing comes any more. */
export function readLine(fd: number): string {
  const buffer = Buffer.alloc(ANSWER);
  let filled = 0;
  while (filled < buffer.length && !buffer.subarray(0, filled).includes("\n")) {
    const from = filled;
    const read = retry(() => readSync(fd, buffer, from, buffer.length - from, null));
    if (read === 0) break;
    filled += read;
  }
  return buffer.toString("utf8", 0, filled).split("\n", 1)[0] ?? "";
}

/**
 * The end of the part that can be processed: before the last dash at the start of a line without a comment above it,
 * else behind the last line; 0 if there is none.
 */
function endOfPart(bytes: Buffer): number {
  for (let feed = bytes.lastIndexOf("\n- "); feed > 0; feed = bytes.lastIndexOf("\n- ", feed - 1)) {
    if (bytes[bytes.lastIndexOf("\n", feed - 1) + 1] !== HASH) return feed + 1;
  }
  return bytes.lastIndexOf("\n") + 1;
}

const HASH = 0x23;

/**
 * Writes all of a text, or of its parts, as UTF-8, or throws: a pipe that is full is waited for, a write that took only a
 * part is continued, a reader that went away (EPIPE) or a full disk (ENOSPC) is an error. No part ends within a surrogate pair.
 */
export function writeAll(fd: number, text: string | readonly string[]): void {
  const buffer = Buffer.allocUnsafe((SLICE + 1) * BYTES_PER_UNIT);
  for (const batch of typeof text === "string" ? [text] : batchesOf(text)) {
    for (let start = 0; start < batch.length; ) {
      const end = endOfSlice(batch, start + SLICE);
      writeBytes(fd, buffer.subarray(0, buffer.write(batch.slice(start, end))));
      start = end;
    }
  }
}

/** Small parts put together, which is quicker than to encode each; a large one is a batch of its own. */
function* batchesOf(parts: readonly string[]): Iterable<string> {
  let from = 0;
  let length = 0;
  for (const [index, part] of parts.entries()) {
    if (length + part.length > SLICE) {
      yield parts.slice(from, index).join("");
      from = index;
      length = 0;
    }
    length += part.length;
  }
  yield parts.slice(from).join("");
}

/** The end of a slice, never between the two halves of a surrogate pair. */
function endOfSlice(text: string, end: number): number {
  const last = text.charCodeAt(end - 1);
  return end < text.length && last >= 0xd800 && last <= 0xdbff ? end + 1 : end;
}

function writeBytes(fd: number, bytes: Uint8Array): void {
  for (let offset = 0; offset < bytes.length; ) {
    const from = offset;
    offset += retry(() => writeSync(fd, bytes, from, bytes.length - from));
  }
}

/** A non-blocking descriptor says EAGAIN where a blocking one would wait. */
function retry(attempt: () => number): number {
  for (;;) {
    try {
      return attempt();
    } catch (error) {
      if (errorCode(error) !== "EAGAIN") throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2);
    }
  }
}

function errorCode(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}
