import type { Json } from "@landfall/core/object";
import { expect, test } from "vitest";
import { type Actuator, actuate, type Delivery } from "./actuation.ts";
import { actuateField, type FieldRule } from "./field.ts";
import { carryOut } from "./testing/carry-out.ts";

function cluster(spec: Json): Delivery {
  const object = {
    apiVersion: "cluster.x-k8s.io/v1beta2",
    kind: "Cluster",
    metadata: { name: "a", namespace: "fleet" },
    spec,
  };
  return { object, target: "a" };
}

const VERSION: FieldRule = { path: ["spec", "topology", "version"] };

test.each<[string, FieldRule, Json, string, readonly string[]]>([
  [
    "the revision as it is",
    VERSION,
    { topology: { version: "v1.33.0" } },
    "v1.34.0",
    ["Cluster a spec.topology.version=v1.34.0"],
  ],
  ["a field that is not there yet", VERSION, {}, "v1.34.0", ["Cluster a spec.topology.version=v1.34.0"]],
  ["what is there stays", VERSION, { topology: { version: "v1.34.0" } }, "v1.34.0", []],
  [
    "within a text, as often as it is asked for",
    { path: ["spec", "image"], template: "example.com/{revision}/shop:{revision}" },
    { image: "example.com/v6/shop:v6" },
    "v7",
    ["Cluster a spec.image=example.com/v7/shop:v7"],
  ],
  ["a number stays one", { path: ["spec", "build"] }, { build: 6 }, "7", ["Cluster a spec.build=7"]],
  [
    "an entry of a list",
    { path: ["spec", "list", 0, "v"] },
    { list: [{ v: "6" }] },
    "7",
    ["Cluster a spec.list[0].v=7"],
  ],
  ["signs that mean something in patterns mean themselves", { path: ["spec", "v"] }, {}, "$&", ["Cluster a spec.v=$&"]],
])("a field: %s", (_, rule, spec, revision, wrote) => {
  expect(carryOut(actuateField(rule), [cluster(spec)], { a: revision })).toMatchObject({ wrote, said: [] });
});

test.each<[string, FieldRule, Json, string]>([
  [
    "a map",
    VERSION,
    { topology: { version: {} } },
    "NoField: target a is not moved to v7: spec.topology.version is no single value",
  ],
  [
    "an entry that is not there",
    { path: ["spec", "list", 1, "v"] },
    { list: [] },
    "NoField: target a is not moved to v7: spec.list.1.v is not there",
  ],
])("a field: %s is not written over", (_, rule, spec, said) => {
  expect(carryOut(actuateField(rule), [cluster(spec)], { a: "v7" })).toMatchObject({ edits: [], said: [said] });
});

test("a field: only of the objects asked for", () => {
  const rule = { ...VERSION, matches: ({ kind }: { readonly kind?: string | undefined }) => kind === "Machine" };
  expect(carryOut(actuateField(rule), [cluster({})], { a: "v7" }).edits).toEqual([]);
});

test("an order for a target that nothing delivers to is a problem, once for all systems", () => {
  const machines = actuateField({ ...VERSION, matches: ({ kind }) => kind === "Machine" });
  const both: Actuator = (input) => actuate(input, [machines, actuateField(VERSION)]);
  const { wrote, said } = carryOut(both, [cluster({})], { a: "v7", b: "v7" });
  expect(wrote).toEqual(["Cluster a spec.topology.version=v7"]);
  expect(said).toEqual(["UnknownTarget: target b is to have v7, and nothing that may be moved here delivers to it"]);
});

const severally =
  (...rules: readonly FieldRule[]): Actuator =>
  (input) =>
    actuate(input, rules.map(actuateField));

test("what two actuators write in the same way is written once, and said once", () => {
  expect(carryOut(severally(VERSION, VERSION), [cluster({})], { a: "v7" })).toMatchObject({
    wrote: ["Cluster a spec.topology.version=v7"],
    said: [],
  });
  expect(carryOut(severally(VERSION, VERSION), [cluster({ topology: { version: {} } })], { a: "v7" }).said).toEqual([
    "NoField: target a is not moved to v7: spec.topology.version is no single value",
  ]);
});

test("what two actuators write in different ways is not written at all, whoever comes first", () => {
  const other = { ...VERSION, template: "r-{revision}" };
  const more = { path: ["spec", "more"] };
  const said = ['SeveralRevisions: nothing of it is moved: spec.topology.version is to be "r-v7" and "v7"'];
  for (const rules of [
    [VERSION, other, more],
    [more, other, VERSION],
  ])
    expect(carryOut(severally(...rules), [cluster({})], { a: "v7" })).toMatchObject({ wrote: [], said });
});
