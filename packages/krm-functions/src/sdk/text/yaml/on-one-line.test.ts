import { expect, test } from "vitest";
import { onOneLine } from "./on-one-line.ts";

test.each([
  ["a bracket at its key's column", "a: [\n  x\n]\nb: 1\n", "a: [   x ]\nb: 1\n"],
  ["a quote in a plain value", 'a: b"c\n  d"\ne: 1\n', 'a: b"c\n  d"\ne: 1\n'],
  ["a quote that a line of a plain value begins with", 'a:b"c\n  "\n...\n', 'a:b"c\n  "\n...\n'],
  ["a bracket that a line of a plain value begins with", "a: b\n  [c\nd: [\n]\n", "a: b\n  [c\nd: [ ]\n"],
  ["a plain value below its key", "a:\n  b\n  'c\nd: 'e\nf'\n", "a:\n  b\n  'c\nd: 'e f'\n"],
  ["a plain value with an empty line", "a:\n  b: c\n\n    {d\ne: {\n}\n", "a:\n  b: c\n\n    {d\ne: { }\n"],
  ["a comment behind a plain value", "a:\n  - b # 'c\n  - 'd\ne'\n", "a:\n  - b # 'c\n  - 'd e'\n"],
  ["a comment that ends a plain value", "a: b\n  # 'c\nd: 'e\nf'\n", "a: b\n  # 'c\nd: 'e f'\n"],
  ["a block scalar below its key", "a:\n  b:\n    |\n    'c\n  d: 'e\nf'\n", "a:\n  b:\n    |\n    'c\n  d: 'e f'\n"],
])("%s", (_what, text, expected) => {
  expect(onOneLine(text)).toBe(expected);
});
