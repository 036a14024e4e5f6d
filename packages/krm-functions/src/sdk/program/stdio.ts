import { readSync, writeSync } from "node:fs";
import { decodeUtf8 } from "./decode-utf8.ts";

/** The number of bytes that one read asks for. */
const BUFFER = 1 << 18;
/** The number of UTF-16 units that are encoded at a time. */
const SLICE = 1 << 16;
/** The most UTF-8 bytes that one UTF-16 unit can take. */
const BYTES_PER_UNIT = 3;

/** Reads a file descriptor to its end as UTF-8 text, keeping a byte order mark. Throws if it is not UTF-8. */
export function readAll(fd: number): string {
  return readParts(fd).join("");
}

/**
 * Like `readAll`, in parts of whole lines, which begin at an item's dash if possible: the items of a large ResourceList
 * are then never joined to one text.
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
 * The end of the part that can be processed: before the last `- ` line that has no comment line above it, else after
 * the last line; 0 if there is no line end.
 */
function endOfPart(bytes: Buffer): number {
  for (let feed = bytes.lastIndexOf("\n- "); feed > 0; feed = bytes.lastIndexOf("\n- ", feed - 1)) {
    if (bytes[bytes.lastIndexOf("\n", feed - 1) + 1] !== HASH) return feed + 1;
  }
  return bytes.lastIndexOf("\n") + 1;
}

const HASH = 0x23;

/**
 * Writes all of a text, or of its parts, as UTF-8, or throws: waits for a full pipe, continues a partial write; a
 * reader that went away (EPIPE) or a full disk (ENOSPC) is an error. No part ends within a surrogate pair.
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

/** Joins small parts, which is faster than encoding each; a large part is a batch of its own. */
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

/** Repeats a call while a non-blocking descriptor answers EAGAIN, where a blocking one would wait. */
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
