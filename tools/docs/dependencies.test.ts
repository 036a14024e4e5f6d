// Checks that every dependency has a row in docs/dependencies.md, and every row is a dependency.
import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const FIELDS = ["dependencies", "devDependencies", "optionalDependencies", "peerDependencies"] as const;
type Manifest = { readonly [field in (typeof FIELDS)[number]]?: Readonly<Record<string, string>> };

const declared = new Set(
  globSync(["package.json", "packages/*/package.json", "tools/*/package.json"], { cwd: root })
    .map((file) => JSON.parse(readFileSync(join(root, file), "utf8")) as Manifest)
    .flatMap((manifest) => FIELDS.flatMap((field) => Object.keys(manifest[field] ?? {})))
    .filter((name) => !name.startsWith("@landfall/")),
);
const rows = readFileSync(join(root, "docs/dependencies.md"), "utf8")
  .split("\n")
  .filter((line) => line.startsWith("| `"))
  .map((line) => line.split(" | ").map((cell) => cell.replace(/^\| | \|$/g, "")));
const named = rows.flatMap(([names = ""]) => [...names.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name));

test("every dependency of every package has a row, and no row is left over", () => {
  expect(new Set(named)).toEqual(declared);
});

test("every row says why, under which licence, how large, and instead of what", () => {
  expect(rows.filter((cells) => cells.length < 5 || cells.some((cell) => cell.trim() === ""))).toEqual([]);
});
