import type { Json, KubeObject, Path } from "@landfall/core/object";
import type { SetSuspend } from "@landfall/core/schemas";
import { CATALOGUE, type Mechanism, pathsRead } from "@landfall/core/suspend";
import fc from "fast-check";
import { expect, test } from "vitest";
import { FUZZ } from "../../test/fuzz-options.ts";
import { createItem, createResourceList, type FunctionResult, openItem } from "../sdk/index.ts";
import { setSuspend } from "./index.ts";

/**
 * Fleets whose objects differ in one value that the decision may read: deciding about all together must give the same
 * as deciding about each alone.
 */

/** Values for a path: every one that some truth test distinguishes from others. */
const VALUES: readonly Json[] = [
  true,
  false,
  "true",
  "false",
  "",
  "on",
  "x",
  0,
  1,
  3,
  null,
  {},
  [],
  { a: 1 },
  ["c1", "c2"],
  ["c2", "c1"],
  [{ type: "Ready", status: "True" }],
  [{ type: "Complete", status: "True" }],
  "2027-01-01T00:00:00Z",
];
const OF_METADATA: readonly (readonly [Path, Json])[] = [
  [["metadata", "annotations"], {}],
  [["metadata", "annotations"], null as Json],
  [["metadata", "annotations", "example.com/owner"], "a"],
  [["metadata", "annotations", "config.kubernetes.io/local-config"], "true"],
  [["metadata", "labels"], {}],
  [["metadata", "labels", "app"], "web"],
  [["metadata", "labels", "app.kubernetes.io/managed-by"], "Helm"],
  [["metadata", "ownerReferences"], []],
  [["metadata", "ownerReferences"], [{ apiVersion: "apps/v1", kind: "Deployment", name: "up", uid: "u" }]],
  [["metadata", "finalizers"], ["a/b"]],
  [["metadata", "deletionTimestamp"], "2026-11-22T00:00:00Z"],
  [["metadata", "generation"], 4],
  [["metadata", "namespace"], "shop"],
  [["metadata", "uid"], "u1"],
  [["spec"], {}],
  [["spec"], null as Json],
  [["status"], {}],
];

/** Kinds that the catalogue can suspend without further config. */
const KINDS: readonly Mechanism[] = CATALOGUE.mechanisms.filter(
  ({ group, kind }) => kind !== "*" && !group.startsWith("*."),
);

/** A change of one place: its new value, or none to remove it. */
type Change = readonly [path: Path, value: Json | undefined];

function pathsOf(mechanism: Mechanism): readonly Path[] {
  const { site } = mechanism;
  const own = site.kind === "field" || site.kind === "annotation" || site.kind === "label" ? [site.path] : [];
  return [...own, ...pathsRead(CATALOGUE, mechanism), ["status", "conditions"]];
}

/** The values to choose from; those that the mechanism itself knows come more often. */
function valuesOf({ site }: Mechanism): readonly Json[] {
  if (site.kind !== "field" && site.kind !== "annotation" && site.kind !== "label") return VALUES;
  const own: readonly Json[] = [site.on, ...(site.values ?? []), ...(site.alsoOn ?? [])];
  return [...own, ...own, ...own, ...VALUES];
}

const changesOf = (mechanism: Mechanism): fc.Arbitrary<Change> =>
  fc.oneof(
    fc.tuple(
      fc.constantFrom(...pathsOf(mechanism)),
      fc.option(fc.constantFrom(...valuesOf(mechanism)), { nil: undefined }),
    ),
    fc.constantFrom<Change[]>(...OF_METADATA),
  );

function changed(object: KubeObject, [path, value]: Change): KubeObject {
  const copy = structuredClone(object) as unknown as { [key: string]: unknown };
  let at: { [key: string]: unknown } = copy;
  for (const segment of path.slice(0, -1)) {
    const next = at[segment];
    if (typeof next !== "object" || next === null || Array.isArray(next)) {
      if (value === undefined) return object;
      at[segment] = {};
    }
    at = at[segment] as { [key: string]: unknown };
  }
  const last = String(path.at(-1));
  const isText = path[1] === "annotations" || path[1] === "labels";
  if (value === undefined) delete at[last];
  else at[last] = isText && path.length > 2 && typeof value !== "string" ? JSON.stringify(value) : value;
  return copy as unknown as KubeObject;
}

