import { describe, expect, test } from "vitest";
import type { AdvanceInputs, StepVerb } from "../model/inputs.ts";
import type { Run } from "../model/run.ts";
import {
  actionsIn,
  applyWeb,
  db,
  type Given,
  look,
  looks,
  named,
  observed,
  planOf,
  planOfTasks,
  SECOND,
  START,
  seen,
  web,
  withStatus,
  wordsOf,
} from "../testing/fixtures.ts";

const says = (verb: StepVerb, subject?: string): Given => ({
  commands: [{ verb, reason: "because", ...(subject !== undefined && { subject }) }],
});
const acted = (task: string, more: object = {}) => ({ task, outcome: "Succeeded" as const, ...more });
const fails = (task: string): Given => ({ results: [{ task, outcome: "Failed", message: "no quota" }] });
const codes = (problems: readonly { readonly code: string }[]): readonly string[] => problems.map(({ code }) => code);

describe("evidence", () => {
  test("row 31: an object that is taken out of readiness holds nothing up, but must be applied", () => {
    const plan = planOfTasks([{ name: "apply", apply: { objects: [web, db] } }]);
    const ill = seen(2, { status: "InProgress", excluded: true });
    const [, open] = looks(plan, [[0], [2, { observations: observed([web, ill]) }]]);
    expect(wordsOf(plan, open?.run)).toContain("p/s/apply:Running#1");
    const [, done] = looks(plan, [[0], [2, { observations: observed([web, ill], [db, seen(2)]) }]]);
    expect(wordsOf(plan, done?.run)).toContain("p/s/apply:Complete#1");
    const [, gone] = looks(plan, [
      [0],
      [2, { observations: observed([web, { ...ill, status: "NotFound" }], [db, seen(2)]) }],
    ]);
    expect(wordsOf(plan, gone?.run)).toContain("p/s/apply:Running#1");
  });

  test("AC-K13: a failure that was there before a try acted uses up no try", () => {
    const plan = planOfTasks([{ ...applyWeb, retry: { limit: 2, first: "1s" } }]);
    const failed = (second: number): Given => ({ observations: observed([web, seen(second, { status: "Failed" })]) });
    const [, first, , before, after] = looks(plan, [
      [0],
      [2, failed(2)],
      [10],
      [12, failed(12)],
      [14, { ...failed(14), results: [{ ...acted("p/s/apply", { attempt: 2 }), at: START + 13 * SECOND }] }],
    ]);
    expect(wordsOf(plan, first?.run)).toContain("p/s/apply:Retrying#1");
    expect(wordsOf(plan, before?.run)).toContain("p/s/apply:Running#2");
    expect(wordsOf(plan, after?.run)).toContain("p/s/apply:Retrying#2");
  });

  test("AC-K13: a post-condition counts what was seen after the tasks were complete, not in the same second", () => {
    const after = { objects: [named("web", web)], expression: "web.status.ready == 2" };
    const plan = planOf([{ name: "p", steps: [{ name: "s", tasks: [{ name: "job", job: {} }], after }] }]);
    const ready = (second: number): AdvanceInputs["observations"] =>
      observed([web, seen(second, { object: withStatus(web, { ready: 2 }) })]);
    const done = { results: [acted("p/s/job")], observations: ready(2) };
    const [, same, later] = looks(plan, [[0], [2, done], [3, { observations: ready(3) }]]);
    expect(wordsOf(plan, same?.run)).toContain("p/s:Running");
    expect(wordsOf(plan, later?.run)).toContain("p/s:Complete");
  });
});

describe("work that is not wanted any more", () => {
  const late = planOfTasks([{ name: "job", job: {}, deadline: "10s" }]);
  test.each<[what: string, given: Given]>([
    ["retry", says("retry")],
    ["skip", says("skip", "p/s")],
    ["rerun", says("rerun")],
  ])("a job that ran beyond its deadline is told to end: %s", (_, given) => {
    const [, failed, next] = looks(late, [[0], [20], [21, given]]);
    expect(failed?.run).toMatchObject({ state: "Failed", reason: "DeadlineExceeded" });
    expect(actionsIn(next!)).toContain("cancelJob");
  });

  test("one that said itself that it failed is not", () => {
    const [, , next] = looks(late, [[0], [1, fails("p/s/job")], [2, says("retry")]]);
    expect(actionsIn(next!)).not.toContain("cancelJob");
  });
});

