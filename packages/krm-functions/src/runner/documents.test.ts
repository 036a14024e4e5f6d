import { describe, expect, test } from "vitest";
import { splitJsonValues } from "./documents.ts";

describe("a text of several JSON values", () => {
  test.each<[what: string, text: string, linesAbove: readonly number[] | undefined]>([
    ["values one after the other", '{\n  "a": 1\n}\n{\n  "b": 1\n}\n{"c": 1}\n', [0, 3, 6]],
    ["values behind separators", '{\n  "a": 1\n}\n---\n{"b": 1}\n---\n{"c": 1}\n', [0, 4, 6]],
    ["values with line breaks of Windows", '{\r\n  "a": 1\r\n}\r\n{"b": 1}\r\n', [0, 3]],
    ["one value", '{\n  "a": 1\n}\n', undefined],
    ["a value that is cut off", '{"a": 1}\n{"b": \n', undefined],
    ["YAML", "a: 1\n---\nb: 1\n", undefined],
  ])("%s", (_, text, linesAbove) => {
    const parts = splitJsonValues(text);
    expect(parts?.map((part) => part.linesAbove)).toEqual(linesAbove);
    if (parts !== undefined) expect(parts.map((part) => `${part.separator}${part.text}`).join("")).toBe(text);
  });

  test("counts the lines above each of many values", () => {
    const value = '{\n  "a": 1\n}\n';
    const parts = splitJsonValues(value.repeat(20_000));
    expect(parts).toHaveLength(20_000);
    expect(parts?.every((part, index) => part.linesAbove === 3 * index)).toBe(true);
  });
});
