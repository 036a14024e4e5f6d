import { describe, expect, test } from "vitest";
import type { KubeObject } from "../../object/index.ts";
import type { StepCondition, StepExpectation } from "../../schemas/generated/step-plan.ts";
import { validateStepPlan } from "../../schemas/generated/step-plan.ts";
import { START, web } from "../testing/fixtures.ts";
import { readStepPlan } from "./read-step-plan.ts";

const OBJECT: KubeObject = {
  apiVersion: "apps/v1",
  kind: "Deployment",
  metadata: { namespace: "shop", name: "web", generation: 3, annotations: { "example.com/drained": "yes", empty: "" } },
  spec: { replicas: 2 },
  status: {
    readyReplicas: 2,
    phase: "Up",
    conditions: [
      { type: "Available", status: "True" },
      { type: "Old", status: "True", observedGeneration: 2 },
    ],
  },
};
const NAMED = { key: "web", apiVersion: "apps/v1", kind: "Deployment", namespace: "shop", name: "web" };
const planWith = (condition: StepCondition) =>
  readStepPlan("p", { phases: [{ name: "p", steps: [{ name: "s", before: condition }] }] });

function unmet(expectation: StepExpectation, status: "Current" | "Failed" = "Current"): string | undefined {
  const plan = planWith({ objects: [NAMED], expect: [expectation] });
  if (!plan.ok) throw new Error(plan.problems[0]?.message);
  const { before } = plan.value.phases[0]!.steps[0]!;
  return before?.unmet(new Map([["web", { object: OBJECT, status }]]), START);
}

describe("what is expected of an object, without an expression", () => {
  test.each<[string, StepExpectation, string | undefined]>([
    ["its status", { status: "Current" }, undefined],
    ["another status", { status: "Failed" }, "is Current, not Failed"],
    ["a condition, True where nothing else is said", { condition: "Available" }, undefined],
    ["a condition that is to be False", { condition: "Available", is: "False" }, "has Available=True, not False"],
    ["a condition that is not there", { condition: "Ready" }, "has no condition Ready"],
    ["a condition of an older generation", { condition: "Old" }, "has condition Old of generation 2, and is at 3"],
    ["a value", { field: "status.readyReplicas", equals: 2 }, undefined],
    ["a value of another type", { field: "status.readyReplicas", equals: "2" }, 'has status.readyReplicas 2, not "2"'],
    ["an annotation", { field: 'metadata.annotations["example.com/drained"]', equals: "yes" }, undefined],
    ["the value of another field", { field: "status.readyReplicas", sameAs: "spec.replicas" }, undefined],
    [
      "a field that is as one that is not there",
      { field: "status.phase", sameAs: "spec.phase" },
      'has status.phase "Up", not nothing as in spec.phase',
    ],
    ["two fields that are both not there", { field: "status.a", sameAs: "status.b" }, "has no status.a"],
    ["a least number", { field: "status.readyReplicas", atLeast: 2 }, undefined],
    ["more than that", { field: "status.readyReplicas", atLeast: 3 }, "has status.readyReplicas 2, not at least 3"],
    ["a number where there is a text", { field: "status.phase", atLeast: 0 }, 'has status.phase "Up", not at least 0'],
    ["a value that is not there", { field: "status.activeConnections", equals: 0 }, "has no status.activeConnections"],
    ["one that counts as zero", { field: "status.activeConnections", equals: 0, otherwise: 0 }, undefined],
    ["a value that is there", { field: "status.phase", present: true }, undefined],
    ["a map that is there", { field: "spec", present: true }, undefined],
    ["a value that is there, and is not", { field: "spec.host", present: true }, "has no spec.host"],
    [
      "a value that is there, and is empty",
      { field: "metadata.annotations.empty", present: true },
      "has no metadata.annotations.empty",
    ],
    ["a map, which is no value", { field: "spec", equals: 1 }, "has no spec"],
  ])("%s", (_, expectation, why) => {
    expect(unmet(expectation)).toBe(why === undefined ? undefined : `Deployment.apps shop/web ${why}`);
  });

  test("row 84: status.ready of any object whatever is a gate", () => {
    const named = { key: "x", apiVersion: "example.com/v1", kind: "Provider", name: "p" };
    const plan = planWith({ objects: [named], expect: [{ field: "status.ready", equals: true }] });
    const before = plan.ok ? plan.value.phases[0]?.steps[0]?.before : undefined;
    const ask = (status: object): string | undefined =>
      before?.unmet(
        new Map([["x", { object: { ...named, metadata: { name: "p" }, status }, status: "Unknown" }]]),
        START,
      );
    expect([ask({ ready: true }), ask({ ready: false }), ask({})]).toEqual([
      undefined,
      "Provider.example.com p has status.ready false, not true",
      "Provider.example.com p has no status.ready",
    ]);
  });

  test("all of it must hold, and the first that does not is said; or the message of the author", () => {
    const expect_ = [{ status: "Current" as const }, { condition: "Ready" }, { condition: "Also" }];
    for (const [message, said] of [
      [undefined, "Deployment.apps shop/web has no condition Ready"],
      ["it is not drained", "it is not drained"],
    ]) {
      const plan = planWith({ objects: [NAMED], expect: expect_, ...(message !== undefined && { message }) });
      const before = plan.ok ? plan.value.phases[0]?.steps[0]?.before : undefined;
      expect(before?.unmet(new Map([["web", { object: OBJECT, status: "Current" }]]), START)).toBe(said);
      expect(before?.objects).toEqual([{ key: "web", ref: web }]);
    }
  });
});

