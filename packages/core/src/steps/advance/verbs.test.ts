import { describe, expect, test } from "vitest";
import type { StepVerb } from "../model/inputs.ts";
import type { Run } from "../model/run.ts";
import {
  actionsIn,
  applyWeb,
  type Given,
  look,
  looks,
  observed,
  planOf,
  planOfTasks,
  seen,
  trigger,
  web,
  wordsOf,
} from "../testing/fixtures.ts";

const step = (name: string) => ({ name, tasks: [applyWeb] });
const serial = planOf([
  { name: "a", steps: [step("x"), step("y")] },
  { name: "b", steps: [step("z")] },
]);
const branches = planOf(
  [
    { name: "a", steps: [step("x")] },
    { name: "b", steps: [step("y")] },
  ],
  { strategy: "parallel" },
);
const fails = (task: string, more: object = {}): Given => ({
  results: [{ task, outcome: "Failed", message: "no quota", ...more }],
});
const says = (verb: StepVerb, subject?: string): Given => ({
  commands: [{ verb, reason: "because", ...(subject !== undefined && { subject }) }],
});
const sees = (second: number): Given => ({ observations: observed([web, seen(second)]) });
const ana = { by: "ana", reason: "because" };

describe("AC-K9: verbs, each with its actor and its reason, and the state it leads to", () => {
  test("cancel ends the run: what is complete stays, all else is cancelled, and nothing is done any more", () => {
    const [, , cancelled, after] = looks(serial, [[0], [1, sees(1)], [2, says("cancel")], [3, sees(3)]]);
    expect(wordsOf(serial, cancelled?.run)).toBe(
      "Cancelled a:Cancelled a/x:Complete a/x/apply:Complete#1 a/y:Cancelled a/y/apply:Cancelled#1 b:Cancelled b/z:Cancelled b/z/apply:Cancelled#0",
    );
    expect(cancelled?.run?.endedBy).toEqual(ana);
    expect(cancelled?.changes).toContainEqual({
      path: "",
      from: "Running",
      to: "Cancelled",
      by: "ana",
      message: "because",
    });
    expect([cancelled?.actions, cancelled?.requeueAfter, after?.run === cancelled?.run]).toEqual([[], undefined, true]);
  });

  test("override supersedes the run and begins another one, for the trigger there is", () => {
    const [first, next] = looks(serial, [[0], [1, says("override")]]);
    expect(next?.run).toMatchObject({ state: "Running", attempt: 2, key: first?.run?.key });
    expect(next?.run?.uid).not.toBe(first?.run?.uid);
    expect(next?.run?.history?.runs).toMatchObject([{ uid: first?.run?.uid, outcome: "Superseded", by: "ana" }]);
    expect(next?.changes.slice(0, 2)).toMatchObject([
      { from: "Running", to: "Superseded", attempt: 1, by: "ana" },
      { to: "Running", attempt: 2 },
    ]);
  });

  test("rerun begins a run that has ended anew, as a run of its own", () => {
    const plan = planOfTasks([applyWeb]);
    const [first, complete, again] = looks(plan, [[0], [1, sees(1)], [2, says("rerun")]]);
    expect([complete?.run?.state, again?.run?.state, again?.run?.attempt]).toEqual(["Complete", "Running", 2]);
    expect(again?.run?.uid).not.toBe(first?.run?.uid);
  });

  test("skip goes on without a step, and says who said so", () => {
    const [, skipped] = looks(serial, [[0], [1, says("skip", "a/x")]]);
    expect(wordsOf(serial, skipped?.run)).toContain("a/x:Skipped a/x/apply:Skipped#1 a/y:Running a/y/apply:Running#1");
    expect(skipped?.run?.phases[0]?.steps[0]?.skippedBy).toEqual(ana);
    expect(skipped?.changes).toContainEqual(
      expect.objectContaining({ path: "a/x", to: "Skipped", by: "ana", message: "because" }),
    );
  });

  test("skip of a step before its turn lets nothing begin that is behind what still runs", () => {
    const long = planOf([{ name: "a", steps: [step("x"), step("y"), step("v"), step("z")] }]);
    const [, skipped, also, after] = looks(long, [
      [0],
      [1, says("skip", "a/y")],
      [2, says("skip", "a/v")],
      [3, sees(3)],
    ]);
    expect(wordsOf(long, skipped?.run)).toContain(
      "a/x:Running a/x/apply:Running#1 a/y:Skipped a/y/apply:Skipped#0 a/v:Pending",
    );
    expect(also?.blockers.get("a/z")).toMatchObject({ kind: "Dependency", message: "it waits for x" });
    expect(wordsOf(long, after?.run)).toContain("a/v:Skipped a/v/apply:Skipped#0 a/z:Running");
  });

  test("skip of the step that failed opens the run again, and lets go on what was stopped", () => {
    const [, failed, skipped] = looks(branches, [[0], [1, fails("a/x/apply")], [2, says("skip", "a/x")]]);
    expect(failed?.run?.state).toBe("Failed");
    expect(wordsOf(branches, skipped?.run)).toBe(
      "Running a:Complete a/x:Skipped a/x/apply:Skipped#1 b:Running b/y:Running b/y/apply:Running#1",
    );
    expect(skipped?.run?.message).toBeUndefined();
  });

  test("skip of one of two steps that failed leaves the run failed", () => {
    const both: Given = { results: ["a/x/apply", "b/y/apply"].map((task) => ({ task, outcome: "Failed" as const })) };
    const [, , skipped] = looks(branches, [[0], [1, both], [2, says("skip", "a/x")]]);
    expect(wordsOf(branches, skipped?.run)).toContain("Failed a:Failed a/x:Skipped");
    expect(wordsOf(branches, skipped?.run)).toContain("b:Failed b/y:Failed");
  });

  test("retry tries what failed again, with a whole budget and a new deadline, and lets the rest go on", () => {
    const [, , again, late] = looks(branches, [[0], [1, fails("a/x/apply")], [100, says("retry")], [3600]]);
    expect(wordsOf(branches, again?.run)).toBe(
      "Running a:Running a/x:Running a/x/apply:Running#2 b:Running b/y:Running b/y/apply:Running#1",
    );
    expect(again?.run?.tries).toBe(2);
    expect(late?.run?.state).toBe("Running");
    expect(look(branches, late?.run, 3700).run?.reason).toBe("DeadlineExceeded");
  });

  test("retry of a step whose condition did not hold in time waits for it anew", () => {
    const wait = {
      objects: [{ key: "web", apiVersion: "apps/v1", kind: "Deployment", name: "web" }],
      expression: "web",
    };
    const plan = planOf([{ name: "p", steps: [{ name: "s", before: wait, deadline: "1m" }] }]);
    const [, failed, again, late] = looks(plan, [[0], [60], [70, says("retry")], [130]]);
    expect([failed?.run?.state, again?.run?.state, late?.run?.state]).toEqual(["Failed", "Running", "Failed"]);
  });

  test("back begins a step anew, and everything after it waits again", () => {
    const [, , , back] = looks(serial, [[0], [1, sees(1)], [2, sees(2)], [3, says("back", "a/x")]]);
    expect(wordsOf(serial, back?.run)).toBe(
      "Running a:Running a/x:Running a/x/apply:Running#2 a/y:Pending a/y/apply:Pending#1 b:Pending b/z:Pending b/z/apply:Pending#1",
    );
    expect(actionsIn(back!)).toEqual(["apply a/x/apply#2 Deployment.apps shop/web"]);
  });

  test("back from the end opens a complete run again", () => {
    const [, , , complete, back] = looks(serial, [
      [0],
      [1, sees(1)],
      [2, sees(2)],
      [3, sees(3)],
      [4, says("back", "b/z")],
    ]);
    expect([complete?.run?.state, back?.run?.state]).toEqual(["Complete", "Running"]);
    expect(wordsOf(serial, back?.run)).toContain("a:Complete");
  });

  test("a command counts once, for the run and the opening that it names", () => {
    const [, failed] = looks(branches, [[0], [1, fails("a/x/apply")]]);
    const retry = { verb: "retry" as const, attempt: 1, tries: 1 };
    const again = look(branches, failed?.run, 2, { commands: [retry] });
    const more = look(branches, again.run, 3, { commands: [retry], ...fails("a/x/apply", { attempt: 2 }) });
    expect(again.run?.tries).toBe(2);
    expect(look(branches, more.run, 4, { commands: [retry] }).run).toBe(more.run);
    expect(look(branches, more.run, 4, { commands: [{ ...retry, tries: 2 }] }).run?.state).toBe("Running");
    expect(look(branches, failed?.run, 2, { commands: [{ ...retry, attempt: 2 }] }).run).toBe(failed?.run);
  });

  test.each<[what: string, given: Given, message: string]>([
    [
      "rerun while it runs",
      says("rerun"),
      "rerun by ana does not count: the run is Running, and it counts for one that is Complete or Failed or Cancelled or Superseded",
    ],
    [
      "retry while nothing has failed",
      says("retry"),
      "retry by ana does not count: the run is Running, and it counts for one that is Failed",
    ],
    [
      "skip of a step that is not there",
      says("skip", "a/ghost"),
      "skip of a/ghost by ana does not count: the plan has no step a/ghost",
    ],
    ["skip of a whole phase", says("skip", "a"), "skip of a by ana does not count: the plan has no step a"],
    ["skip of a step that is complete", says("skip", "a/x"), "skip of a/x by ana does not count: step a/x is Complete"],
    [
      "back to a step that has not begun",
      says("back", "b/z"),
      "back of b/z by ana does not count: step b/z has not begun",
    ],
    ["back to nothing", says("back"), "back by ana does not count: the plan has no step (none is named)"],
    ["cancel by nobody", { commands: [{ verb: "cancel", by: "" }] }, "cancel by  does not count: it says nobody"],
  ])("%s changes nothing, and says so", (_, given, message) => {
    const before = look(serial, look(serial, undefined, 0).run, 1, sees(1));
    const decision = look(serial, before.run, 2, given);
    expect(decision.run).toBe(before.run);
    expect(decision.problems).toMatchObject([{ code: "CommandDoesNotCount", severity: "warning", message }]);
  });

  test("skip that was heard is no complaint at the next look", () => {
    const skip = { verb: "skip" as const, subject: "a/x", attempt: 1, tries: 1 };
    const first = look(serial, look(serial, undefined, 0).run, 1, { commands: [skip] });
    expect(look(serial, first.run, 2, { commands: [skip] })).toMatchObject({ run: first.run, problems: [] });
  });
});

