import { describe, expect, test } from "vitest";
import { refKey } from "../../object/index.ts";
import {
  actionsIn,
  applyWeb,
  blockersIn,
  db,
  type Given,
  look,
  looks,
  named,
  observed,
  type PhaseSpec,
  planOf,
  planOfTasks,
  START,
  seen,
  type TaskSpec,
  trigger,
  web,
  withStatus,
  wordsOf,
} from "../testing/fixtures.ts";
import { advance } from "./advance.ts";

const done = (task: string, more: object = {}) => ({ results: [{ task, outcome: "Succeeded" as const, ...more }] });
const fails = (task: string, outcome: "Retry" | "Failed", more: object = {}) => ({
  results: [{ task, outcome, reason: "Broken", message: "it is broken", ...more }],
});
const sees = (second: number, more: object = {}): Given => ({ observations: observed([web, seen(second, more)]) });
const TASK = "p/s/apply";

/** Returns the final state of one task after a story of reconciles, one second apart, and what it waits for. */
function ending(tasks: readonly TaskSpec[], story: readonly Given[]): string {
  const plan = planOfTasks(tasks);
  const last = looks(
    plan,
    story.map((given, second) => [second, given] as const),
  ).at(-1);
  const state = last?.run?.phases[0]?.steps[0]?.tasks[0];
  const blocker = last?.blockers.get(`p/s/${tasks[0]?.name}`);
  return [`${state?.state}#${state?.attempt}`, ...(blocker === undefined ? [] : [blocker.message])].join(": ");
}

const gone: TaskSpec = { name: "remove", delete: { objects: [web] } };
const waits: TaskSpec = { name: "wait", wait: { objects: [named("web", web)], expression: "web.status.ready == 2" } };
const ready = (count: number, second: number): Given => ({
  observations: observed([web, seen(second, { object: withStatus(web, { ready: count }) })]),
});

