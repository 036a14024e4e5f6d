import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { commentsIn, drawComments } from "./draw.ts";

const root = resolve(import.meta.dirname, "../..");

describe("the comments of a text", () => {
  test.each<[string, string, readonly object[]]>([
    ["a block in one line", "/** A target. */\nconst a = 1;", [{ line: 1, text: "A target." }]],
    ["a block of lines", "/**\n * A target\n * of a fleet.\n */", [{ line: 1, text: "A target of a fleet." }]],
    ["lines that stand together", "x();\n  // One\n  // comment.\ny();", [{ line: 2, text: "One comment." }]],
    ["no directive", "// oxlint-disable-next-line no-console\nx();", []],
    ["nothing behind code", "x(); // not this", []],
  ])("%s", (_, text, found) => {
    expect(commentsIn(text)).toEqual(found);
  });
});

describe("drawing", () => {
  test("gives the same comments for the same seed, and others for another one", () => {
    const drawn = drawComments(root, 10, 1);
    expect(drawn).toHaveLength(10);
    expect(drawComments(root, 10, 1)).toEqual(drawn);
    expect(drawComments(root, 10, 2)).not.toEqual(drawn);
  });

  test("takes one of each room before it takes another", () => {
    const rooms = drawComments(root, 50, 3).map(({ room }) => room);
    expect(new Set(rooms).size).toBe(50);
  });
});
