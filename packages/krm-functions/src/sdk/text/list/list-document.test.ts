import fc from "fast-check";
import { load } from "js-yaml";
import { describe, expect, test } from "vitest";
import { FUZZ } from "../../../../test/fuzz-options.ts";
import { createItem } from "../item/create-item.ts";
import { ItemError } from "../model/item-error.ts";
import { documentText, mutated } from "../yaml/yaml-text.test.ts";
import { type ListDocument, openListDocument } from "./list-document.ts";

const HEAD = "apiVersion: config.kubernetes.io/v1\nkind: ResourceList\n";
const ITEM_A = "- apiVersion: v1\n  kind: ConfigMap\n  metadata:\n    name: a # name of a\n  data: {on: 'x'}\n";
const ITEM_B = "# about b\n- # head of b\n  apiVersion: v1\n  kind: ConfigMap\n  metadata: {name: b}\n\n";
const CONFIG = "functionConfig:\n  apiVersion: v1\n  kind: ConfigMap\n  data: {a: b}\n";
const JSON_LIST = `{"apiVersion": "config.kubernetes.io/v1", "kind": "ResourceList", "items": [{"apiVersion": "v1", "kind": "ConfigMap", "metadata": {"name": "a"}}, {"kind": "B"}]}`;

function open(text: string): ListDocument {
  const opened = openListDocument(text);
  if (!opened.ok) throw new Error(JSON.stringify(opened.problems));
  return opened.value;
}

/** The shapes that a list may have, with the number of items in each. */
const SHAPES: readonly (readonly [string, string, number])[] = [
  ["kpt's own", HEAD + "items:\n" + ITEM_A + ITEM_B + CONFIG, 2],
  ["items last", HEAD + CONFIG + "items:\n" + ITEM_A + ITEM_B, 2],
  ["fields in any order, results first", `results: []\nitems:\n${ITEM_A}# tail\n${CONFIG}${HEAD}`, 1],
  [
    "kustomize's, with indented dashes",
    `${HEAD}items:\n  - apiVersion: v1\n    kind: A\n  # lead\n  - kind: B\n\n${CONFIG}`,
    2,
  ],
  [
    "hand-written with comments everywhere",
    `# top\n---\n# a\n${HEAD}# b\nitems: # c\n# d\n\n${ITEM_A}    # e\n# f\n${ITEM_B}# g\n${CONFIG}# h\n`,
    2,
  ],
  ["with an end marker", `---\n${HEAD}items:\n${ITEM_A}...\n`, 1],
  [
    "one item in flow style on a line",
    `${HEAD}items:\n- {apiVersion: v1, kind: A, metadata: {name: a}}\n- {"kind": "B"}\n`,
    2,
  ],
  ["a flow list", `${HEAD}items: [{kind: A}, {kind: B}] # c\n`, 2],
  ["a flow list over several lines", `${HEAD}items: [\n  {kind: A}, # a\n  {kind: B},\n  ]\n`, 2],
  ["JSON", JSON_LIST, 2],
  ["pretty JSON", `${JSON.stringify(JSON.parse(JSON_LIST), null, 2)}\n`, 2],
  ["JSON indented with tabs", JSON.stringify(JSON.parse(JSON_LIST), null, "\t"), 2],
  ["CRLF", (HEAD + "items:\n" + ITEM_A + ITEM_B + CONFIG).replaceAll("\n", "\r\n"), 2],
  ["bare carriage returns", (HEAD + "items:\n" + ITEM_A).replaceAll("\n", "\r"), 1],
  ["a byte order mark", `\ufeff${HEAD}items:\n${ITEM_A}`, 1],
  ["no items", `${HEAD}items: []\n`, 0],
  ["null items", `${HEAD}items: # none\n${CONFIG}`, 0],
  ["missing items", HEAD, 0],
  ["an anchor on items", `${HEAD}items: &all\n${ITEM_A}`, 1],
  ["an alias to another item", `${HEAD}items:\n- kind: A\n  data: &d {x: 1}\n- kind: B\n  data: *d\n`, 2],
  ["wide dashes", `${HEAD}items:\n-   kind: A\n    data: {}\n-\n  kind: B\n`, 2],
  [
    "block scalars full of list syntax",
    `${HEAD}items:\n- kind: A\n  text: |\n    items:\n    - x\n    ---\n  more: >-\n    - y\n- kind: B\n`,
    2,
  ],
  ["tabs within values", `${HEAD}items:\n- kind: A\n  a: "x\ty"\n  b: |\n    \tx\n- kind: B\n`, 2],
];

