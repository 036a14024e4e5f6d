import type { Json } from "@landfall/core/object";
import { describe, expect, test } from "vitest";
import { processList } from "../sdk/index.ts";
import { checkChange } from "./index.ts";

const VERSIONS = ["v1", "v2"].map((name) => ({
  apiVersion: "kudo.dev/v1beta1",
  kind: "OperatorVersion",
  metadata: { name, namespace: "default" },
  spec: { plans: { deploy: {}, upgrade: {} } },
}));
const instance = (version: string, more: object = {}) => ({
  apiVersion: "kudo.dev/v1beta1",
  kind: "Instance",
  metadata: { name: "shop", namespace: "default" },
  spec: { operatorVersion: { name: version }, ...more },
});

function run(parent: readonly object[], now: readonly object[], more: object = {}) {
  const items = now.map((object, index) => {
    const { metadata, ...rest } = object as { readonly metadata: object };
    const annotations = { "config.kubernetes.io/path": "all.yaml", "config.kubernetes.io/index": String(index) };
    return { ...rest, metadata: { ...metadata, annotations } };
  });
  const functionConfig = { apiVersion: "fn.landfall.dev/v1alpha1", kind: "CheckChange", parent, ...more };
  const list = { apiVersion: "config.kubernetes.io/v1", kind: "ResourceList", items, functionConfig };
  return processList(checkChange, JSON.stringify(list as unknown as Json));
}

describe("AC-K3: a validator of what a package changes since its parent", () => {
  test("what is the same, and where it lies, says nothing; nothing is written", () => {
    const { exitCode, results } = run([...VERSIONS, instance("v1")], [...VERSIONS, instance("v1")]);
    expect([exitCode, results]).toEqual([0, []]);
  });

  test("a change that is allowed says what it begins", () => {
    const { exitCode, results } = run([...VERSIONS, instance("v1")], [...VERSIONS, instance("v2")]);
    expect(exitCode).toBe(0);
    expect(results).toMatchObject([
      { severity: "info", message: "Instance.kudo.dev default/shop is changed: Upgrade, plan upgrade begins" },
    ]);
  });

  test("a change that is refused fails the render, with rule, field and object", () => {
    const { exitCode, results } = run(
      [...VERSIONS, instance("v1")],
      [...VERSIONS, instance("v1", { parameters: { ghost: "1" } })],
    );
    expect(exitCode).toBe(1);
    expect(results).toMatchObject([
      { severity: "error", field: { path: "spec.parameters" }, resourceRef: { kind: "Instance", name: "shop" } },
    ]);
  });

  test("a config without the parent is refused", () => {
    expect(run([], [], { parent: undefined }).exitCode).toBe(1);
  });
});

test("AC-F13: with a scope, what is outside of it fails the render by name, and no rule of a system is needed", () => {
  const map = (namespace: string) => ({ apiVersion: "v1", kind: "ConfigMap", metadata: { name: "m", namespace } });
  const { exitCode, results } = run([], [map("team-a"), map("team-b")], { scope: { namespaces: ["team-a"] } });
  expect([exitCode, results]).toMatchObject([
    1,
    [{ severity: "error", resourceRef: { kind: "ConfigMap", namespace: "team-b", name: "m" } }],
  ]);
});