describe("a task completes on evidence, and on nothing less", () => {
  test.each<[what: string, task: TaskSpec, story: readonly Given[], ends: string]>([
    ["an object that is Current, seen after its try began", applyWeb, [{}, sees(1)], "Complete#1"],
    [
      "one that was seen before",
      applyWeb,
      [sees(-1), sees(-1)],
      "Running#1: Deployment.apps shop/web was not seen since this try began",
    ],
    [
      "one that was seen in the second of its try",
      applyWeb,
      [{}, sees(0)],
      "Running#1: Deployment.apps shop/web was not seen since this try began",
    ],
    [
      "one that was seen in time to come",
      applyWeb,
      [{}, sees(9)],
      "Running#1: Deployment.apps shop/web was not seen since this try began",
    ],
    [
      "one that is not as the package says",
      applyWeb,
      [{}, sees(1, { upToDate: "no" })],
      "Running#1: Deployment.apps shop/web is not as the package says",
    ],
    [
      "one of which nobody says that it was applied",
      applyWeb,
      [{}, sees(1, { upToDate: undefined })],
      "Running#1: Deployment.apps shop/web was seen, and nobody says that it was applied",
    ],
    [
      "one that was applied by the word of its executor",
      applyWeb,
      [{}, done(TASK), sees(2, { upToDate: undefined })],
      "Complete#1",
    ],
    [
      "one that was applied after it was seen",
      applyWeb,
      [{}, {}, { ...sees(1), ...done(TASK) }],
      "Running#1: Deployment.apps shop/web was not seen since this try began",
    ],
    [
      "one of an older generation than it was given",
      applyWeb,
      [{}, done(TASK, { generations: { "apps/Deployment/shop/web": 3 } }), sees(2, { generation: 2 })],
      "Running#1: Deployment.apps shop/web was seen at generation 2, and was applied at 3",
    ],
    [
      "one of which the controller has not seen the generation",
      applyWeb,
      [{}, sees(1, { generation: 3, observedGeneration: 2 })],
      "Running#1: Deployment.apps shop/web has generation 3, and its controller has seen 2",
    ],
    [
      "one that is in progress",
      applyWeb,
      [{}, sees(1, { status: "InProgress", message: "1 of 2 pods" })],
      "Running#1: Deployment.apps shop/web is InProgress: 1 of 2 pods",
    ],
    [
      "one that is not there",
      applyWeb,
      [{}, sees(1, { status: "NotFound" })],
      "Running#1: Deployment.apps shop/web is not there",
    ],
    [
      "one that failed, and may recover",
      applyWeb,
      [{}, sees(1, { status: "Failed", message: "crash loop" })],
      "Retrying#1: try 1 failed: Deployment.apps shop/web: crash loop",
    ],
    [
      "one that failed for good",
      applyWeb,
      [{}, sees(1, { status: "Failed", terminal: true, message: "no quota" })],
      "Failed#1: it has failed: Deployment.apps shop/web: no quota",
    ],
    [
      "the failure of what was there before",
      applyWeb,
      [{}, sees(1, { status: "Failed", terminal: true, upToDate: "no" })],
      "Running#1: Deployment.apps shop/web is not as the package says",
    ],
    ["a deletion that is done", gone, [{}, sees(1, { status: "NotFound" })], "Complete#1"],
    [
      "a deletion that nobody has looked at",
      gone,
      [{}, done("p/s/remove")],
      "Running#1: Deployment.apps shop/web was not seen to be gone",
    ],
    [
      "a deletion under way",
      gone,
      [{}, sees(1, { status: "Terminating" })],
      "Running#1: Deployment.apps shop/web is still there: Terminating",
    ],
    ["a condition that holds", waits, [ready(2, 0)], "Complete#1"],
    ["a condition that does not", waits, [ready(1, 0)], "Running#1: web.status.ready == 2 is false"],
    [
      "a condition over what is not there",
      waits,
      [sees(0, { status: "NotFound" })],
      "Running#1: Deployment.apps shop/web is not there",
    ],
    [
      "a condition over what was not seen",
      waits,
      [{}],
      "Running#1: Deployment.apps shop/web was not seen since the wait began",
    ],
    [
      "a condition over what was seen without its fields",
      waits,
      [sees(0)],
      "Running#1: Deployment.apps shop/web was seen without its fields",
    ],
    [
      "a condition over a field that is not there",
      waits,
      [{ observations: observed([web, seen(0, { object: withStatus(web, {}) })]) }],
      "Running#1: web.status.ready == 2 cannot be evaluated: there is no web.status.ready",
    ],
    [
      "a condition that is no yes and no no",
      { name: "wait", wait: { objects: [named("web", web)], expression: "web.status.ready" } },
      [ready(2, 0)],
      "Running#1: web.status.ready is neither true nor false",
    ],
  ])("%s", (_, task, story, ends) => expect(ending([task], story)).toBe(ends));

  test("AC-K13: an object at an older generation, or seen before the try, completes nothing; `since` stands on every level", () => {
    const plan = planOfTasks([applyWeb]);
    const [, old, current] = looks(plan, [
      [0],
      [5, sees(5, { generation: 2, observedGeneration: 1 })],
      [6, sees(6, { generation: 2, observedGeneration: 2 })],
    ]);
    expect(wordsOf(plan, old?.run)).toBe("Running p:Running p/s:Running p/s/apply:Running#1");
    expect(wordsOf(plan, current?.run)).toBe("Complete p:Complete p/s:Complete p/s/apply:Complete#1");
    const [phase] = current?.run?.phases ?? [];
    const sinces = [current?.run?.since, phase?.since, phase?.steps[0]?.since, phase?.steps[0]?.tasks[0]?.since];
    expect(sinces).toEqual([START + 6000, START + 6000, START + 6000, START + 6000]);
  });

  test("evidence that is stale proves nothing", () => {
    const plan = planOfTasks([applyWeb], { staleAfter: "10s" });
    const [, late] = looks(plan, [[0], [20, sees(9)]]);
    expect(late?.run?.state).toBe("Running");
  });

  test.each([
    ["true", "apply"],
    ["false", "delete"],
  ])("row 75: a toggle with %s is: %s", (value, kind) => {
    const plan = planOfTasks([{ name: "monitor", toggle: { parameter: "monitor", objects: [web] } }]);
    const first = look(plan, undefined, 0, { trigger: { ...trigger, parameters: { monitor: value } } });
    expect(actionsIn(first)).toEqual([`${kind} p/s/monitor#1 Deployment.apps shop/web`]);
  });

  test.each(["1", "TRUE", "", undefined])("row 75: a toggle with %j fails for good", (value) => {
    const plan = planOfTasks([{ name: "monitor", toggle: { parameter: "monitor", objects: [web] } }]);
    const parameters: { readonly [name: string]: string } = value === undefined ? {} : { monitor: value };
    const first = look(plan, undefined, 0, { trigger: { ...trigger, parameters } });
    expect(first.run).toMatchObject({ state: "Failed", reason: "ToggleUnreadable" });
    expect(first.actions).toEqual([]);
  });

  describe("a run that brings back what a run before it deleted", () => {
    const back = { ...trigger, revision: "v1", restores: [refKey(web)] };

    test.each<[string, TaskSpec]>([
      ["delete", gone],
      ["toggle", { name: "remove", toggle: { parameter: "on", objects: [web, db] } }],
    ])("applies what a %s names, and is done when it is Current", (_, task) => {
      const plan = planOfTasks([task], { parameters: [{ name: "on", default: "false" }] });
      const first = look(plan, undefined, 0, { trigger: back });
      expect(actionsIn(first)).toEqual(["apply p/s/remove#1 Deployment.apps shop/web"]);
      const acted = { trigger: back, results: [{ task: "p/s/remove", outcome: "Succeeded" }] } as const;
      const second = look(plan, first.run, 1, acted);
      const missing = look(plan, second.run, 2, {
        ...acted,
        observations: observed([web, seen(2, { status: "NotFound" })]),
      });
      expect(missing.run?.state).toBe("Running");
      expect(actionsIn(missing)).toEqual(["apply p/s/remove#1 Deployment.apps shop/web"]);
      expect(look(plan, missing.run, 3, { ...acted, observations: observed([web, seen(3)]) }).run?.state).toBe(
        "Complete",
      );
    });

    test("deletes what it does not bring back, where that is all of a task", () => {
      const plan = planOfTasks([{ name: "remove", delete: { objects: [db] } }]);
      expect(actionsIn(look(plan, undefined, 0, { trigger: back }))).toEqual([
        "delete p/s/remove#1 StatefulSet.apps shop/db",
      ]);
    });

    test("leaves to its toggles what they apply", () => {
      const plan = planOfTasks([{ name: "t", toggle: { parameter: "on", objects: [web, db] } }], {
        parameters: [{ name: "on", default: "true" }],
      });
      expect(actionsIn(look(plan, undefined, 0, { trigger: back }))).toEqual([
        "apply p/s/t#1 Deployment.apps shop/web, StatefulSet.apps shop/db",
      ]);
    });

    test("has the runs that it begins do so too", () => {
      const plan = planOfTasks([{ name: "child", run: { plan: "other" } }]);
      const [action] = look(plan, undefined, 0, { trigger: back }).actions;
      expect(action).toMatchObject({ kind: "startRun", trigger: { plan: "other", restores: back.restores } });
    });
  });

  test("a toggle takes the default of its parameter", () => {
    const toggle: PhaseSpec = {
      name: "p",
      steps: [{ name: "s", tasks: [{ name: "t", toggle: { parameter: "on", objects: [web] } }] }],
    };
    const plan = planOf([toggle], { parameters: [{ name: "on", default: "false" }] });
    expect(actionsIn(look(plan, undefined, 0))).toEqual(["delete p/s/t#1 Deployment.apps shop/web"]);
  });
});

