import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { escapeControl, escapeHtml, escapeInJson, escapeLabelValue, showValue, truncate } from "./text.ts";

const anyCharacter = fc
  .oneof(fc.nat(0xff), fc.integer({ min: 0x2000, max: 0x2070 }), fc.integer({ min: 0, max: 0x10ffff }))
  .map((code) => String.fromCodePoint(code));
const wellFormed = anyCharacter.filter((character) => !/\p{Surrogate}/u.test(character));

describe("truncate", () => {
  test.each([
    ["short", 5, "short"],
    ["longer", 5, "long…"],
    ["ab", 1, "…"],
    ["", 1, ""],
    ["a😀b", 3, "a…"],
    ["a😀bc", 4, "a😀…"],
    ["😀😀", 2, "…"],
  ])("%j to %d is %j", (text, max, expected) => {
    expect(truncate(text, max)).toBe(expected);
  });

  test.each([0, -1, 1.5, Number.NaN])("throws for %d", (max) => {
    expect(() => truncate("a", max)).toThrow(RangeError);
  });

  test("property: short enough, well-formed if the text is, and a prefix of it", () => {
    fc.assert(
      fc.property(fc.string({ unit: wellFormed }), fc.integer({ min: 1, max: 20 }), (text, max) => {
        const cut = truncate(text, max);
        expect(cut.length).toBeLessThanOrEqual(max);
        expect(/\p{Surrogate}/u.test(cut)).toBe(false);
        expect(cut === text || text.startsWith(cut.slice(0, -1))).toBe(true);
      }),
    );
  });
});

describe("escapeControl", () => {
  test.each([
    ["plain text, Grüße, 😀, 漢字 \\", "plain text, Grüße, 😀, 漢字 \\"],
    ["a\nb\r\tc", "a\\nb\\r\\tc"],
    ["\u001b[31mred\u0007", "\\u{1b}[31mred\\u{7}"],
    ["\u009b31m\u007f", "\\u{9b}31m\\u{7f}"],
    ["user\u202etxt.exe", "user\\u{202e}txt.exe"],
    ["\u2066a\u2069\u200f\u061c", "\\u{2066}a\\u{2069}\\u{200f}\\u{61c}"],
    ["a\u2028b", "a\\u{2028}b"],
    ["\ufeffa\u{e0041}", "\\u{feff}a\\u{e0041}"],
    ["\ud800", "\\u{d800}"],
  ])("of %j", (text, expected) => {
    expect(escapeControl(text)).toBe(expected);
  });

  test("property: leaves nothing harmful, and what it wrote it leaves alone", () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (text) => {
        const escaped = escapeControl(text);
        expect(/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Bidi_Control}]/u.test(escaped)).toBe(false);
        expect(escapeControl(escaped)).toBe(escaped);
      }),
    );
  });
});

describe("escapeInJson", () => {
  test("shows what is harmful, and keeps lines and all else", () => {
    const json = JSON.stringify({ a: ["\u009b31m\u007f", "user\u202etxt", "\u{e0041}", "Grüße 😀"] }, null, 1);
    expect(escapeInJson(json)).toBe(
      '{\n "a": [\n  "\\u009b31m\\u007f",\n  "user\\u202etxt",\n  "\\udb40\\udc41",\n  "Grüße 😀"\n ]\n}',
    );
  });

  test("property: it is read as before, and nothing in it is harmful", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string({ unit: anyCharacter }), fc.string({ unit: anyCharacter })), (value) => {
        const escaped = escapeInJson(JSON.stringify(value));
        expect(JSON.parse(escaped)).toEqual(JSON.parse(JSON.stringify(value)));
        expect(/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Bidi_Control}]/u.test(escaped)).toBe(false);
      }),
    );
  });
});

test.each([
  ['a\\b"c\nd', 'a\\\\b\\"c\\nd'],
  ["plain {x=1}", "plain {x=1}"],
])("escapeLabelValue of %j", (text, expected) => {
  expect(escapeLabelValue(text)).toBe(expected);
});

test.each([
  [`<a href="x" id='y'>&amp;</a>`, "&lt;a href=&quot;x&quot; id=&#39;y&#39;&gt;&amp;amp;&lt;/a&gt;"],
  ["plain", "plain"],
])("escapeHtml of %j", (text, expected) => {
  expect(escapeHtml(text)).toBe(expected);
});

describe("a value in a message", () => {
  test.each<[string, unknown, string]>([
    ["a text stands in quotes", "v1", '"v1"'],
    ["what is not there is nothing", undefined, "nothing"],
    ["null is written as it is", null, "null"],
    ["a map is on one line", { a: ["b"] }, '{"a":["b"]}'],
    ["what is long is cut", "a".repeat(90), `"${"a".repeat(78)}…`],
  ])("%s", (_, value, shown) => {
    expect(showValue(value)).toBe(shown);
    expect(showValue(value).length).toBeLessThanOrEqual(80);
  });
});