describe("AC-K9: a verb that cannot count says so", () => {
  const plan = planOf([
    {
      name: "p",
      steps: [
        { name: "s", tasks: [applyWeb] },
        { name: "t", tasks: [applyWeb] },
      ],
    },
  ]);
  test.each(["p/none", "p/t", "p/s/none", "other"])("retry of %s, which has not failed", (subject) => {
    const [, , next] = looks(plan, [[0], [1, fails("p/s/apply")], [2, says("retry", subject)]]);
    expect(next?.run?.state).toBe("Failed");
    expect(codes(next?.problems ?? [])).toEqual(["CommandDoesNotCount"]);
  });

  test.each(["p/s", "p/s/apply", undefined])("retry of %s, which has", (subject) => {
    const [, , next] = looks(plan, [[0], [1, fails("p/s/apply")], [2, says("retry", subject)]]);
    expect(next?.run?.state).toBe("Running");
  });

  test("a verb for a run whose plan was edited", () => {
    const [, failed] = looks(plan, [[0], [1, fails("p/s/apply")]]);
    const edited = planOf([{ name: "p", steps: [{ name: "s", tasks: [applyWeb] }] }]);
    const next = look(edited, failed?.run, 2, says("retry"));
    expect(next.run).toBe(failed?.run);
    expect(codes(next.problems)).toContain("CommandDoesNotCount");
  });

  test("a skip that opens the run again is an opening: what was said of the run before counts no more", () => {
    const [, failed, skipped] = looks(plan, [[0], [1, fails("p/s/apply")], [2, says("skip", "p/s")]]);
    expect(skipped?.run).toMatchObject({ state: "Running", tries: 2 });
    const again = look(plan, skipped?.run, 3, fails("p/t/apply"));
    const old = { verb: "retry" as const, reason: "because", attempt: 1, tries: failed?.run?.tries ?? 0 };
    expect(look(plan, again.run, 4, { commands: [old] }).run?.state).toBe("Failed");
  });
});

describe("AC-X4: a run that was changed by hand is named, and never hangs", () => {
  const plan = planOf([{ name: "p", steps: [{ name: "s", tasks: [applyWeb] }] }]);
  const begun = look(plan, undefined, 0).run as Run;
  const [phase] = begun.phases;
  const [step] = phase?.steps ?? [];
  const withStep = (more: object): Run => ({
    ...begun,
    phases: [{ ...phase!, steps: [{ ...step!, ...more }] }],
  });
  test.each<[what: string, run: Run]>([
    ["a step that runs at no stage", withStep({ stage: undefined })],
    ["a step at a stage that is none", withStep({ stage: "middle" })],
    ["a step that was stopped in a run that goes on", withStep({ state: "Stopped" })],
    ["a step that was cancelled in a run that goes on", withStep({ state: "Cancelled" })],
    ["a step in a state that is none", withStep({ state: "Paused" })],
    ["a task in a state that is none", withStep({ tasks: [{ ...step!.tasks[0]!, state: "Fine" }] })],
    ["a task that was stopped in a run that goes on", withStep({ tasks: [{ ...step!.tasks[0]!, state: "Stopped" }] })],
    ["a phase that was stopped in a run that goes on", { ...begun, phases: [{ ...phase!, state: "Stopped" }] }],
    ["a phase in a state that is none", { ...begun, phases: [{ ...phase!, state: "Done" as "Complete" }] }],
    ["a run in a state that is none", { ...begun, state: "Done" as "Complete" }],
  ])("%s", (_, run) => {
    const decision = look(plan, run, 1);
    expect(codes(decision.problems)).toEqual(["RunInconsistent"]);
    expect(decision.run).toBe(run);
    expect(decision.actions).toEqual([]);
  });
});

test("a failure that may pass, and is heard when no time is left, fails the task at once: the same inputs again change nothing", () => {
  const late = planOfTasks([{ ...applyWeb, deadline: "1m" }], { retry: { limit: 3, first: "10s", jitter: "0%" } });
  const { run } = look(late, undefined, 0);
  const results = [{ task: "p/s/apply", outcome: "Retry" as const, message: "no chart" }];
  const decision = look(late, run, 60, { results });
  expect(wordsOf(late, decision.run)).toBe("Failed p:Failed p/s:Failed p/s/apply:Failed#1");
  expect(decision.run?.message).toBe("it was not done in time, at try 1; the last failure was: no chart");
  expect(look(late, decision.run, 60, { results }).run).toBe(decision.run);
});
