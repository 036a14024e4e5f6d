import type { Json, Path } from "@landfall/core/object";
import { describe, expect, test } from "vitest";
import { EditError } from "../model/edit-error.ts";
import type { Item } from "../model/item.ts";
import { createItem } from "./create-item.ts";
import { openItem } from "./open-item.ts";

function open(text: string): Item {
  const opened = openItem(text);
  if (!opened.ok) throw new Error(JSON.stringify(opened.problems));
  return opened.value;
}

function lines(...each: readonly string[]): string {
  return `${each.join("\n")}\n`;
}

type Row = readonly [name: string, before: string, path: Path, value: Json, after: string];

describe("set", () => {
  const rows: readonly Row[] = [
    [
      "keeps the comment and the spacing of the line",
      lines("a:   1   # one", "b: 2"),
      ["a"],
      3,
      lines("a:   3   # one", "b: 2"),
    ],
    ["keeps the quotes of the old value", lines("a: 'x'", 'b: "y"'), ["a"], "z", lines("a: 'z'", 'b: "y"')],
    ["quotes what YAML 1.1 would misread", lines("a: x"), ["a"], "on", lines("a: 'on'")],
    ["takes quotes away that only the old value needed", lines("a: '5d3'"), ["a"], "main", lines("a: main")],
    ["keeps double quotes also where only the old value needed them", lines('a: "5d3"'), ["a"], "v1", lines('a: "v1"')],
    ["writes a typed value where a string was", lines('a: "1"'), ["a"], 1, lines("a: 1")],
    [
      "adds a key at the end of its mapping, before trailing comments",
      lines("m:", "  a: 1 # one", "  # tail", "b: 2"),
      ["m", "w"],
      "x",
      lines("m:", "  a: 1 # one", "  w: x", "  # tail", "b: 2"),
    ],
    [
      "adds a key behind a block scalar",
      lines("m:", "  a: |", "    x", "", "b: 2"),
      ["m", "w"],
      1,
      lines("m:", "  a: |", "    x", "  w: 1", "", "b: 2"),
    ],
    ["adds a key at the end of a text without a line break", "a: 1", ["b"], 2, "a: 1\nb: 2"],
    [
      "adds to a flow mapping on one line",
      lines("m: {a: b} # c"),
      ["m", "w"],
      "x, y",
      lines('m: {a: b, w: "x, y"} # c'),
    ],
    [
      "adds to JSON as JSON",
      '{"m": {"a": "b"}}\n',
      ["m", "w"],
      { x: [1, "y"] },
      '{"m": {"a": "b", "w": {"x": [1, "y"]}}}\n',
    ],
    ["adds to JSON without spaces", '{"m":{"a":"b"}}\n', ["m", "w"], "x", '{"m":{"a":"b","w":"x"}}\n'],
    [
      "adds a line to JSON over several lines",
      lines("{", '  "a": 1,', '  "b": 2', "}"),
      ["c"],
      3,
      lines("{", '  "a": 1,', '  "b": 2,', '  "c": 3', "}"),
    ],
    [
      "fills an empty mapping in block style",
      lines("m: {} # none", "b: 1"),
      ["m", "w", "o"],
      1,
      lines("m: # none", "  w:", "    o: 1", "b: 1"),
    ],
    ["fills a null", lines("m: # none", "b: 1"), ["m", "w"], 1, lines("m: # none", "  w: 1", "b: 1")],
    ["creates missing parents", lines("a: 1"), ["m", "w", 0, "o"], true, lines("a: 1", "m:", "  w:", "  - o: true")],
    [
      "follows the indentation of the text",
      lines("m:", "    a:", "        b: 1", "    l:", "        - x"),
      ["m", "c", "d"],
      ["y"],
      lines("m:", "    a:", "        b: 1", "    l:", "        - x", "    c:", "        d:", '            - "y"'),
    ],
    [
      "replaces a block mapping and keeps the comment of its key",
      lines("m: # why", "  # first", "  a: 1", "  b: 2", "c: 3"),
      ["m"],
      "x",
      lines("m: x # why", "c: 3"),
    ],
    [
      "replaces a block mapping by another",
      lines("m: # why", "  # first", "  a: 1", "c: 3"),
      ["m"],
      { z: 1 },
      lines("m: # why", "  # first", "  z: 1", "c: 3"),
    ],
    ["replaces a value by a list", lines("m: x # why", "c: 3"), ["m"], ["a"], lines("m: # why", "- a", "c: 3")],
    ["replaces a block scalar", lines("m: | # why", "  x", "  y", "c: 3"), ["m"], "z", lines("m: z # why", "c: 3")],
    [
      "writes several lines as a block scalar",
      lines("m: x # why", "c: 3"),
      ["m"],
      "a\nb\n",
      lines("m: | # why", "  a", "  b", "c: 3"),
    ],
    [
      "replaces an entry of a list",
      lines("l:", "- a # first", "- b"),
      ["l", 1],
      "c",
      lines("l:", "- a # first", "- c"),
    ],
    [
      "replaces a mapping behind a dash",
      lines("l:", "- a: 1", "  b: 2", "- c: 3"),
      ["l", 0],
      { x: 1 },
      lines("l:", "- x: 1", "- c: 3"),
    ],
    [
      "appends where the index is the length",
      lines("l:", "  - a", "b: 1"),
      ["l", 1],
      "c",
      lines("l:", "  - a", "  - c", "b: 1"),
    ],
    [
      "sets a field in an item with anchors that it does not touch",
      lines("a: &x 1", "b: *x", "c: 2"),
      ["c"],
      3,
      lines("a: &x 1", "b: *x", "c: 3"),
    ],
    [
      "sets a field beside values over several lines",
      lines("a: x", "  y", 'b: "p', '  q"', "c: 2 # two"),
      ["c"],
      3,
      lines("a: x", "  y", 'b: "p', '  q"', "c: 3 # two"),
    ],
    ["keeps CRLF", "a: 1\r\nm:\r\n  b: 2\r\n", ["m", "c"], { d: 1 }, "a: 1\r\nm:\r\n  b: 2\r\n  c:\r\n    d: 1\r\n"],
    ["takes __proto__ for a key", lines("a: 1"), ["__proto__"], "x", lines("a: 1", "__proto__: x")],
  ];
  test.each(rows)("%s", (_, before, path, value, after) => {
    const item = open(before);
    item.set(path, value);
    expect(item.text).toBe(after);
    expect(item.changed).toBe(true);
    item.set(path, value);
    expect(item.text).toBe(after);
  });

  test.each([
    ["0644 is 644", "a: 0644\n", 644],
    ["1e3 is 1000", "a: 1e3\n", 1000],
    ["a quoted string is itself", "a: 'on'\n", "on"],
    ["a flow mapping in another order", "a: {x: 1, y: [2]}\n", { y: [2], x: 1 }],
    ["~ is null", "a: ~\n", null],
  ] as readonly (readonly [string, string, Json])[])("an equal value changes nothing: %s", (_, text, value) => {
    const item = open(text);
    item.set(["a"], value);
    expect([item.text, item.changed]).toEqual([text, false]);
  });
});

