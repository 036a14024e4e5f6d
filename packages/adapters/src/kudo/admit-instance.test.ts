import type { KubeObject } from "@landfall/core/object";
import { describe, expect, test } from "vitest";
import { admitInstance, admitInstanceCreation, admitInstanceUpdate } from "./index.ts";
import { wrongKudoValue } from "./parameter-value.ts";

const operatorVersion = (plans: readonly string[], parameters: readonly object[] = []): KubeObject => ({
  kind: "OperatorVersion",
  spec: { plans: Object.fromEntries(plans.map((plan) => [plan, {}])), parameters },
});
const instance = (spec: object, metadata: object = {}): KubeObject => ({
  kind: "Instance",
  metadata: { name: "i", namespace: "default", ...metadata },
  spec: { operatorVersion: { name: "op-1" }, parameters: {}, ...spec },
  status: {},
});
const OV = operatorVersion(
  ["deploy", "update", "cleanup"],
  [{ name: "size", trigger: "deploy", "value-type": "integer" }],
);

test("a webhook lets a change of neither spec nor status pass, whatever it holds", () => {
  const odd = instance({ planExecution: { planName: "ghost" } });
  expect(admitInstance({ old: odd, new: { ...odd, metadata: { labels: { a: "b" } } }, operatorVersion: OV }).rule).toBe(
    "Unchanged",
  );
  expect(admitInstanceUpdate({ old: odd, new: odd, operatorVersion: OV }).rule).toBe("PlanUndefined");
});

test.each<[what: string, old: object, next: object, rule: string]>([
  [
    "the same name in another namespace is another version",
    {},
    { operatorVersion: { name: "op-1", namespace: "x" } },
    "Upgrade",
  ],
  ["a value of the wrong type", {}, { parameters: { size: "x" } }, "ParameterInvalid"],
  ["an empty value is none", { parameters: { size: "1" } }, { parameters: { size: "" } }, "Update"],
  ["no spec at all", { parameters: { size: "1" } }, { parameters: undefined }, "Update"],
])("%s", (_, old, next, rule) => {
  expect(admitInstanceUpdate({ old: instance(old), new: instance(next), operatorVersion: OV }).rule).toBe(rule);
});

test.each<[deletionTimestamp: string | null, rule: string]>([
  [null, "Update"],
  ["2026-11-23T10:00:00Z", "NoChangeWhileDeleting"],
])("with the deletion timestamp %j a change of parameters is %s", (deletionTimestamp, rule) => {
  const old = instance({ parameters: { size: "1" } });
  const next = instance({ parameters: { size: "2" } }, { deletionTimestamp });
  expect(admitInstanceUpdate({ old, new: next, operatorVersion: OV }, { upstream: true }).rule).toBe(rule);
});

test("a refusal names the field of the Instance", () => {
  const old = instance({ planExecution: { planName: "deploy", uid: "u1" } });
  const next = instance({ planExecution: { planName: "update", uid: "u2" } });
  expect(admitInstanceUpdate({ old, new: next, operatorVersion: OV })).toMatchObject({
    rule: "PlanReplaced",
    field: "spec.planExecution.planName",
  });
});

describe("admitInstanceCreation", () => {
  test("deploy begins, with the finalizer of cleanup and the defaults of immutable parameters", () => {
    const version = operatorVersion(
      ["deploy", "cleanup"],
      [
        { name: "id", immutable: true, default: "a1" },
        { name: "size", default: "3" },
      ],
    );
    const made = admitInstanceCreation({ instance: instance({}), operatorVersion: version });
    expect(made).toMatchObject({
      decision: { answer: "trigger", plan: "deploy" },
      needsFinalizer: true,
      parameters: { id: "a1" },
    });
  });

  test.each<[what: string, version: KubeObject, parameters: object, rule: string]>([
    ["no plan deploy", operatorVersion(["update"]), {}, "PlanUndefined"],
    ["a value that is none", OV, { size: "many" }, "ParameterInvalid"],
    [
      "a required value is missing",
      operatorVersion(["deploy"], [{ name: "id", required: true }]),
      {},
      "ParameterInvalid",
    ],
  ])("%s", (_, version, parameters, rule) => {
    const { decision } = admitInstanceCreation({ instance: instance({ parameters }), operatorVersion: version });
    expect(decision).toMatchObject({ answer: "deny", rule });
  });
});

test.each<[type: string, good: readonly string[], bad: readonly string[]]>([
  ["string", ["", "x"], []],
  ["integer", ["0", "+1", "-9223372036854775808", "007"], ["1.0", "1e3", "9223372036854775808", "0x1", " 1", "1_0"]],
  ["number", ["1", "-1.5e3", ".5", "5.", "Inf", "-infinity", "NaN", "0x1p-2"], ["", "1e999", "1,5", "x", "1f"]],
  ["boolean", ["1", "t", "TRUE", "False"], ["yes", "tRUE", "2"]],
  ["array", ["[]", "[1]", "null"], ["{}", "1", "["]],
  ["map", ["{}", '{"a":1}', "null"], ["[]", "1", "{"]],
  ["other", ["anything"], []],
])("a parameter of type %s", (type, good, bad) => {
  const isGood = (value: string): boolean => wrongKudoValue(value, type, undefined) === undefined;
  expect(good.filter((value) => !isGood(value))).toEqual([]);
  expect(bad.filter(isGood)).toEqual([]);
});

test("a parameter with an enum", () => {
  expect(wrongKudoValue("b", "string", ["a", "c"])).toBe("must be one of a, c");
  expect(wrongKudoValue("a", "string", ["a", "c"])).toBeUndefined();
});
