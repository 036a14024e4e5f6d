import { describe, expect, test } from "vitest";
import { EditError } from "../model/edit-error.ts";
import type { Item } from "../model/item.ts";
import { ItemError } from "../model/item-error.ts";
import { type ListDocument, openListDocument } from "./list-document.ts";

const HEAD = "apiVersion: config.kubernetes.io/v1\nkind: ResourceList\nitems:\n";

function open(items: string): ListDocument {
  const opened = openListDocument(HEAD + items);
  if (!opened.ok) throw new Error(opened.problems[0]?.message);
  return opened.value;
}

const ACROSS = "- kind: A\n  a:\n    b: &x 1\n    c: 2\n  d: 1\n- kind: B\n  d: *x\n- kind: C\n  g: '*/5 *'\n";
const WITHIN = "- kind: A\n  a:\n    b: &x 1\n    c: 2\n  f: 1\n  d: *x\n  g: 1\n- kind: B\n  n: &x 7\n";

describe("AC-SDK-ANCHORS: an anchor that something else refers to", () => {
  const edits: readonly (readonly [string, (item: Item) => void])[] = [
    ["is not deleted", (item) => item.delete(["a", "b"])],
    ["is not deleted with the mapping it lies in", (item) => item.delete(["a"])],
    ["is not replaced", (item) => item.set(["a", "b"], 2)],
    ["is not replaced with the mapping it lies in", (item) => item.set(["a"], {})],
  ];
  test.each(edits)("%s, in the same item, also by the first who looks", (_, edit) => {
    const list = open(WITHIN);
    expect(() => list.items.slice(0, 1).forEach(edit)).toThrow(EditError);
    expect(list.emit(list.items, [])).toBe(HEAD + WITHIN);
  });

  test.each(edits)("%s, in another item", (_, edit) => {
    const list = open(ACROSS);
    expect(() => list.items.slice(0, 1).forEach(edit)).toThrow(EditError);
    expect(list.emit(list.items, [])).toBe(HEAD + ACROSS);
  });

  test("keeps its item in the list", () => {
    const list = open(ACROSS);
    expect(() => list.emit(list.items.slice(1), [])).toThrow(ItemError);
    expect(list.emit(list.items.slice(0, 2), [])).toBe(HEAD + ACROSS.slice(0, ACROSS.indexOf("- kind: C")));
  });

  test("leaves everything around it free to change", () => {
    const list = open(ACROSS);
    const [item] = list.items;
    item?.set(["a", "c"], 3);
    item?.delete(["d"]);
    expect(() => item?.delete(["a"])).toThrow(EditError);
    expect(list.emit(list.items, [])).toBe(HEAD + ACROSS.replace("c: 2", "c: 3").replace("  d: 1\n", ""));
  });
});

test.each([
  ["no YAML", "- kind: A\n- kind: B\n  a: &x 1\n  a: 2: 3\n", "line 7, items[1]"],
  ["an anchor of another item", "- kind: A\n  a: &x 1\n- kind: B\n  b: &y 2\n  c: *x\n", "line 8, items[1]"],
])("an item with an anchor that cannot be read by itself is not left out: %s", (_, items, where) => {
  const list = open(`${items}- kind: C\n`);
  const leaveOut = (): unknown => list.emit(list.items.toSpliced(1, 1), []);
  expect(leaveOut).toThrow(ItemError);
  expect(leaveOut).toThrow(where);
});

describe("an anchor that nothing refers to", () => {
  test.each([
    ["a star that is no alias", "- kind: A\n  a: &x 1\n  b: 2\n- kind: B\n  s: '*x'\n"],
    ["an anchor of the same name further down", "- kind: A\n  a: &x 1\n  b: 2\n- kind: B\n  s: &x 2\n  t: *x\n"],
    ["an alias with a longer name", "- kind: A\n  a: &x 1\n  b: 2\n- kind: B\n  s: &xy 2\n  t: *xy\n"],
  ])("goes: %s", (_, text) => {
    const list = open(text);
    list.items[0]?.delete(["a"]);
    expect(list.emit(list.items, [])).toBe(HEAD + text.replace("  a: &x 1\n", ""));
  });
});
