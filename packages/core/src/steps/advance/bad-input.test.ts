import { describe, expect, test } from "vitest";
import type { StepPlanSpec } from "../model/plan.ts";
import type { Run } from "../model/run.ts";
import {
  actionsIn,
  applyWeb,
  type Given,
  look,
  looks,
  observed,
  planOf,
  seen,
  trigger,
  web,
} from "../testing/fixtures.ts";

const step = (name: string) => ({ name, tasks: [applyWeb] });
const phases: StepPlanSpec["phases"] = [
  { name: "a", steps: [step("x"), step("y")] },
  { name: "b", steps: [step("z")] },
];
const plan = planOf(phases);
const begun = look(plan, undefined, 0).run!;
const sees = (second: number): Given => ({ observations: observed([web, seen(second)]) });

/** A phase, a step or a task in mutable form. */
interface Level {
  readonly [field: string]: unknown;
  readonly steps: [Level, Level];
  readonly tasks: [Level];
}

/** Returns a run that was changed by hand. */
function forged(change: (phases: [Level, Level]) => void): Run {
  const copy = structuredClone(begun);
  change(copy.phases as unknown as [Level, Level]);
  return copy;
}

describe("what is stored contradicts itself: nothing is decided, written or done", () => {
  const complete = { state: "Complete", since: begun.at };
  test.each<[what: string, run: Run, message: string]>([
    [
      "a run that is Complete before its phases",
      { ...begun, state: "Complete" },
      "the run: it is Complete, and not every phase is",
    ],
    [
      "a phase that is Complete before its steps",
      forged(([a]) => Object.assign(a, complete)),
      "a: it is Complete, and not every step is",
    ],
    [
      "a step that is Complete before its tasks",
      forged(([a]) => Object.assign(a.steps[0], complete)),
      "a/x: it is Complete, and not every task is",
    ],
    [
      "a later step that has begun",
      forged(([a]) => Object.assign(a.steps[1], { state: "Running", stage: "tasks" })),
      "a/y: it has begun before the steps that it depends on were complete",
    ],
    [
      "a later phase that has begun",
      forged(([, b]) => Object.assign(b, { state: "Running" })),
      "b: it has begun before the phases that it depends on were complete",
    ],
    [
      "a step that runs in a phase that does not",
      forged(([, b]) => Object.assign(b.steps[0], { state: "Running" })),
      "b: it is Pending, and a step of it is not",
    ],
    [
      "a task that is under way in a step that is not",
      forged(([a]) => Object.assign(a.steps[1].tasks[0], { state: "Retrying", attempt: 1 })),
      "a/y/apply: it is Retrying in a step that is Pending",
    ],
    [
      "a task that is Skipped in a step that runs",
      forged(([a]) => Object.assign(a.steps[0].tasks[0], { state: "Skipped" })),
      "a/x/apply: it is Skipped in a step that is Running",
    ],
    [
      "a task that is Skipped in a step that is Complete",
      forged(([a]) => {
        Object.assign(a.steps[0], complete);
        Object.assign(a.steps[0].tasks[0], { state: "Skipped" });
      }),
      "a/x/apply: it is Skipped in a step that is Complete",
    ],
    [
      "a task that is Skipped before its step has begun",
      forged(([a]) => Object.assign(a.steps[1].tasks[0], { state: "Skipped" })),
      "a/y/apply: it is Skipped in a step that is Pending",
    ],
    [
      "a task that is Complete before its step has begun",
      forged(([a]) => Object.assign(a.steps[1].tasks[0], { state: "Complete", attempt: 1 })),
      "a/y/apply: it is Complete in a step that is Pending",
    ],
    [
      "a task that has failed before its step has begun",
      forged(([a]) => Object.assign(a.steps[1].tasks[0], { state: "Failed", attempt: 1 })),
      "a/y/apply: it is Failed in a step that is Pending",
    ],
    [
      "a task that is Complete and was never tried",
      forged(([a]) => Object.assign(a.steps[0].tasks[0], { state: "Complete", attempt: 0 })),
      "a/x/apply: it is Complete, and was never tried",
    ],
    [
      "a step that nobody skipped",
      forged(([a]) => Object.assign(a.steps[0], { state: "Skipped" })),
      "a/x: it is Skipped, and by nobody",
    ],
    [
      "a phase that changed in time to come",
      forged(([a]) => Object.assign(a, { since: begun.at + 1000 })),
      "a: it changed after the run last did",
    ],
    [
      "a step that changed in time to come",
      forged(([a]) => Object.assign(a.steps[0], { since: begun.at + 1000 })),
      "a/x: it changed after the run last did",
    ],
    [
      "a task that changed in time to come",
      forged(([a]) => Object.assign(a.steps[0].tasks[0], { since: begun.at + 1000 })),
      "a/x/apply: it changed after the run last did",
    ],
    [
      "a step that waits for its post-condition before its tasks are done",
      forged(([a]) => Object.assign(a.steps[0], { stage: "after" })),
      "a/x: it waits for its post-condition, and not every task is through",
    ],
    [
      "a step that came to its stage in time to come",
      forged(([a]) => Object.assign(a.steps[0], { stageSince: begun.at + 1000 })),
      "a/x: it came to its stage after the run last changed",
    ],
    ...(["startedAt", "triedAt", "actedAt", "heartbeatAt"] as const).map((field): [string, Run, string] => [
      `a task with ${field} in time to come`,
      forged(([a]) => Object.assign(a.steps[0].tasks[0], { [field]: begun.at + 1000 })),
      "a/x/apply: it changed after the run last did",
    ]),
    [
      "a run that began after it last changed",
      { ...begun, since: begun.at + 1000 },
      "the run: its times are in no order",
    ],
    ["a run without a time", { ...begun, at: Number.NaN }, "the run: its times are in no order"],
    ["a phase that is gone", forged((all) => void all.pop()), "the run: it has 1 phases, and its plan has 2"],
    ["a step that is gone", forged(([a]) => void a.steps.pop()), "a: it has another number of steps than its plan"],
    [
      "a task that is gone",
      forged(([a]) => void a.steps[0].tasks.pop()),
      "a/x: it has another number of tasks than its plan",
    ],
  ])("%s", (_, run, message) => {
    const decision = look(plan, run, 60, sees(60));
    expect(decision.run).toBe(run);
    expect(decision).toMatchObject({
      actions: [],
      changes: [],
      problems: [{ code: "RunInconsistent", severity: "error" }],
    });
    expect(decision.problems[0]?.message).toBe(`what is stored contradicts itself: ${message}`);
    expect(decision.blockers.get("")).toMatchObject({ kind: "Inconsistent", who: "author" });
  });

  test("a run of a time to come is not failed by its deadlines: it is named, and a new run begins now", () => {
    const ahead = { ...begun, at: begun.at + 86_400_000 };
    const decision = look(plan, ahead, 60, sees(60));
    expect(decision).toMatchObject({ actions: [], changes: [], problems: [{ code: "RunAhead", severity: "error" }] });
    expect(decision.run).toBe(ahead);
    const next = look(plan, ahead, 60, { commands: [{ verb: "override" }] }).run;
    expect(next).toMatchObject({ state: "Running", attempt: 2, startedAt: begun.at + 60_000 });
    // Clocks differ a little.
    expect(look(plan, { ...begun, at: begun.at + 60_000 }, 1).problems).toEqual([]);
  });

  test.each<[what: string, run: Run]>([
    ["another uid", { ...begun, uid: "0".repeat(32) }],
    ["another key", { ...begun, key: "0".repeat(64) }],
    ["another number", { ...begun, attempt: 7 }],
    ["another revision", { ...begun, trigger: { ...begun.trigger, revision: "v9" } }],
  ])("a run with %s than its trigger begins is named, and nothing is done in its name", (_, run) => {
    for (const wanted of [trigger, run.trigger, { ...trigger, revision: "v3" }])
      expect(look(plan, run, 60, { ...sees(60), trigger: wanted })).toMatchObject({
        actions: [],
        changes: [],
        run,
        problems: [{ code: "RunForged", field: "spec.uid", hint: expect.stringContaining("override or cancel") }],
      });
    expect(look(plan, run, 60, { commands: [{ verb: "override" }] }).run).toMatchObject({ state: "Running" });
  });

  test("it can be cancelled, or overridden by a new run", () => {
    const run = forged(([a]) => Object.assign(a, complete));
    expect(look(plan, run, 1, { commands: [{ verb: "cancel" }] }).run?.state).toBe("Cancelled");
    expect(look(plan, run, 1, { commands: [{ verb: "override" }] }).run).toMatchObject({
      state: "Running",
      attempt: 2,
    });
    expect(look(plan, run, 1, { commands: [{ verb: "skip", subject: "a/x" }] }).run).toBe(run);
  });
});

