import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { failure, type ObjectRef, success } from "../../object/index.ts";
import type { StepPlanSpec } from "../model/plan.ts";
import { tinyEngine } from "../testing/engine.ts";
import {
  applyWeb,
  db,
  named,
  type PhaseSpec,
  planOf,
  type StepSpec,
  type TaskSpec,
  valueOf,
  web,
} from "../testing/fixtures.ts";
import { readStepPlan } from "./read-step-plan.ts";

const step = (more: Partial<StepSpec>): StepPlanSpec => ({ phases: [{ name: "p", steps: [{ name: "s", ...more }] }] });
const task = (more: Partial<TaskSpec>): StepPlanSpec => step({ tasks: [{ name: "t", ...more }] });
const phases = (...all: readonly Partial<PhaseSpec>[]): StepPlanSpec => ({
  phases: all.map((one, index) => ({ name: `p${index}`, ...one })),
});
const condition = (expression: string, key = "web") => ({ objects: [named(key, web)], expression });
const apply = { objects: [web] };

describe("a plan that cannot be", () => {
  test.each<[what: string, spec: StepPlanSpec, problem: string, field: string]>([
    ["has a phase twice", phases({ name: "a" }, { name: "a" }), "DuplicateName", "spec.phases"],
    [
      "has a step twice",
      { phases: [{ name: "p", steps: [{ name: "s" }, { name: "s" }] }] },
      "DuplicateName",
      "spec.phases[0].steps",
    ],
    ["has a task twice", step({ tasks: [applyWeb, applyWeb] }), "DuplicateName", "spec.phases[0].steps[0].tasks"],
    ["has a name with a slash", phases({ name: "a/b" }), "InvalidName", "spec.phases[0].name"],
    ["has a name of nothing", phases({ name: "" }), "InvalidName", "spec.phases[0].name"],
    ["depends on a phase that is not there", phases({ dependsOn: ["ghost"] }), "UnknownDependency", "spec.phases"],
    [
      "has a phase that waits for a later one, in serial order",
      phases({ dependsOn: ["p1"] }, {}),
      "DependencyCycle",
      "spec.phases",
    ],
    [
      "has steps that wait for each other",
      {
        phases: [
          {
            name: "p",
            strategy: "parallel",
            steps: [
              { name: "a", dependsOn: ["b"] },
              { name: "b", dependsOn: ["a"] },
            ],
          },
        ],
      },
      "DependencyCycle",
      "spec.phases[0].steps",
    ],
    [
      "has a task that waits for itself",
      task({ apply, dependsOn: ["t"] }),
      "DependencyCycle",
      "spec.phases[0].steps[0].tasks",
    ],
    ["has a task that does nothing", task({}), "InvalidTask", "spec.phases[0].steps[0].tasks[0]"],
    [
      "has a task that does two things",
      task({ apply, delete: apply }),
      "InvalidTask",
      "spec.phases[0].steps[0].tasks[0]",
    ],
    ["has a deadline that is no duration", { ...phases({}), deadline: "soon" }, "InvalidDuration", "spec.deadline"],
    [
      "has a deadline of nothing",
      task({ apply, deadline: "0s" }),
      "InvalidDuration",
      "spec.phases[0].steps[0].tasks[0].deadline",
    ],
    ["has a negative staleAfter", { ...phases({}), staleAfter: "-1m" }, "InvalidDuration", "spec.staleAfter"],
    ["retries half a time", { ...phases({}), retry: { limit: 0.5 } }, "InvalidRetry", "spec.retry.limit"],
    ["waits less each time", { ...phases({}), retry: { factor: 0.5 } }, "InvalidRetry", "spec.retry.factor"],
    [
      "has a jitter beyond the pause",
      { ...phases({}), retry: { jitter: "101%" } },
      "InvalidRetry",
      "spec.retry.jitter",
    ],
    [
      "has a longest pause below the first",
      step({ retry: { first: "1m", longest: "1s" } }),
      "InvalidRetry",
      "spec.phases[0].steps[0].retry.longest",
    ],
    [
      "has an expression of no language",
      step({ before: condition("web ==== 1") }),
      "InvalidExpression",
      "spec.phases[0].steps[0].before.expression",
    ],
    [
      "names an object by a word of the language",
      step({ after: condition("web", "conditions") }),
      "InvalidKey",
      "spec.phases[0].steps[0].after.objects",
    ],
    [
      "names two objects alike",
      task({ wait: { objects: [named("a", web), named("a", db)], expression: "a" } }),
      "DuplicateName",
      "spec.phases[0].steps[0].tasks[0].wait.objects",
    ],
    [
      "selects where there is no package",
      task({ apply: { objects: [{ kind: "Deployment" }] } }),
      "NoPackage",
      "spec.phases[0].steps[0].tasks[0].apply.objects[0]",
    ],
    [
      "has a parameter twice",
      { ...phases({}), parameters: [{ name: "a" }, { name: "a" }] },
      "DuplicateName",
      "spec.parameters[1]",
    ],
    [
      "has a default of another type",
      { ...phases({}), parameters: [{ name: "a", valueType: "integer", default: "x" }] },
      "InvalidParameter",
      "spec.parameters[0].default",
    ],
    [
      "has a default that is none of its words",
      { ...phases({}), parameters: [{ name: "a", enum: ["b"], default: "c" }] },
      "InvalidParameter",
      "spec.parameters[0].default",
    ],
  ])("%s", (_, spec, code, field) => {
    const read = readStepPlan("upgrade", spec, { engine: tinyEngine });
    expect(read.ok).toBe(false);
    expect(read.problems).toContainEqual(expect.objectContaining({ code, field, severity: "error" }));
  });

  test("has expressions, and nobody to read them", () => {
    const read = readStepPlan("upgrade", step({ before: condition("web") }));
    expect(read.problems).toMatchObject([{ code: "NoExpressionEngine", hint: expect.stringContaining("celEngine") }]);
  });

  test("has a cycle: it is named, from its smallest name on", () => {
    const spec: StepPlanSpec = {
      strategy: "parallel",
      phases: [
        { name: "c", dependsOn: ["b"] },
        { name: "b", dependsOn: ["a"] },
        { name: "a", dependsOn: ["c"] },
      ],
    };
    expect(readStepPlan("upgrade", spec).problems[0]?.message).toBe("spec.phases wait for each other: a → c → b → a");
  });
});

