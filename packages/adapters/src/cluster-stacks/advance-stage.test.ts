import { expect, test } from "vitest";
import { advanceStage, type StageInput, type StageResult } from "./index.ts";

const stage = (more: Partial<StageInput>): StageInput => ({
  phase: "Pending",
  action: "apply",
  preCondition: "none",
  postCondition: "none",
  chartPresent: true,
  applyResult: "ok",
  ...more,
});

test.each<[what: string, stage: Partial<StageInput>, result: Partial<StageResult>]>([
  ["all at once", {}, { phase: "done", hookContinuesToNextStage: true }],
  [
    "a pre-condition that does not hold",
    { preCondition: "nomatch" },
    { phase: "waitingForPreCondition", requeue: true },
  ],
  [
    "a pre-condition that cannot be told",
    { preCondition: "error" },
    { phase: "Pending", error: true, condition: null },
  ],
  ["a pre-condition is not looked at again", { phase: "applyingOrDeleting", preCondition: "error" }, { phase: "done" }],
  [
    "an action is not repeated after it was done",
    { phase: "waitingForPostCondition", applyResult: "error" },
    { phase: "done" },
  ],
  [
    "a runtime value that is not there yet",
    { missingValues: ["Cluster.spec.controlPlaneEndpoint.host"] },
    { phase: "applyingOrDeleting", condition: ["HelmChartTemplated", "False", "RuntimeValueMissing"], requeue: true },
  ],
  ["a deletion needs no values", { action: "delete", missingValues: ["Cluster.spec.a"] }, { phase: "done" }],
  ["a phase that nobody knows", { phase: "" as "Pending" }, { phase: "done" }],
  ["a condition that nobody knows", { preCondition: "maybe" as "none" }, { phase: "Pending", error: true }],
  ["a condition that nobody tells", { postCondition: undefined as never }, { error: true }],
  [
    "a result that nobody knows",
    { applyResult: "fine" as "ok" },
    { condition: ["HelmChartApplied", "False", "FailedToApplyObjects"], error: true },
  ],
  ["objects are still to come", { applyResult: "partial" }, { phase: "applyingOrDeleting", requeue: true }],
  [
    "a deletion that fails",
    { action: "delete", applyResult: "error" },
    { condition: ["HelmChartDeleted", "False", "FailedToDeleteObjects"], error: true },
  ],
  [
    "a post-condition that does not hold",
    { postCondition: "nomatch" },
    { phase: "waitingForPostCondition", requeue: true },
  ],
  [
    "AC-S8: a missing chart stops the stages",
    { chartPresent: false },
    { phase: "Pending", hookContinuesToNextStage: false },
  ],
  [
    "AC-S8: a template that fails stops the stages",
    { applyResult: "templateError" },
    { phase: "applyingOrDeleting", hookContinuesToNextStage: false },
  ],
  [
    "AC-S8: also of a deletion",
    { action: "delete", applyResult: "templateError" },
    { hookContinuesToNextStage: false },
  ],
  [
    "a stage that is done needs its chart no more",
    { phase: "done", chartPresent: false },
    { phase: "done", hookContinuesToNextStage: true },
  ],
])("%s", (_, given, result) => {
  expect(advanceStage(stage(given))).toMatchObject(result);
});

test.each<[what: string, stage: Partial<StageInput>]>([
  ["a missing chart", { chartPresent: false }],
  ["a template that fails", { applyResult: "templateError" }],
])("upstream: %s is skipped", (_, given) => {
  expect(advanceStage(stage(given), { upstream: true })).toMatchObject({
    hookContinuesToNextStage: true,
    error: false,
  });
});
