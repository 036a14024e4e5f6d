// The laws for the readers of every system, checked on the objects that have landed by its folder.
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { isLanded, type Observation, type ReadContext, summarizeTarget } from "@landfall/core/aggregate";
import { type Json, type KubeObject, refOf } from "@landfall/core/object";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { System, SystemKind } from "./contract.ts";
import { type Landed, SEEN_AT, type SystemFixtures } from "./testing/fixtures.ts";
import { readAnything, readLanded, TARGET } from "./testing/read-landed.ts";

const ADAPTERS = join(import.meta.dirname, "..");
const SYSTEMS = await Promise.all(
  readdirSync(ADAPTERS)
    .filter((slug) => existsSync(join(ADAPTERS, slug, "system.ts")))
    .map(async (slug) => {
      const { system } = (await import(`../${slug}/system.ts`)) as { readonly system: System };
      const { fixtures } = (await import(`../${slug}/testing/fixtures.ts`)) as { readonly fixtures: SystemFixtures };
      return { system, fixtures };
    }),
);

function isOf(object: KubeObject, kind: SystemKind): boolean {
  const ref = refOf(object);
  return ref.group === kind.group && ref.kind === kind.kind;
}

const CASES = SYSTEMS.flatMap(({ system, fixtures }) =>
  fixtures.landed.flatMap((landed) => {
    const kind = system.kinds.find((each) => isOf(landed.object, each));
    return kind === undefined ? [] : [{ what: `${system.title}: ${kind.kind}`, kind, landed }];
  }),
);

/** Returns all observations of the target as one; `undefined` if there are none. */
function summary(kind: SystemKind, landed: Landed): Observation | undefined {
  const seen = readLanded(kind, landed);
  const [first] = seen;
  return first === undefined ? undefined : summarizeTarget(first.target, seen);
}

function changed({ object, ...rest }: Landed, fields: object): Landed {
  return { ...rest, object: { ...object, ...fields } };
}

describe.each(CASES)("$what", ({ kind, landed }) => {
  test("is read as it is", () => {
    const seen = summary(kind, landed);
    if (landed.says === "applied") expect(seen?.axes).toMatchObject({ actuation: "Succeeded" });
    else expect(seen !== undefined && isLanded(seen)).toBe(true);
    expect(seen?.axes.health).not.toBe("Failed");
  });

  test.each([
    ["without a status", { status: undefined }],
    ["with an empty status", { status: {} }],
    ["with a status that is none", { status: "ok" }],
  ])("%s nothing has landed", (_, fields) => {
    const seen = summary(kind, changed(landed, fields));
    if (seen === undefined) return;
    expect(isLanded(seen)).toBe(false);
    expect(seen.axes.actuation).not.toBe("Succeeded");
  });

  test("that is being deleted has not landed", () => {
    const metadata = { ...landed.object.metadata, deletionTimestamp: "2026-11-21T07:00:00Z" };
    const seen = summary(kind, changed(landed, { metadata }));
    expect(seen !== undefined && isLanded(seen)).toBe(false);
  });

  test("broken in any way is read all the same, twice the same, and stays as it is", () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat(1_000)), anything(), (choices, value) => {
        const broken = { ...landed, object: breakAt(landed.object as unknown as Json, choices, value) as KubeObject };
        const before = JSON.stringify(broken);
        const seen = readLanded(kind, broken);
        expect(readLanded(kind, broken)).toEqual(seen);
        expect(JSON.stringify(broken)).toBe(before);
      }),
      { numRuns: 150 },
    );
  });
});

function anything(): fc.Arbitrary<Json> {
  return fc.constantFrom<Json>(null, true, 0, -1, "", "x", [], ["x"], [null], {}, { x: [] }, { name: 5 }, [
    { type: 5 },
  ]);
}

/**
 * Replaces a value at some place of a tree; apiVersion, kind and the names of an object are kept, as readers do not
 * check them.
 */
function breakAt(tree: Json, choices: Iterable<number>, value: Json, depth = 0): Json {
  const [choice = 0] = choices;
  if (tree === null || typeof tree !== "object" || (depth > 1 && choice % 3 === 0)) return value;
  const entries = Object.entries(tree) as [string, Json][];
  const open = depth === 0 ? entries.filter(([key]) => key === "spec" || key === "status") : entries;
  const [key, entry] = open[choice % Math.max(1, open.length)] ?? [];
  if (key === undefined || entry === undefined) return depth === 0 ? tree : value;
  const inside = breakAt(entry, choices, value, depth + 1);
  if (Array.isArray(tree)) return tree.map((each: Json, index) => (String(index) === key ? inside : each));
  return Object.fromEntries(entries.map(([name, each]) => [name, name === key ? inside : each]));
}

const CONTEXT: ReadContext = { target: TARGET, observedAt: SEEN_AT, wanted: "v1" };

type Read = (object: KubeObject) => readonly Observation[];
const READERS = SYSTEMS.flatMap(({ system, fixtures }): readonly (readonly [what: string, read: Read])[] => {
  const others = Object.entries(fixtures.readers ?? {});
  return [
    ...system.kinds
      .filter((kind) => "read" in kind && kind.read !== undefined)
      .map((kind): readonly [string, Read] => [
        `${system.title}: ${kind.kind}`,
        (object) => readAnything(kind, { ...object, kind: kind.kind }),
      ]),
    ...others.map(([what, read]): readonly [string, Read] => [
      `${system.title}: ${what}`,
      (object) => [read(object, CONTEXT)],
    ]),
  ];
});

const words = fc.constantFrom(
  "status",
  "conditions",
  "type",
  "Ready",
  "Applied",
  "True",
  "sync",
  "health",
  "spec",
  "v1",
);
const wild = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.dictionary(words, fc.oneof(words, fc.array(fc.dictionary(words, words)))),
);

describe("AC-X4: whatever an object holds", () => {
  test.each(READERS)("%s: no throw, and nothing landed by accident", (_, read) => {
    fc.assert(
      fc.property(wild, wild, wild, (metadata, spec, status) => {
        const object = { apiVersion: "example.com/v1", kind: "Any", metadata, spec, status } as KubeObject;
        for (const observation of read(object)) expect(isLanded(observation)).toBe(false);
      }),
      { numRuns: 200 },
    );
  });

  test.each(READERS)("%s: an object with nothing but its kind has not landed", (_, read) => {
    for (const observation of read({ kind: "Any" })) expect(isLanded(observation)).toBe(false);
  });
});

describe.each(
  SYSTEMS.flatMap(({ system, fixtures }) => (fixtures.inventory ?? []).map((object) => ({ system, object }))),
)("$system.title: $object.kind of an inventory", ({ system, object }) => {
  const row = system.kinds.find((kind) => isOf(object, kind))?.inventory;

  test("stands for its cluster", () => {
    expect(row?.isOne?.(object) ?? true).toBe(true);
    expect(row?.read(object)).toMatchObject({ ok: true, value: [{ cluster: "edge-1" }] });
  });

  test("that is being deleted stands for none that is to stay", () => {
    const leaving = { ...object, metadata: { ...object.metadata, deletionTimestamp: "2026-11-21T07:00:00Z" } };
    const read = row?.read(leaving);
    expect(read?.ok === true && read.value.every((entry) => entry.leaving === true)).toBe(true);
  });
});
