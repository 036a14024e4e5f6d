import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readAll, readParts, writeAll } from "./stdio.ts";

function withFile<T>(use: (path: string) => T): T {
  const directory = mkdtempSync(join(tmpdir(), "landfall-stdio-"));
  try {
    return use(join(directory, "text"));
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

function partsOf(text: string | Uint8Array): readonly string[] {
  return withFile((path) => {
    writeFileSync(path, text);
    const fd = openSync(path, "r");
    try {
      return readParts(fd);
    } finally {
      closeSync(fd);
    }
  });
}

test.each([
  ["nothing", ""],
  ["a surrogate pair at the end of a slice", `${"x".repeat((1 << 20) - 1)}😀${"é".repeat(1 << 20)}😀`],
  ["a byte order mark", "\uFEFFa: b\n"],
  ["no part", []],
  ["small parts, large ones and empty ones", ["", "a", "b".repeat(1 << 16), "é".repeat(1 << 17), "", "c\n", "d"]],
])("what is written is read again: %s", (_, given) => {
  const text = typeof given === "string" ? given : given.join("");
  withFile((path) => {
    const out = openSync(path, "w");
    writeAll(out, given);
    closeSync(out);
    expect(readFileSync(path, "utf8") === text).toBe(true);
    const input = openSync(path, "r");
    expect(readAll(input) === text).toBe(true);
    closeSync(input);
  });
});

const ITEM = `- kind: A\n  data: ${"é".repeat(1000)}\n`;

test.each([
  ["before a dash where there is one", ITEM.repeat(500), /^- kind/],
  ["not below a comment", `# a\n${ITEM}`.repeat(300) + ITEM + `# a\n${ITEM}`.repeat(300), /^- kind|^ {2}data|^# a/],
  ["behind a line where there is no dash", `  - a: ${"b".repeat(1000)}\n`.repeat(1000), /^ {2}- a/],
  ["behind a line of any length", `- ${"x".repeat(1 << 20)}\n`.repeat(2), /^- x/],
])("a long text is cut %s", (_, text, start) => {
  const parts = partsOf(text);
  expect(parts.join("") === text).toBe(true);
  expect(parts.length).toBeGreaterThan(1);
  for (const [index, part] of parts.slice(1).entries()) {
    expect(part).toMatch(start);
    expect(part.startsWith("-") && /(?:^|\n)#[^\n]*\n$/.test(parts[index] ?? "")).toBe(false);
  }
});

test("a bad byte is named by its line, however far down", () => {
  const bytes = Buffer.concat([Buffer.from(ITEM.repeat(1000)), Uint8Array.of(0x61, 0xff), Buffer.from(ITEM)]);
  expect(() => partsOf(bytes)).toThrow("line 2001: no UTF-8 text");
});
