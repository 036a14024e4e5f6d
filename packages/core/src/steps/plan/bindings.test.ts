import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Bindings, bindValues, fillBindings } from "./bindings.ts";

const GIVEN = { CLUSTER_NAME: "eu-1" };

describe("row 85: values that are injected for each target", () => {
  test.each<[what: string, bindings: Bindings, values: Bindings]>([
    ["what names nothing stays", { app: "shop" }, { app: "shop" }],
    ["what stands from outside", { cluster: "$(CLUSTER_NAME)" }, { cluster: "eu-1" }],
    [
      "over several others, in any order",
      { url: "https://$(host)/$(app)", host: "$(app).$(cluster)", cluster: "$(CLUSTER_NAME)", app: "shop" },
      { url: "https://shop.eu-1/shop", host: "shop.eu-1", cluster: "eu-1", app: "shop" },
    ],
    [
      "a value of its own goes before one from outside",
      { CLUSTER_NAME: "own", x: "$(CLUSTER_NAME)" },
      { CLUSTER_NAME: "own", x: "own" },
    ],
    [
      "two dollars are one, and name nothing",
      { x: "$$(CLUSTER_NAME) $CLUSTER_NAME $" },
      { x: "$(CLUSTER_NAME) $CLUSTER_NAME $" },
    ],
    ["a name like one of every object is no value", { x: "a" }, { x: "a" }],
  ])("%s", (_, bindings, values) => {
    expect(bindValues(bindings, GIVEN)).toEqual({ ok: true, value: values, problems: [] });
  });

  test.each<[what: string, bindings: Bindings, code: string, message: string]>([
    ["itself", { a: "x$(a)" }, "BindingCycle", "these values name each other in a circle: a -> a"],
    [
      "a circle of three, from whichever it is met",
      { c: "$(a)", a: "$(b)", b: "$(c)" },
      "BindingCycle",
      "these values name each other in a circle: a -> b -> c -> a",
    ],
    [
      "a circle behind another value, which is no part of it",
      { a: "$(b)", b: "$(c)", c: "$(b)" },
      "BindingCycle",
      "these values name each other in a circle: b -> c -> b",
    ],
    ["a name that nobody gives", { a: "$(toString)" }, "UnknownBinding", "a names $(toString), and nobody gives that"],
  ])("%s is an error that names it, once, and no value is given", (_, bindings, code, message) => {
    const bound = bindValues(bindings, GIVEN);
    expect(bound.ok).toBe(false);
    expect(bound.problems.map((problem) => [problem.code, problem.message])).toEqual([[code, message]]);
  });

  test("whatever is bound has no reference left, and the order of the names does not count", () => {
    const names = ["a", "b", "c", "d"];
    const value = fc.array(fc.constantFrom("x", "$(a)", "$(b)", "$(c)", "$(d)", "$(CLUSTER_NAME)"), { maxLength: 3 });
    fc.assert(
      fc.property(fc.tuple(value, value, value, value), (values) => {
        const entries = names.map((name, index) => [name, (values[index] ?? []).join("")] as const);
        const bound = bindValues(Object.fromEntries(entries), GIVEN);
        expect(bindValues(Object.fromEntries(entries.toReversed()), GIVEN)).toEqual(bound);
        if (bound.ok) expect(Object.values(bound.value).join("")).not.toContain("$(");
        else expect(bound.problems.every(({ code }) => code === "BindingCycle")).toBe(true);
      }),
    );
  });
});

describe("values of objects beside those that name each other", () => {
  const ref = { group: "cluster.x-k8s.io", kind: "Cluster", namespace: "fleet", name: "eu-1" };
  const object = {
    spec: { endpoint: { host: "10.0.0.1", port: 6443 }, tags: ["a"], odd: "$(CLUSTER_NAME)", on: false },
  };
  const sources = new Map([
    ["Cluster", { ref, object }],
    ["Infrastructure", { ref: { ...ref, kind: "DockerCluster" } }],
  ]);
  const fill = (bindings: Bindings) => fillBindings(bindings, GIVEN, sources);

  test("are filled in, as data, and through each other", () => {
    const read = fill({
      url: "https://$(host):$(Cluster.spec.endpoint.port)",
      host: "$(Cluster.spec.endpoint.host)",
      odd: "$(Cluster.spec.odd)",
      on: "$(Cluster.spec.on)",
      own: "$(CLUSTER_NAME)",
      plain: "$$(Cluster.spec.odd)",
    });
    expect(read).toMatchObject({
      ok: true,
      value: {
        values: {
          url: "https://10.0.0.1:6443",
          host: "10.0.0.1",
          odd: "$(CLUSTER_NAME)",
          on: "false",
          own: GIVEN.CLUSTER_NAME,
          plain: "$(Cluster.spec.odd)",
        },
        missing: [],
        live: ["host", "odd", "on", "url"],
      },
    });
  });

  test("that are missing are waited for by name, and nothing is filled in", () => {
    const read = fill({ b: "$(Infrastructure.status.ready)", a: "$(Cluster.status.phase) $(CLUSTER_NAME)" });
    expect(read).toMatchObject({
      ok: true,
      value: {
        missing: [
          { name: "Cluster.status.phase", missing: "Cluster.cluster.x-k8s.io fleet/eu-1 has no status.phase" },
          { name: "Infrastructure.status.ready", missing: expect.stringContaining("was not seen") },
        ],
        live: ["a", "b"],
      },
    });
    expect(read.ok && "values" in read.value).toBe(false);
  });

  test.each<[what: string, text: string, code: string]>([
    ["a field that no value is taken from", "$(Cluster.metadata.managedFields)", "UnknownValue"],
    ["a list", "$(Cluster.spec.tags)", "ValueNotText"],
    ["a source that is none", "$(Machine.spec.x)", "UnknownBinding"],
    ["a source without a field", "$(Cluster)", "UnknownBinding"],
  ])("%s is refused by name", (_, text, code) => {
    expect(fill({ a: text }).problems.map((problem) => [problem.code, problem.field])).toEqual([[code, "a"]]);
  });

  test("a binding of the same name counts instead", () => {
    expect(fill({ "Cluster.spec.odd": "own", a: "$(Cluster.spec.odd)" })).toMatchObject({
      value: { values: { a: "own" }, live: [] },
    });
  });
});
