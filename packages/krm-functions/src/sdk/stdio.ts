import { fstatSync, readSync, writeSync } from "node:fs";
import { decodeUtf8 } from "./decode-utf8.ts";

const CHUNK = 1 << 16;
/** No character of UTF-16 takes more bytes of UTF-8. */
const BYTES_PER_UNIT = 3;

/** Everything that a file descriptor gives until its end, as UTF-8 text (a byte order mark included). Throws if it is none. */
export function readAll(fd: number): string {
  const chunks: Uint8Array[] = [];
  // A file says how large it is, a pipe says 0; one byte more, and the end shows without another chunk.
  let chunk = Buffer.allocUnsafe((fstatSync(fd).size || CHUNK) + 1);
  let filled = 0;
  for (;;) {
    if (filled === chunk.length) {
      chunks.push(chunk);
      chunk = Buffer.allocUnsafe(CHUNK);
      filled = 0;
    }
    const { length } = chunk;
    const read = retry(() => readSync(fd, chunk, filled, length - filled, null));
    if (read === 0) break;
    filled += read;
  }
  const last = chunk.subarray(0, filled);
  const bytes = chunks.length === 0 ? last : Buffer.concat([...chunks, last]);
  return decodeUtf8(bytes);
}

/**
 * Writes all of a text, or of its parts, as UTF-8, or throws: a pipe that is full is waited for, a write that took only a
 * part is continued, a reader that went away (EPIPE) or a full disk (ENOSPC) is an error. No part ends within a surrogate pair.
 */
export function writeAll(fd: number, text: string | readonly string[]): void {
  let bytes = Buffer.alloc(0);
  for (const batch of typeof text === "string" ? [text] : batchesOf(text)) {
    const size = Math.min(batch.length, CHUNK + 1) * BYTES_PER_UNIT;
    if (bytes.length < size) bytes = Buffer.allocUnsafe(size);
    for (let start = 0; start < batch.length; ) {
      const end = endOfSlice(batch, start + CHUNK);
      writeBytes(fd, bytes.subarray(0, bytes.write(batch.slice(start, end), "utf8")));
      start = end;
    }
  }
}

/** Small parts put together; a large one is a batch of its own. */
function* batchesOf(parts: readonly string[]): Iterable<string> {
  let from = 0;
  let length = 0;
  for (const [index, part] of parts.entries()) {
    if (length + part.length > CHUNK) {
      yield parts.slice(from, index).join("");
      from = index;
      length = 0;
    }
    length += part.length;
  }
  yield parts.slice(from).join("");
}

/** Never between the two halves of a surrogate pair. */
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