describe("order", () => {
  const steps = (...names: readonly string[]) => names.map((name) => ({ name, tasks: [applyWeb] }));
  const begun = (plan: ReturnType<typeof planOf>, decision = look(plan, undefined, 0)) =>
    actionsIn(decision).map((action) => action.split(" ")[1]);

  test.each<[what: string, phases: readonly PhaseSpec[], more: object, begins: readonly string[]]>([
    [
      "serial phases and steps: the first only",
      [
        { name: "a", steps: steps("x", "y") },
        { name: "b", steps: steps("x") },
      ],
      {},
      ["a/x/apply#1"],
    ],
    [
      "parallel steps: all of the phase",
      [
        { name: "a", strategy: "parallel", steps: steps("x", "y") },
        { name: "b", steps: steps("x") },
      ],
      {},
      ["a/x/apply#1", "a/y/apply#1"],
    ],
    [
      "parallel phases: the first step of each",
      [
        { name: "a", steps: steps("x", "y") },
        { name: "b", steps: steps("x") },
      ],
      { strategy: "parallel" },
      ["a/x/apply#1", "b/x/apply#1"],
    ],
    [
      "dependsOn: what waits for nothing",
      [
        { name: "a", steps: steps("x") },
        { name: "b", dependsOn: ["c"], steps: steps("x") },
        { name: "c", steps: steps("x") },
      ],
      { strategy: "parallel" },
      ["a/x/apply#1", "c/x/apply#1"],
    ],
    [
      "a phase without steps, and a step without tasks, are complete at once",
      [{ name: "a" }, { name: "b", steps: [{ name: "x" }] }, { name: "c", steps: steps("x") }],
      {},
      ["c/x/apply#1"],
    ],
    [
      "parallel tasks",
      [{ name: "a", steps: [{ name: "x", strategy: "parallel", tasks: [applyWeb, { ...applyWeb, name: "other" }] }] }],
      {},
      ["a/x/apply#1", "a/x/other#1"],
    ],
    [
      "serial tasks",
      [{ name: "a", steps: [{ name: "x", tasks: [applyWeb, { ...applyWeb, name: "other" }] }] }],
      {},
      ["a/x/apply#1"],
    ],
  ])("%s", (_, phases, more, begins) => expect(begun(planOf(phases, more))).toEqual(begins));

  test("a step that completes lets the next one begin in the same look", () => {
    const plan = planOf([{ name: "a", steps: steps("x", "y") }]);
    const [, second] = looks(plan, [[0], [1, sees(1)]]);
    expect(wordsOf(plan, second?.run)).toBe(
      "Running a:Running a/x:Complete a/x/apply:Complete#1 a/y:Running a/y/apply:Running#1",
    );
  });

  test("a plan without phases is complete at once", () => {
    expect(look(planOf([]), undefined, 0).run?.state).toBe("Complete");
  });

  test("a pre-condition holds the tasks back, a post-condition the completion", () => {
    const condition = (count: number) => ({ objects: [named("web", web)], expression: `web.status.ready == ${count}` });
    const plan = planOf([
      { name: "p", steps: [{ name: "s", before: condition(1), after: condition(2), tasks: [applyWeb] }] },
    ]);
    const withReady = (count: number, second: number): Given => ({
      observations: observed([web, seen(second, { object: withStatus(web, { ready: count }) })]),
    });
    const all = looks(plan, [[0], [1, withReady(1, 1)], [2, withReady(1, 2)], [3, withReady(2, 3)]]);
    expect(all.map(({ run }) => `${run?.phases[0]?.steps[0]?.state} ${run?.phases[0]?.steps[0]?.stage ?? ""}`)).toEqual(
      ["Running before", "Running tasks", "Running after", "Complete "],
    );
    expect(all.map((decision) => [decision.blockers.get("p/s")?.kind, actionsIn(decision).length])).toEqual([
      ["PreCondition", 0],
      ["Objects", 1],
      ["PostCondition", 0],
      [undefined, 0],
    ]);
  });
});

