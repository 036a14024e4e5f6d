import type { KubeObject } from "@landfall/core/object";
import { describe, expect, test } from "vitest";
import type { Resource } from "../client/resource.ts";
import { kindsNamed, rolloutKinds } from "./rollout-objects.ts";
import { rolloutRules } from "./rollout-rules.ts";

function served(group: string, kind: string, verbs = ["list", "watch", "patch"]): Resource {
  const plural = kind.endsWith("y") ? `${kind.slice(0, -1).toLowerCase()}ies` : `${kind.toLowerCase()}s`;
  const names = { kind, plural, singular: kind.toLowerCase(), shortNames: [], categories: [] };
  return { group, version: "v1", namespaced: true, verbs, subresources: [], ...names };
}

const rollout = (spec: object): KubeObject =>
  ({ apiVersion: "landfall.dev/v1alpha1", kind: "Rollout", spec }) as KubeObject;

const SERVED = [
  served("", "Secret"),
  served("", "ConfigMap"),
  served("policy.karmada.io", "PropagationPolicy"),
  served("policy.karmada.io", "OverridePolicy"),
  served("work.karmada.io", "ResourceBinding"),
  served("example.com", "Shop"),
  served("other.example.com", "Shop"),
  served("example.com", "Frozen", ["list"]),
];

describe("the kinds that rollouts are decided on", () => {
  test.each<readonly [string, object, readonly string[]]>([
    ["without a name", {}, []],
    [
      "a kind of one group",
      { actuate: [{ system: "field", group: "example.com", kind: "Shop" }] },
      ["example.com/Shop"],
    ],
    ["a kind of any group", { inventory: [{ kind: "Shop" }] }, ["example.com/Shop", "other.example.com/Shop"]],
    ["Secrets, whoever names them", { inventory: [{ group: "", kind: "Secret" }, { kind: "Secret" }] }, []],
    ["rules that are none", { inventory: [{ kind: 3 }], actuate: [{ group: "example.com" }] }, []],
  ])("%s", (_, spec, named) => {
    const kinds = rolloutKinds(SERVED, [rollout(spec)]).map(({ group, kind }) => `${group}/${kind}`);
    const always = ["policy.karmada.io/PropagationPolicy", "work.karmada.io/ResourceBinding"];
    expect(kinds.toSorted()).toEqual([...named, ...always].toSorted());
  });

  test("names a kind with its group where the rule has one", () => {
    const spec = { inventory: [{ kind: "Shop" }], actuate: [{ system: "field", group: "", kind: "ConfigMap" }] };
    expect(kindsNamed(rollout(spec))).toEqual([{ kind: "Shop" }, { group: "", kind: "ConfigMap" }]);
  });
});

test("the role may patch what actuators write, the policies of Karmada among it, and no other policy", () => {
  const rules = rolloutRules(SERVED).filter(({ apiGroups }) => apiGroups.includes("policy.karmada.io"));
  expect(rules).toEqual([
    { apiGroups: ["policy.karmada.io"], resources: ["propagationpolicies"], verbs: ["list", "watch", "patch"] },
  ]);
});
