import { describe, expect, test } from "vitest";
import { splitDocuments as splitFile } from "../../../runner/documents.ts";
import { openItem } from "../../inside.ts";
import { documentTexts, splitDocuments } from "./split-documents.ts";

/** Lines between two documents, and whether kpt takes them for the end of the first. */
const MARKS: readonly (readonly [mark: string, isMark: boolean])[] = [
  ["---", true],
  ["---  ", true],
  ["---\t", true],
  ["--- \t # why", true],
  ["---\r", true],
  ["...\n---", true],
  ["...\t\n---", true],
  ["# ---", false],
];

describe("the line between two documents", () => {
  test.each(MARKS)("%j", (mark, isMark) => {
    const text = `a: 1\n${mark}\nb: 2\n`;
    const count = isMark ? 2 : 1;
    const ranges = splitDocuments(text);
    expect(ranges.map(({ start, end }) => text.slice(start, end)).join("")).toBe(text);
    expect(documentTexts(text)).toHaveLength(count);
    expect(documentTexts(text).map((one) => openItem(one).problems)).toEqual(Array.from({ length: count }, () => []));
    expect(splitFile(text).filter(({ hasContent }) => hasContent)).toHaveLength(count);
  });
});
