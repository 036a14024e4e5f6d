import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anchoredDocument, commentedDocument } from "../../test/commented-yaml.ts";
import { disturbed } from "../../test/disturb.ts";
import { type Files, kpt, kptRender } from "../../test/kpt.ts";
import { FORMS } from "../../test/yaml-forms.ts";
import { yamlDocument } from "../../test/yaml-text.ts";
import { renderPackage } from "../runner/render-package.ts";
import type { KrmFunction } from "../sdk/function.ts";

const KPTFILE =
  "apiVersion: kpt.dev/v1\nkind: Kptfile\nmetadata:\n  name: p\npipeline:\n  mutators:\n    - exec: cat\n    - exec: cat\n";
const CAT: KrmFunction<unknown> = {
  name: "cat",
  config: { apiVersion: "fn.example.dev/v1", kind: "Cat", schema: { properties: {} }, validate: () => [] },
  run: () => {},
};

/** The files of a package with one file for each text. */
function packageOf(texts: readonly string[]): Files {
  const pathOf = (at: number): string => `f${String(at).padStart(6, "0")}.yaml`;
  return new Map([["Kptfile", KPTFILE], ...texts.map((text, at) => [pathOf(at), text] as const)]);
}

/** The files as the embedded runner renders them; undefined if it refuses. */
function ours(files: Files): Files | undefined {
  const outcome = renderPackage({ root: "/p", files: [...files].map(([path, text]) => ({ path, text })) }, [CAT]);
  if (!outcome.ok) return undefined;
  const after = new Map(files);
  for (const change of outcome.value.changes) after.set(change.path, change.after ?? "");
  return after;
}

interface Difference {
  readonly before: string | undefined;
  readonly kpt: string | undefined;
  readonly ours: string | undefined;
}

/** Compares the embedded runner with kpt on texts that it accepts, as one package; if kpt fails, as two halves. */
function differences(texts: readonly string[]): readonly Difference[] {
  if (texts.length === 0) return [];
  const files = packageOf(texts);
  const mine = ours(files);
  let kpts: Files;
  try {
    kpts = kptRender(files);
  } catch (error) {
    if (texts.length === 1) return [{ before: texts[0], kpt: String(error), ours: "rendered" }];
    const middle = Math.ceil(texts.length / 2);
    return [...differences(texts.slice(0, middle)), ...differences(texts.slice(middle))];
  }
  return [...files]
    .filter(([path]) => kpts.get(path) !== mine?.get(path))
    .map(([path, before]) => ({ before, kpt: kpts.get(path), ours: mine?.get(path) }));
}

/** Expects the same result as kpt's for all texts that the embedded runner accepts, and returns their share. */
function expectSame(texts: readonly string[]): number {
  const taken = texts.filter((text) => ours(packageOf([text])) !== undefined);
  expect(differences(taken).slice(0, 3)).toEqual([]);
  return taken.length / texts.length;
}

describe.runIf(kpt !== undefined)("documents in any form come out with kpt's bytes", () => {
  test("forms of YAML", () => {
    expect(FORMS.length).toBeGreaterThan(50);
    expectSame(FORMS.map(([, text]) => text));
  });

  const seed = Number(process.env["FC_SEED"] ?? Date.now() % 2 ** 31);
  const numRuns = Number(process.env["FC_RUNS"] ?? 150);
  test(`generated ones, seed ${seed}: nearly all are taken`, () => {
    const texts = [commentedDocument, anchoredDocument, yamlDocument].flatMap((of) => fc.sample(of, { numRuns, seed }));
    expect(expectSame(texts)).toBeGreaterThan(0.99);
  });

  test(`with something put in, taken out or pushed aside, seed ${seed}`, () => {
    expectSame(fc.sample(disturbed(fc.oneof(commentedDocument, anchoredDocument, yamlDocument)), { numRuns, seed }));
  });
});
