/** The longest line, in bytes: an object takes at most 1.5 MiB in etcd, and JSON may escape it. */
const LONGEST = 32 * 1024 * 1024;
const NEWLINE = 0x0a;
const UTF8 = new TextDecoder();

/**
 * Splits bytes into lines. The returned function takes chunks and calls `tell` with each complete line, without its
 * line break. Throws a `RangeError` for a line longer than 32 MiB.
 */
export function lineSplitter(tell: (line: string) => void): (chunk: Uint8Array) => void {
  let rest: Uint8Array[] | undefined;
  let length = 0;
  return (chunk) => {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
      const part = chunk.subarray(start, end);
      const line = rest === undefined ? part : Buffer.concat([...rest, part]);
      rest = undefined;
      length = 0;
      start = end + 1;
      if (line.length > 0) tell(UTF8.decode(line));
    }
    if (start === chunk.length) return;
    (rest ??= []).push(chunk.slice(start));
    length += chunk.length - start;
    if (length > LONGEST) throw new RangeError(`a line is longer than ${LONGEST} bytes`);
  };
}
