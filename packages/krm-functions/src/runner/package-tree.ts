import { posix } from "node:path";
import type { PackageFile } from "./package-files.ts";

/** Directories with a Kptfile, `""` for the root, in the order of the walk. */
export function packagesOf(files: readonly PackageFile[]): readonly string[] {
  return files.flatMap(({ path }) => {
    if (posix.basename(path) !== "Kptfile") return [];
    return [path === "Kptfile" ? "" : posix.dirname(path)];
  });
}

/** The package of a file or sub-package: the deepest package above it. */
export function homeOf(packages: readonly string[], path: string): string {
  let directory = posix.dirname(path);
  // The directory above `/` is `/` again.
  while (directory !== "." && directory !== "/" && !packages.includes(directory)) directory = posix.dirname(directory);
  return directory === "." || directory === "/" ? "" : directory;
}