describe("a plan that is edited while its run is on its way", () => {
  const edited = planOf([...phases, { name: "c" }]);

  test("moves nothing, and says what to do", () => {
    const decision = look(edited, begun, 1, sees(1));
    expect(decision).toMatchObject({ run: begun, actions: [], changes: [] });
    expect(decision.problems).toMatchObject([
      { code: "PlanEdited", hint: expect.stringContaining("put the plan back") },
    ]);
    expect(decision.blockers.get("")).toMatchObject({ kind: "PlanEdited" });
  });

  test("goes on when it is put back", () => {
    expect(look(plan, begun, 1, sees(1)).run?.phases[0]?.steps[0]?.state).toBe("Complete");
  });

  test("is taken by a run that overrides, by a rerun, and by another revision", () => {
    expect(look(edited, begun, 1, { commands: [{ verb: "override" }] }).run).toMatchObject({
      plan: edited.hash,
      attempt: 2,
    });
    expect(look(edited, begun, 1, { trigger: { ...trigger, revision: "v3" } }).run).toMatchObject({
      plan: edited.hash,
      attempt: 2,
    });
    const failed = look(plan, begun, 1, { results: [{ task: "a/x/apply", outcome: "Failed" }] });
    expect(look(edited, failed.run, 2, { commands: [{ verb: "rerun" }] }).run).toMatchObject({
      plan: edited.hash,
      attempt: 2,
    });
  });

  test("of a run that has ended it is a note, and the run stays as it is", () => {
    const failed = look(plan, begun, 1, { results: [{ task: "a/x/apply", outcome: "Failed" }] });
    const decision = look(edited, failed.run, 2, { commands: [{ verb: "retry" }] });
    expect(decision.run).toBe(failed.run);
    expect(decision.problems).toMatchObject([
      { code: "CommandDoesNotCount", severity: "warning" },
      { code: "PlanEdited", severity: "info" },
    ]);
  });

  test("of a cancelled run tells no wrong names", () => {
    const decision = look(edited, begun, 1, { commands: [{ verb: "cancel" }] });
    expect(decision.changes.map(({ path, to }) => [path, to])).toEqual([["", "Cancelled"]]);
  });
});