describe("append", () => {
  const rows: readonly Row[] = [
    [
      "to a list as deep as its key",
      lines("l:", "- a", "b: 1"),
      ["l"],
      { x: 1, z: 2 },
      lines("l:", "- a", "- x: 1", "  z: 2", "b: 1"),
    ],
    ["to a deeper list", lines("l:", "  - a # c", "b: 1"), ["l"], "b", lines("l:", "  - a # c", "  - b", "b: 1")],
    ["to a flow list", lines("l: [a, b] # c"), ["l"], "c", lines("l: [a, b, c] # c")],
    ["to an empty list", lines("l: [] # c"), ["l"], "c", lines("l: # c", "- c")],
    ["to a missing list", lines("a: 1"), ["l"], 1, lines("a: 1", "l:", "- 1")],
  ];
  test.each(rows)("%s", (_, before, path, value, after) => {
    const item = open(before);
    item.append(path, value);
    expect(item.text).toBe(after);
  });
});

describe("delete", () => {
  const rows: readonly (readonly [string, string, Path, string])[] = [
    ["takes the line and its comment", lines("a: 1", "b: 2 # two", "c: 3"), ["b"], lines("a: 1", "c: 3")],
    [
      "takes the comment lines directly above, at its column",
      lines("a: 1", "# about a", "", "# about b", "# more", "b: 2", "c: 3"),
      ["b"],
      lines("a: 1", "# about a", "", "c: 3"),
    ],
    [
      "leaves the lines of a quoted value that look like comments",
      lines('a: "x', '# y"', "# z", "b: 2", "c: 3"),
      ["b"],
      lines('a: "x', '# y"', "c: 3"),
    ],
    ["takes a subtree", lines("m:", "  a:", "    b: 1", "  # c", "  c: 2"), ["m", "a"], lines("m:", "  # c", "  c: 2")],
    ["leaves an empty mapping", lines("m: # why", "  a: 1", "b: 2"), ["m", "a"], lines("m: {} # why", "b: 2")],
    ["leaves an empty list", lines("l:", "- a", "b: 2"), ["l", 0], lines("l: []", "b: 2")],
    ["moves the next key up to the dash", lines("l:", "- a: 1", "  b: 2"), ["l", 0, "a"], lines("l:", "- b: 2")],
    ["takes an entry of a list", lines("l:", "- a", "# b", "- b", "- c"), ["l", 1], lines("l:", "- a", "- c")],
    ["takes the first of a flow mapping", lines("m: {a: 1, b: 2}"), ["m", "a"], lines("m: {b: 2}")],
    ["takes the last of a flow mapping", lines("m: {a: 1, b: 2}"), ["m", "b"], lines("m: {a: 1}")],
    ["takes the last line of a text without a line break", "a: 1\nb: 2", ["b"], "a: 1"],
    [
      "knows a key that only starts with a question mark",
      lines("?:", "  a: 1", "b: 2", "..."),
      ["b"],
      lines("?:", "  a: 1", "..."),
    ],
    ["leaves what is absent", lines("a: 1"), ["b", "c"], lines("a: 1")],
  ];
  test.each(rows)("%s", (_, before, path, after) => {
    const item = open(before);
    item.delete(path);
    expect(item.text).toBe(after);
  });

  test("undoes what set added", () => {
    const text = lines("kind: A", "spec: # s", "  replicas: 3 # three", "# end");
    const item = open(text);
    item.set(["spec", "suspend"], true);
    item.set(["spec", "replicas"], 0);
    item.delete(["spec", "suspend"]);
    item.set(["spec", "replicas"], 3);
    expect(item.text).toBe(text);
  });
});

