import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Json, ObjectRef } from "../../object/index.ts";
import { fillValues, namedValues, type ValueSources } from "./fill-values.ts";

const ref: ObjectRef = { group: "cluster.x-k8s.io", kind: "Cluster", namespace: "fleet", name: "eu-1" };
const object = {
  apiVersion: "cluster.x-k8s.io/v1beta1",
  kind: "Cluster",
  metadata: { name: "eu-1", namespace: "fleet", labels: { "example.com/zone": "a" }, managedFields: [] },
  spec: {
    clusterNetwork: { pods: { cidrBlocks: ["10.0.0.0/16"] } },
    controlPlaneEndpoint: { host: "h.example", port: 6443 },
    empty: "",
    gone: null,
    off: false,
    zero: 0,
    evil: "$(Cluster.metadata.name)",
  },
};
const SOURCES: ValueSources = new Map([
  ["Cluster", { ref, object, none: { "spec.zero": 0 } }],
  ["Infrastructure", { ref: { ...ref, group: "infrastructure.cluster.x-k8s.io", kind: "DockerCluster" } }],
]);
const filled = (template: Json): unknown => {
  const read = fillValues(template, SOURCES);
  return read.ok ? read.value.values : read.problems.map(({ code, field }) => `${code} ${field}`);
};

describe("a template with values of objects", () => {
  test.each<[what: string, template: Json, values: unknown]>([
    [
      "within a text",
      "$(Cluster.spec.controlPlaneEndpoint.host):$(Cluster.spec.controlPlaneEndpoint.port)",
      "h.example:6443",
    ],
    ["a number stays one", { port: "$(Cluster.spec.controlPlaneEndpoint.port)" }, { port: 6443 }],
    ["a list stays one", ["$(Cluster.spec.clusterNetwork.pods.cidrBlocks)"], [["10.0.0.0/16"]]],
    ["one entry of a list", "$(Cluster.spec.clusterNetwork.pods.cidrBlocks[0])", "10.0.0.0/16"],
    ["false is a value", "$(Cluster.spec.off)", false],
    ["a key with a slash", '$(Cluster.metadata.labels["example.com/zone"])', "a"],
    ["two dollars", "$$(Cluster.kind) is $(Cluster.kind)", "$(Cluster.kind) is Cluster"],
    ["what is no text", { a: 1, b: null, c: [true] }, { a: 1, b: null, c: [true] }],
    ["a value is data, and no template", "x $(Cluster.spec.evil)", "x $(Cluster.metadata.name)"],
    ["keys are no templates", { "$(Cluster.kind)": "$(Cluster.kind)" }, { "$(Cluster.kind)": "Cluster" }],
    [
      "a key that is a trap",
      JSON.parse('{"__proto__": "$(Cluster.kind)"}') as Json,
      JSON.parse('{"__proto__": "Cluster"}'),
    ],
  ])("%s", (_, template, values) => {
    expect(filled(template)).toEqual(values);
  });

  test.each<[name: string, why: string]>([
    ["Cluster.spec.nothing", "Cluster.cluster.x-k8s.io fleet/eu-1 has no spec.nothing"],
    ["Cluster.spec.empty", "Cluster.cluster.x-k8s.io fleet/eu-1 has no spec.empty"],
    ["Cluster.spec.gone", "Cluster.cluster.x-k8s.io fleet/eu-1 has no spec.gone"],
    ["Cluster.spec.zero", "Cluster.cluster.x-k8s.io fleet/eu-1 has no spec.zero"],
    ["Cluster.metadata.labels.__proto__", "Cluster.cluster.x-k8s.io fleet/eu-1 has no metadata.labels.__proto__"],
    ["Infrastructure.spec.region", "DockerCluster.infrastructure.cluster.x-k8s.io fleet/eu-1 was not seen"],
  ])("%s is missing, by name, and nothing is filled in", (name, why) => {
    const read = fillValues({ a: `$(${name})`, b: `x$(${name})`, c: "$(Cluster.kind)" }, SOURCES);
    expect(read).toMatchObject({ ok: true, value: { missing: [{ name, missing: why }] } });
    expect(read.ok && read.value.values).toBeUndefined();
  });

  test.each([
    "cluster.spec.a",
    "Cluster",
    "Cluster.",
    "Cluster.spec..a",
    "Cluster.metadata.managedFields",
    "Cluster.metadata",
    "Cluster.metadata.name.first",
    "Cluster.kind.x",
    "Cluster.data.password",
    "",
  ])("%j is no value, and is refused with its field", (name) => {
    expect(filled({ a: { b: [`x $(${name})`] } })).toEqual(["UnknownValue a.b[0]"]);
  });

  test("a list within a text is refused", () => {
    expect(filled({ a: "x$(Cluster.spec.clusterNetwork.pods)" })).toEqual(["ValueNotText a"]);
  });

  test("each value is named once, in order", () => {
    const read = namedValues(["$(Cluster.spec.off)", "$(Cluster.kind)$(Cluster.kind)"], SOURCES);
    expect(read.ok && read.value.map(({ name }) => name)).toEqual(["Cluster.kind", "Cluster.spec.off"]);
  });

  test("whatever a value is, it comes out as it is; and a template without names stays as it is", () => {
    const none = new Map();
    const json = fc.jsonValue({ maxDepth: 3 }).filter((value) => !JSON.stringify(value).includes("$"));
    fc.assert(
      fc.property(json, fc.string(), (value, text) => {
        expect(fillValues(value as Json, none)).toMatchObject({ ok: true, value: { values: value } });
        if (value === null || value === "") return;
        const own = new Map([["O", { ref, object: { spec: { value, text } } }]]);
        const read = fillValues({ v: "$(O.spec.value)", t: `<$(O.spec.text)>` }, own);
        const isMissing = text === "";
        expect(read).toMatchObject({
          ok: true,
          value: isMissing ? { missing: [{ field: "spec.text" }] } : { values: { v: value, t: `<${text}>` } },
        });
      }),
    );
  });
});