describe("openListDocument", () => {
  test.each(SHAPES)("%s: unedited it is the same text, and the items read as in the whole", (_, text, count) => {
    const list = open(text);
    expect(list.items.length).toBe(count);
    expect(list.emit(list.items, [])).toBe(text);
    const whole = load(text) as { readonly items?: readonly unknown[]; readonly functionConfig?: unknown };
    expect(list.items.map((item) => item.toObject())).toEqual(whole.items ?? []);
    expect(list.functionConfig).toEqual(whole.functionConfig);
  });

  test.each(SHAPES)("%s: takes an edit of every item, a new item, a removal and results", (name, text) => {
    const list = open(text);
    const editable = list.items.filter(() => name !== "bare carriage returns" && name !== "an alias to another item");
    for (const item of editable) item.set(["metadata", "annotations", "x"], "on");
    const added = createItem(
      { apiVersion: "v1", kind: "New", metadata: { name: "n" } },
      { path: "new.yaml", index: 0 },
    );
    const results = [{ message: "done: yes", severity: "info" as const, field: { path: "a", currentValue: "on" } }];
    const kept = name === "an alias to another item" ? list.items : list.items.slice(1);
    const emitted = load(list.emit([...kept, added], results)) as { readonly items: readonly unknown[] };
    expect(emitted).toEqual({
      ...(load(text) as object),
      items: [...kept, added].map((item) => item.toObject()),
      results,
    });
  });

  test.each(SHAPES)("%s: can lose all its items", (_, text) => {
    const list = open(text);
    const emitted = load(list.emit([], [])) as { readonly items?: readonly unknown[] };
    expect({ ...emitted, items: emitted.items ?? [] }).toEqual({ ...(load(text) as object), items: [] });
  });

  test("an edit changes only its own line, and the new item and the results are put behind", () => {
    const list = open(HEAD + "items:\n" + ITEM_A + ITEM_B + CONFIG);
    list.items[0]?.set(["metadata", "name"], "on");
    const added = createItem({ apiVersion: "v1", kind: "New" }, { path: "p.yaml", packagePath: "/x" });
    const edited = ITEM_A.replace("name: a #", "name: 'on' #");
    const fresh =
      "- apiVersion: v1\n  kind: New\n  metadata:\n    annotations:\n      internal.config.kubernetes.io/package-path: /x\n      internal.config.kubernetes.io/path: p.yaml\n      config.kubernetes.io/path: p.yaml\n";
    expect(list.emit([...list.items, added], [{ message: "m", severity: "warning" }])).toBe(
      `${HEAD}items:\n${edited}${ITEM_B}${fresh}${CONFIG}results:\n- message: m\n  severity: warning\n`,
    );
    expect(list.items[1]?.text).toBe(
      "# about b\n# head of b\napiVersion: v1\nkind: ConfigMap\nmetadata: {name: b}\n\n",
    );
  });

  test("prior results are kept when they are the same, and replaced when not", () => {
    const text = `${HEAD}results: # r\n- {message: m, severity: info}\nitems:\n${ITEM_A}`;
    const list = open(text);
    expect(list.results).toEqual([{ message: "m", severity: "info" }]);
    expect(list.emit(list.items, [{ message: "m", severity: "info" }])).toBe(text);
    expect(list.emit(list.items, [])).toBe(`${HEAD}items:\n${ITEM_A}`);
    expect(list.emit(list.items, [{ message: "o", severity: "info" }])).toBe(
      `${HEAD}results:\n- message: o\n  severity: info\nitems:\n${ITEM_A}`,
    );
  });

  test("identity of an item is (package-path, path, index), as it was read", () => {
    const annotations =
      "internal.config.kubernetes.io/package-path: /p, internal.config.kubernetes.io/path: a.yaml, config.kubernetes.io/index: '3'";
    const item = open(`${HEAD}items:\n- kind: A\n  metadata: {annotations: {${annotations}}}\n`).items[0];
    item?.set(["metadata", "annotations"], {});
    expect(item?.id).toEqual({ packagePath: "/p", path: "a.yaml", index: 3 });
  });
});