describe("failure", () => {
  const two = planOf(
    [
      { name: "a", steps: [{ name: "x", tasks: [applyWeb] }] },
      {
        name: "b",
        steps: [
          { name: "x", tasks: [applyWeb] },
          { name: "y", tasks: [applyWeb] },
        ],
      },
    ],
    { strategy: "parallel" },
  );

  test("a final failure fails the run at once, and stops what else is under way where it is", () => {
    const [, failed] = looks(two, [[0], [1, fails("a/x/apply", "Failed")]]);
    expect(wordsOf(two, failed?.run)).toBe(
      "Failed a:Failed a/x:Failed a/x/apply:Failed#1 b:Stopped b/x:Stopped b/x/apply:Stopped#1 b/y:Pending b/y/apply:Pending#0",
    );
    expect(failed?.run).toMatchObject({ reason: "Broken", message: "it is broken" });
    expect(failed?.actions).toEqual([]);
    expect(blockersIn(failed!).at(-1)).toBe(" Failed: the run has failed: it is broken");
  });

  test("nothing that could begin in the look of a failure has begun", () => {
    const [, failed] = looks(two, [[0], [1, { results: [{ task: "a/x/apply", outcome: "Failed" }], ...sees(1) }]]);
    expect(wordsOf(two, failed?.run)).toContain("b/x:Complete b/x/apply:Complete#1 b/y:Pending b/y/apply:Pending#0");
  });

  test("a result of another run, of another try, or of time to come is not heard", () => {
    const plan = planOfTasks([applyWeb]);
    const first = look(plan, undefined, 0);
    for (const more of [{ run: "other" }, { attempt: 2 }, { at: START + 60_000 }])
      expect(look(plan, first.run, 1, fails(TASK, "Failed", more)).run).toBe(first.run);
  });

  test("of several results of one try the gravest counts, in any order", () => {
    const plan = planOfTasks([applyWeb]);
    const results = (["Succeeded", "Failed", "Retry"] as const).map((outcome) => ({ task: TASK, outcome }));
    const first = look(plan, undefined, 0);
    for (const given of [results, results.toReversed()])
      expect(look(plan, first.run, 1, { results: given }).run?.state).toBe("Failed");
  });
});

