import fc from "fast-check";
import { load } from "js-yaml";
import { expect, test } from "vitest";

/** Scalars on one line, in every spelling that matters, some of them only legal in some places. */
const INLINE: readonly string[] = [
  "a",
  "web",
  "nginx:1.25",
  "a b c",
  "http://x/y?z=1#frag",
  "yes",
  "on",
  "n",
  "y",
  "null",
  "~",
  "Null",
  "true",
  "False",
  "TRUE",
  "0",
  "1",
  "-1",
  "+7",
  "0644",
  "0o17",
  "0x1F",
  "0b1",
  "1_000",
  "12:30",
  "1.5",
  "1e3",
  "1.",
  ".5",
  "-.5e-3",
  ".inf",
  "-.INF",
  ".nan",
  "12345678901234567890",
  "9007199254740993",
  "2026-01-01",
  "2026-01-01T00:00:00Z",
  "1.2.3",
  "-",
  "--flag",
  "-x",
  "?q",
  ":c",
  "a: b",
  "a:b",
  "a #b",
  "a#b",
  "a # c",
  "''",
  "'it''s'",
  "'# no comment'",
  '""',
  '"a\\nb"',
  '"\\u00e9\\t\\"q\\" \\\\"',
  '"\\x41"',
  '"\\N"',
  '"it\'s"',
  '"a: b"',
  "[]",
  "{}",
  "[ ]",
  "{ }",
  "[a, 'b', \"c\"]",
  "[a,b]",
  "[1, [2, 3], {a: 1}]",
  "{a: b, c: d}",
  '{"a":1,"b":"x"}',
  "{a: , b}",
  "[a: b]",
  "{a: 'x, y', 'k': [1]}",
  "[a, ]",
  "{a: 1,}",
  "[a:b, c: d]",
  "{a:b}",
  "&x v",
  "*x",
  "!!str 1",
  "!!int 3",
  "!t x",
  "<<",
  "=",
  "@a",
  "`a",
  "%a",
  "|x",
  "é日本",
  "😀",
  "a\tb",
  "a\u00a0b",
  "\ufeffx",
  "---",
  "...",
  "--- a",
  "\\n",
  "a\\",
  "{",
  "]",
  ", a",
  "'open",
  '"open',
  "é # c",
  "-1 # minus",
  "__proto__",
];

const KEYS: readonly string[] = [
  "a",
  "b",
  "name",
  "spec",
  "on",
  "y",
  "1",
  "0644",
  "null",
  "~",
  "true",
  "a b",
  "a/b.c",
  "__proto__",
  "constructor",
  '"q"',
  "'s k'",
  '"a: b"',
  "<<",
  "- a",
  "?",
  "k#",
  "#k",
  "x:y",
  "{a: 1}",
  "[a]",
  "é",
  "1.0",
  '"\\u0041"',
  "-",
  "*x",
  "&y k",
  "!!str z",
  "''",
];

interface Entry {
  readonly key: string;
  readonly node: Node;
  readonly before: string;
  readonly space: string;
  readonly after: string;
}
type Node =
  | { readonly kind: "inline"; readonly text: string }
  | { readonly kind: "block"; readonly header: string; readonly lines: readonly string[]; readonly indent: number }
  | { readonly kind: "map" | "seq"; readonly entries: readonly Entry[]; readonly step: number; readonly own: boolean }
  | { readonly kind: "wrapped"; readonly quote: string; readonly lines: readonly string[]; readonly indent: number };

const pick = <T>(...values: readonly T[]): fc.Arbitrary<T> => fc.constantFrom(...values);
const inline = fc.oneof(
  { weight: 6, arbitrary: pick(...INLINE.slice(0, 25)) },
  { weight: 4, arbitrary: pick(...INLINE) },
  { weight: 1, arbitrary: fc.string({ unit: "grapheme", maxLength: 12 }).map((text) => JSON.stringify(text)) },
  { weight: 1, arbitrary: fc.string({ maxLength: 12 }).map((text) => `'${text.replaceAll("'", "''")}'`) },
  { weight: 1, arbitrary: fc.string({ maxLength: 8 }) },
);
const blockLine = pick(
  "x",
  "#!/bin/sh",
  "  deeper",
  "a: b",
  "- c",
  "",
  "",
  "   ",
  "# no comment",
  "tab\there",
  "\tx",
  "é",
  "trailing  ",
  "---",
);
const before = fc.oneof(
  { weight: 8, arbitrary: fc.constant("") },
  { weight: 1, arbitrary: pick("\n", "# c\n", "  # c\n", "\n\n", "      # deep\n", "   \n") },
);

const { node } = fc.letrec<{ node: Node; collection: Node; entry: Entry }>((tie) => ({
  entry: fc.record({
    key: fc.oneof(
      { weight: 6, arbitrary: fc.integer({ min: 0, max: 30 }).map((i) => `k${i}`) },
      { weight: 2, arbitrary: pick(...KEYS) },
    ),
    node: tie("node"),
    before,
    space: pick(" ", " ", " ", "", "  ", "\t"),
    after: pick("", "", "", "", " # c", "  # c: d", " ", "#no"),
  }),
  collection: fc.record({
    kind: pick("map" as const, "seq" as const),
    entries: fc.array(tie("entry"), { minLength: 1, maxLength: 4 }),
    step: pick(2, 2, 2, 4, 1, 0),
    own: pick(false, false, false, true),
  }),
  node: fc.oneof(
    { maxDepth: 4, depthSize: "small" },
    inline.map((text): Node => ({ kind: "inline", text })),
    fc
      .record({
        header: pick("|", "|-", "|+", ">", ">-", "|2", "|2-", "| # c", "|-x", "|1", "|+1", "|0"),
        lines: fc.array(blockLine, { maxLength: 5 }),
        indent: pick(2, 2, 2, 4, 1, 0),
      })
      .map((each): Node => ({ kind: "block", ...each })),
    fc
      .record({
        quote: pick("", "'", '"'),
        lines: fc.array(pick("a", "b c", "", "# d", "e: f"), { minLength: 2, maxLength: 3 }),
        indent: pick(2, 4, 0),
      })
      .map((each): Node => ({ kind: "wrapped", ...each })),
    tie("collection"),
    tie("collection"),
  ),
}));