describe("plans whose runs begin each other", () => {
  const begins = (...plans: readonly string[]): StepPlanSpec =>
    step({ tasks: plans.map((plan, index) => ({ name: `t${index}`, run: { plan } })) });
  const read = (spec: StepPlanSpec, others: { readonly [name: string]: unknown } = {}) =>
    readStepPlan("a", spec, { plans: new Map(Object.entries(others)) }).problems.map(
      ({ code, field, message }) => `${code} ${field}: ${message.slice(message.indexOf(": ") + 2)}`,
    );
  const AT = "PlanCycle spec.phases[0].steps[0].tasks";

  test.each<[what: string, spec: StepPlanSpec, others: { readonly [name: string]: unknown }, said: readonly string[]]>([
    ["itself", begins("a"), {}, [`${AT}[0].run.plan: a → a`]],
    [
      "itself, for another subject",
      step({ tasks: [{ name: "t0", run: { plan: "a", subject: "b" } }] }),
      {},
      [`${AT}[0].run.plan: a → a`],
    ],
    ["one that begins it", begins("x", "b"), { b: begins("a") }, [`${AT}[1].run.plan: a → b → a`]],
    ["by a third", begins("b"), { b: begins("x", "c"), c: begins("a") }, [`${AT}[0].run.plan: a → b → c → a`]],
    ["two that begin a third", begins("b", "c"), { b: begins("d"), c: begins("d"), d: begins() }, []],
    [
      "others that begin each other",
      begins("b"),
      { b: begins("c"), c: begins("b") },
      [`${AT}[0].run.plan: a → b → c → b`],
    ],
    [
      "one that begins itself, after one that does not",
      begins("x", "b"),
      { x: begins(), b: begins("x", "b") },
      [`${AT}[1].run.plan: a → b → b`],
    ],
    ["one that nobody knows", begins("ghost"), {}, []],
    ["one that is broken", begins("b"), { b: { phases: [null, { steps: "x" }, { steps: [{ tasks: [1] }] }] } }, []],
  ])("%s", (_, spec, others, said) => {
    expect(read(spec, others)).toEqual(said);
  });
});

