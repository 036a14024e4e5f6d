import { readSync, writeSync } from "node:fs";

const CHUNK = 1 << 20;

/** Everything a file descriptor gives until its end, as UTF-8 text (a byte order mark included). Throws if it is no UTF-8. */
export function readAll(fd: number): string {
  const chunks: Uint8Array[] = [];
  for (;;) {
    const chunk = Buffer.allocUnsafe(CHUNK);
    const length = retry(() => readSync(fd, chunk, 0, CHUNK, null));
    if (length === 0) break;
    chunks.push(chunk.subarray(0, length));
  }
  return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(Buffer.concat(chunks));
}

/**
 * Writes all of a text as UTF-8, or throws: a pipe that is full is waited for, a write that took only a part
 * is continued, a reader that went away (EPIPE) or a full disk (ENOSPC) is an error.
 */
export function writeAll(fd: number, text: string): void {
  for (let start = 0; start < text.length; ) {
    const end = endOfSlice(text, start + CHUNK);
    writeBytes(fd, Buffer.from(text.slice(start, end), "utf8"));
    start = end;
  }
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
