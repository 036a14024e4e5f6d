import type { Edit, Problem } from "@landfall/core/object";
import { describe, expect, test } from "vitest";
import type { FunctionProblem, ItemSelector, ResourceList } from "./function.ts";
import { createResourceList } from "./list.ts";
import { openListDocument } from "./text/list/index.ts";

const LIST = `apiVersion: config.kubernetes.io/v1
kind: ResourceList
items:
- apiVersion: kpt.dev/v1
  kind: Kptfile
  metadata:
    name: inner
    annotations:
      internal.config.kubernetes.io/package-path: '/p/inner'
      internal.config.kubernetes.io/path: 'Kptfile'
- apiVersion: kpt.dev/v1
  kind: Kptfile
  metadata:
    name: root
    annotations:
      internal.config.kubernetes.io/package-path: '/p'
      internal.config.kubernetes.io/path: 'Kptfile'
- apiVersion: apps/v1
  kind: Deployment
  metadata:
    name: web
    namespace: shop
    labels:
      tier: front
    annotations:
      internal.config.kubernetes.io/package-path: '/p'
      internal.config.kubernetes.io/path: 'web.yaml'
      internal.config.kubernetes.io/index: '1'
  spec:
    replicas: 3 # by hand
    paused: &no false
    other: *no
- apiVersion: v1
  kind: ConfigMap
  metadata:
    name: web
    namespace: shop
    annotations:
      internal.config.kubernetes.io/package-path: '/p/inner'
      internal.config.kubernetes.io/path: 'web.yaml'
- apiVersion: v1
  kind: ConfigMap
  metadata:
    name: web
    namespace: shop
    annotations:
      internal.config.kubernetes.io/package-path: '/p'
      internal.config.kubernetes.io/path: 'cm.yaml'
`;

function open(mayDelete = false): ResourceList & { readonly text: () => string } {
  const document = openListDocument(LIST);
  if (!document.ok) throw new Error(JSON.stringify(document.problems));
  const list = createResourceList({ items: document.value.items }, { mayDelete });
  return Object.assign(list, { text: () => document.value.emit(list.items, list.results) });
}

const DEPLOYMENT = { group: "apps", kind: "Deployment", namespace: "shop", name: "web" };
const CONFIG_MAP = { group: "", kind: "ConfigMap", namespace: "shop", name: "web" };

describe("select", () => {
  const cases: readonly (readonly [string, ItemSelector, readonly number[]])[] = [
    ["nothing given selects all", {}, [0, 1, 2, 3, 4]],
    ["by kind", { kind: "ConfigMap" }, [3, 4]],
    ["by group, whatever the version", { group: "apps" }, [2]],
    ["the core group is the empty string", { group: "" }, [3, 4]],
    ["by name and namespace", { name: "web", namespace: "shop" }, [2, 3, 4]],
    ["by label", { labels: { tier: "front" } }, [2]],
    ["by a label of another value", { labels: { tier: "back" } }, []],
    ["by annotation", { annotations: { "internal.config.kubernetes.io/path": "web.yaml" } }, [2, 3]],
    ["a key of the prototype is no label", { labels: { constructor: "x" } }, []],
  ];
  test.each(cases)("%s", (_, selector, expected) => {
    const list = open();
    expect(list.select(selector).map((item) => list.items.indexOf(item))).toEqual(expected);
  });
});

describe("items and their identity", () => {
  test("found by package-path, path and index", () => {
    const list = open();
    expect(list.find({ packagePath: "/p/inner", path: "web.yaml", index: 0 })).toBe(list.items[3]);
    expect(list.find({ packagePath: "/p", path: "web.yaml", index: 1 })).toBe(list.items[2]);
    expect(list.find({ packagePath: "/p", path: "web.yaml", index: 0 })).toBeUndefined();
  });

  test("the root Kptfile is that of the shortest package-path", () => {
    expect(open().rootKptfile?.name).toBe("root");
  });

  test("an inserted item comes last, in the root's package, after the documents its file has", () => {
    const list = open();
    const item = list.insert({ apiVersion: "v1", kind: "ConfigMap", metadata: { name: "new" } }, { path: "web.yaml" });
    expect(item.id).toEqual({ packagePath: "/p", path: "web.yaml", index: 2 });
    expect(list.items.at(-1)).toBe(item);
    expect(list.find(item.id)).toBe(item);
    expect(list.text().startsWith(LIST)).toBe(true);
  });

  test.each([
    ["plain", "reports/a.yaml", "reports/a.yaml"],
    ["with an escape", '"r\\x65ports/a.yaml"', "reports/a.yaml"],
    ["as JSON may have it", '"reports\\/a.yaml"', "reports/a.yaml"],
    ["with a quote", "'it''s/a.yaml'", "it's/a.yaml"],
    ["over two lines", "my\n        reports/a.yaml", "my reports/a.yaml"],
    ["without a directory", "a.yaml", "a.yaml"],
  ])("an inserted item comes after one whose path is written %s", (_, written, path) => {
    const item = `- kind: A\n  metadata:\n    annotations:\n      config.kubernetes.io/path: ${written}\n`;
    const opened = openListDocument(`apiVersion: config.kubernetes.io/v1\nkind: ResourceList\nitems:\n${item}`);
    const list = createResourceList({ items: opened.ok ? opened.value.items : [] });
    const beside = path.replace("a.yaml", "b.yaml");
    expect([path, path, beside, beside].map((at) => list.insert({ kind: "B" }, { path: at }).id.index)).toEqual([
      1, 2, 0, 1,
    ]);
  });

  test("an item is removed only where the function may delete, a Kptfile never", () => {
    const [, kptfile, deployment] = open().items;
    expect(() => open().remove(deployment as never)).toThrow("mayDelete");
    const list = open(true);
    list.remove(list.items[2] as never);
    expect(list.items.map(({ kind }) => kind)).toEqual(["Kptfile", "Kptfile", "ConfigMap", "ConfigMap"]);
    expect(() => list.remove(kptfile as never)).toThrow("Kptfile");
  });
});

