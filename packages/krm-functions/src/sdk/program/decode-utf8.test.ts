import { expect, test } from "vitest";
import { decodeUtf8 } from "./decode-utf8.ts";

test("text with a byte order mark, wide letters and both kinds of line ends is read as it is", () => {
  const text = "\uFEFFa: é\r\nb: 😀\n";
  expect(decodeUtf8(new TextEncoder().encode(text))).toBe(text);
});

test.each([
  ["ASCII", "a"],
  ["wide letters", "é😀"],
])("a text of millions of characters is read as it is: %s", (_, letters) => {
  const text = `${letters.repeat(1_200_001)}\n`;
  expect(decodeUtf8(new TextEncoder().encode(text)) === text).toBe(true);
});

test.each([
  ["a byte that starts nothing", [0xff], 1],
  ["in the third line", [0x0a, 0x61, 0x0a, 0x62, 0xfe, 0x0a], 3],
  ["a letter cut off by the end of its line", [0x61, 0x0a, 0xc3, 0x0a, 0xa9], 2],
  ["a letter cut off by the end", [0x0a, 0xe2, 0x82], 2],
  ["half of a surrogate pair", [0xed, 0xa0, 0x80], 1],
  ["a letter longer than it need be", [0x0a, 0xc0, 0xaf], 2],
])("bytes that are no text name their line: %s", (_, bytes, line) => {
  expect(() => decodeUtf8(Uint8Array.from(bytes))).toThrow(`line ${line}: no UTF-8 text`);
});