describe("AC-K10: retries", () => {
  const plan = planOfTasks([applyWeb], { retry: { limit: 3, first: "10s", factor: 2, longest: "30s", jitter: "0%" } });

  /** Fails every try as soon as it begins, and returns the second at which each began. */
  function tries(of: typeof plan): readonly number[] {
    const begins: number[] = [];
    let decision = look(of, undefined, 0);
    for (let second = 1; second < 400 && decision.run?.state === "Running"; second++) {
      const state = decision.run.phases[0]?.steps[0]?.tasks[0];
      if (state?.state === "Running" && begins.length < state.attempt) begins.push(second - 1);
      decision = look(of, decision.run, second, fails(TASK, "Retry", { attempt: state?.attempt }));
    }
    return begins;
  }

  test("the pause grows by the formula, up to its cap, and a budget of 3 fails at the 4th", () => {
    // Each try fails one second after it began; the pauses are 10, 20 and 30 (capped) seconds.
    expect(tries(plan)).toEqual([0, 11, 32, 63]);
  });

  test("jitter takes away at most its part, and the same run has the same pauses", () => {
    const jittery = planOfTasks([applyWeb], { retry: { limit: 3, first: "100s", factor: 1, jitter: "50%" } });
    const pauses = tries(jittery).map((at, index, all) => at - (all[index - 1] ?? -1) - 1);
    expect(pauses.slice(1).every((pause) => pause >= 50 && pause <= 100)).toBe(true);
    expect(new Set(pauses.slice(1)).size).toBeGreaterThan(1);
    expect(tries(jittery)).toEqual(tries(jittery));
  });

  test("the same state writes nothing: the run is the very object that was given", () => {
    const [first, failed] = looks(plan, [[0], [1, fails(TASK, "Retry")]]);
    expect(look(plan, first?.run, 0).run).toBe(first?.run);
    for (let second = 2; second < 11; second++) {
      const again = look(plan, failed?.run, second, fails(TASK, "Retry"));
      expect(again.run).toBe(failed?.run);
      expect(again.changes).toEqual([]);
      expect(again.requeueAfter).toBe((11 - second) * 1000);
    }
  });

  test("the failure that is final keeps the message of its cause", () => {
    const once = planOfTasks([applyWeb], { retry: { limit: 0 } });
    const [, failed] = looks(once, [[0], [1, fails(TASK, "Retry")]]);
    expect(failed?.run).toMatchObject({ state: "Failed", reason: "Broken", message: "it is broken" });
  });
});

describe("AC-S12: every wait has a deadline, by default that of the plan, and expiry is a failure", () => {
  const wait = { objects: [named("web", web)], expression: "web.status.ready == 2" };
  const tasks: readonly (readonly [string, TaskSpec])[] = [
    ["objects", applyWeb],
    ["a deletion", gone],
    ["a condition", waits],
    ["a child run", { name: "child", run: { plan: "other" } }],
    ["a job", { name: "job", job: {} }],
  ];

  test.each(tasks)("of %s", (_, task) => {
    const plan = planOfTasks([task], { deadline: "5m" });
    const [first, early, late] = looks(plan, [[0], [299], [300]]);
    expect(first?.requeueAfter).toBe(300_000);
    expect(first?.blockers.get(`p/s/${task.name}`)?.until).toBe(START + 300_000);
    expect(early?.run?.state).toBe("Running");
    expect(late?.run).toMatchObject({ state: "Failed", reason: "DeadlineExceeded" });
  });

  test.each(["before", "after"] as const)("of a condition %s the tasks of a step", (stage) => {
    const plan = planOf([{ name: "p", steps: [{ name: "s", [stage]: wait, deadline: "1m" }] }]);
    const [first, late] = looks(plan, [[0], [60]]);
    expect(first?.requeueAfter).toBe(60_000);
    expect(late?.run).toMatchObject({
      state: "Failed",
      reason: "DeadlineExceeded",
      message: expect.stringContaining("did not hold in time"),
    });
  });

  test("with all its tries: the pause between them counts too", () => {
    const plan = planOfTasks([applyWeb], { deadline: "15s", retry: { first: "10s", jitter: "0%" } });
    const [, , again, late] = looks(plan, [[0], [1, fails(TASK, "Retry")], [11], [15]]);
    expect(wordsOf(plan, again?.run)).toContain("Running#2");
    expect(late?.run).toMatchObject({ state: "Failed", reason: "DeadlineExceeded" });
  });

  test("where the plan says none, it is an hour", () => {
    expect(look(planOfTasks([applyWeb]), undefined, 0).requeueAfter).toBe(3_600_000);
  });
});