describe("an expectation that cannot be", () => {
  const two = [NAMED, { ...NAMED, key: "db", name: "db" }];
  test.each<[string, StepCondition, string]>([
    ["says nothing", { objects: [NAMED], expect: [{}] }, "must give exactly one of status, condition, field"],
    [
      "says two things",
      { objects: [NAMED], expect: [{ status: "Current", condition: "Ready" }] },
      "must give exactly one of status, condition, field",
    ],
    ["names no object where there are two", { objects: two, expect: [{ status: "Current" }] }, "which object"],
    ["is about nothing", { objects: two, expect: [{ object: "x", status: "Current" }] }, "the objects are web, db"],
    ["compares with nothing", { objects: [NAMED], expect: [{ field: "a" }] }, "exactly one of equals, sameAs"],
    ["is not there", { objects: [NAMED], expect: [{ field: "a", present: false }] }, "must have true as present"],
    ["is there and equal", { objects: [NAMED], expect: [{ field: "a", present: true, equals: 1 }] }, "says equals"],
    [
      "is there by itself",
      { objects: [NAMED], expect: [{ status: "Current", present: true }] },
      "says present, which goes with field",
    ],
    ["compares twice", { objects: [NAMED], expect: [{ field: "a", equals: 1, atLeast: 1 }] }, "exactly one of equals"],
    ["compares with a list", { objects: [NAMED], expect: [{ field: "a", equals: [1] }] }, "as equals"],
    ["has a list otherwise", { objects: [NAMED], expect: [{ field: "a", equals: 1, otherwise: {} }] }, "as otherwise"],
    ["has no path", { objects: [NAMED], expect: [{ field: "a..b", equals: 1 }] }, "has no path in field"],
    ["has no other path", { objects: [NAMED], expect: [{ field: "a", sameAs: "[" }] }, "has no path in sameAs"],
    ["says is of a field", { objects: [NAMED], expect: [{ field: "a", equals: 1, is: "True" }] }, "says is"],
    ["says equals of a status", { objects: [NAMED], expect: [{ status: "Current", equals: 1 }] }, "says equals"],
  ])("%s", (_, condition, why) => {
    const plan = planWith(condition);
    expect(plan.ok).toBe(false);
    expect(plan.problems).toMatchObject([
      {
        code: "InvalidExpectation",
        field: "spec.phases[0].steps[0].before.expect[0]",
        message: expect.stringContaining(why),
      },
    ]);
  });

  test.each<[string, StepCondition]>([
    ["nothing", { objects: [NAMED] }],
    ["both", { objects: [NAMED], expression: "true", expect: [{ status: "Current" }] }],
  ])("a condition with %s is refused, though its schema allows it", (_, condition) => {
    const plan = { phases: [{ name: "p", steps: [{ name: "s", before: condition }] }] };
    expect(
      validateStepPlan({ apiVersion: "landfall.dev/v1alpha1", kind: "StepPlan", metadata: { name: "p" }, spec: plan }),
    ).toEqual([]);
    expect(planWith(condition).problems).toMatchObject([{ code: "InvalidCondition" }]);
  });
});
