import { describe, expect, test } from "vitest";
import { computeStatus } from "./compute-status.ts";
import { statusRuleLibrary } from "./rules/generated/index.ts";

const condition = (type: string, status: string, observedGeneration: number, reason: string) => ({
  type,
  status,
  observedGeneration,
  reason,
});
const failed = condition("Ready", "False", 2, "BuildFailed");

describe("a status of generation 1 on an object of generation 2", () => {
  test.each([
    ["a condition of this generation tells of a failure", [failed], "Failed"],
    ["a condition of the generation before tells of a failure", [{ ...failed, observedGeneration: 1 }], "InProgress"],
    [
      "a condition without a generation tells of a failure",
      [{ ...failed, observedGeneration: undefined }],
      "InProgress",
    ],
    ["a condition of this generation is good", [condition("Ready", "True", 2, "Succeeded")], "InProgress"],
    ["a condition of this generation waits", [condition("Ready", "False", 2, "DependencyNotReady")], "InProgress"],
    [
      "the old condition tells of a failure, the renewed one of work",
      [condition("Stalled", "True", 1, "RetriesExceeded"), condition("Ready", "Unknown", 2, "Progressing")],
      "InProgress",
    ],
  ])("%s", (_title, conditions, status) => {
    const object = {
      apiVersion: "kustomize.toolkit.fluxcd.io/v1",
      kind: "Kustomization",
      metadata: { name: "shop", generation: 2 },
      spec: {},
      status: { observedGeneration: 1, conditions },
    };
    expect(computeStatus(object)).toMatchObject({ status });
    expect(computeStatus(object, { library: statusRuleLibrary })).toMatchObject({ status });
  });

  test("with another failure of its fields it is still in progress: nothing tells of which spec they speak", () => {
    const object = {
      apiVersion: "example.com/v1",
      kind: "Widget",
      metadata: { name: "w", generation: 2 },
      status: { observedGeneration: 1, phase: "Failed", conditions: [condition("Synced", "True", 2, "Done")] },
    };
    expect(computeStatus(object)).toMatchObject({ status: "InProgress", reason: "LatestGenerationNotObserved" });
  });

  test.each([
    ["the switch came after the failure", { suspend: true }, 2, "Failed"],
    ["the spec changed again since", { suspend: true }, 3, "InProgress"],
    ["nothing suspends it", { suspend: false }, 2, "InProgress"],
  ])("suspended, with a failure of generation 1: %s", (_title, spec, generation, status) => {
    const object = {
      apiVersion: "helm.toolkit.fluxcd.io/v2",
      kind: "HelmRelease",
      metadata: { name: "shop", generation },
      spec,
      status: { observedGeneration: 1, conditions: [condition("Ready", "False", 1, "UpgradeFailed")] },
    };
    const suspended = spec.suspend;
    expect(computeStatus(object)).toMatchObject({ status, suspended });
    expect(computeStatus(object, { library: statusRuleLibrary })).toMatchObject({ status, suspended });
  });

  test("a good status before the switch is still one of another generation", () => {
    const object = {
      apiVersion: "helm.toolkit.fluxcd.io/v2",
      kind: "HelmRelease",
      metadata: { name: "shop", generation: 2 },
      spec: { suspend: true },
      status: { observedGeneration: 1, conditions: [condition("Ready", "True", 1, "UpgradeSucceeded")] },
    };
    expect(computeStatus(object)).toMatchObject({ status: "InProgress", suspended: true });
  });
});
