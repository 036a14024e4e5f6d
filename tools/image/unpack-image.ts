import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { readLayout } from "./layout.ts";

/** Whether a process may have its own root directory, which needs root. */
export const mayChroot: boolean = process.getuid?.() === 0 && process.platform === "linux";

/** Unpacks the files of an image as a container would see them, with the volume that Porch mounts. Needs `tar`. */
export function unpackImage(layout: string, root: string): void {
  mkdirSync(join(root, "wrapper-server-tools"), { recursive: true });
  for (const layer of readLayout(layout).blobs)
    execFileSync("tar", ["--extract", "--file", "-", "--directory", root], { input: layer });
}
