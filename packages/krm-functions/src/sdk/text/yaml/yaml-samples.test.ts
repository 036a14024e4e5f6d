import { load } from "js-yaml";
import { expect, test } from "vitest";

/** Scalars on one line in every relevant spelling, some of which are legal only in some places. */
export const INLINE: readonly string[] = [
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
  "{a: b, a: c}",
  '{"a": b, a: c}',
  "[{a: b, c: [d, {e: f, e: g}]}]",
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

/** Valid and invalid keys. */
export const KEYS: readonly string[] = [
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

/** Texts that a mutation inserts. */
export const NOISE: readonly string[] = [
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

/** Realistic objects, all in forms that the fast reader understands. */
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

test.each(SAMPLES)("the sample is YAML: %#", (sample) => {
  expect(load(sample)).toBeTypeOf("object");
});
