import type { Path } from "@landfall/core/object";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { commentedDocument } from "../../../../test/commented-yaml.ts";
import { leafPaths } from "../../field-paths.ts";
import { EditError } from "../model/index.ts";
import { openItem } from "./open-item.ts";

const HEAD = "apiVersion: v1\nkind: X\nmetadata:\n  name: a\n";

function itemOf(text: string): Extract<ReturnType<typeof openItem>, { ok: true }>["value"] {
  const opened = openItem(HEAD + text);
  if (!opened.ok) throw new Error(JSON.stringify(opened.problems));
  return opened.value;
}

const ROWS: readonly (readonly [string, string, Path, string | undefined, string])[] = [
  ["a word", "a: b # c\n", ["a"], "c", "a: b # new\n"],
  ["without one", "a: b\n", ["a"], undefined, "a: b # new\n"],
  ["quotes with a hash", 'a: "b # no" # c\n', ["a"], "c", 'a: "b # no" # new\n'],
  ["the key of a map", "a: # c\n  b: d\n", ["a"], "c", "a: # new\n  b: d\n"],
  ["the key of a compact list", "a: # c\n- b\n", ["a"], "c", "a: # new\n- b\n"],
  ["an entry of a list", "a:\n- b # c\n- d\n", ["a", 0], "c", "a:\n- b # new\n- d\n"],
  ["the header of a block", "a: | # c\n  # text\n", ["a"], "c", "a: | # new\n  # text\n"],
  ["a null", "a: # c\nb: d\n", ["a"], "c", "a: # new\nb: d\n"],
  ["brackets", "a: [b, c] #c\n", ["a"], "c", "a: [b, c] # new\n"],
  ["the last line without a break", "a: b # c", ["a"], "c", "a: b # new"],
  ["Windows lines", "a: b # c\r\nd: e\r\n", ["a"], "c", "a: b # new\r\nd: e\r\n"],
  ["a scalar over lines", "a: b\n  c # d\n", ["a"], "d", "a: b\n  c # new\n"],
];

describe("the comment of a field", () => {
  test.each(ROWS)("%s", (_, text, path, comment, after) => {
    const item = itemOf(text);
    expect(item.commentAt(path)).toBe(comment);
    item.setComment(path, "new");
    expect(item.text).toBe(HEAD + after);
    expect(item.commentAt(path)).toBe("new");
    item.setComment(path, "");
    expect(item.commentAt(path)).toBeUndefined();
  });

  test.each<[string, Path]>([
    ["a: {b: c}\n", ["a", "b"]],
    ["a:\n- b: c\n", ["a", 0]],
    ["a: b\n", ["gone"]],
  ])("%j has no place for one at %j", (text, path) => {
    const item = itemOf(text);
    expect(item.commentAt(path)).toBeUndefined();
    expect(() => item.setComment(path, "c")).toThrow(EditError);
    expect(item.changed).toBe(false);
  });

  test("the same again changes nothing, and a line break is refused", () => {
    const item = itemOf("a: b #  c \n");
    item.setComment(["a"], "c");
    expect(item.changed).toBe(false);
    expect(() => item.setComment(["a"], "c\nd: e")).toThrow("such characters");
  });

  test("a comment changes no value, wherever it is written", () => {
    fc.assert(
      fc.property(commentedDocument, fc.nat(), (text, at) => {
        const opened = openItem(text);
        if (!opened.ok) return;
        const item = opened.value;
        const before = item.toObject();
        const paths = leafPaths(before);
        const path = paths[at % paths.length] ?? [];
        try {
          item.setComment(path, 'it\'s "new" # here');
        } catch (error) {
          expect(error).toBeInstanceOf(EditError);
          return;
        }
        expect(openItem(item.text)).toMatchObject({ ok: true });
        expect(item.toObject()).toEqual(before);
        expect(item.commentAt(path)).toBe('it\'s "new" # here');
      }),
      { numRuns: 300 },
    );
  });
});
