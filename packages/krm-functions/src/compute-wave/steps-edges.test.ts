import { describe, expect, test } from "vitest";
import type { Fields } from "./testing/fleet.ts";
import { applies, drained, Package, stepPlan, sync, WAIT_FOR_DRAIN } from "./testing/steps-fleet.ts";

const ACTUATE = { actuate: [{ system: "config-sync" }] };
const ONE = {
  clusters: [{ name: "a" }],
  strategy: { waves: [{ name: "all", select: { rest: true } }], deadline: "10h" },
};

describe("runs beside a plan", () => {
  test("a long run is several StepRuns, which are read back and written in place", () => {
    const waits = Array.from({ length: 130 }, (_, index) => ({
      name: `s${index}`,
      tasks: [{ name: "wait", wait: WAIT_FOR_DRAIN["before"] }],
    }));
    const fleet = new Package(
      [stepPlan([{ name: "go", steps: [applies("base"), ...waits] as Fields[] }]), sync("a", "base")],
      {
        ...ACTUATE,
        ...ONE,
      },
    );
    fleet.render(0, { "a/base": "v1" }).render(1, { "a/base": "v2" }, [drained("a", 1, 1)]);
    expect(fleet.run("a")?.pages).toBe(2);
    expect(fleet.steps("a")).toMatch(/^Running base:Complete s0:Running s1:Pending/);
    fleet.render(2, { "a/base": "v2" }, [drained("a", 2, 0)]);
    expect(fleet.run("a")).toMatchObject({ pages: 2, run: { state: "Complete" } });
    expect(fleet.words()).toBe("a:Landed");
  });

  test("a rollout of one package has one delivery for each target, and steps around it", () => {
    const object = sync("a", "shop");
    const fleet = new Package([stepPlan([{ name: "go", steps: [WAIT_FOR_DRAIN, applies("shop")] }]), object], {
      ...ACTUATE,
      ...ONE,
      package: "shop",
    });
    fleet.render(0, { "a/shop": "v1" }, [drained("a", 0, 1)]);
    expect([fleet.words(), fleet.moved("a")]).toEqual(["a/shop:Released", ""]);
    fleet.render(1, { "a/shop": "v1" }, [drained("a", 1, 0)]);
    expect(fleet.moved("a")).toBe("shop");
    fleet.render(2, { "a/shop": "v2" });
    expect([fleet.words(), fleet.steps("a/shop")]).toEqual(["a/shop:Landed", "Complete drain:Complete shop:Complete"]);
  });

  test("what a condition names may lie in the snapshot of a hub, where it is the only one of its name", () => {
    const inHub = (name: string, minute: number): Fields => {
      const snapshot = drained("a", minute, 0);
      return { ...snapshot, metadata: { name }, spec: { ...(snapshot["spec"] as Fields), cluster: name } };
    };
    const plan = stepPlan([{ name: "go", steps: [WAIT_FOR_DRAIN, applies("base")] }]);
    const fleet = new Package([plan, sync("a", "base")], { ...ACTUATE, ...ONE });
    fleet.render(0, { "a/base": "v1" }, [inHub("hub-1", 0), inHub("hub-2", 0)]);
    expect(fleet.steps("a")).toBe("Running drain:Running base:Pending");
    const single = new Package([plan, sync("a", "base")], { ...ACTUATE, ...ONE });
    single.render(0, { "a/base": "v1" }, [inHub("hub-1", 0)]);
    expect(single.steps("a")).toBe("Running drain:Complete base:Running");
  });

  test("two rollouts of one package have runs of their own", () => {
    const plan = stepPlan([{ name: "go", steps: [applies("base")] }]);
    const first = new Package([plan, sync("a", "base")], ONE);
    first.render(0, { "a/base": "v1" });
    const second = new Package(first.objects, { ...ONE, rollout: "other", mode: "live" });
    const before = JSON.stringify(first.run("a"));
    second.render(1, { "a/base": "v1" });
    expect(JSON.stringify(first.run("a"))).toBe(before);
    expect(second.objects.filter(({ kind }) => kind === "StepRun").length).toBeLessThanOrEqual(2);
  });

  test("parameters that are changed in the middle begin another run, and the one before is superseded", () => {
    const plan = stepPlan([{ name: "go", steps: [applies("base"), applies("addons")] }], {
      parameters: [{ name: "size", default: "1" }],
    });
    const fleet = new Package([plan, sync("a", "base"), sync("a", "addons")], { ...ACTUATE, ...ONE });
    const v1 = { "a/base": "v1", "a/addons": "v1" };
    fleet.render(0, v1).render(1, { ...v1, "a/base": "v2" });
    fleet.render(2, { ...v1, "a/base": "v2" }, [], { steps: { parameters: { size: "2" } } });
    expect(fleet.run("a")?.run).toMatchObject({ attempt: 2, history: { runs: [{ outcome: "Superseded" }] } });
  });

  test("a target that is skipped and let go again goes on where it was", () => {
    const plan = stepPlan([{ name: "go", steps: [applies("base"), applies("addons")] }]);
    const fleet = new Package([plan, sync("a", "base"), sync("a", "addons")], { ...ACTUATE, ...ONE });
    const v1 = { "a/base": "v1", "a/addons": "v1" };
    const skip = { skips: [{ target: "a", by: "ana" }] };
    fleet
      .render(0, v1)
      .render(1, { ...v1, "a/base": "v2" }, [], skip)
      .render(2, { ...v1, "a/base": "v2" }, [], skip);
    expect([fleet.words(), fleet.moved("a")]).toEqual(["a:Held", "base"]);
    fleet.render(3, { ...v1, "a/base": "v2" }).render(4, { ...v1, "a/base": "v2" });
    expect([fleet.words(), fleet.run("a")?.run.attempt, fleet.moved("a")]).toEqual(["a:Released", 1, "base addons"]);
  });

  test("a word that no run can hear yet is named, and one that has had its time is not", () => {
    const plan = stepPlan([{ name: "go", steps: [applies("base")] }]);
    const say = (...words: readonly Fields[]): Fields => ({
      steps: { commands: words.map((word) => ({ target: "a", by: "ana", ...word })) as Fields[] },
    });
    const cancel = say({ verb: "cancel" });
    const fleet = new Package([plan, sync("a", "base")], { ...ACTUATE, ...ONE });
    fleet.render(0, { "a/base": "v1" }, [], cancel);
    expect(fleet.said("warning").join("\n")).toContain(
      "the cancel of a by ana does not count: no run of its steps has begun",
    );
    fleet.render(1, { "a/base": "v1" }, [], say({ verb: "retry", attempt: 3 }, { verb: "retry", tries: 2 }));
    expect(fleet.said("warning").join("\n")).toContain("it is for run 3, and this is run 1");
    expect(fleet.said("warning").join("\n")).toContain("it is for opening 2 of run 1, and this is opening 1");
    fleet.render(2, { "a/base": "v1" }, [], cancel);
    expect(fleet.run("a")?.run.state).toBe("Cancelled");
    fleet.render(3, { "a/base": "v1" }, [], cancel);
    expect(fleet.said("warning").join("\n")).not.toContain("does not count");
  });
});
