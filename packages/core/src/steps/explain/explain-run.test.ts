import { describe, expect, test } from "vitest";
import { applyWeb, look, looks, observed, planOf, seen, trigger, web } from "../testing/fixtures.ts";
import { explainRun, formatRunTree } from "./explain-run.ts";
import { simulateRun } from "./simulate-run.ts";

const plan = planOf([
  { name: "drain", steps: [{ name: "move", tasks: [applyWeb] }] },
  { name: "verify", steps: [{ name: "job", tasks: [{ name: "run", job: {}, retry: { limit: 1, first: "10s" } }] }] },
]);

describe("explainRun", () => {
  test("AC-S2, row 66: everything says its state, since when, at which try, and what would release it", () => {
    const decision = look(plan, undefined, 5);
    const explained = explainRun(plan, decision);
    expect(explained.map(({ path, state, attempt }) => `${path} ${state} ${attempt ?? ""}`.trim())).toEqual([
      "Running 1",
      "drain Running",
      "drain/move Running",
      "drain/move/apply Running 1",
      "verify Pending",
      "verify/job Pending",
      "verify/job/run Pending",
    ]);
    expect(explained.every(({ blocker }) => blocker !== undefined && blocker.releasedBy !== "")).toBe(true);
    expect(explained.find(({ path }) => path === "verify")?.blocker).toMatchObject({ kind: "Dependency" });
    expect(explained.find(({ path }) => path === "verify/job/run")?.blocker?.at).toBe("verify");
  });

  test("what is over waits for nothing", () => {
    const [, done] = looks(plan, [[0], [1, { observations: observed([web, seen(1)]) }]]);
    expect(explainRun(plan, done!).find(({ path }) => path === "drain")?.blocker).toBeUndefined();
  });

  test("of another plan nothing is told", () => {
    const { run, blockers } = look(planOf([{ name: "other", steps: [] }]), undefined, 0);
    expect([explainRun(plan, { run, blockers }), formatRunTree(plan, { run, blockers })]).toEqual([[], ""]);
  });

  test("row 21: as a tree, with the try and the failure", () => {
    const [, , again] = looks(plan, [
      [0],
      [1, { observations: observed([web, seen(1)]) }],
      [2, { results: [{ task: "verify/job/run", outcome: "Retry", message: "no route" }] }],
    ]);
    expect(formatRunTree(plan, again!)).toBe(
      [
        "Run 1 of upgrade Running: try 1 failed: no route",
        "  drain Complete",
        "    move Complete",
        "      apply Complete",
        "  verify Running: try 1 failed: no route",
        "    job Running: try 1 failed: no route",
        "      run Retrying: try 1 failed: no route",
        "",
      ].join("\n"),
    );
  });
});

describe("simulateRun", () => {
  const model = { start: 0 };
  test("row 107: says when everything begins and ends, without touching anything", () => {
    const run = simulateRun(plan, trigger, { ...model, secondsOf: (task) => (task === "drain/move/apply" ? 60 : 30) });
    expect(run).toMatchObject({ state: "Complete", touched: ["drain/move/apply", "verify/job/run"], assumes: [] });
    const ends = run.timeline.filter(({ to }) => to === "Complete").map(({ path, at }) => [path, at / 1000]);
    expect(ends).toContainEqual(["drain", expect.any(Number)]);
    expect(run.endsAt).toBeGreaterThanOrEqual(90_000);
    expect(run.endsAt).toBeLessThan(95_000);
  });

  test("a failure that passes is tried again, after its pause", () => {
    const outcomeOf = (_task: string, attempt: number) => (attempt === 1 ? ("Retry" as const) : ("Succeeded" as const));
    const { state, timeline } = simulateRun(planOf([plan1]), trigger, { ...model, outcomeOf });
    expect(state).toBe("Complete");
    expect(timeline.some(({ to }) => to === "Retrying")).toBe(true);
  });

  test("a final failure touches nothing after it", () => {
    const outcomeOf = (task: string) => (task.startsWith("drain") ? ("Failed" as const) : ("Succeeded" as const));
    expect(simulateRun(plan, trigger, { ...model, outcomeOf })).toMatchObject({
      state: "Failed",
      touched: ["drain/move/apply"],
    });
  });

  test("AC-X3: the same model gives the same answer", () => {
    expect(simulateRun(plan, trigger, model)).toEqual(simulateRun(plan, trigger, model));
  });
});

const plan1 = {
  name: "p",
  steps: [{ name: "s", tasks: [{ name: "run", job: {}, retry: { limit: 1, first: "10s" } }] }],
};
