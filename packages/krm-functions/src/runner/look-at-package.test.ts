import { describe, expect, test } from "vitest";
import { openFile } from "./entries.ts";
import { itemsOfObjects } from "./items-of-objects.ts";
import { lookAtPackage } from "./look-at-package.ts";

const map = (name: string, more = ""): string => `apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: ${name}\n${more}`;
const object = (name: string): unknown => ({ apiVersion: "v1", kind: "ConfigMap", metadata: { name } });
const listOf = (...items: readonly unknown[]): unknown => ({ apiVersion: "v1", kind: "List", items, metadata: {} });
const NAMED = { apiVersion: "x.example.dev/v1", kind: "AllowList", metadata: { name: "a" }, items: [object("b")] };

describe("a look at a file", () => {
  test.each([
    ["documents", "a.yaml", `${map("a")}---\n# the second\n${map("b", "data: {a: 'yes', b: \"0644\"}\n")}`],
    ["a byte order mark and CRLF", "a.yaml", `\uFEFF${map("a")}---\n${map("b")}`.replaceAll("\n", "\r\n")],
    ["a List in YAML", "a.yaml", `apiVersion: v1\nkind: List\nitems:\n- ${map("a").replaceAll("\n", "\n  ")}\n`],
    ["a List in JSON", "a.json", JSON.stringify(listOf(object("a"), object("b")), null, 4)],
    ["a List in JSON on one line", "a.json", JSON.stringify(listOf(object("a")))],
    ["JSON in a YAML file", "a.yaml", JSON.stringify(object("a"))],
    ["an empty List", "a.json", JSON.stringify(listOf())],
    ["a kind of its own that ends in List", "a.json", JSON.stringify(NAMED)],
    ["annotations that are there", "a.yaml", map("a", "  annotations:\n    a: b\n")],
    ["anchors", "a.yaml", map("a", "data: {a: &x b, c: *x}\n")],
    ["nothing but comments", "a.yaml", "# nothing\n---\n# here\n"],
  ])("sees the same objects as opening its text does: %s", (_, path, text) => {
    const light = itemsOfObjects({ path, text });
    const opened = openFile({ path, text }, { packagePath: "", path });
    expect(opened.problems).toEqual([]);
    const entries = opened.ok ? opened.value.entries : [];
    expect(light?.map((item) => [item.id, item.ref, item.annotations, item.toObject()])).toEqual(
      entries.map(({ item }) => [item.id, item.ref, item.annotations, item.toObject()]),
    );
  });

  test.each([
    ["a key twice in JSON", "a.json", '{"apiVersion": "v1", "kind": "A", "kind": "B", "metadata": {"name": "a"}}'],
    ["a key twice in YAML", "a.yaml", map("a", "data: {a: b}\ndata: {a: c}\n")],
    ["a document without a kind", "a.yaml", "a: b\n"],
    ["one that cannot be read", "a.yaml", "a: [\n"],
    ["an object that kpt has not cleaned up", "a.yaml", map("a", "  annotations: {config.kubernetes.io/index: '0'}\n")],
    ["an object without a name yet", "a.yaml", map("a").replace("name:", "generateName:")],
    ["a List with something else in it", "a.json", JSON.stringify(listOf(object("a"), 1))],
  ])("leaves to the reader of texts what has to be spoken of: %s", (_, path, text) => {
    expect(itemsOfObjects({ path, text })).toBeUndefined();
    const files = { root: "/p", files: [{ path, text }] };
    const looked = lookAtPackage(files, (list) => list.items.map((item) => item.toObject()), "leave");
    expect(looked.problems).toEqual(openFile({ path, text }, { packagePath: "", path }, "leave").problems);
  });

  test("what a look does to an item is there while it looks", () => {
    const files = { root: "/p", files: [{ path: "a.yaml", text: map("a") }] };
    const looked = lookAtPackage(files, ({ items: [item] }) => {
      item?.set(["data", "a"], "b");
      return [item?.get(["data"]), item?.text.includes("data:")];
    });
    expect(looked).toMatchObject({ ok: true, value: [{ a: "b" }, true] });
  });
});
