import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { readDockerfile } from "./dockerfile.ts";
import { SCRATCH, writeLayout } from "./layout.ts";
import type { TarFile } from "./tar.ts";

/**
 * Writes an OCI layout with the Node that runs this and the libraries that it is linked to, and nothing else: a base
 * for testing images where none can be pulled. Linux only.
 */
export function writeNodeBase(directory: string): void {
  const node: TarFile = { path: "usr/local/bin/node", mode: 0o755, content: readFileSync(process.execPath) };
  const recipe = readDockerfile('FROM scratch\nENTRYPOINT ["/usr/local/bin/node"]\n', {});
  writeLayout(directory, SCRATCH, recipe, [node, ...librariesOf(process.execPath)]);
}

function librariesOf(program: string): readonly TarFile[] {
  const lines = execFileSync("ldd", [program], { encoding: "utf8" }).split("\n");
  const paths = lines.map((line) => /(?:=> )?(\/\S+) \(0x/.exec(line)?.[1]).filter((path) => path !== undefined);
  return paths.map((path) => ({ path: path.slice(1), mode: 0o755, content: readFileSync(path) }));
}