describe("apply", () => {
  const set = (extra: Partial<Edit>): Edit =>
    ({ ref: DEPLOYMENT, path: ["spec", "replicas"], operation: "set", value: 0, ...extra }) as Edit;

  test("splices edits by ref and by identity, and leaves all else", () => {
    const list = open();
    const byId = { packagePath: "/p", path: "cm.yaml", index: 0 };
    const problems = list.apply([
      set({ expected: { value: 3 } }),
      { ref: CONFIG_MAP, item: byId, path: ["data", "a"], operation: "set", value: "b", expected: { absent: true } },
    ]);
    expect(problems).toEqual([]);
    expect(list.text()).toBe(`${LIST.replace("replicas: 3", "replicas: 0")}  data:\n    a: b\n`);
  });

  const refused: readonly (readonly [string, Edit, Partial<Problem>])[] = [
    [
      "an object that is not there",
      set({ ref: { ...DEPLOYMENT, name: "gone" } }),
      { code: "ItemNotFound", field: "spec.replicas" },
    ],
    [
      "an identity that is not there",
      set({ item: { packagePath: "/p", path: "x", index: 0 } }),
      { code: "ItemNotFound" },
    ],
    [
      "an identity of another object",
      set({ item: { packagePath: "/p", path: "cm.yaml", index: 0 } }),
      { code: "ItemNotFound" },
    ],
    [
      "a ref that two items have",
      set({ ref: CONFIG_MAP }),
      { code: "AmbiguousItem", message: "2 items are this object: web.yaml[0], cm.yaml[0]" },
    ],
    [
      "another value than expected",
      set({ expected: { value: 4 } }),
      { code: "UnexpectedValue", message: "expected 4, found 3" },
    ],
    ["a value of another type", set({ expected: { value: "3" } }), { code: "UnexpectedValue" }],
    ["a value where none is expected", set({ expected: { absent: true } }), { code: "UnexpectedValue" }],
    ["a path through a number", set({ path: ["spec", "replicas", "x"] }), { code: "EditRefused" }],
    [
      "appending to what is no list",
      { ref: DEPLOYMENT, path: ["spec"], operation: "append", value: 1 },
      { code: "EditRefused" },
    ],
    ["a field that an alias shares", set({ path: ["spec", "paused", "x"] }), { code: "EditRefused" }],
  ];
  test.each(refused)("%s is refused, and then nothing is applied", (_, edit, expected) => {
    const list = open();
    const good: Edit = { ref: DEPLOYMENT, path: ["spec", "paused2"], operation: "set", value: true };
    const problems = list.apply([good, edit, good]);
    expect(problems).toEqual([expect.objectContaining({ severity: "error", ref: edit.ref, ...expected })]);
    expect(list.text()).toBe(LIST);
  });

  test("an edit that an earlier one of the same call makes impossible takes back all of them", () => {
    const list = open();
    const problems = list.apply([
      set({}),
      set({ path: ["spec", "new"], value: "text" }),
      set({ path: ["spec", "new", "x"] }),
    ]);
    expect(problems).toMatchObject([{ code: "EditRefused" }]);
    expect(list.text()).toBe(LIST);
    expect(list.items[2]?.changed).toBe(false);
  });
});

describe("results", () => {
  test("a problem gets the reference, file and field of its item", () => {
    const list = open();
    const problem: FunctionProblem = {
      code: "Bad",
      severity: "warning",
      message: "too many",
      hint: "use 2",
      field: "spec.replicas",
      ref: DEPLOYMENT,
    };
    list.addProblem(problem);
    expect(list.results).toEqual([
      {
        message: "too many: use 2",
        severity: "warning",
        resourceRef: { apiVersion: "apps/v1", kind: "Deployment", name: "web", namespace: "shop" },
        field: { path: "spec.replicas" },
        file: { path: "web.yaml", index: 1 },
        tags: { code: "Bad" },
      },
    ]);
  });

  test("a result about a field carries its value", () => {
    const list = open();
    const item = list.items[2] as NonNullable<(typeof list.items)[2]>;
    list.addFieldResult(item, ["spec", "replicas"], {
      message: "low",
      severity: "info",
      field: { path: "", proposedValue: 5 },
    });
    expect(list.results[0]?.field).toEqual({ path: "spec.replicas", currentValue: 3, proposedValue: 5 });
  });
});