describe("pause", () => {
  const paused = { paused: ana };

  test("no step begins; what has begun goes on, and its tasks too", () => {
    const plan = planOf([
      { name: "p", steps: [{ name: "s", tasks: [applyWeb, { ...applyWeb, name: "more" }] }, step("t")] },
    ]);
    const all = looks(plan, [
      [0],
      [1, { ...paused, ...sees(1) }],
      [2, { ...paused, ...sees(2) }],
      [3, { ...paused, ...sees(3) }],
      [4],
    ]);
    expect(wordsOf(plan, all[1]?.run)).toContain("p/s/apply:Complete#1 p/s/more:Running#1");
    expect(wordsOf(plan, all[2]?.run)).toContain("p/s:Complete");
    expect(wordsOf(plan, all[2]?.run)).toContain("p/t:Pending");
    expect(all[2]?.blockers.get("p/t")).toMatchObject({ kind: "Paused", message: "ana paused the run: because" });
    expect(all[3]?.run).toBe(all[2]?.run);
    expect(wordsOf(plan, all[4]?.run)).toContain("p/t:Running");
    expect(all[1]?.changes).toContainEqual({ path: "", to: "Paused", by: "ana" });
    expect(all[4]?.changes).toContainEqual({ path: "", to: "Resumed" });
  });

  test("stop, look, and go back one: the step that is gone back to begins although it is paused, the next does not", () => {
    const both: Given = { ...paused, ...says("back", "a/x") };
    const [, , back, held] = looks(serial, [[0], [1, sees(1)], [2, both], [3, { ...paused, ...sees(3) }]]);
    expect(wordsOf(serial, back?.run)).toContain("a/x:Running a/x/apply:Running#2 a/y:Pending");
    expect(wordsOf(serial, held?.run)).toContain("a/x:Complete a/x/apply:Complete#2 a/y:Pending");
  });

  test("a phase does not begin either", () => {
    const [first] = looks(serial, [[0, paused]]);
    expect(wordsOf(serial, first?.run)).toContain("Running a:Pending a/x:Pending");
  });
});

