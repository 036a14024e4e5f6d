import fc from "fast-check";

/*
 * Texts of YAML objects, mostly as kpt writes them, often with slight differences: spaces, blank lines, comments,
 * quotes, blocks, flow values and list styles that kpt changes. kpt can read every text.
 */

const words = (text: string): readonly string[] => text.split("\n").filter((line) => line !== "");

const KEYS = words(`
a
bb
c-d
e.f/g
"q k"
's'
yes
on
k_1
x1
`);

const PLAIN = words(`
x
two words
0644
1e3
12345678901234567890
1.0
true
yes
~
null
12:30
2026-01-01
a:b
http://x.y/z?q=1&r=2#f
a#b
x, y
a]
-x
?x
:x
é ü
<=
$(VAR)
a'b
a"b
0x1F
1_000
.5
+1
a|b
a > b
=
😀
`);

const QUOTED = words(`
'x'
"x"
'it''s'
"a\\"b"
"a\\\\b"
"a\\nb"
"a\\tb"
''
""
'true'
"0644"
'a: b # c'
'a"b'
"it's"
"\\u00e9"
"é"
' x '
"x "
"a # b"
"\\x41"
'#x'
'- x'
"a: b"
`);

const FLOW = words(`
{}
[]
[a, b]
[ a,b ]
{a: 1}
{a: 1, b: {c: 2}}
{ a: 1 }
['x', "y"]
[[1], [2, 3]]
{"a": "b"}
{a: [x]}
[a/b, c.d]
[-1, +2]
[a b]
{a: }
{a: 50%, b: two words - more}
[a@b, c=d, x:y, a*b&c!d]
`);

const BLOCKS = [
  "|\nx",
  "|-\nx",
  "|\n#!/bin/sh\n- a\n\nb",
  "|\na\n b\n\n  c",
  "|\nk:\n  - x",
  "|-\na\n- b",
  ">\na b",
  "|+\na\n",
  "|\na: 'b",
  "|-\na\tb",
];

const comment = fc.constantFrom("", "", "", "", "", " # c", " #c", "  # c", " # a: b", " # it's", " ## x");

type Lines = (style: { readonly wide: boolean }) => readonly string[];

const scalar = fc
  .tuple(
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...PLAIN) },
      { weight: 2, arbitrary: fc.constantFrom(...QUOTED) },
      { weight: 1, arbitrary: fc.constantFrom(...FLOW) },
    ),
    comment,
  )
  .map(([value, note]) => value + note);

function indent(lines: readonly string[], by = 2): readonly string[] {
  return lines.map((line) => (line === "" ? "" : " ".repeat(by) + line));
}

function blockLines(text: string): Lines {
  const [header = "", ...lines] = text.split("\n");
  return () => [` ${header}`, ...indent(lines)];
}

const pairs = (value: fc.Arbitrary<Lines>): fc.Arbitrary<Lines> =>
  fc
    .uniqueArray(
      fc.tuple(fc.constantFrom(...KEYS), value, fc.constantFrom("", "", "", "", "", "", "# head", "# foot")),
      {
        selector: ([key]) => key.replaceAll(/["']/g, ""),
        minLength: 1,
        maxLength: 4,
      },
    )
    .map(
      (entries): Lines =>
        (style) =>
          entries.flatMap(([key, of, note]) => pair(key, of(style), note)),
    );

function pair(key: string, [first = "", ...rest]: readonly string[], note: string): readonly string[] {
  const lines = [`${key}:${first}`, ...rest];
  if (note === "# foot") return [...lines, note];
  return note === "" ? lines : [note, ...lines];
}

const entries = (value: fc.Arbitrary<Lines>): fc.Arbitrary<Lines> =>
  fc.array(fc.tuple(value, fc.constantFrom("", "", "", "", "# entry")), { minLength: 1, maxLength: 3 }).map(
    (list): Lines =>
      (style) =>
        list.flatMap(([of, note]) => entry(of(style), note)),
  );

function entry([first = "", ...rest]: readonly string[], note: string): readonly string[] {
  return [...(note === "" ? [] : [note]), `- ${first}`, ...indent(rest)];
}

const { map } = fc.letrec<{ map: Lines; list: Lines; value: Lines }>((tie) => {
  const nestedMap = fc.tuple(comment, tie("map")).map(
    ([note, of]): Lines =>
      (style) => [note, ...indent(of(style))],
  );
  const nestedList = fc.tuple(comment, tie("list")).map(
    ([note, of]): Lines =>
      (style) => [note, ...indent(of(style), style.wide ? 2 : 0)],
  );
  return {
    map: pairs(tie("value")),
    list: entries(
      fc.oneof(
        {
          weight: 3,
          arbitrary: scalar.map(
            (value): Lines =>
              () => [value],
          ),
        },
        { weight: 3, arbitrary: tie("map") },
        { weight: 1, arbitrary: tie("list") },
      ),
    ),
    value: fc.oneof(
      {
        weight: 6,
        arbitrary: scalar.map(
          (value): Lines =>
            () => [` ${value}`],
        ),
      },
      {
        weight: 1,
        arbitrary: comment.map(
          (note): Lines =>
            () => [note],
        ),
      },
      { weight: 1, arbitrary: fc.constantFrom(...BLOCKS).map(blockLines) },
      { weight: 2, arbitrary: nestedMap },
      { weight: 2, arbitrary: nestedList },
    ),
  };
});

/** The text of one object in a file of its own. */
export const yamlDocument: fc.Arbitrary<string> = fc
  .tuple(map, fc.boolean(), fc.nat(1_000_000), fc.constantFrom("", "", "", "\n", "# foot\n"))
  .map(([body, wide, number, end]) => {
    const lines = ["apiVersion: v1", "kind: ConfigMap", "metadata:", `  name: n${number}`, "data:"];
    return `${[...lines, ...indent(body({ wide }))].join("\n")}\n${end}`;
  });
