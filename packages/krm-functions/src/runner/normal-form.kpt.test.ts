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
    const given = named(fc.sample(commentedDocument, { numRuns: Number(process.env["FC_RUNS"] ?? 300), seed }));
    const once = rendered(given);
    const twice = rendered(once);
    const thrice = rendered(twice);
    const stable = twice.filter((text, at): text is string => text !== undefined && text === thrice[at]);
    const share = stable.filter((text) => normalForm(text).ok).length / stable.length;
    const all = new Set([...given, ...once, ...twice].filter((text) => text !== undefined));
    const accepted = [...all].filter((text) => normalForm(text).ok);
    const written = rendered(accepted);
    const wrong = accepted.filter((text, at) => text !== written[at]);
    process.stdout.write(
      `${given.length} documents, seed ${seed}: ${(100 * share).toFixed(1)} % accepted of ${stable.length} that kpt leaves as they are\n`,
    );
    expect({ seed, wrong }).toEqual({ seed, wrong: [] });
    expect({ seed, share }).toMatchObject({
      seed,
      share: expect.toSatisfy((part: number) => part > 0.8) as number,
    });
  });

  const HEAD = "apiVersion: v1\nkind: X\nmetadata:\n  name: a\nspec:\n";
  const COMMENTS: readonly (readonly [string, boolean, string])[] = [
    [
      "the end of a wide list and of the map around it, which kpt gives the next object",
      false,
      "  a:\n    - c\n    # list\n  # map\n",
    ],
    ["the end of a wide list and the end of the object", true, "  a:\n    - c\n    # list\n# object\n"],
    ["the end of a map, and a blank line behind it", true, "  a: b\n  # a\n\n  c: d\n"],
    ["behind the second dash of a line", true, "  a:\n    - b\n    - - # c\n        - d\n"],
    ["behind the dash of the first entry, which kpt doubles", false, "  a:\n    - # c\n      - d\n      - e\n"],
    [
      "behind a dash, before a map, which kpt moves at times",
      false,
      "  a:\n    - {} # b\n    - # c\n      d: |- # e\n        f\n",
    ],
  ];
  test.each(COMMENTS)("a comment at %s: accepted is %s", (_, ok, spec) => {
    const text = HEAD + spec;
    expect(normalForm(text).ok).toBe(ok);
    const next = "apiVersion: v1\nkind: X\nmetadata:\n  name: b\n";
    expect(rendered([text, next]).join("") === text + next).toBe(ok);
  });
});

/** Texts whose objects have names of their own. */
function named(texts: readonly string[]): readonly string[] {
  return texts.map((text, at) => text.replace("\n  name: a\n", `\n  name: a${at}\n`));
}

/** Each text as kpt renders it; undefined for one at which kpt fails. */
function rendered(texts: readonly (string | undefined)[]): readonly (string | undefined)[] {
  const live = [...texts.keys()].filter((at) => texts[at] !== undefined);
  if (live.length === 0) return texts;
  try {
    const files = kptRender(
      new Map([["Kptfile", KPTFILE], ...live.map((at) => [pathOf(at), texts[at] ?? ""] as const)]),
    );
    return texts.map((text, at) => (text === undefined ? undefined : files.get(pathOf(at))));
  } catch {
    if (live.length === 1) return texts.map(() => undefined);
    const first = new Set(live.slice(0, live.length / 2));
    const half = (isFirst: boolean): readonly (string | undefined)[] =>
      rendered(texts.map((text, at) => (first.has(at) === isFirst ? text : undefined)));
    const [before, after] = [half(true), half(false)];
    return texts.map((_, at) => (first.has(at) ? before[at] : after[at]));
  }
}

/** In the order of kpt's walk. */
function pathOf(at: number): string {
  return `f${String(at).padStart(6, "0")}.yaml`;
}