describe("work that is not wanted any more", () => {
  const job = planOf([{ name: "p", steps: [{ name: "s", tasks: [{ name: "job", job: {} }] }, step("t")] }], {
    deadline: "1h",
  });
  const child = planOf([{ name: "p", steps: [{ name: "s", tasks: [{ name: "zk", run: { plan: "zookeeper" } }] }] }]);
  const keyOf = (run: Run | undefined, task: string): string => `${run?.uid}/${task}/1`;

  test("a job of a cancelled run is told to end until it has", () => {
    const [first, cancelled, again] = looks(job, [[0], [1, says("cancel")], [2]]);
    const key = keyOf(first?.run, "p/s/job");
    expect([cancelled?.actions, again?.actions]).toEqual([[{ kind: "cancelJob", key }], [{ kind: "cancelJob", key }]]);
    expect(again?.blockers.get("")).toMatchObject({ kind: "Closing", who: "executor" });
    const closed = look(job, again?.run, 3, {
      results: [{ run: first?.run?.uid ?? "", task: "p/s/job", outcome: "Retry" }],
    });
    expect([closed.actions, closed.run?.closing]).toEqual([[], undefined]);
    expect(closed.changes).toContainEqual({ path: "", to: "Closed", message: key });
  });

  test("a child run is told to end, and known to have ended by its own record", () => {
    const [first, cancelled] = looks(child, [[0], [1, says("cancel")]]);
    const key = keyOf(first?.run, "p/s/zk");
    expect(cancelled?.actions).toEqual([{ kind: "cancelRun", key }]);
    const closed = look(child, cancelled?.run, 2, { children: new Map([[key, { state: "Cancelled" as const }]]) });
    expect(closed.actions).toEqual([]);
  });

  test("the run after an override begins nothing before it has ended", () => {
    const [first, next] = looks(job, [[0], [1, says("override")]]);
    expect(actionsIn(next!)).toEqual(["cancelJob"]);
    expect(next?.blockers.get("p")).toMatchObject({ kind: "Closing" });
    const closed = look(job, next?.run, 2, {
      results: [{ run: first?.run?.uid ?? "", task: "p/s/job", outcome: "Succeeded" }],
    });
    expect(actionsIn(closed)).toEqual(["startJob p/s/job#1"]);
  });

  test("what does not end within the deadline of the plan holds nothing up any longer, and the event says so", () => {
    const [, next, late] = looks(job, [[0], [1, says("override")], [3601]]);
    expect(next?.requeueAfter).toBe(3_600_000);
    expect(actionsIn(late!)).toEqual(["startJob p/s/job#1"]);
    expect(late?.changes).toContainEqual(expect.objectContaining({ to: "Closed" }));
  });

  test("a job of a skipped step, and of one that is gone back to, is told to end", () => {
    const [, skipped] = looks(job, [[0], [1, says("skip", "p/s")]]);
    expect(actionsIn(skipped!)).toEqual(["cancelJob"]);
    const [, back] = looks(job, [[0], [1, says("back", "p/s")]]);
    expect(actionsIn(back!)).toEqual(["cancelJob"]);
  });

  test("a job that failed has ended", () => {
    const [, failed, again] = looks(job, [
      [0],
      [1, { results: [{ task: "p/s/job", outcome: "Failed" }] }],
      [2, says("rerun")],
    ]);
    expect([failed?.run?.state, actionsIn(again!)]).toEqual(["Failed", ["startJob p/s/job#1"]]);
  });
});

