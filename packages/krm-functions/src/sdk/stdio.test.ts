import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readAll, writeAll } from "./stdio.ts";

test.each([
  ["nothing", ""],
  ["a surrogate pair at the end of a slice", `${"x".repeat((1 << 20) - 1)}😀${"é".repeat(1 << 20)}😀`],
  ["a byte order mark", "\uFEFFa: b\n"],
  ["no part", []],
  ["small parts, large ones and empty ones", ["", "a", "b".repeat(1 << 16), "é".repeat(1 << 17), "", "c\n", "d"]],
])("what is written is read again: %s", (_, given) => {
  const text = typeof given === "string" ? given : given.join("");
  const directory = mkdtempSync(join(tmpdir(), "landfall-stdio-"));
  try {
    const file = join(directory, "text");
    const out = openSync(file, "w");
    writeAll(out, given);
    closeSync(out);
    expect(readFileSync(file, "utf8") === text).toBe(true);
    const input = openSync(file, "r");
    expect(readAll(input) === text).toBe(true);
    closeSync(input);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
});