describe("a plan", () => {
  test("inherits deadlines and retries from above, and says the rest by default", () => {
    const plan = planOf(
      [
        {
          name: "a",
          steps: [
            {
              name: "s",
              deadline: "5m",
              retry: { limit: 1 },
              tasks: [applyWeb, { ...applyWeb, name: "other", deadline: "1m" }],
            },
          ],
        },
        { name: "b", steps: [{ name: "s", tasks: [applyWeb] }] },
      ],
      { retry: { first: "1s", jitter: "0%" } },
    );
    const tasks = plan.phases.flatMap(({ steps }) => steps.flatMap((one) => one.tasks));
    expect(
      tasks.map(({ path, deadline, retry }) => [path, deadline, retry.attempts, retry.first, retry.jitter]),
    ).toEqual([
      ["a/s/apply", 300_000, 2, 1000, 0],
      ["a/s/other", 60_000, 2, 1000, 0],
      ["b/s/apply", 3_600_000, 4, 1000, 0],
    ]);
    expect(plan).toMatchObject({ deadline: 3_600_000, staleAfter: 600_000, onSupersede: "restart", history: 10 });
  });

  test("is serial unless it says otherwise, and dependsOn adds to that", () => {
    const plan = planOf([{ name: "a" }, { name: "b" }, { name: "c", dependsOn: ["a"] }]);
    expect(plan.phases.map(({ dependsOn }) => dependsOn)).toEqual([[], [0], [1, 0]]);
    const parallel = planOf([{ name: "a", dependsOn: ["c"] }, { name: "b" }, { name: "c" }], { strategy: "parallel" });
    expect(parallel.phases.map(({ dependsOn }) => dependsOn)).toEqual([[2], [], []]);
    expect(parallel.order).toEqual([1, 2, 0]);
  });

  test("has the same hash whatever the order of its fields, and another one for another plan", () => {
    const [one, other] = [
      valueOf(readStepPlan("a", { deadline: "1m", phases: [] })),
      valueOf(readStepPlan("a", { phases: [], deadline: "1m" })),
    ];
    expect(one.hash).toBe(other.hash);
    expect(valueOf(readStepPlan("a", { phases: [], deadline: "2m" })).hash).not.toBe(one.hash);
  });

  test("takes the objects that a package gives for its selectors, each once and in order", () => {
    const select = (): ReturnType<typeof success<readonly ObjectRef[]>> => success([db, web]);
    const read = readStepPlan("upgrade", task({ apply: { objects: [{ kind: "x" }, web] } }), { select });
    const [work] = valueOf(read).phases.flatMap(({ steps }) =>
      steps.flatMap(({ tasks }) => tasks.map((one) => one.work)),
    );
    expect(work).toEqual({ kind: "apply", objects: [web, db] });
  });

  test.each<[string, ReturnType<typeof success<readonly ObjectRef[]>> | ReturnType<typeof failure>, string]>([
    ["nothing", success([]), "NothingSelected"],
    ["a problem", failure({ code: "InvalidSelector", severity: "error", message: "no selector" }), "InvalidSelector"],
  ])("is refused where a selector gives %s", (_, answer, code) => {
    const read = readStepPlan("upgrade", task({ delete: { objects: [{ kind: "x" }] } }), { select: () => answer });
    expect(read.problems.map((problem) => problem.code)).toEqual([code]);
  });

  test("row 56: of any graph: an order in which everything comes after all that it depends on, or a cycle that is one", () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.nat(9), { maxLength: 3 }), { minLength: 1, maxLength: 10 }), (edges) => {
        const spec: StepPlanSpec = {
          strategy: "parallel",
          phases: edges.map((on, index) => ({
            name: `p${index}`,
            dependsOn: [...new Set(on)].filter((one) => one < edges.length).map((one) => `p${one}`),
          })),
        };
        const read = readStepPlan("upgrade", spec);
        if (read.ok) {
          const { order, phases: planned } = read.value;
          expect(order.toSorted((a, b) => a - b)).toEqual(planned.map((_, index) => index));
          for (const [index, { dependsOn }] of planned.entries())
            for (const on of dependsOn) expect(order.indexOf(on)).toBeLessThan(order.indexOf(index));
          return;
        }
        const [, cycle = ""] = /: (.*)$/.exec(read.problems[0]?.message ?? "") ?? [];
        const names = cycle.split(" → ");
        expect(names[0]).toBe(names.at(-1));
        for (const [index, name] of names.slice(0, -1).entries())
          expect(spec.phases.find((one) => one.name === name)?.dependsOn).toContain(names[index + 1]);
      }),
      { numRuns: 1000 },
    );
  });
});