describe("another trigger", () => {
  const v3 = { trigger: { ...trigger, revision: "v3" } };

  test("restart: the run is superseded at once, and that is recorded", () => {
    const [first, next] = looks(serial, [[0], [1, v3]]);
    expect(next?.run).toMatchObject({ attempt: 2, trigger: v3.trigger });
    expect(next?.run?.history?.runs).toMatchObject([{ uid: first?.run?.uid, outcome: "Superseded", revision: "v2" }]);
  });

  test.each(["queue", "refuse"] as const)("%s: it begins when the run has ended", (onSupersede) => {
    const plan = planOfTasks([applyWeb], { onSupersede });
    const [, waits, ended, next] = looks(plan, [[0], [1, v3], [2, { ...v3, ...sees(2) }], [3, v3]]);
    expect([waits?.run?.attempt, waits?.superseding]).toEqual([1, { trigger: v3.trigger, policy: onSupersede }]);
    expect([ended?.run?.state, ended?.run?.attempt]).toEqual(["Complete", 1]);
    expect([next?.run?.state, next?.run?.attempt]).toEqual(["Running", 2]);
  });

  test("the same one again begins nothing, whatever became of the run", () => {
    const plan = planOfTasks([applyWeb]);
    const [, complete, again] = looks(plan, [[0], [1, sees(1)], [2]]);
    expect(again?.run).toBe(complete?.run);
    const [, failed, still] = looks(plan, [[0], [1, fails("p/s/apply")], [2]]);
    expect(still?.run).toBe(failed?.run);
  });

  test("AC-K14: the last runs are kept with uid, trigger, result and times; of older ones their number", () => {
    const plan = planOfTasks([applyWeb], { history: 2 });
    const triggers = ["v1", "v2", "v3", "v4"].map((revision) => ({ trigger: { ...trigger, revision } }));
    const last = looks(plan, [
      [0, triggers[0]],
      [1, { ...triggers[0], ...sees(1) }],
      [2, triggers[1]],
      [3, { ...triggers[1], ...fails("p/s/apply") }],
      [4, triggers[2]],
      [5, triggers[3]],
    ]).at(-1);
    expect(last?.run?.history).toMatchObject({
      forgotten: 1,
      runs: [
        {
          attempt: 2,
          outcome: "Failed",
          revision: "v2",
          message: "no quota",
          trigger: { revision: "v2" },
          startedAt: 1_795_248_002_000,
          endedAt: 1_795_248_003_000,
        },
        { attempt: 3, outcome: "Superseded", revision: "v3", startedAt: 1_795_248_004_000, endedAt: 1_795_248_005_000 },
      ],
    });
    expect(last?.run?.history?.runs.every(({ uid }) => /^[0-9a-f]{32}$/.test(uid))).toBe(true);
  });
});