describe("AC-S5: a job outside tells that it is alive and how far it is", () => {
  const job: TaskSpec = { name: "job", job: { heartbeat: "30s", input: { disk: "sda" } } };
  const plan = planOfTasks([job], { retry: { limit: 1, first: "20s", jitter: "0%" }, deadline: "10m" });
  const JOB = "p/s/job";
  const alive = (more: object = {}) => ({ results: [{ task: JOB, outcome: "Running" as const, ...more }] });
  const stateOf = (decision: ReturnType<typeof look> | undefined) => decision?.run?.phases[0]?.steps[0]?.tasks[0];

  test("it is begun once, with its input, and carries startedAt, heartbeat, progress and deadline", () => {
    const [first, heard] = looks(plan, [[0], [10, alive({ progress: 40 })]]);
    expect(first?.actions).toMatchObject([{ kind: "startJob", task: JOB, attempt: 1, input: { disk: "sda" } }]);
    expect(heard?.actions).toEqual([]);
    expect(stateOf(heard)).toMatchObject({ startedAt: START, heartbeatAt: START + 10_000, progress: 40 });
    expect(heard?.blockers.get(JOB)).toMatchObject({
      kind: "Job",
      until: START + 600_000,
      message: "its job is at work, 40 % done",
    });
    expect(heard?.requeueAfter).toBe(30_000);
  });

  test("a heartbeat that is missed stalls it, with the reason; a later one lets the same try go on", () => {
    const [, , silent, back, done2] = looks(plan, [
      [0],
      [10, alive()],
      [40, alive({ at: START + 10_000 })],
      [45, alive()],
      [50, done(JOB)],
    ]);
    expect(stateOf(silent)).toMatchObject({ state: "Stalled", reason: "HeartbeatMissed" });
    expect(silent?.blockers.get(JOB)).toMatchObject({ kind: "Stalled", until: START + 60_000 });
    expect(stateOf(back)).toMatchObject({ state: "Running", attempt: 1 });
    expect(done2?.run?.state).toBe("Complete");
  });

  test("the next try has a new number; what is heard of the one before does not count", () => {
    const [, , again, old, over] = looks(plan, [[0], [30], [50], [60, done(JOB)], [80]]);
    expect(again?.actions).toMatchObject([{ kind: "startJob", attempt: 2 }]);
    expect(old?.run).toBe(again?.run);
    expect(over?.run).toMatchObject({ state: "Failed", reason: "HeartbeatMissed" });
  });

  test("it may end, well or not, while it counts as silent", () => {
    const stalled = looks(plan, [[0], [30]]).at(-1);
    expect(stateOf(look(plan, stalled?.run, 35, done(JOB)))?.state).toBe("Complete");
    expect(stateOf(look(plan, stalled?.run, 35, fails(JOB, "Failed")))?.state).toBe("Failed");
    expect(stateOf(look(plan, stalled?.run, 35, fails(JOB, "Retry")))).toMatchObject({
      state: "Retrying",
      retryAt: START + 55_000,
    });
  });

  test.each([
    [-5, 0],
    [140, 100],
    [33.4, 33],
    [Number.NaN, undefined],
  ])("a progress of %s is stored as %s", (progress, stored) => {
    const [, heard] = looks(plan, [[0], [10, alive({ progress })]]);
    expect(stateOf(heard)?.progress).toBe(stored);
  });
});

