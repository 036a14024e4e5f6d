import { describe, expect, test } from "vitest";
import { applyWeb, named, planOf, START, trigger, web } from "../testing/fixtures.ts";
import { simulateRun } from "./simulate-run.ts";

const apply = (name: string) => ({ name, tasks: [applyWeb] });
const SERIAL = planOf([{ name: "a", steps: [apply("x"), apply("y")] }]);
const RETRY = { retry: { limit: 2, first: "10s", factor: 2, jitter: "0%" } };
const model = { start: START };
const after = (time: number): number => (time - START) / 1000;

describe("how a run would go", () => {
  test("every try takes its time, a task is seen a second after it, and the timeline says when what changed", () => {
    const { state, endsAt, timeline, touched } = simulateRun(SERIAL, trigger, { ...model, secondsOf: () => 20 });
    expect([state, after(endsAt), touched]).toEqual(["Complete", 42, ["a/x/apply", "a/y/apply"]]);
    const steps = timeline.filter(({ path }) => path === "a/x" || path === "a/y");
    expect(steps.map(({ path, to, at }) => `${after(at)} ${path} ${to}`)).toEqual([
      "0 a/x Running",
      "21 a/x Complete",
      "21 a/y Running",
      "42 a/y Complete",
    ]);
  });

  test("without a word of the model a try takes half a minute, and succeeds", () => {
    const { state, endsAt } = simulateRun(SERIAL, trigger, model);
    expect([state, after(endsAt)]).toEqual(["Complete", 62]);
  });

  test("less than a second is one", () => {
    expect(after(simulateRun(SERIAL, trigger, { ...model, secondsOf: () => 0 }).endsAt)).toBe(4);
  });

  test("a failure is tried again after its pauses, and then ends the run; what comes after it is never touched", () => {
    const plan = planOf([{ name: "a", steps: [apply("x"), apply("y")] }], RETRY);
    const outcomeOf = (task: string) => (task === "a/x/apply" ? ("Retry" as const) : ("Succeeded" as const));
    const { state, timeline, touched, endsAt } = simulateRun(plan, trigger, {
      ...model,
      secondsOf: () => 5,
      outcomeOf,
    });
    expect([state, touched, after(endsAt)]).toEqual(["Failed", ["a/x/apply"], 45]);
    expect(timeline.filter(({ path, to }) => path === "a/x/apply" && to === "Retrying")).toHaveLength(2);
  });

  test("conditions and waits are taken as true, by name; jobs and runs of other plans take the time of their task", () => {
    const condition = { objects: [named("web", web)], expression: "web.status.ready" };
    const plan = planOf([
      {
        name: "a",
        steps: [
          { ...apply("x"), before: condition, after: condition },
          {
            name: "y",
            tasks: [
              { name: "w", wait: condition },
              { name: "j", job: {} },
              { name: "r", run: { plan: "other" } },
            ],
          },
        ],
      },
    ]);
    const { state, assumes, endsAt } = simulateRun(plan, trigger, { ...model, secondsOf: () => 10 });
    expect([state, assumes, after(endsAt)]).toEqual(["Complete", ["a/x", "a/y/w"], 41]);
  });

  test("a child run that fails, and a deletion, end as they are told", () => {
    const plan = planOf([
      {
        name: "a",
        steps: [
          {
            name: "x",
            tasks: [
              { name: "d", delete: { objects: [web] } },
              { name: "r", run: { plan: "p" } },
            ],
          },
        ],
      },
    ]);
    const outcomeOf = (task: string) => (task === "a/x/r" ? ("Failed" as const) : ("Succeeded" as const));
    expect(simulateRun(plan, trigger, model)).toMatchObject({ state: "Complete", touched: ["a/x/d", "a/x/r"] });
    expect(simulateRun(plan, trigger, { ...model, outcomeOf }).state).toBe("Failed");
  });
});
