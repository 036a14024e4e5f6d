import { describe, expect, test } from "vitest";
import { type Fields, TIME } from "./testing/fleet.ts";
import { applies, drained, Package, stepPlan, sync, WAIT_FOR_DRAIN } from "./testing/steps-fleet.ts";

const ONE = {
  actuate: [{ system: "config-sync" }],
  clusters: [{ name: "a" }],
  strategy: { waves: [{ name: "all", select: { rest: true } }], deadline: "2h" },
};
const TASKS = stepPlan([{ name: "go", steps: [applies("base"), applies("addons")] }], { deadline: "30m" });
const DRAIN = stepPlan([{ name: "go", steps: [WAIT_FOR_DRAIN, applies("base")] }], { deadline: "30m" });
const both = (base: string, addons = "v1") => ({ "a/base": base, "a/addons": addons });

describe("ADR 30: no deadline of a step runs while somebody holds the target", () => {
  const fleetOf = (): Package =>
    new Package([TASKS, sync("a", "base"), sync("a", "addons")], ONE).render(0, both("v1")).render(1, both("v1"));

  test("that of a task begins anew when the hold is gone, and then runs out", () => {
    const fleet = fleetOf();
    for (const minute of [20, 45, 90]) fleet.render(minute, both("v1 Current held:ops"));
    expect([fleet.words(), fleet.steps("a")]).toEqual(["a:Released", "Running base:Running addons:Pending"]);
    fleet.render(95, both("v1")).render(120, both("v1"));
    expect([fleet.words(), fleet.steps("a")]).toEqual(["a:Released", "Running base:Running addons:Pending"]);
    fleet.render(126, both("v1"));
    expect([fleet.words(), fleet.steps("a")]).toEqual(["a:Failed", "Failed base:Failed addons:Pending"]);
  });

  test("a report that shows the hold for the first time after the deadline is in time", () => {
    const fleet = fleetOf().render(50, both("v1 Current held:ops"));
    expect(fleet.steps("a")).toBe("Running base:Running addons:Pending");
    fleet.render(55, both("v2")).render(60, both("v2", "v2"));
    expect([fleet.words(), fleet.steps("a")]).toEqual(["a:Landed", "Complete base:Complete addons:Complete"]);
  });

  test("that of a condition stands still too", () => {
    const fleet = new Package([DRAIN, sync("a", "base")], ONE).render(0, { "a/base": "v1" }, [drained("a", 0, 1)]);
    fleet.render(50, { "a/base": "v1 Current held:ops" }, [drained("a", 50, 1)]);
    fleet.render(55, { "a/base": "v1" }, [drained("a", 55, 1)]);
    expect(fleet.steps("a")).toBe("Running drain:Running base:Pending");
    fleet.render(86, { "a/base": "v1" }, [drained("a", 86, 1)]);
    expect(fleet.steps("a")).toBe("Failed drain:Failed base:Pending");
  });

  test("what a condition waits for is told since it began to wait, not since the last render", () => {
    const fleet = new Package([DRAIN, sync("a", "base")], ONE).render(0, { "a/base": "v1" }, [drained("a", 0, 1)]);
    for (const minute of [20, 50]) fleet.render(minute, { "a/base": "v1 Current held:ops" }, [drained("a", minute, 1)]);
    const pages = fleet.objects.filter(({ kind }) => kind === "StepRun");
    const waits = pages.flatMap(({ status }) => (status as { readonly waits?: readonly Fields[] }).waits ?? []);
    const own = waits.filter(({ kind }) => kind === "PreCondition").map(({ at, since }) => [at, since]);
    expect(own).toEqual(["go/drain", "go", ""].map((path) => [path, TIME(0)]));
  });

  test("a hold of what has the revision already stops no deadline", () => {
    const fleet = fleetOf().render(20, both("v2 Current held:ops", "v1")).render(55, both("v2 Current held:ops", "v1"));
    expect([fleet.words(), fleet.steps("a")]).toEqual(["a:Failed", "Failed base:Complete addons:Failed"]);
  });

  test("the deadline of the target itself stands still where several objects deliver to it", () => {
    const fleet = new Package(
      [
        stepPlan([{ name: "go", steps: [applies("base"), applies("addons")] }], { deadline: "9h" }),
        sync("a", "base"),
        sync("a", "addons"),
      ],
      ONE,
    );
    fleet.render(0, both("v1"));
    for (const minute of [60, 130, 200]) fleet.render(minute, both("v1 Current held:ops"));
    expect(fleet.words()).toBe("a:Released");
  });
});

test("the handbrake stops the deadlines of steps: they begin anew after it", () => {
  const fleet = new Package([TASKS, sync("a", "base"), sync("a", "addons")], ONE).render(0, both("v1"));
  const braked = { handbrake: { by: "ana" } };
  fleet.render(10, both("v1"), [], braked).render(90, both("v1"), [], braked).render(95, both("v1"));
  expect([fleet.words(), fleet.steps("a")]).toEqual(["a:Released", "Running base:Running addons:Pending"]);
  fleet.render(126, both("v1"));
  expect(fleet.steps("a")).toBe("Failed base:Failed addons:Pending");
});