describe("a shared value", () => {
  test.each([
    ["an alias gives way to what is set there", ["c: *x # c"], ["c"], 2, ["c: 2 # c"]],
    ["an alias in brackets", ["c: [*x, *x]"], ["c", 1], 2, ["c: [*x, 2]"]],
    ["an alias gives way to a map", ["c:", "- *x"], ["c", 0], { d: 2 }, ["c:", "- d: 2"]],
    ["an alias of the value that is set stays", ["c: *x"], ["c"], { b: 1 }, ["c: *x"]],
    [
      "a field of its own wins over a merge key",
      ["c:", "  <<: *x", "  e: 3"],
      ["c", "b"],
      2,
      ["c:", "  <<: *x", "  e: 3", "  b: 2"],
    ],
    ["in braces too", ["c: {<<: *x}"], ["c", "b"], 2, ["c: {<<: *x, b: 2}"]],
    ["a merged field that has the value stays merged", ["c: {<<: *x}"], ["c", "b"], 1, ["c: {<<: *x}"]],
    ["a tagged merge key is one", ["c: {!!merge <<: *x}"], ["c", "b"], 1, ["c: {!!merge <<: *x}"]],
  ] as readonly (readonly [string, readonly string[], Path, Json, readonly string[]])[])(
    "%s, and nothing else changes",
    (_, before, path, value, after) => {
      const item = open(lines("a: &x {b: 1}", ...before));
      item.set(path, value);
      expect(item.text).toBe(lines("a: &x {b: 1}", ...after));
      expect(item.get(path)).toEqual(value);
      expect(item.get(["a"])).toEqual({ b: 1 });
    },
  );

  test("a merged field cannot be appended to or removed", () => {
    const item = open(lines("a: &x {b: [1]}", "c: {<<: *x}"));
    expect(() => item.append(["c", "b"], 2)).toThrow("c.b: comes from a merge key");
    expect(() => item.delete(["c", "b"])).toThrow("c.b: comes from a merge key");
  });
});

