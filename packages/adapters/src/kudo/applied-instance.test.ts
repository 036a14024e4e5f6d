import type { KubeObject } from "@landfall/core/object";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { admitInstanceUpdate, appliedInstance } from "./index.ts";

type Parameters = { readonly [name: string]: string };

const OV: KubeObject = {
  kind: "OperatorVersion",
  spec: {
    plans: { deploy: {}, update: {}, upgrade: {}, cleanup: {} },
    parameters: [
      { name: "size", trigger: "deploy" },
      { name: "mode" },
      { name: "id", immutable: true, default: "a" },
      { name: "zone", default: "eu" },
    ],
  },
};

function instance(version: string, parameters: Parameters, metadata: object = {}, spec: object = {}): KubeObject {
  return {
    apiVersion: "kudo.dev/v1beta1",
    kind: "Instance",
    metadata: { name: "shop", namespace: "default", ...metadata },
    spec: { operatorVersion: { name: version }, parameters, ...spec },
  };
}

const fieldsOf = (parameters: Parameters): object => ({
  "f:spec": {
    "f:operatorVersion": { "f:name": {} },
    "f:parameters": { ".": {}, ...Object.fromEntries(Object.keys(parameters).map((name) => [`f:${name}`, {}])) },
  },
});

/**
 * Returns one live Instance in several variants, each with its last applied state recorded in another way; a webhook
 * has filled in a default.
 */
function lives(version: string, applied: Parameters): readonly (readonly [string, KubeObject | undefined])[] {
  const filled = { ...applied, id: applied["id"] ?? "a" };
  const running = { planExecution: { planName: "", uid: "" } };
  const live = (metadata: object): KubeObject => instance(version, filled, metadata, running);
  const given = instance(version, applied);
  const annotated = (name: string, value: unknown): KubeObject =>
    live({ annotations: { [name]: JSON.stringify(value) } });
  const managedFields = [
    { manager: "ci", operation: "Apply", fieldsV1: fieldsOf(applied) },
    { manager: "kudo", operation: "Update", fieldsV1: fieldsOf({ id: "a" }) },
    { manager: "ci", operation: "Apply", subresource: "status", fieldsV1: { "f:status": {} } },
  ];
  return [
    ["the argument", appliedInstance(live({}), { given })],
    ["managedFields", appliedInstance(live({ managedFields }), { manager: "ci" })],
    ["KUDO's annotation", appliedInstance(annotated("kudo.dev/last-applied-instance-state", given["spec"]))],
    ["kubectl's annotation", appliedInstance(annotated("kubectl.kubernetes.io/last-applied-configuration", given))],
  ];
}

describe("AC-K6: what was last applied, from an annotation, managedFields or an argument", () => {
  const parameters = fc.dictionary(fc.constantFrom("size", "mode", "zone", "id"), fc.constantFrom("1", "2", "a"));
  const version = fc.constantFrom("v1", "v2");

  test("all of them give the same plan, for any change of version and parameters", () => {
    const plans = new Set<string>();
    fc.assert(
      fc.property(version, version, parameters, parameters, (from, to, before, after) => {
        const next = instance(to, after);
        const decisions = lives(from, before).map(([, old]) =>
          old === undefined ? "none" : admitInstanceUpdate({ old, new: next, operatorVersion: OV }),
        );
        const plain = admitInstanceUpdate({ old: instance(from, before), new: next, operatorVersion: OV });
        for (const decision of decisions) expect(decision).toEqual(plain);
        plans.add(`${plain.answer} ${plain.plan ?? ""}`);
      }),
      { numRuns: 1000 },
    );
    expect([...plans].toSorted()).toEqual(["allow ", "deny ", "trigger deploy", "trigger update", "trigger upgrade"]);
  });

  test("a default that was filled in since is no change of anybody", () => {
    const next = instance("v1", { size: "1" });
    for (const [, old] of lives("v1", { size: "1" }))
      expect(admitInstanceUpdate({ old: old as KubeObject, new: next, operatorVersion: OV }).answer).toBe("allow");
  });

  test.each<[what: string, object: KubeObject, manager: string | undefined]>([
    ["nobody noted it", instance("v1", {}), undefined],
    ["another manager did", instance("v1", {}, { managedFields: [{ manager: "x", fieldsV1: {} }] }), "ci"],
    [
      "the annotation is no JSON",
      instance("v1", {}, { annotations: { "kubectl.kubernetes.io/last-applied-configuration": "{" } }),
      undefined,
    ],
    [
      "the annotation is a list",
      instance("v1", {}, { annotations: { "kubectl.kubernetes.io/last-applied-configuration": "[]" } }),
      undefined,
    ],
  ])("where %s nothing is guessed", (_, object, manager) => {
    expect(appliedInstance(object, { manager })).toBeUndefined();
  });
});
