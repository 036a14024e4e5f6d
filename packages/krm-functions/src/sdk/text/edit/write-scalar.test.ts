import fc from "fast-check";
import { load } from "js-yaml";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { FUZZ } from "../../../../test/fuzz-options.ts";
import { isSafePlain, writeDoubleQuoted, writeNumber, writeString } from "./write-scalar.ts";
import { writeBlock, writeFlow } from "./write-value.ts";

const STYLE = { eol: "\n", step: 2, wide: false, literal: true, json: false, gap: " " } as const;

const TRICKY: readonly string[] = [
  "\ud800\n\udc00a",
  "on",
  "On",
  "ON",
  "off",
  "yes",
  "No",
  "y",
  "N",
  "true",
  "False",
  "null",
  "Null",
  "~",
  "",
  " ",
  "12:30",
  "12:30:45",
  "190:20:30",
  "0x1F",
  "0X1f",
  "0b1",
  "0B1",
  "0o17",
  "017",
  "1_000",
  "1,000",
  "1e3",
  "1.",
  ".5",
  "+1",
  "-1",
  "+.inf",
  "-.INF",
  ".nan",
  "2026-01-01",
  "2026-01-01 10:00:00",
  "2026-01-01T00:00:00Z",
  "<<",
  "=",
  "---",
  "--- a",
  "...",
  "- a",
  "-",
  "--flag",
  "? a",
  "?",
  ": a",
  ":",
  "a:",
  "a: b",
  "a #b",
  "#a",
  "a#b",
  "'",
  '"',
  "it's",
  'say "x"',
  "a\\b",
  "[a]",
  "{a}",
  "a, b",
  "a]",
  "&a",
  "*a",
  "!a",
  "|",
  ">",
  "%a",
  "@a",
  "`a",
  " a",
  "a ",
  "\ta",
  "a\t",
  "a\nb",
  "a\nb\n",
  "a\n\n",
  "\na",
  " a\nb",
  "a \nb",
  "a\r\nb",
  "a\rb",
  "\0",
  "\x7f",
  "\x85",
  "\u00a0",
  "\u2028",
  "\ufeff",
  "\ud800",
  "\udc00a",
  "😀",
  "é",
  "日本",
  "10.0.0.1",
  "1.2.3",
  "1Gi",
  "100m",
  "5s",
  "nginx:1.25",
  "http://x/y",
  "a/b",
  "$(VAR)",
  "0",
  "0644",
  "08",
  "1:2",
  "a\n---\nb",
  "a\n...\nb",
  "#!/bin/sh\necho hi\n",
  "NaN",
  "Infinity",
  "e1",
  "_1",
  "1e",
  "0.0.0",
];

const text = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(...TRICKY) },
  fc.string({ unit: "binary", maxLength: 12 }),
  fc.string({ unit: "grapheme", maxLength: 20 }),
  fc.string({ maxLength: 20 }),
  fc.stringMatching(/^[-+.0-9a-fxobeE_:TZ ~=<]{1,10}$/),
  fc.array(fc.constantFrom(...TRICKY), { minLength: 2, maxLength: 4 }).map((parts) => parts.join("\n")),
  fc.array(fc.constantFrom(...TRICKY), { minLength: 2, maxLength: 3 }).map((parts) => parts.join("")),
);

/** Reads a text by our reader, as YAML 1.1 and as YAML 1.2. */
function bothReadings(yaml: string): readonly unknown[] {
  return [load(yaml), parse(yaml, { version: "1.1", logLevel: "silent" }), parse(yaml, { version: "1.2" })];
}

describe("a written string", () => {
  test.each(TRICKY.map((each) => [JSON.stringify(each), each] as const))(
    "%s reads back under YAML 1.1 and 1.2",
    (_, value) => {
      const yaml = `${writeBlock({ k: value, list: [value], [value]: 1 }, 0, STYLE)}\n`;
      const expected = { k: value, list: [value], [value]: 1 };
      expect(bothReadings(yaml)).toEqual([expected, expected, expected]);
    },
  );

  test("reads back the same under YAML 1.1 and 1.2, as value, key and list entry, block and flow", () => {
    fc.assert(
      fc.property(text, text, (value, key) => {
        const object = key === "__proto__" ? { value } : { [key]: value, l: [value, { a: value }] };
        for (const yaml of [
          `${writeBlock(object, 0, STYLE)}\n`,
          `${writeFlow(object, STYLE)}\n`,
          `${writeFlow(object, { ...STYLE, gap: "" })}\n`,
        ]) {
          expect({ yaml, read: bothReadings(yaml) }).toEqual({ yaml, read: [object, object, object] });
        }
        const json = writeFlow(object, { ...STYLE, json: true });
        expect(JSON.parse(json)).toEqual(object);
      }),
      FUZZ,
    );
  });

  test.each([
    ["keeps single quotes", "a", "single", "'a'"],
    ["keeps double quotes", "a", "double", '"a"'],
    ["leaves single quotes for a control character", "a\u0001", "single", '"a\\u0001"'],
    ["leaves plain for a word that could be a boolean", "on", "plain", '"on"'],
    ["stays plain for an image", "nginx:1.25", "plain", "nginx:1.25"],
    ["takes single quotes where double ones need escapes", 'say: "x"', "plain", "'say: \"x\"'"],
  ] as const)("%s", (_, value, style, expected) => {
    expect(writeString(value, style, false)).toBe(expected);
  });

  test("escapes as JSON does", () => {
    expect(JSON.parse(writeDoubleQuoted('\u0000"\\\n\ud800\u2028'))).toBe('\u0000"\\\n\ud800\u2028');
  });

  test("is quoted in flow style where a comma or a colon would end it", () => {
    expect([isSafePlain("a, b", false), isSafePlain("a, b", true), isSafePlain("a:b", true)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

test("a written number reads back the same under YAML 1.1 and 1.2", () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.integer(), fc.constantFrom(1e21, 1e-7, 5e-324)),
      (value) => {
        const expected = value === 0 ? 0 : value;
        expect(bothReadings(`k: ${writeNumber(value)}\n`)).toEqual([{ k: expected }, { k: expected }, { k: expected }]);
      },
    ),
    FUZZ,
  );
});
