import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { kpt, kptRender } from "../../test/kpt.ts";
import { yamlDocument } from "../../test/yaml-text.ts";
import { normalForm } from "./normal-form.ts";

const KPTFILE =
  "apiVersion: kpt.dev/v1\nkind: Kptfile\nmetadata:\n  name: p\npipeline:\n  mutators:\n    - exec: cat\n";

describe.runIf(kpt !== undefined)("normalForm, against kpt", () => {
  test("of flow, what people write in a strategy is accepted, and kpt writes it back", () => {
    const text = `apiVersion: v1
kind: Strategy
metadata:
  name: shop
spec:
  waves: [{name: half, select: {cumulative: 50%}, soak: 1h}, {name: rest, select: {rest: true}}]
  windows: {from: "09:00", days: [Mon, Tue], timeZone: Europe/Berlin}
  said: {by: ana, reason: the canaries are well - go on, who: ana@b.example, ref: a/b=c*d}
`;
    expect(normalForm(text)).toMatchObject({ ok: true });
    expect(
      kptRender(
        new Map([
          ["Kptfile", KPTFILE],
          ["a.yaml", text],
        ]),
      ).get("a.yaml"),
    ).toBe(text);
  });

  test("what it accepts, kpt writes back byte for byte", () => {
    const documents = fc.sample(yamlDocument, 2000).filter((text) => normalForm(text).ok);
    expect(documents.length).toBeGreaterThan(150);
    const files = new Map([["Kptfile", KPTFILE], ...documents.map((text, at) => [`f${at}.yaml`, text] as const)]);
    const rendered = kptRender(files);
    const changed = [...files].filter(([path, text]) => rendered.get(path) !== text);
    expect(changed.map(([path, text]) => ({ before: text, after: rendered.get(path) })).slice(0, 3)).toEqual([]);
  });
});
