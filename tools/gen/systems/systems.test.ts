import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import type { System, SystemKind } from "../../../packages/adapters/src/systems/contract.ts";
import { checkSystem, checkTogether, unreachable } from "./check-system.ts";
import { generateSystems } from "./generate-systems.ts";
import { type LoadedSystem, loadSystems } from "./load.ts";
import { moduleText } from "./module-text.ts";

const root = resolve(import.meta.dirname, "../../..");
const SYSTEMS = await loadSystems(root);
const [FLUX, OCM, PORCH] = ["flux", "ocm", "porch"].map((slug) => {
  const found = SYSTEMS.find((loaded) => loaded.slug === slug);
  if (found === undefined) throw new Error(`there is no system ${slug}`);
  return found;
}) as [LoadedSystem, LoadedSystem, LoadedSystem];

test.each(SYSTEMS)("$slug has no gap", (loaded) => {
  expect([...checkSystem(loaded), ...unreachable(loaded)]).toEqual([]);
});

test("no two systems claim the same, and the tree holds what they give", async () => {
  expect(checkTogether(SYSTEMS)).toEqual([]);
  const { outputs, problems } = await generateSystems(root);
  expect(problems).toEqual([]);
  expect(outputs.length).toBeGreaterThan(10);
});

function withSystem(loaded: LoadedSystem, change: Partial<System>): LoadedSystem {
  return { ...loaded, system: { ...loaded.system, ...change } };
}

/** A system with one of its kinds changed. */
function withKind(loaded: LoadedSystem, name: string, change: (kind: SystemKind) => object): LoadedSystem {
  const kinds = loaded.system.kinds.map((kind) => (kind.kind === name ? (change(kind) as SystemKind) : kind));
  return withSystem(loaded, { kinds });
}

function without(object: object, key: string): object {
  return Object.fromEntries(Object.entries(object).filter(([name]) => name !== key));
}

describe("a system with a gap is refused", () => {
  test.each<[what: string, loaded: LoadedSystem, problem: string]>([
    ["no title", withSystem(FLUX, { title: "" }), "gives no title"],
    ["no documentation of its API", withSystem(FLUX, { url: "" }), "gives no url"],
    ["no row of the help", withSystem(FLUX, { docs: { reads: "" } }), "the help of aggregate-status has no row"],
    ["a name too wide for the help", withSystem(FLUX, { title: "A Long Title" }), "give docs.label"],
    ["no kind", withSystem(OCM, { kinds: [] }), "names no kind"],
    ["no public face", { ...FLUX, files: FLUX.files.filter((file) => file !== "index.ts") }, "there is no index.ts"],
    ["no test", { ...FLUX, files: FLUX.files.filter((file) => !file.includes("test")) }, "there is no test"],
    [
      "a delivery that nothing reads and that declares nothing",
      withKind(FLUX, "Kustomization", (kind) => without(without(kind, "read"), "declares")),
      "Kustomization is a delivery that nothing reads",
    ],
    [
      "a kind of which nothing is said",
      withKind(OCM, "ManagedClusterAddOn", (kind) => without(kind, "cluster")),
      "nothing is said of ManagedClusterAddOn",
    ],
    [
      "a gathered kind that nobody gathers",
      { ...PORCH, system: without(PORCH.system, "gather") as System },
      "kinds of role gathered and no gather",
    ],
    [
      "a gatherer of nothing",
      withSystem(PORCH, { kinds: PORCH.system.kinds.filter(({ role }) => role !== "gathered") }),
      "no kind of role gathered",
    ],
    ["waves that are not said", { ...FLUX, system: without(FLUX.system, "wavesAre") as System }, "say in wavesAre"],
    ["waves that nothing has", withSystem(OCM, { wavesAre: "somehow" }), "no kind has a wave field"],
    [
      "an actuator that is not named",
      { ...FLUX, system: without(FLUX.system, "actuator") as System },
      "there is actuate.ts",
    ],
    [
      "a reader that is not tried",
      { ...OCM, fixtures: { ...OCM.fixtures, landed: [] } },
      "shows no ManifestWork that has landed",
    ],
    ["no fixtures at all", { ...OCM, fixtures: undefined }, "shows no ManagedCluster of an inventory"],
    [
      "an actuator without a fixture",
      { ...FLUX, fixtures: { landed: FLUX.fixtures?.landed ?? [] } },
      "gives no deliveries, though there is an actuator",
    ],
    [
      "a reader among values",
      {
        ...OCM,
        exports: new Map([...OCM.exports].map(([value, found]) => [value, { ...found, isOfFunctions: false }])),
      },
      "exports more than functions",
    ],
  ])("%s", (_, loaded, problem) => {
    expect(checkSystem(loaded).filter((line) => line.includes(problem))).toHaveLength(1);
  });

  test("a function that no module exports", () => {
    const broken = withKind(OCM, "ManifestWork", (kind) => ({ ...kind, read: () => [] }));
    expect(unreachable(broken)).toEqual([expect.stringContaining("kinds.0.read is no export of a module")]);
    const constants = [{ name: "A", type: "unknown", about: "", value: broken.system.kinds }];
    expect(() => moduleText([broken], { constants, types: {}, folders: ".." })).toThrow("exported nowhere");
  });

  test("a kind or a rank that another system has", () => {
    const rival = { ...FLUX, slug: "rival" };
    expect(checkTogether([FLUX, rival]).join("\n")).toContain("rival: rank 20 is already one of flux");
    expect(checkTogether([FLUX, rival]).join("\n")).toContain("source.toolkit.fluxcd.io/Bucket is already one of flux");
  });
});

describe("the text of a collected module", () => {
  const functions = { one: (): void => undefined, same: (): void => undefined, other: (): void => undefined };
  const loaded = (slug: string, exports: LoadedSystem["exports"]): LoadedSystem => ({ ...OCM, slug, exports });
  const from = (name: string): { module: string; name: string; isOfFunctions: boolean } => ({
    module: "read",
    name,
    isOfFunctions: true,
  });
  const systems = [
    loaded(
      "a-b",
      new Map<unknown, ReturnType<typeof from>>([
        [functions.one, from("one")],
        [functions.same, from("read")],
      ]),
    ),
    loaded("c", new Map<unknown, ReturnType<typeof from>>([[functions.other, from("read")]])),
  ];
  const text = (type: string, value: unknown): string =>
    moduleText(systems, { constants: [{ name: "T", type, about: "What.", value }], types: {}, folders: ".." });

  test.each<[what: string, type: string, value: unknown, expected: readonly string[]]>([
    ["data as it is", "unknown", { a: ["x", 1, true, null], "b-c": {} }, ['{ a: ["x", 1, true, null], "b-c": {} }']],
    ["patterns and sets", "unknown", [/^a\/b$/, new Set(["x"])], ['[/^a\\/b$/, new Set(["x"])]']],
    ["what is absent is left out", "unknown", { a: undefined, b: 1 }, ["{ b: 1 }"]],
    ["a map", "ReadonlyMap<string, number>", [["a", 1]], ['/* @__PURE__ */ new Map<string, number>([["a", 1]])']],
    [
      "functions by their modules, two of one name apart",
      "unknown",
      [functions.same, functions.other, functions.one],
      [
        'import { one, read } from "../a-b/read.ts";',
        'import { read as cRead } from "../c/read.ts";',
        "[read, cRead, one]",
      ],
    ],
  ])("%s", (_, type, value, expected) => {
    for (const line of expected) expect(text(type, value)).toContain(line);
  });
});
