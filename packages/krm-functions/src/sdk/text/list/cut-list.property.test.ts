import fc from "fast-check";
import { expect, test } from "vitest";
import { FUZZ } from "../../../../test/fuzz-options.ts";
import { createItem } from "../item/create-item.ts";
import { TextItem } from "../item/text-item.ts";
import { EditError } from "../model/edit-error.ts";
import type { Item } from "../model/item.ts";
import { ItemError } from "../model/item-error.ts";
import { documentText, mutated } from "../yaml/yaml-text.test.ts";
import { cutList, joinList } from "./cut-list.ts";
import { openListDocument } from "./list-document.ts";

const HEAD = "apiVersion: config.kubernetes.io/v1\nkind: ResourceList\n";
const ITEM =
  "- apiVersion: v1\n  kind: ConfigMap\n  metadata:\n    name: a # of a\n    annotations:\n      config.kubernetes.io/path: a.yaml\n";
const item = fc.oneof(
  { weight: 30, arbitrary: fc.constant(ITEM) },
  {
    weight: 15,
    arbitrary: fc.constantFrom(
      "# about it\n- # head\n  kind: B\n  metadata: {name: b}\n\n",
      "- kind: C\n  data: &x {a: 1}\n",
      "- kind: C\n  data: *x\n",
      "- kind: D\n  text: |\n    - x\n    ---\n   # deep\n",
      "- {kind: E, metadata: {name: e}}\n",
      "-\n  kind: F\n",
      "- kind: G\r\n  metadata: {name: é}\r\n",
      "- kind: H\n  kind: H\n",
      "- - nested\n",
    ),
  },
  { weight: 4, arbitrary: documentText.map((text) => `- ${text.trimEnd().replaceAll("\n", "\n  ")}\n`) },
  { weight: 1, arbitrary: fc.constantFrom("\n", "# alone\n", "---\n", "x: y\n", "\t\n", "results:\n", "- a\rb\n") },
);
const list = fc
  .tuple(
    fc.constantFrom(
      "",
      "# top\n",
      "\uFEFF",
      "results:\n- message: m\n  severity: info\n- message: n\n  severity: info\n",
    ),
    fc.constantFrom("items:\n", "items: # c\n# d\n\n"),
    fc.array(item, { minLength: 3, maxLength: 12 }),
    fc.constantFrom("", "functionConfig:\n  kind: C\n", "# f\nresults:\n- message: m\n  severity: info\n", "...\n"),
  )
  .map(([top, field, items, tail]) => top + HEAD + field + items.join("") + tail);

/** Cuts a text into parts, mostly at starts of items. */
const cut = (text: string): fc.Arbitrary<readonly string[]> => {
  const lines = text.split(/(?<=\n)/);
  const isCut = (line: string): fc.Arbitrary<boolean> =>
    line.startsWith("- ")
      ? fc.boolean()
      : fc.oneof({ weight: 50, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) });
  return fc.tuple(...lines.map(isCut)).map((cuts) => {
    const parts: string[] = [""];
    for (const [index, line] of lines.entries()) {
      if (cuts[index] === true) parts.push(line);
      else parts.push((parts.pop() ?? "") + line);
    }
    return parts;
  });
};
const given = fc
  .oneof({ weight: 4, arbitrary: list }, { weight: 1, arbitrary: mutated(list) })
  .chain((text) => fc.tuple(fc.constant(text), cut(text)));
const step = fc.record({ at: fc.nat(12), what: fc.nat(6) });

function said<T>(attempt: () => T): T | string {
  try {
    return attempt();
  } catch (error) {
    if (error instanceof ItemError) return `${error.problem.code} ${error.problem.message}`;
    if (error instanceof EditError) return error.message;
    throw error;
  }
}

const CHANGES: readonly ((item: Item) => void)[] = [
  (each) => each.set(["metadata", "annotations", "x"], "on"),
  (each) => each.set(["metadata", "name"], "b"),
  (each) => each.delete(["kind"]),
  (each) => each.set(["data"], { c: ["d"] }),
  (each) => each.toObject(),
  (each) => (each instanceof TextItem ? each.forget() : undefined),
];

/** Everything that a list reports, also after edits, to compare a cut list with an uncut one. */
function story(text: string | readonly string[], steps: readonly { at: number; what: number }[]): unknown {
  const opened = openListDocument(text);
  if (!opened.ok) return opened.problems;
  const list = opened.value;
  const { items, functionConfig, results } = list;
  const unchanged = list.emit(items, (results as never) ?? []);
  const kept = [...items, createItem({ kind: "New" }, { path: "new.yaml" })];
  const told = steps.map(({ at, what }) => {
    const one = kept[at % kept.length];
    const change = CHANGES[what];
    if (change === undefined) return kept.splice(at % kept.length, 1).length;
    return said(() => one && change(one));
  });
  const emitted = said(() => list.emit(kept, [{ message: "done", severity: "info" }]));
  const read = kept.map((each) => [said(() => each.id), said(() => each.text), said(() => each.toObject())]);
  return { functionConfig, results, unchanged, told, emitted, read };
}

test("a list that comes in parts is the same list", () => {
  let cutLists = 0;
  fc.assert(
    fc.property(given, fc.array(step, { maxLength: 8 }), ([text, parts], steps) => {
      const list = cutList(parts);
      expect(joinList(list)).toBe(text);
      expect(story(parts, steps)).toEqual(story(text, steps));
      if (list.pieces.length > 0 && openListDocument(parts).ok) cutLists++;
    }),
    FUZZ,
  );

  expect(cutLists).toBeGreaterThan(FUZZ.numRuns / 10);
});
