import type { ReleaseSource } from "./plan-releases.ts";

/**
 * A source of releases that is a file: a tag in each line, comments behind `#`. Whoever reads the file gives its text, or
 * why there is none; so a mirror, a list in git and a mounted ConfigMap are sources alike.
 *
 * @example
 * ```ts
 * const source = readReleaseFile("docker-shop-1-33-v1\ndocker-shop-1-33-v2\n");
 * ```
 */
export function readReleaseFile(text: string | undefined, error = "the file of releases is not there"): ReleaseSource {
  if (text === undefined) return { error };
  const lines = text.split("\n").map((line) => line.replace(/#.*$/, "").trim());
  return { tags: [...new Set(lines.filter((line) => line !== ""))] };
}