describe("an edit is refused", () => {
  const SHARED = lines("a: &x {b: 1, f: {h: 1}}", "c: *x", "g: {<<: *x, e: 2}", "? k", ": v", "s: 1", "l: [1]");
  test.each([
    ["in an alias", ["c", "b"], 1, "AliasedField"],
    ["in a node that an alias refers to", ["a", "b"], 2, "AliasedField"],
    ["of a node that an alias refers to", ["a"], 2, "AliasedField"],
    ["within a field that comes from a merge key", ["g", "f", "h"], 2, "MergedField"],
    ["behind `? key`", ["k"], 1, "UnusualSyntax"],
    ["below a single value", ["s", "x"], 1, "NotAMap"],
    ["at an index of a single value", ["s", 0], 1, "NotAList"],
    ["at a key of a list", ["l", "x"], 1, "NotAMap"],
    ["beyond the end of a list", ["l", 3], 1, "IndexOutOfRange"],
    ["in a new list but at its start", ["new", 2], 1, "IndexOutOfRange"],
    ["of the whole object", [], {}, "WholeObject"],
    ["to a value that is no JSON", ["s"], Number.NaN, "InvalidValue"],
    ["to undefined", ["s"], { x: undefined } as unknown as Json, "InvalidValue"],
  ] as readonly (readonly [string, Path, Json, string])[])("%s", (_, path, value, code) => {
    const item = open(SHARED);
    expect(() => item.set(path, value)).toThrow(EditError);
    try {
      item.set(path, value);
    } catch (error) {
      expect(error).toMatchObject({ code, path: expect.anything() });
    }
    expect([item.text, item.changed]).toEqual([SHARED, false]);
  });
});

describe("reading", () => {
  test("goes through aliases and merge keys", () => {
    const item = open(lines("a: &x {b: 1, c: 2}", "d: *x", "e: {<<: *x, c: 3}"));
    expect([item.get(["d", "b"]), item.get(["e", "b"]), item.get(["e", "c"]), item.get(["e"])]).toEqual([
      1,
      1,
      3,
      { b: 1, c: 3 },
    ]);
  });

  test("merge keys that multiply are bounded", () => {
    const bomb = Array.from({ length: 24 }, (_, i) => `l${i + 1}: &l${i + 1} {<<: [*l${i}, *l${i}, *l${i}]}`);
    const text = lines("l0: &l0 {a: 1}", ...bomb);
    expect(openItem(text).problems).toMatchObject([{ code: "TooManyAliases" }]);
  });

  test("many edits of one large item stay fast enough to finish", () => {
    const item = open(lines("kind: A", "l:", ...Array.from({ length: 2_000 }, (_, i) => `- w: ${i}`)));
    for (let i = 0; i < 500; i++) item.set(["l", i, "done"], true);
    expect(item.get(["l", 499, "done"])).toBe(true);
  });

  test("a created item has both path annotations of kpt behind its own", () => {
    const item = createItem(
      { kind: "A", metadata: { name: "a", annotations: { x: "on" } } },
      { path: "a/b.yaml", index: 2 },
    );
    expect(item.id).toEqual({ packagePath: "", path: "a/b.yaml", index: 2 });
    expect(item.annotations).toEqual({
      x: "on",
      "internal.config.kubernetes.io/path": "a/b.yaml",
      "config.kubernetes.io/path": "a/b.yaml",
      "internal.config.kubernetes.io/index": "2",
      "config.kubernetes.io/index": "2",
    });
  });
});