describe("openListDocument refuses", () => {
  const DEEP = "[".repeat(10_000);
  test.each([
    ["empty input", "", "EmptyInput", /empty/],
    ["blank input", " \n\n", "EmptyInput", /empty/],
    ["garbage", "\u0001\u0002{{{", "InvalidYaml", /line 1/],
    ["a NUL", `${HEAD}items: []\n\0`, "InvalidYaml", /line 4: a NUL/],
    ["a word", "hello\n", "NotAResourceList", /no mapping/],
    ["another object", "apiVersion: v1\nkind: ConfigMap\n", "NotAResourceList", /found v1 ConfigMap/],
    ["items that are no list", `${HEAD}items: {}\n`, "NotAResourceList", /line 3/],
    ["two documents", `${HEAD}items: []\n---\n${HEAD}`, "MultipleDocuments", /line 3|line 4/],
    [
      "a list cut off within a quoted value",
      `${HEAD}items:\n${ITEM_A}- kind: B\n  a: "x\n`,
      "InvalidYaml",
      /items\[1\]/,
    ],
    ["JSON cut off", JSON_LIST.slice(0, -5), "InvalidYaml", /line 1/],
    ["a duplicate top-level key", `${HEAD}kind: ResourceList\nitems: []\n`, "DuplicateKey", /"kind"/],
    ["an item that is no mapping", `${HEAD}items:\n- foo\n`, "NotAnObject", /line 4, items\[0\]/],
    ["a tab as indentation", `${HEAD}items:\n- kind: A\n  data:\n\tx: 1\n`, "InvalidYaml", /line 6, items\[0\].*tab/],
    ["nesting too deep", `${HEAD}items:\n- kind: A\n  x: ${DEEP}\n`, "TooDeep", /items\[0\].*deeper/],
  ])("%s", (_, text, code, message) => {
    const opened = openListDocument(text);
    expect(opened.ok).toBe(false);
    expect(opened.problems).toMatchObject([{ code, severity: "error", message: expect.stringMatching(message) }]);
  });

  test("an item that cannot be read, when someone looks: with line, item and file", () => {
    const list = open(
      `${HEAD}items:\n- kind: A\n  metadata:\n    annotations: {config.kubernetes.io/path: a.yaml}\n  kind: B: C\n${ITEM_A}`,
    );
    const look = (): unknown => list.items[0]?.kind;
    expect(look).toThrow(ItemError);
    try {
      look();
    } catch (error) {
      expect(error).toMatchObject({
        problem: {
          code: "InvalidYaml",
          message: expect.stringMatching(/line 7, items\[0\]/),
          file: { path: "a.yaml" },
        },
      });
    }
    expect(list.items[1]?.kind).toBe("ConfigMap");
  });
});

describe("hostile input", () => {
  test("an alias bomb is refused", () => {
    const levels = Array.from(
      { length: 20 },
      (_, i) => `  l${i + 1}: &l${i + 1} [${Array(9).fill(`*l${i}`).join(", ")}]\n`,
    ).join("");
    const opened = openListDocument(`${HEAD}items:\n- kind: A\n  l0: &l0 [x]\n${levels}`);
    expect(opened.problems).toMatchObject([{ code: "TooManyAliases" }]);
  });

  test("an anchor that holds itself is refused", () => {
    expect(openListDocument(`${HEAD}items:\n- kind: A\n  x: &x [*x]\n`).problems).toMatchObject([{ code: "TooDeep" }]);
  });

  test("deeply nested blocks and dashes are refused, not overflowed", () => {
    const block = Array.from({ length: 1_000 }, (_, i) => `${" ".repeat(i + 2)}a:\n`).join("");
    for (const body of [block, `  x:\n  ${"- ".repeat(10_000)}x\n`, `  x: ${"{a: ".repeat(10_000)}\n`]) {
      expect(openListDocument(`${HEAD}items:\n- kind: A\n${body}`).ok).toBe(false);
    }
  });

  test("__proto__ and constructor are plain keys", () => {
    const list = open(`${HEAD}items:\n- kind: A\n  __proto__: {polluted: 1}\n  constructor: x\n`);
    const [item] = list.items;
    expect(Object.hasOwn(item?.toObject() ?? {}, "__proto__")).toBe(true);
    expect([item?.get(["constructor"]), item?.get(["toString"]), item?.get(["__proto__", "polluted"])]).toEqual([
      "x",
      undefined,
      1,
    ]);
    item?.set(["metadata", "__proto__", "a"], 1);
    expect(item?.get(["metadata", "__proto__", "a"])).toBe(1);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  test("10⁵ items and one item of many megabytes open", () => {
    const many = `${HEAD}items:\n${"- kind: A\n  metadata: {name: a}\n".repeat(100_000)}`;
    const list = open(many);
    for (const item of list.items) item.set(["kind"], "B");
    expect(list.emit(list.items, []).length).toBe(many.length);
    const big = open(
      `${HEAD}items:\n- kind: A\n  data:\n${"    k: |\n      x\n".replace("k", "a")}    b: "${"x".repeat(10_000_000)}"\n- kind: B\n`,
    );
    expect(big.items[0]?.get(["data", "a"])).toBe("x\n");
  });

  test("whatever is mutated, an open list gives its own bytes back", () => {
    const list = documentText.map((text) => `${HEAD}items:\n- ${text.replaceAll("\n", "\n  ")}\n- kind: B\n`);
    fc.assert(
      fc.property(
        fc.oneof(list, mutated(list), mutated(fc.constantFrom(...SHAPES.map(([, text]) => text)))),
        (text) => {
          const opened = openListDocument(text);
          if (opened.ok)
            expect(opened.value.emit(opened.value.items, (opened.value.results as never) ?? [])).toBe(text);
          else for (const problem of opened.problems) expect(problem.message).not.toBe("");
        },
      ),
      FUZZ,
    );
  });
});
