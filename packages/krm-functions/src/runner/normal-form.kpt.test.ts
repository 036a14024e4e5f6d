import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { commentedDocument } from "../../test/commented-yaml.ts";
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

  test.each(["  - {b: c}\n  # d\n", "  - {b: [c]} # e\n  # d\n# d\n"])(
    "kpt writes a comma into a map in a list that a comment ends: %j",
    (list) => {
      const text = `apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: a\ndata:\n  a:\n${list}`;
      const files = new Map([
        ["Kptfile", KPTFILE],
        ["a.yaml", text],
      ]);
      expect(kptRender(files).get("a.yaml")).toContain(",}");
      expect(normalForm(text)).toMatchObject({ ok: false, reason: "a comment at another column than its field" });
    },
  );

  test("what it accepts, kpt writes back byte for byte", () => {
    const documents = fc.sample(yamlDocument, 2000).filter((text) => normalForm(text).ok);
    expect(documents.length).toBeGreaterThan(150);
    const files = new Map([["Kptfile", KPTFILE], ...documents.map((text, at) => [`f${at}.yaml`, text] as const)]);
    const rendered = kptRender(files);
    const changed = [...files].filter(([path, text]) => rendered.get(path) !== text);
    expect(changed.map(([path, text]) => ({ before: text, after: rendered.get(path) })).slice(0, 3)).toEqual([]);
  });

  test("of documents with comments, blanks, quotes and emoji anywhere, once kpt has written them, nearly all are accepted, and none that it writes otherwise", () => {
    const seed = Number(process.env["FC_SEED"] ?? Date.now() % 2 ** 31);
    const given = fc.sample(commentedDocument, { numRuns: Number(process.env["FC_RUNS"] ?? 300), seed });
    const once = rendered(given.map((text): string | undefined => text));
    const twice = rendered(once);
    const written = rendered(twice);
    const stable = twice.filter((text, at) => text !== undefined && text === written[at]);
    const accepted = twice.filter((text) => text !== undefined && normalForm(text).ok);
    const wrong = [
      ...twice.flatMap((text, at) => (text !== undefined && normalForm(text).ok && text !== written[at] ? [text] : [])),
      ...given.filter((text, at) => normalForm(text).ok && once[at] !== undefined && once[at] !== text),
    ];
    expect({ seed, wrong }).toEqual({ seed, wrong: [] });
    expect({ seed, share: accepted.length / stable.length }).toMatchObject({
      seed,
      share: expect.toSatisfy((share: number) => share > 0.6) as number,
    });
  });
});

/** Each text as kpt renders it; undefined for one at which kpt fails. */
function rendered(texts: readonly (string | undefined)[]): readonly (string | undefined)[] {
  const live = [...texts.keys()].filter((at) => texts[at] !== undefined);
  if (live.length === 0) return texts;
  try {
    const files = kptRender(
      new Map([["Kptfile", KPTFILE], ...live.map((at) => [`f${at}.yaml`, texts[at] ?? ""] as const)]),
    );
    return texts.map((text, at) => (text === undefined ? undefined : files.get(`f${at}.yaml`)));
  } catch {
    if (live.length === 1) return texts.map(() => undefined);
    const first = new Set(live.slice(0, live.length / 2));
    const half = (isFirst: boolean): readonly (string | undefined)[] =>
      rendered(texts.map((text, at) => (first.has(at) === isFirst ? text : undefined)));
    const [before, after] = [half(true), half(false)];
    return texts.map((_, at) => (first.has(at) ? before[at] : after[at]));
  }
}
