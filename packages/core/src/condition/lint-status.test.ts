import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Condition, KubeObject } from "../object/index.ts";
import { lintStatus } from "./lint-status.ts";

function is(type: string, status: string, rest: Partial<Condition> = {}): Condition {
  return { type, status, reason: "R", message: "m", observedGeneration: 2, ...rest };
}

function lint(
  conditions: readonly Condition[],
  observedGeneration = 2,
  negative: readonly string[] = [],
): readonly string[] {
  const object = { metadata: { generation: 2 }, status: { observedGeneration, conditions } };
  return lintStatus(object, { negative }).map(({ code }) => code);
}

describe("lintStatus", () => {
  const ready = is("Ready", "True");
  const notReady = is("Ready", "False");
  const broken = is("FetchFailed", "True", { reason: "Other" });
  test.each<[string, readonly string[], readonly string[]]>([
    ["a ready object", lint([ready, is("Healthy", "True")]), []],
    ["an object that reconciles", lint([notReady, is("Reconciling", "True")]), []],
    ["an object that is stuck", lint([notReady, is("Stalled", "True")]), []],
    ["no Ready", lint([is("Healthy", "True")]), ["ReadyMissing"]],
    [
      "Ready beside Reconciling",
      lint([ready, is("Reconciling", "True")]),
      ["AbnormalWhileReady", "ReadyNotFalseWhileReconciling", "AbnormalKeptWhileReady"],
    ],
    [
      "Ready beside Stalled",
      lint([ready, is("Stalled", "True")]),
      ["AbnormalWhileReady", "ReadyNotFalseWhileStalled", "AbnormalKeptWhileReady"],
    ],
    [
      "Ready beside its own abnormal type",
      lint([ready, broken], 2, ["FetchFailed"]),
      ["AbnormalWhileReady", "AbnormalKeptWhileReady"],
    ],
    [
      "Reconciling and Stalled",
      lint([notReady, is("Reconciling", "True"), is("Stalled", "True")]),
      ["ReconcilingAndStalled"],
    ],
    ["a generation from the future", lint([notReady], 3), ["ObservedGenerationAhead"]],
    [
      "Ready before it has looked",
      lint([is("Ready", "True", { observedGeneration: 1 })], 1),
      ["ReadyWhileNotObserved", "ReadyWithStaleConditions"],
    ],
    [
      "Ready beside a stale condition",
      lint([ready, is("Healthy", "True", { observedGeneration: 1 })]),
      ["ReadyWithStaleConditions", "ObservedGenerationsDiffer"],
    ],
    ["Ready=Unknown without Reconciling", lint([is("Ready", "Unknown")]), ["ReadyUnknownWithoutReconciling"]],
    ["Ready hides the cause", lint([notReady, broken], 2, ["FetchFailed"]), ["ReadyDoesNotSayWhy"]],
    ["Ready tells the cause", lint([is("Ready", "False", { reason: "Other" }), broken], 2, ["FetchFailed"]), []],
    ["a False abnormal condition", lint([notReady, is("Stalled", "False")]), ["FalseAbnormalCondition"]],
    [
      "a condition without a generation",
      lint([is("Ready", "False", { observedGeneration: undefined })]),
      ["ConditionWithoutObservedGeneration"],
    ],
  ])("%s", (_, codes, expected) => {
    expect(codes).toEqual(expected);
  });

  test("tells what it could not read", () => {
    const codes = lintStatus({ status: { conditions: "none" } }).map(({ code }) => code);
    expect(codes).toEqual(["WrongType", "ReadyMissing"]);
  });

  test("never throws, whatever the JSON", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (object) => void lintStatus(object as unknown as KubeObject)),
      { numRuns: 200 },
    );
  });
});
