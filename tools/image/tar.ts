/** A file in a layer of a container image. */
export interface TarFile {
  /** The path without a leading slash. */
  readonly path: string;
  readonly mode: number;
  readonly content: Uint8Array;
}

const BLOCK = 512;

/**
 * Makes a tar archive of files owned by root, with their directories and without times: the same files give the same
 * bytes.
 */
export function writeTar(files: readonly TarFile[]): Uint8Array {
  const sorted = files.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const directories = [...new Set<string>(sorted.flatMap(({ path }) => parentsOf(path)))];
  const blocks = [
    ...directories.map((path) => header(`${path}/`, 0o755, 0, "5")),
    ...sorted.flatMap(({ path, mode, content }) => [
      header(path, mode, content.length, "0"),
      content,
      new Uint8Array((BLOCK - (content.length % BLOCK)) % BLOCK),
    ]),
    new Uint8Array(2 * BLOCK),
  ];
  return Buffer.concat(blocks);
}

function parentsOf(path: string): readonly string[] {
  const parts = path.split("/").slice(0, -1);
  return parts.map((_, at) => parts.slice(0, at + 1).join("/"));
}

/** Returns the header of one entry of a tar archive, in the POSIX format (ustar). */
function header(path: string, mode: number, size: number, type: string): Uint8Array {
  if (Buffer.byteLength(path) > 100) throw new Error(`${path}: too long for a layer of ours`);
  const block = Buffer.alloc(BLOCK);
  const octal = (value: number, at: number, length: number): void => {
    block.write(`${value.toString(8).padStart(length - 1, "0")}\0`, at, "latin1");
  };
  block.write(path, 0);
  octal(mode, 100, 8);
  octal(0, 108, 8);
  octal(0, 116, 8);
  octal(size, 124, 12);
  octal(0, 136, 12);
  block.write("        ", 148, "latin1");
  block.write(type, 156, "latin1");
  block.write("ustar\0" + "00", 257, "latin1");
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148, "latin1");
  return block;
}
