import { describe, expect, test } from "vitest";
import type { KubeObject } from "../../object/index.ts";
import { CATALOGUE } from "../catalogue/index.ts";
import { chooseMechanism } from "../choose/choose.ts";
import { applyEdits } from "../edit/apply-edits.ts";
import { suspend } from "../write/suspend.ts";
import { suspensionDrift } from "./drift.ts";

const kustomization = (spec: object = {}): KubeObject => ({
  apiVersion: "kustomize.toolkit.fluxcd.io/v1",
  kind: "Kustomization",
  metadata: { name: "apps", namespace: "flux-system" },
  spec,
});
const job = (spec: object, status?: object): KubeObject => ({
  apiVersion: "batch/v1",
  kind: "Job",
  metadata: { name: "a" },
  spec,
  ...(status !== undefined && { status }),
});

function held(target: KubeObject): KubeObject {
  const mechanism = chooseMechanism(CATALOGUE, target, { effects: [] });
  if (!mechanism.ok) throw new Error(mechanism.problems[0]?.message);
  const hold = { holder: "release/x", effect: mechanism.value.effect };
  const edits = suspend(target, { hold, mechanism: mechanism.value });
  const after = applyEdits(target, edits.ok ? edits.value : []);
  if (!after.ok) throw new Error(after.problems[0]?.message);
  return after.value;
}

describe("what a package declares, and what the cluster has", () => {
  test.each<[string, KubeObject, KubeObject, readonly string[]]>([
    ["neither is suspended", kustomization(), kustomization(), []],
    ["both are", kustomization({ suspend: true }), kustomization({ suspend: true }), []],
    ["the package alone", kustomization({ suspend: true }), kustomization(), ["will-be-applied"]],
    [
      "the cluster alone, and the package says no",
      kustomization({ suspend: false }),
      kustomization({ suspend: true }),
      ["will-be-reverted"],
    ],
    ["the cluster alone, and the package is silent", kustomization(), kustomization({ suspend: true }), ["will-stay"]],
    [
      "both, and the controller has not seen it",
      job({ suspend: true }),
      job({ suspend: true }, { active: 1 }),
      ["not-seen"],
    ],
  ])("%s", (_, declared, live, outlooks) => {
    expect(suspensionDrift(declared, live, CATALOGUE).map(({ outlook }) => outlook)).toEqual(outlooks);
  });

  test("the holders of both are named", () => {
    const [drift] = suspensionDrift(held(kustomization()), kustomization(), CATALOGUE);
    expect(drift).toMatchObject({ effect: "reconcile", declared: "suspended", live: "active", claimed: ["release/x"] });
    expect(drift?.message).toContain("spec.suspend");
  });
});
