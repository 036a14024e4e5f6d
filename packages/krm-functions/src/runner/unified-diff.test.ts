import { spawnSync } from "node:child_process";
import fc from "fast-check";
import { expect, test } from "vitest";
import { inDirectory, readFiles } from "../../test/kpt.ts";
import { unifiedDiff } from "./unified-diff.ts";

test.each([
  ["no difference", "a\n", "a\n", ""],
  ["a changed line", "a\nb\nc\n", "a\nB\nc\n", "--- a/f\n+++ b/f\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n"],
  ["a new file", undefined, "a\nb\n", "--- /dev/null\n+++ b/f\n@@ -0,0 +1,2 @@\n+a\n+b\n"],
  ["a removed file", "a\n", undefined, "--- a/f\n+++ /dev/null\n@@ -1,1 +0,0 @@\n-a\n"],
  [
    "a last line without its end",
    "a",
    "a\n",
    "--- a/f\n+++ b/f\n@@ -1,1 +1,1 @@\n-a\n\\ No newline at end of file\n+a\n",
  ],
  [
    "two places far apart",
    "1\n2\n3\n4\n5\n6\n7\n8\n9\n",
    "x\n2\n3\n4\n5\n6\n7\n8\n",
    "--- a/f\n+++ b/f\n@@ -1,4 +1,4 @@\n-1\n+x\n 2\n 3\n 4\n@@ -6,4 +6,3 @@\n 6\n 7\n 8\n-9\n",
  ],
])("%s", (_, before, after, diff) => {
  expect(unifiedDiff({ path: "f", before, after })).toBe(diff);
});

const numbered = (word: string): string => Array.from({ length: 3000 }, (_, index) => `${word} ${index}\n`).join("");

test.each([
  ["all lines differ", numbered("old"), numbered("new")],
  ["the last lines have no end", numbered("old").slice(0, -1), numbered("new").slice(0, -1)],
])("more than 2,000 lines differ, %s: all of the old, then all of the new, and git applies it", (_, before, after) => {
  inDirectory(new Map([["f", before]]), (root) => {
    const input = unifiedDiff({ path: "f", before, after });
    expect(input).toContain("@@ -1,3000 +1,3000 @@");
    expect(spawnSync("git", ["apply", "--unsafe-paths", "-"], { cwd: root, input, encoding: "utf8" }).stderr).toBe("");
    expect(readFiles(root).get("f")).toBe(after);
  });
});

test("git applies it: the old text becomes the new one", () => {
  const text = fc
    .array(fc.constantFrom("a", "b", "c", ""), { minLength: 1, maxLength: 30 })
    .map((lines) => `${lines.join("\n")}\n`);
  fc.assert(
    fc.property(text, text, (before, after) => {
      fc.pre(before !== after);
      inDirectory(new Map([["f", before]]), (root) => {
        const { status, stderr } = spawnSync("git", ["apply", "--unsafe-paths", "--whitespace=nowarn", "-"], {
          cwd: root,
          input: unifiedDiff({ path: "f", before, after }),
          encoding: "utf8",
        });
        expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
        expect(readFiles(root).get("f")).toBe(after);
      });
    }),
    { numRuns: 40 },
  );
});
