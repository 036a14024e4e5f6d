import { describe, expect, test } from "vitest";
import { moduleValues } from "./bindings.ts";

const module = (bindings: readonly object[], substitute: object = {}) => ({
  apiVersion: "fleet.squaremo.dev/v1alpha1",
  kind: "Module",
  metadata: { name: "app", namespace: "default" },
  spec: { controlPlaneBindings: bindings, sync: { package: { kustomize: { path: ".", substitute } } } },
});

describe("row 85: values of a Module for one cluster", () => {
  test("bindings name each other and the cluster, and what is substituted names bindings", () => {
    const given = module(
      [
        { name: "host", value: "$(cluster.name).example.com" },
        { name: "cluster.name", value: "$(CLUSTER_NAME)" },
        { name: "secret", objectFieldRef: { kind: "Secret" } },
      ],
      { APP: "$(cluster.name)", URL: "https://$(host)/$(secret)", OTHER: "plain" },
    );
    const { value } = moduleValues(given, "edge-1", { secret: "s3" }) as { readonly value: unknown };
    expect(value).toEqual({
      bindings: { CLUSTER_NAME: "edge-1", "cluster.name": "edge-1", host: "edge-1.example.com", secret: "s3" },
      substitute: { APP: "edge-1", URL: "https://edge-1.example.com/s3", OTHER: "plain" },
    });
  });

  test.each<[what: string, bindings: readonly object[], substitute: object, code: string, field: string]>([
    [
      "a circle",
      [
        { name: "a", value: "$(b)" },
        { name: "b", value: "$(a)" },
      ],
      {},
      "BindingCycle",
      "spec.controlPlaneBindings",
    ],
    ["a name that nobody gives", [], { APP: "$(host)" }, "UnknownBinding", "spec.sync.package.kustomize.substitute"],
    [
      "one substitute in another",
      [],
      { A: "a", B: "$(A)" },
      "UnknownBinding",
      "spec.sync.package.kustomize.substitute",
    ],
  ])("%s is an error with the Module and the field", (_, bindings, substitute, code, field) => {
    const said = moduleValues(module(bindings, substitute), "edge-1");
    expect([said.ok, said.problems]).toMatchObject([false, [{ code, field, ref: { kind: "Module", name: "app" } }]]);
  });

  test("a Module without any has the cluster's name alone", () => {
    expect(moduleValues({ kind: "Module", metadata: { name: "m" } }, "c")).toMatchObject({
      value: { bindings: { CLUSTER_NAME: "c" }, substitute: {} },
    });
  });
});
