import { describe, expect, test } from "vitest";
import type { KubeObject } from "../../object/index.ts";
import { lastApplied } from "./last-applied.ts";

const LIVE: KubeObject = {
  apiVersion: "apps/v1",
  kind: "Deployment",
  metadata: { name: "web", namespace: "shop", labels: { app: "web", added: "yes" } },
  spec: {
    replicas: 3,
    template: {
      spec: {
        containers: [
          { name: "web", image: "web:2", env: [{ name: "A", value: "1" }] },
          { name: "proxy", image: "proxy:9" },
        ],
      },
    },
    args: ["x", "y"],
    empty: { left: 1 },
  },
};
const withFields = (...entries: readonly object[]): KubeObject => ({
  ...LIVE,
  metadata: { ...LIVE.metadata, managedFields: entries } as KubeObject["metadata"],
});
const entry = (manager: string, fieldsV1: object, more: object = {}): object => ({ manager, fieldsV1, ...more });

describe("AC-K6: an object as a manager last applied it, by managedFields", () => {
  test.each<[what: string, fields: object, spec: unknown]>([
    ["a field", { "f:spec": { "f:replicas": {} } }, { replicas: 3 }],
    ["all of a field", { "f:spec": { "f:args": {} } }, { args: ["x", "y"] }],
    [
      "an entry of a list by its key, and of that some fields",
      {
        "f:spec": {
          "f:template": {
            "f:spec": { "f:containers": { 'k:{"name":"web"}': { ".": {}, "f:image": {}, "f:name": {} } } },
          },
        },
      },
      { template: { spec: { containers: [{ image: "web:2", name: "web" }] } } },
    ],
    ["an entry of a set by its value", { "f:spec": { "f:args": { 'v:"y"': {} } } }, { args: ["y"] }],
    ["an entry by its place", { "f:spec": { "f:args": { "i:0": {} } } }, { args: ["x"] }],
    ["a map itself, and nothing in it", { "f:spec": { "f:empty": { ".": {} } } }, { empty: {} }],
    ["what is not there any more", { "f:spec": { "f:gone": {}, "f:replicas": {} } }, { replicas: 3 }],
    ["a key that cannot be read", { "f:spec": { "f:args": { "k:{": {} } } }, { args: [] }],
  ])("%s", (_, fields, spec) => {
    const applied = lastApplied(withFields(entry("ci", fields)), { manager: "ci" });
    expect(applied).toEqual({
      apiVersion: "apps/v1",
      kind: "Deployment",
      metadata: { name: "web", namespace: "shop" },
      spec,
    });
  });

  test("several entries of one manager count together, and none about a subresource", () => {
    const object = withFields(
      entry("ci", { "f:metadata": { "f:labels": { "f:app": {} } } }, { operation: "Apply" }),
      entry("ci", { "f:spec": { "f:replicas": {} } }, { operation: "Update" }),
      entry("ci", { "f:spec": { "f:args": {} } }, { subresource: "scale" }),
      entry("other", { "f:spec": { "f:args": {} } }),
    );
    expect(lastApplied(object, { manager: "ci" })).toMatchObject({
      metadata: { labels: { app: "web" } },
      spec: { replicas: 3 },
    });
    expect(JSON.stringify(lastApplied(object, { manager: "ci" }))).not.toMatch(/added|args/);
  });

  test("what is given goes before managedFields, and these before the annotation", () => {
    const annotations = { "kubectl.kubernetes.io/last-applied-configuration": '{"spec":{"replicas":1}}' };
    const object = { ...withFields(entry("ci", { "f:spec": { "f:replicas": {} } })) };
    const both = { ...object, metadata: { ...object.metadata, annotations } };
    const given = { kind: "Deployment", spec: { replicas: 2 } };
    const replicas = [{ given, manager: "ci" }, { manager: "ci" }, {}].map(
      (sources) =>
        (lastApplied(both, sources) as unknown as { readonly spec: { readonly replicas: number } }).spec.replicas,
    );
    expect(replicas).toEqual([2, 3, 1]);
  });
});