describe("a trigger that cannot be", () => {
  const strict = planOf([], {
    revisions: ["v1", "v2"],
    parameters: [
      { name: "size", valueType: "integer", required: true },
      { name: "mode", enum: ["fast", "safe"], default: "safe" },
      { name: "map", valueType: "map" },
      { name: "list", valueType: "array" },
      { name: "on", valueType: "boolean" },
      { name: "ratio", valueType: "number" },
    ],
  });
  const of = (parameters: { readonly [name: string]: string }, more: object = {}): Given => ({
    trigger: { ...trigger, parameters, ...more },
  });

  test.each<[what: string, given: Given, code: string, field: string]>([
    ["is of another plan", of({ size: "3" }, { plan: "other" }), "WrongPlan", "plan"],
    [
      "asks for a revision that is not allowed",
      of({ size: "3" }, { revision: "v9" }),
      "RevisionNotAllowed",
      "revision",
    ],
    [
      "asks for no revision where some are allowed",
      of({ size: "3" }, { revision: undefined }),
      "RevisionNotAllowed",
      "revision",
    ],
    ["leaves out what is required", of({}), "MissingParameter", "parameters.size"],
    ["gives an empty text for what is required", of({ size: "" }), "MissingParameter", "parameters.size"],
    ["gives what nobody declares", of({ size: "3", ghost: "1" }), "UnknownParameter", "parameters.ghost"],
    ["gives a text for a number", of({ size: "three" }), "InvalidParameter", "parameters.size"],
    ["gives half an integer", of({ size: "3.5" }), "InvalidParameter", "parameters.size"],
    ["gives another word", of({ size: "3", mode: "wild" }), "InvalidParameter", "parameters.mode"],
    ["gives a list for a map", of({ size: "3", map: "[]" }), "InvalidParameter", "parameters.map"],
    ["gives a map for a list", of({ size: "3", list: "{}" }), "InvalidParameter", "parameters.list"],
    ["gives no JSON for a list", of({ size: "3", list: "[" }), "InvalidParameter", "parameters.list"],
    ["gives yes for true", of({ size: "3", on: "yes" }), "InvalidParameter", "parameters.on"],
    [
      "gives a whole number of more than 64 bits",
      of({ size: "9223372036854775808" }),
      "InvalidParameter",
      "parameters.size",
    ],
    ["gives blanks around a number", of({ size: "3", ratio: " 1 " }), "InvalidParameter", "parameters.ratio"],
    ["gives hexadecimal digits", of({ size: "3", ratio: "0x10" }), "InvalidParameter", "parameters.ratio"],
    ["gives infinity", of({ size: "3", ratio: "Infinity" }), "InvalidParameter", "parameters.ratio"],
  ])("%s: nothing begins", (_, given, code, field) => {
    const decision = look(strict, undefined, 0, given);
    expect(decision.run).toBeUndefined();
    expect(decision.problems).toContainEqual(expect.objectContaining({ code, field, severity: "error" }));
  });

  test("values of their types, and defaults, begin a run", () => {
    const given = of({ size: "-3", map: '{"a":1}', list: "[1]", on: "false", ratio: "1e3" });
    expect(look(strict, undefined, 0, given).run?.state).toBe("Complete");
  });

  test.each(["9223372036854775807", "-9223372036854775808", "+7", "007"])("%s is a whole number", (size) => {
    expect(look(strict, undefined, 0, of({ size })).problems).toEqual([]);
  });

  test("does not end a run that is on its way", () => {
    const some = planOf(phases, { revisions: ["v2"] });
    const [first, next] = looks(some, [[0], [1, { trigger: { ...trigger, revision: "v9" } }]]);
    expect(next?.run).toBe(first?.run);
    expect(actionsIn(next!)).toEqual([]);
  });

  test("names of prototypes are names like any other", () => {
    const decision = look(planOf([], { parameters: [{ name: "constructor", required: true }] }), undefined, 0);
    expect(decision.problems).toMatchObject([{ code: "MissingParameter" }]);
  });
});

test("of the generations that an executor tells, only those that are ones are stored", () => {
  const generations = { "apps/Deployment/shop/web": 3, a: Number.NaN, b: -1, c: 1.5, d: "7" as unknown as number };
  const results = [{ task: "a/x/apply", outcome: "Succeeded" as const, generations }];
  const { run } = look(plan, begun, 1, { results });
  expect(run?.phases[0]?.steps[0]?.tasks[0]?.generations).toEqual({ "apps/Deployment/shop/web": 3 });
});
