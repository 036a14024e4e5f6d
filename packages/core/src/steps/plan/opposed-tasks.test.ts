import { describe, expect, test } from "vitest";
import type { ProblemCode } from "../../object/index.ts";
import type { StepPlanSpec } from "../model/plan.ts";
import { db, look, type PhaseSpec, planOf, type StepSpec, type TaskSpec, trigger, web } from "../testing/fixtures.ts";
import { readStepPlan } from "./read-step-plan.ts";

const put: TaskSpec = { name: "put", apply: { objects: [web] } };
const take: TaskSpec = { name: "take", delete: { objects: [web] } };
const other: TaskSpec = { name: "other", delete: { objects: [db] } };
const inSteps = (...tasks: readonly TaskSpec[]): readonly StepSpec[] =>
  tasks.map((task) => ({ name: task.name, tasks: [task] }));

const phase = (more: Omit<PhaseSpec, "name">): StepPlanSpec => ({ phases: [{ name: "p", ...more }] });

describe("one object that a task applies and another takes away", () => {
  test.each<[what: string, spec: StepPlanSpec, codes: readonly ProblemCode[]]>([
    ["one after the other", phase({ steps: inSteps(put, take) }), []],
    ["the other way round", phase({ steps: inSteps(take, put) }), []],
    ["tasks of one step, one after the other", phase({ steps: [{ name: "s", tasks: [take, put] }] }), []],
    ["steps side by side", phase({ strategy: "parallel", steps: inSteps(put, take) }), ["OpposedTasks"]],
    [
      "tasks side by side",
      phase({ steps: [{ name: "s", strategy: "parallel", tasks: [put, take] }] }),
      ["OpposedTasks"],
    ],
    [
      "phases side by side",
      {
        strategy: "parallel",
        phases: [
          { name: "a", steps: inSteps(put) },
          { name: "b", steps: inSteps(take) },
        ],
      },
      ["OpposedTasks"],
    ],
    [
      "phases side by side, of which one waits for another that waits for the first",
      {
        strategy: "parallel",
        phases: [
          { name: "a", steps: inSteps(put) },
          { name: "b", steps: inSteps(take), dependsOn: ["c"] },
          { name: "c", dependsOn: ["a"] },
        ],
      },
      [],
    ],
    [
      "two that apply it, of which one comes first",
      phase({
        strategy: "parallel",
        steps: [
          { name: "a", tasks: [put] },
          { name: "b", tasks: [take], dependsOn: ["a"] },
          { name: "c", tasks: [put] },
        ],
      }),
      ["OpposedTasks"],
    ],
    ["different objects side by side", phase({ strategy: "parallel", steps: inSteps(put, other) }), []],
    [
      "two that take it away side by side",
      phase({ strategy: "parallel", steps: inSteps(take, { ...take, name: "again" }) }),
      [],
    ],
  ])("%s", (_, spec, codes) => {
    expect(readStepPlan("upgrade", spec).problems.map(({ code }) => code)).toEqual(codes);
  });

  test("the problem names both tasks and the object", () => {
    const spec = phase({ strategy: "parallel", steps: inSteps(put, take) });
    expect(readStepPlan("upgrade", spec).problems).toEqual([
      {
        code: "OpposedTasks",
        severity: "error",
        message:
          "p/take/take takes Deployment.apps shop/web away and p/put/put applies it, and neither comes before the other",
        field: "spec.phases",
        hint: "put one of them first with dependsOn, or leave the object out of one of them",
      },
    ]);
  });

  test.each<[on: string, codes: readonly string[]]>([
    ["true", []],
    ["false", ["OpposedTasks parameters.on"]],
  ])("by a toggle that is given %s", (on, codes) => {
    const turned: TaskSpec = { name: "turn", toggle: { parameter: "on", objects: [web] } };
    const plan = planOf([{ name: "p", strategy: "parallel", steps: inSteps(put, turned) }], {
      parameters: [{ name: "on" }],
    });
    const decision = look(plan, undefined, 0, { trigger: { ...trigger, parameters: { on } } });
    expect(decision.problems.map(({ code, field }) => `${code} ${field}`)).toEqual(codes);
    expect(decision.run === undefined).toBe(codes.length > 0);
  });
});