describe("back to a step that was skipped before its turn", () => {
  const serial = planOf([
    { name: "a", steps: [{ name: "x", tasks: [applyWeb] }, { name: "y", tasks: [applyWeb] }, { name: "z" }] },
    { name: "b", steps: [{ name: "w", tasks: [applyWeb] }] },
  ]);

  test.each<[step: string, after: string]>([
    ["a/y", "a/y:Pending"],
    ["b/w", "b/w:Pending"],
  ])("%s waits for its turn, and the run goes on", (step, after) => {
    const first = look(serial, undefined, 0).run;
    const skipped = look(serial, first, 1, { commands: [{ verb: "skip", subject: step }] }).run;
    expect(wordsOf(serial, skipped)).toContain(`${step}:Skipped`);
    const back = look(serial, skipped, 2, { commands: [{ verb: "back", subject: step }] });
    expect([back.problems, wordsOf(serial, back.run)]).toEqual([[], expect.stringContaining(after)]);
    expect(back.run?.phases[0]?.steps[0]?.state).toBe("Running");
    expect(look(serial, back.run, 2).run).toBe(back.run);
    expect(look(serial, back.run, 9, { results: [{ task: "a/x/apply", outcome: "Failed" }] }).run?.state).toBe(
      "Failed",
    );
  });
});
