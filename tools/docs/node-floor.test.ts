// Checks that the minimum version of Node is the same everywhere: `engines` of the root defines it, and only README.md
// repeats it.
import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const read = (file: string): string => readFileSync(join(root, file), "utf8");
const floorOf = (file: string): string | undefined =>
  (JSON.parse(read(file)) as { readonly engines?: { readonly node?: string } }).engines?.node;
const FLOOR = (floorOf("package.json") ?? "").replace(/^>=/, "");

test.each(globSync("packages/*/package.json", { cwd: root }).sort())("%s asks for the same Node", (file) => {
  expect(floorOf(file)).toBe(`>=${FLOOR}`);
});

test.each(globSync("packages/*/rolldown.config.ts", { cwd: root }).sort())("%s bundles for the same Node", (file) => {
  expect(read(file)).toContain(`target: "node${FLOOR}"`);
});

test("README.md says it once, and no other page has a number of its own", () => {
  const saying = /\bNode(?:\.js)?\s*(?:>=?\s*)?\d+\.\d+(?! and Go)\b/g;
  const pages = globSync(["*.md", "docs/**/*.md", "examples/**/*.{md,yaml}", "packages/*/README.md"], {
    cwd: root,
    exclude: ["CHANGELOG.md", "docs/adr/**", "docs/benchmarks.md", "**/node_modules/**"],
  });
  const said = pages.flatMap((page) => [...read(page).matchAll(saying)].map(([text]) => [page, text]));
  expect(said).toEqual([["README.md", `Node >= ${FLOOR}`]]);
});

test("every dependency that a package brings works with it", () => {
  const { packages } = JSON.parse(read("package-lock.json")) as {
    readonly packages: Readonly<
      Record<string, { readonly dev?: boolean; readonly engines?: { readonly node?: string } }>
    >;
  };
  const newest = (range: string): readonly number[] =>
    (/>=\s*(\d+(?:\.\d+)*)/.exec(range)?.[1] ?? "0").split(".").map(Number);
  const isNewer = ([major = 0, minor = 0]: readonly number[], [m = 0, n = 0]: readonly number[]): boolean =>
    major > m || (major === m && minor > n);
  const floor = FLOOR.split(".").map(Number);
  const tooNew = Object.entries(packages)
    .filter(([, { dev, engines }]) => dev !== true && typeof engines?.node === "string")
    .filter(([, { engines }]) => (engines?.node ?? "").split("||").every((range) => isNewer(newest(range), floor)))
    .map(([name]) => name);
  expect(tooNew).toEqual([]);
});
