import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { kpt, kptRender } from "../../test/kpt.ts";
import { yamlDocument } from "../../test/yaml-text.ts";
import { normalForm } from "./normal-form.ts";

const KPTFILE =
  "apiVersion: kpt.dev/v1\nkind: Kptfile\nmetadata:\n  name: p\npipeline:\n  mutators:\n    - exec: cat\n";

describe.runIf(kpt !== undefined)("normalForm, against kpt", () => {
  test("what it accepts, kpt writes back byte for byte", () => {
    const documents = fc.sample(yamlDocument, 2000).filter((text) => normalForm(text).ok);
    expect(documents.length).toBeGreaterThan(150);
    const files = new Map([["Kptfile", KPTFILE], ...documents.map((text, at) => [`f${at}.yaml`, text] as const)]);
    const rendered = kptRender(files);
    const changed = [...files].filter(([path, text]) => rendered.get(path) !== text);
    expect(changed.map(([path, text]) => ({ before: text, after: rendered.get(path) })).slice(0, 3)).toEqual([]);
  });
});