/** The text behind a `:` or `-` of a collection at `column`, with its line break. */
function behind(value: Node, column: number, { space, after }: Entry, dash: boolean): string {
  switch (value.kind) {
    case "inline":
      return `${space}${value.text}${after}\n`;
    case "block":
      return `${space}${value.header}\n${value.lines.map((line) => `${" ".repeat(column + value.indent)}${line}\n`).join("")}`;
    case "wrapped":
      return `${space}${value.quote}${value.lines.join(`\n${" ".repeat(column + value.indent)}`)}${value.quote}${after}\n`;
    case "map":
    case "seq": {
      const own = column + (value.kind === "map" && value.step === 0 ? 2 : value.step);
      if (!dash || value.own) return `${after}\n${collection(value, own, false)}`;
      return `${space}${collection(value, column + 1 + space.length, true)}`;
    }
  }
}

function collection(value: Node, column: number, inLine: boolean): string {
  if (value.kind !== "map" && value.kind !== "seq") return "";
  const dash = value.kind === "seq";
  return value.entries
    .map((entry, i) => {
      const indent = i === 0 && inLine ? "" : (i === 0 ? "" : entry.before) + " ".repeat(column);
      return `${indent}${dash ? "-" : `${entry.key}:`}${behind(entry.node, column, entry, dash)}`;
    })
    .join("");
}

/** Documents as people and machines write them, and nearly so: most of them are YAML. */
export const documentText: fc.Arbitrary<string> = fc
  .tuple(
    node,
    pick("", "", "", "---\n", "# c\n", "\n"),
    pick("\n", "\n", "\n", "\r\n"),
    pick("", "", "", "...\n", "# end\n", "\n\n"),
  )
  .map(([root, head, eol, tail]) => {
    const body =
      root.kind === "map" || root.kind === "seq"
        ? collection(root, 0, false)
        : `k:${behind(root, 0, { key: "", node: root, before: "", space: " ", after: "" }, false)}`;
    return (head + body + tail).replaceAll("\n", eol);
  });

const NOISE: readonly string[] = [
  " ",
  "  ",
  "\n",
  "\n\n",
  ":",
  ": ",
  "- ",
  "-",
  "#",
  " #",
  "'",
  '"',
  "[",
  "]",
  "{",
  "}",
  ",",
  "&a ",
  "*a",
  "!",
  "|",
  ">",
  "?",
  "? ",
  "\t",
  "\\",
  "---\n",
  "\n...\n",
  "<<: *a\n",
  "0",
  "é",
  "\r\n",
  "a",
  "k: v\n",
  "# c\n",
];

/** Texts with characters put in, taken out, and lines doubled or moved. */
export function mutated(text: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const mutation = fc.record({
    at: fc.double({ min: 0, max: 0.999, noNaN: true }),
    cut: pick(0, 0, 0, 1, 2, 7),
    noise: fc.oneof(pick(...NOISE), fc.constant("")),
  });
  return fc.tuple(text, fc.array(mutation, { minLength: 1, maxLength: 3 })).map(([source, mutations]) =>
    mutations.reduce((current, { at, cut, noise }) => {
      const offset = Math.floor(at * current.length);
      return current.slice(0, offset) + noise + current.slice(offset + cut);
    }, source),
  );
}

/** Real-looking objects, all within what the fast reader understands. */
export const SAMPLES: readonly string[] = [
  `# head
apiVersion: apps/v1
kind: Deployment
metadata: # meta
  name: web
  annotations: {a: b, 'c/d': "e"}
spec:
  replicas: 3   # three

  template:
    spec:
      containers:
      - name: "a"
        image: nginx:1.25
        args: ["--x", '-y', z]
      # second
      -   name: b
          command:
            - sh
            - -c
            - |
              set -e
              # not a comment
                echo "$X"

              exit 0
      volumes: []
      empty:
      nothing: ~
`,
  `---
apiVersion: v1
kind: ConfigMap
metadata:
    name: wide
    labels:
        "on": 'it''s'
data:
    a.sh: |-
        one

        two
    keep: |+
        text

    b: "x\\ty"
    mode: 0644
    date: 2026-01-01
    list:
        - - a
          - b
        -
          k: v
        - # comment
          k: w
`,
  '{"apiVersion": "v1", "kind": "ConfigMap", "metadata": {"name": "json"}, "data": {"a": "b", "n": [1, 2.5, true, null]}}\n',
];

test("the generator makes mostly valid YAML, and the samples are", () => {
  const texts = fc.sample(documentText, { numRuns: 300, seed: 7 });
  const valid = texts.filter((text) => {
    try {
      load(text);
      return true;
    } catch {
      return false;
    }
  });
  expect(valid.length).toBeGreaterThan(60);
  for (const sample of SAMPLES) expect(load(sample)).toBeTypeOf("object");
});