/**
 * One object and variants that each differ in one value; and who holds them, before or after that difference was made.
 */
interface Fleet {
  readonly base: KubeObject;
  readonly others: readonly Change[];
  /** The variant that each object of the fleet is, by index; -1 is the base object. */
  readonly order: readonly number[];
  readonly heldBy: readonly string[];
  readonly heldFirst: boolean;
}

const fleets: fc.Arbitrary<Fleet> = fc.constantFrom(...KINDS).chain((mechanism) => {
  const change = changesOf(mechanism);
  const { group, kind } = mechanism;
  const bare = { apiVersion: group === "" ? "v1" : `${group}/v1`, kind, metadata: { name: "n" }, spec: { a: 1 } };
  return fc.record({
    base: fc.array(change, { maxLength: 3 }).map((all) => all.reduce(changed, bare as unknown as KubeObject)),
    others: fc.array(change, { minLength: 1, maxLength: 3 }),
    order: fc.array(fc.integer({ min: -1, max: 2 }), { minLength: 2, maxLength: 6 }),
    heldBy: fc.subarray(["a", "b"]),
    heldFirst: fc.boolean(),
  });
});

interface Ran {
  readonly texts: readonly string[];
  readonly results: readonly FunctionResult[];
}

function run(texts: readonly string[], fields: Partial<SetSuspend>): Ran {
  const items = texts.map((text) => {
    const item = openItem(text);
    if (!item.ok) throw new Error(item.problems[0]?.message);
    return item.value;
  });
  const list = createResourceList({ items });
  setSuspend.run(list, {
    apiVersion: "fn.landfall.dev/v1alpha1",
    kind: "SetSuspend",
    targets: [{}],
    allow: ["kills-running", "blocks-deletion", "stops-cert-rotation"],
    ...fields,
  });
  return { texts: items.map((item) => item.text), results: list.results };
}

const isError = ({ severity }: FunctionResult): boolean => severity === "error";

/** Holds an object for each holder, and leaves it as it is where a hold is refused. */
function hold(text: string, holders: readonly string[]): string {
  return holders.reduce((before, holder) => {
    const { texts, results } = run([before], { suspend: true, holder });
    return results.some(isError) ? before : (texts[0] ?? before);
  }, text);
}

function textsOf({ base, others, order, heldBy, heldFirst }: Fleet): readonly string[] {
  return order.map((which, index) => {
    const change = others[which];
    const named = changed(base, [["metadata", "name"], `n${index}`]);
    const textOf = (object: KubeObject): string =>
      createItem(object as unknown as { readonly [key: string]: Json }, { path: "" }).text;
    if (change === undefined || !heldFirst)
      return hold(textOf(change === undefined ? named : changed(named, change)), heldBy);
    const item = openItem(hold(textOf(named), heldBy));
    if (!item.ok) throw new Error(item.problems[0]?.message);
    return textOf(changed(item.value.toObject(), change));
  });
}

const asks = fc.record({
  suspend: fc.boolean(),
  holder: fc.constantFrom("a", "b"),
  resumeValue: fc.constantFrom("auto" as const, "delete" as const, "explicit" as const),
  forceRestore: fc.boolean(),
  onUnknown: fc.constantFrom("warn" as const, "heuristic" as const),
});

const law = fc.property(fleets, asks, (fleet, asked) => {
  const texts = textsOf(fleet);
  const alone = texts.map((text) => run([text], asked));
  const together = run(texts, asked);
  const results = alone.flatMap((one) => one.results);
  expect(together.results.some(isError)).toBe(results.some(isError));
  if (results.some(isError)) return;
  const ofObjects = (all: readonly FunctionResult[]): readonly FunctionResult[] =>
    all.filter(({ resourceRef }) => resourceRef !== undefined);
  expect(ofObjects(together.results)).toEqual(ofObjects(results));
  expect(together.texts).toEqual(alone.flatMap((one) => one.texts));
});

test("property: objects that differ in one thing are decided as each is alone", () => {
  fc.assert(law, FUZZ);
});
