import { isMap } from "@landfall/core/object";
import { describe, expect, test } from "vitest";
import { kpt, kptRender } from "../../test/kpt.ts";
import { FORMS } from "../../test/yaml-forms.ts";
import type { KrmFunction } from "../sdk/function.ts";
import { documentTexts, openItem } from "../sdk/index.ts";
import { evalPackage } from "./eval-package.ts";

function functionOf(run: KrmFunction<unknown>["run"]): KrmFunction<unknown> {
  const config = { apiVersion: "fn.example.dev/v1", kind: "Example", schema: { properties: {} }, validate: () => [] };
  return { name: "example", config, run };
}

function valuesOf(text: string): readonly unknown[] {
  return documentTexts(text).map((document) => {
    const item = openItem(document.replace(/^---/, ""));
    return item.ok ? item.value.toObject() : item.problems;
  });
}

/** The object without the annotations of this test or of kpt. */
function withoutAnnotations(object: unknown): unknown {
  if (!isMap(object) || !isMap(object["metadata"])) return object;
  const { annotations: _, ...metadata } = object["metadata"];
  return { ...object, metadata };
}

/** Forms that kpt reads and cannot render, as they have a key that is no scalar. */
const UNRENDERED: ReadonlySet<string> = new Set([
  "complex key",
  "complex key flow",
  "leading bracket key",
  "helm template",
]);

/** Forms whose value kpt changes when it renders, with the reason. */
const CHANGED_BY_KPT: ReadonlyMap<string, string> = new Map([
  ["flow empty entry", "a null inside braces becomes an empty string"],
  ["flow key only", "a null inside braces becomes an empty string"],
  ["flow colon no space", "a null inside braces becomes an empty string"],
  ["flow colon no space 2", "a null inside braces becomes an empty string"],
  ["explicit flow", "a null inside braces becomes an empty string"],
  ["pair flow empty val", "a null inside braces becomes an empty string"],
  ["pair flow question alone", "a null inside braces becomes an empty string"],
  ["tag set", "a null inside braces becomes an empty string"],
  ["doc end no start", "what follows a `...` without a `---` is lost"],
  ["pair flow alias key", "the space before the colon is lost, with it the alias"],
  ["alias key", "the space before the colon is lost, with it the alias"],
  ["literal eof no break", "a block scalar without a line break at its end has none in its value"],
  ["folded", "a blank line is added where the indentation grows"],
  ["folded keep", "a line break is added at the end"],
  ["nel", "a line break of YAML 1.1 inside quotes is folded"],
  ["flow qkey", "a question mark inside braces is taken for an indicator"],
  ["bang", "an empty scalar with the tag `!` becomes null"],
]);

/** Adds an annotation to each object of a text, by the function runner. */
function edited(text: string): ReturnType<typeof evalPackage> {
  const annotate = functionOf(({ items }) => {
    for (const item of items) item.set(["metadata", "annotations", "example.dev/seen"], "yes");
  });
  return evalPackage({ root: "/p", files: [{ path: "x.yaml", text }] }, annotate, { form: "any" });
}

describe("forms of YAML that kpt reads", () => {
  test.each(FORMS)("%s: is read, and what no function touches keeps its bytes", (_, text) => {
    const looked = functionOf(({ items }) => {
      for (const item of items) item.toObject();
    });
    const outcome = evalPackage({ root: "/p", files: [{ path: "x.yaml", text }] }, looked, { form: "any" });
    expect(outcome).toMatchObject({ ok: true, value: { changes: [] } });
  });

  test.each(FORMS)("%s: an edit changes what it says and nothing else", (_, text) => {
    const outcome = edited(text);
    expect(outcome.problems.filter(({ severity }) => severity === "error")).toEqual([]);
    const after = outcome.ok ? (outcome.value.changes[0]?.after ?? "") : "";
    expect(after).toContain("example.dev/seen");
    expect(valuesOf(after).map(withoutAnnotations)).toEqual(valuesOf(text));
  });

  test.runIf(kpt !== undefined)("kpt reads each of them, and gives the same values but where it changes them", () => {
    const pipeline =
      "apiVersion: kpt.dev/v1\nkind: Kptfile\nmetadata:\n  name: p\npipeline:\n  mutators:\n    - exec: cat\n";
    const rendered = kptRender(
      new Map([
        ["Kptfile", pipeline],
        ...FORMS.flatMap(([name, text], at) => (UNRENDERED.has(name) ? [] : [[`f${at}.yaml`, text] as const])),
      ]),
    );
    const differ = FORMS.flatMap(([name, text], at) => {
      if (UNRENDERED.has(name) || CHANGED_BY_KPT.has(name)) return [];
      const theirs = valuesOf(rendered.get(`f${at}.yaml`) ?? "").map(withoutAnnotations);
      const ours = valuesOf(text);
      return JSON.stringify(sorted(theirs)) === JSON.stringify(sorted(ours)) ? [] : [name];
    });
    expect(differ).toEqual([]);
  });
});

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isMap(value)) return value;
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((key) => [key, sorted(value[key])]),
  );
}

describe("a key that is there twice", () => {
  const text = "apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: a\ndata:\n  a: b\n  a: c\n";
  const files = { root: "/p", files: [{ path: "x.yaml", text }] };

  test("is a warning with its file and line, told once", () => {
    const outcome = evalPackage(
      files,
      functionOf(() => undefined),
      { form: "any" },
    );
    expect(outcome).toMatchObject({ ok: true, value: { changes: [], steps: [{ results: [] }] } });
    expect(outcome.problems).toEqual([
      {
        code: "DuplicateKey",
        severity: "warning",
        message: 'line 7: the key "a" is there twice; the first one counts, as for kpt',
        hint: "keep one of them",
        file: { path: "x.yaml", index: 0 },
      },
    ]);
  });

  test("is refused by a strict run", () => {
    const outcome = evalPackage(
      files,
      functionOf(() => undefined),
      { form: "any", strict: true },
    );
    expect(outcome).toMatchObject({ ok: false, problems: [{ code: "DuplicateKey", severity: "error" }] });
  });
});