describe("a child run", () => {
  const parent = planOfTasks([{ name: "zk", run: { plan: "zookeeper", parameters: { size: "3" } } }]);
  const first = look(parent, undefined, 0);
  const key = `${first.run?.uid}/p/s/zk/1`;

  test("is begun with what it is about, its parameters, the revision, and who began it", () => {
    expect(first.actions).toEqual([
      {
        kind: "startRun",
        key,
        task: "p/s/zk",
        attempt: 1,
        trigger: { plan: "zookeeper", subject: "edge-1", parameters: { size: "3" }, revision: "v2", parent: key },
      },
    ]);
  });

  test("is waited for, and completes its task", () => {
    const running = look(parent, first.run, 1, {
      children: new Map([[key, { state: "Running" as const, message: "pod 1" }]]),
    });
    expect(running.actions).toEqual([]);
    expect(blockersIn(running)[0]).toBe("p/s/zk ChildRun: the run that it began is on its way: pod 1");
    const complete = look(parent, running.run, 2, { children: new Map([[key, { state: "Complete" as const }]]) });
    expect(complete.run?.state).toBe("Complete");
  });

  test.each(["Failed", "Cancelled", "Superseded"] as const)(
    "AC-K12: a child that is %s fails its parent in one pass, with the child's message",
    (state) => {
      const failed = look(parent, first.run, 1, { children: new Map([[key, { state, message: "no quorum" }]]) });
      expect(wordsOf(parent, failed.run)).toBe("Failed p:Failed p/s:Failed p/s/zk:Failed#1");
      expect(failed.run).toMatchObject({ reason: `ChildRun${state}`, message: "no quorum" });
    },
  );

  test("of another try says nothing", () => {
    const other = look(parent, first.run, 1, {
      children: new Map([[key.replace(/1$/, "2"), { state: "Complete" as const }]]),
    });
    expect(other.run).toBe(first.run);
  });
});

describe("actions", () => {
  const plan = planOfTasks([applyWeb]);

  test("are given until their result is there, and again when what they did is seen to be undone", () => {
    const all = looks(plan, [
      [0],
      [1],
      [2, done(TASK)],
      [3, sees(3, { status: "InProgress" })],
      [4, sees(4, { status: "NotFound" })],
      [5, sees(5, { upToDate: "no" })],
    ]);
    expect(all.map(({ actions }) => actions.length)).toEqual([1, 1, 0, 0, 1, 1]);
  });

  test("row 65: what is applied is done when it is seen Current, what is deleted when it is seen to be gone", () => {
    const ends = (task: TaskSpec, second: Parameters<typeof sees>[1]): string | undefined =>
      looks(planOfTasks([task]), [[0], [1, sees(1, second)]]).at(-1)?.run?.state;
    expect([ends(applyWeb, {}), ends(applyWeb, { status: "InProgress" })]).toEqual(["Complete", "Running"]);
    for (const status of ["Current", "Terminating", "Unknown"] as const) expect(ends(gone, { status })).toBe("Running");
    expect(ends(gone, { status: "NotFound" })).toBe("Complete");
  });

  test("of a deletion are given again for what came back", () => {
    const remove = planOfTasks([gone]);
    const all = looks(remove, [[0], [1, done("p/s/remove")], [2, sees(2, { status: "Terminating" })], [3, sees(3)]]);
    expect(all.map(({ actions }) => actions.length)).toEqual([1, 0, 0, 1]);
  });
});

describe("time", () => {
  test("a time that is none is a mistake of the program", () => {
    expect(() => advance(planOf([]), undefined, { now: Number.NaN, trigger, observations: new Map() })).toThrow(
      RangeError,
    );
  });

  test("never goes back within a run", () => {
    const plan = planOfTasks([applyWeb]);
    const first = look(plan, undefined, 100);
    const [back] = [look(plan, first.run, 50, sees(101))];
    expect(back?.run).toBe(first.run);
  });
});

describe("two objects", () => {
  test("both must be there, and the first that is missing is named", () => {
    const plan = planOfTasks([{ name: "apply", apply: { objects: [web, db] } }]);
    const [, one, both] = looks(plan, [
      [0],
      [1, sees(1)],
      [2, { observations: observed([web, seen(2)], [db, seen(2)]) }],
    ]);
    expect(blockersIn(one!)[0]).toBe("p/s/apply Objects: StatefulSet.apps shop/db was not seen since this try began");
    expect(both?.run?.state).toBe("Complete");
  });
});
