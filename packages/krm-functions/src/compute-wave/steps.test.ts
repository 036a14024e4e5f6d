import { describe, expect, test } from "vitest";
import type { Fields, Lines } from "./testing/fleet.ts";
import { applies, drained, Package, stepPlan, sync, WAIT_FOR_DRAIN } from "./testing/steps-fleet.ts";

const PLAN = stepPlan([{ name: "go", steps: [WAIT_FOR_DRAIN, applies("base"), applies("addons")] }]);
const SHORT = stepPlan([{ name: "go", steps: [applies("base"), applies("addons")] }], { deadline: "30m" });
const V1 = { "a/base": "v1", "a/addons": "v1", "b/base": "v1", "b/addons": "v1" };
const syncs = (revision: string): readonly Fields[] =>
  ["a", "b"].flatMap((cluster) => [sync(cluster, "base", revision), sync(cluster, "addons", revision)]);

/** The two ways to carry out a wave: write its revision, or hold the objects that may not have it yet. */
type Way = (plan: Fields, config?: Fields) => Package;
const WAYS: readonly (readonly [string, Way])[] = [
  [
    "actuate writes the revision",
    (plan, config) => new Package([plan, ...syncs("v1")], { actuate: [{ system: "config-sync" }], ...config }),
  ],
  [
    "set-suspend holds what waits",
    (plan, config) => new Package([plan, ...syncs("v2")], config ?? {}, { holds: true }),
  ],
];

describe.each(WAYS)("steps in a wave: %s", (_, fleetOf) => {
  test("a wave releases a target, the steps walk inside it, and each render moves what the evidence allows", () => {
    const fleet = fleetOf(PLAN);
    fleet.render(0, V1, [drained("a", 0, 3), drained("b", 0, 0)]);
    expect([fleet.words(), fleet.moved("a")]).toEqual(["a:Released b:Waiting", ""]);
    expect(fleet.steps("a")).toBe("Running drain:Running base:Pending addons:Pending");
    expect(fleet.said("info")).toContain(
      "target a: steps: Drain.example.com fleet/a has status.connections 3, not 0; goes on when it holds",
    );
    fleet.render(1, V1, [drained("a", 1, 0)]);
    expect([fleet.steps("a"), fleet.moved("a")]).toEqual([
      "Running drain:Complete base:Running addons:Pending",
      "base",
    ]);
    fleet.render(2, { ...V1, "a/base": "v2 InProgress" });
    expect([fleet.steps("a"), fleet.moved("a")]).toEqual([
      "Running drain:Complete base:Running addons:Pending",
      "base",
    ]);
    fleet.render(3, { ...V1, "a/base": "v2" });
    expect(fleet.steps("a")).toBe("Running drain:Complete base:Complete addons:Running");
    expect([fleet.words(), fleet.moved("a"), fleet.steps("b")]).toEqual([
      "a:Released b:Waiting",
      "base addons",
      "(none)",
    ]);
    fleet.render(4, { ...V1, "a/base": "v2", "a/addons": "v2" });
    expect(fleet.steps("a")).toBe("Complete drain:Complete base:Complete addons:Complete");
    expect([fleet.words(), fleet.moved("b")]).toEqual(["a:Landed b:Released", ""]);
  });

  test("a failure that passes is tried again; one that stays fails the target with the step's words, and a retry goes on", () => {
    const fleet = fleetOf(SHORT);
    fleet.render(0, V1).render(1, { ...V1, "a/base": "v2 Failed" });
    expect([fleet.words(), fleet.run("a")?.run.phases[0]?.steps[0]?.tasks[0]?.state]).toEqual([
      "a:Released b:Waiting",
      "Retrying",
    ]);
    fleet.render(2, { ...V1, "a/base": "v2 Failed" }).render(3, { ...V1, "a/base": "v2 Failed" });
    expect([fleet.words(), fleet.steps("a"), fleet.moved("a")]).toEqual([
      "a:Failed b:Waiting",
      "Failed base:Failed addons:Pending",
      "base",
    ]);
    expect(fleet.said("warning").join("\n")).toContain(
      "target a: step go/base is Failed (RootSync.configsync.gke.io fleet/a-base: base is Failed)",
    );
    expect(fleet.said("warning").join("\n")).toContain(
      "target a has failed (Failed: RootSync.configsync.gke.io fleet/a-base: base is Failed)",
    );
    const commands = [{ verb: "retry", target: "a", by: "ana", reason: "the chart is there again" }];
    fleet.render(4, { ...V1, "a/base": "v2 Failed" }, [], { steps: { commands } });
    expect([fleet.words(), fleet.steps("a")]).toEqual(["a:Released b:Waiting", "Running base:Running addons:Pending"]);
    fleet.render(5, { ...V1, "a/base": "v2" }, [], { steps: { commands } });
    fleet.render(6, { ...V1, "a/base": "v2", "a/addons": "v2" }, [], { steps: { commands } });
    expect([fleet.words(), fleet.run("a")?.run.tries]).toEqual(["a:Landed b:Released", 2]);
  });

  test("a step is skipped by a word: what it owns stays as it is, and the target lands without it", () => {
    const fleet = fleetOf(SHORT);
    const commands = [{ verb: "skip", target: "a", step: "go/addons", by: "ana", reason: "not here" }];
    fleet.render(0, V1).render(1, { ...V1, "a/base": "v2" }, [], { steps: { commands } });
    expect(fleet.steps("a")).toBe("Complete base:Complete addons:Skipped");
    fleet.render(2, { ...V1, "a/base": "v2" }, [], { steps: { commands } });
    expect([fleet.words(), fleet.moved("a")]).toEqual(["a:Landed b:Released", "base"]);
    expect(fleet.run("a")?.run.phases[0]?.steps[1]?.skippedBy).toEqual({ by: "ana", reason: "not here" });
  });

  test("a wait that is too long fails the target, by the time alone", () => {
    const fleet = fleetOf(SHORT);
    fleet.render(0, V1).render(29, V1);
    expect(fleet.words()).toBe("a:Released b:Waiting");
    fleet.render(31, V1);
    expect([fleet.words(), fleet.run("a")?.run.reason]).toEqual(["a:Failed b:Waiting", "DeadlineExceeded"]);
  });

  test("what is seen too early, too late or of another revision moves nothing", () => {
    const fleet = fleetOf(SHORT);
    fleet.render(0, { ...V1, "a/base": "v2", "a/addons": "v1" });
    expect(fleet.steps("a")).toBe("Running base:Running addons:Pending");
    fleet.render(1, V1).render(2, {});
    expect([fleet.steps("a"), fleet.moved("a")]).toEqual(["Running base:Running addons:Pending", "base"]);
  });

  test("a target that goes back walks the same steps", () => {
    const fleet = fleetOf(SHORT);
    const at = (base: string, addons: string): Lines => ({ ...V1, "a/base": base, "a/addons": addons });
    fleet.render(0, V1).render(1, at("v2", "v1")).render(2, at("v2", "v1"));
    const back = { rollback: { by: "ana", attempt: 1 } };
    fleet.render(3, at("v2", "v1"), [], back);
    expect([fleet.words(), fleet.steps("a")]).toEqual([
      "a:RollingBack b:Waiting",
      "Running base:Running addons:Pending",
    ]);
    expect(fleet.run("a")?.run).toMatchObject({ attempt: 2, trigger: { revision: "v1" } });
    expect(fleet.moved("a")).toBe("addons");
    fleet.render(4, at("v1", "v1"), [], back);
    fleet.render(5, at("v1", "v1"), [], back).render(6, at("v1", "v1"), [], back);
    expect([fleet.words(), fleet.steps("a"), fleet.moved("a")]).toEqual([
      "a:RolledBack b:Waiting",
      "Complete base:Complete addons:Complete",
      "",
    ]);
  });

  test("while the rollout is paused no step begins; under the handbrake nothing moves; without a clock neither", () => {
    for (const stop of [{ pause: { by: "ana" } }, { handbrake: { by: "ana" } }]) {
      const fleet = fleetOf(SHORT);
      fleet.render(0, V1).render(1, { ...V1, "a/base": "v2" }, [], stop);
      expect([fleet.steps("a").includes("addons:Pending"), fleet.moved("a")]).toEqual([true, "base"]);
      fleet.render(2, { ...V1, "a/base": "v2" }).render(3, { ...V1, "a/base": "v2" });
      expect(fleet.steps("a")).toBe("Running base:Complete addons:Running");
    }
  });

  test("a plan that is edited in the middle of a run stops that run with its name, and moves nothing; a rerun goes on with it", () => {
    const fleet = fleetOf(SHORT);
    fleet.render(0, V1);
    const before = JSON.stringify(fleet.run("a"));
    const edited = stepPlan([{ name: "go", steps: [applies("addons")] }]);
    fleet.render(1, { ...V1, "a/base": "v2" }, [edited]);
    expect(fleet.said("warning").join("\n")).toMatch(/target a: .*plan/);
    expect([JSON.stringify(fleet.run("a")), fleet.moved("a")]).toEqual([before, "base"]);
    const commands = [{ verb: "rerun", target: "a", by: "ana", reason: "base is there" }];
    fleet.render(2, { ...V1, "a/base": "v2" }, [], { steps: { commands: [{ ...commands[0], verb: "override" }] } });
    expect(fleet.steps("a")).toBe("Running addons:Running");
  });

  test("a target that leaves the inventory keeps its run, and goes on when it is back", () => {
    const fleet = fleetOf(SHORT);
    const without = { clusters: [{ name: "b" }], strategy: { waves: [{ name: "rest", select: { rest: true } }] } };
    const all = { strategy: without.strategy };
    fleet.render(0, V1, [], all).render(1, { ...V1, "a/base": "v2" }, [], without);
    expect(fleet.steps("a")).toBe("Running base:Running addons:Pending");
    expect(fleet.said("info")).toContain(
      "steps are kept of what is no target any more: a (StepRun shop-a): they go on when it is one again; remove the StepRun to forget it",
    );
    fleet.render(2, { ...V1, "a/base": "v2" }, [], all);
    expect([fleet.steps("a"), fleet.run("a")?.run.attempt]).toEqual(["Running base:Complete addons:Running", 1]);
    expect(fleet.said("info").join("\n")).not.toContain("steps are kept");
  });

  test("a newer revision supersedes the run, which is in the history", () => {
    const fleet = fleetOf(SHORT);
    fleet.render(0, V1).render(1, { ...V1, "a/base": "v2" });
    fleet.render(2, { ...V1, "a/base": "v2" }, [], { revision: "v3" });
    const run = fleet.run("a")?.run;
    expect([run?.trigger.revision, run?.attempt, run?.history?.runs.map(({ outcome }) => outcome)]).toEqual([
      "v3",
      2,
      ["Superseded"],
    ]);
    expect(fleet.steps("a")).toBe("Running base:Running addons:Pending");
  });
});

test("row 85: parameters of the steps are filled in for each target", () => {
  const plan = stepPlan([{ name: "go", steps: [applies("base")] }], {
    parameters: [{ name: "host" }, { name: "site" }],
  });
  const parameters = { host: "$(site).example.com", site: "$(CLUSTER_NAME)-$(REVISION)" };
  const fleet = new Package([plan, ...syncs("v1")], { actuate: [{ system: "config-sync" }], steps: { parameters } });
  fleet.render(0, V1).render(1, { ...V1, "a/base": "v2", "a/addons": "v2" });
  expect(["a", "b"].map((cluster) => fleet.run(cluster)?.run.trigger.parameters)).toEqual([
    { host: "a-v2.example.com", site: "a-v2" },
    { host: "b-v2.example.com", site: "b-v2" },
  ]);
});

test("a rollout that is only judged has no steps: a target has landed when all of it is seen there", () => {
  const fleet = new Package([SHORT, ...syncs("v1")], { mode: "shadow" });
  fleet.render(0, V1).render(1, { ...V1, "a/base": "v2" });
  expect([fleet.words(), fleet.run("a")]).toEqual(["a:Released b:Waiting", undefined]);
  fleet.render(2, { ...V1, "a/base": "v2", "a/addons": "v2" });
  expect(fleet.words()).toBe("a:Landed b:Released");
  expect(JSON.stringify(fleet.objects)).not.toContain("landfall.dev/step");
});

describe("steps that cannot be", () => {
  const apply = (objects: Fields): Fields => ({ name: "s", tasks: [{ name: "t", apply: { objects: [objects] } }] });
  const plan = (step: Fields): Fields => stepPlan([{ name: "go", steps: [step] }]);
  const SELECTED = { labelSelector: { matchLabels: { part: "base" } } };
  test.each<[string, readonly Fields[], Fields, string]>([
    ["no plan", [], {}, "NoStepPlan"],
    ["another plan", [plan(apply(SELECTED))], { plan: "upgrad" }, "NoStepPlan"],
    ["a plan that is none", [{ ...plan({}), spec: {} }], {}, "MissingField"],
    [
      "an expression",
      [
        plan({
          name: "s",
          before: { objects: [{ key: "d", apiVersion: "v1", kind: "Pod", name: "x" }], expression: "true" },
        }),
      ],
      {},
      "NoExpressionEngine",
    ],
    [
      "a deletion of what delivers elsewhere",
      [plan({ name: "s", tasks: [{ name: "t", delete: { objects: [{ group: "x.io", kind: "X", name: "x" }] } }] })],
      {},
      "NotDelivered",
    ],
    [
      "what delivers elsewhere",
      [plan(apply({ group: "configsync.gke.io", kind: "RootSync", namespace: "fleet", name: "b-base" }))],
      {},
      "NotDelivered",
    ],
    [
      "runs that begin each other",
      [
        plan({ name: "s", tasks: [{ name: "t", run: { plan: "other" } }] }),
        {
          ...stepPlan([{ name: "go", steps: [{ name: "s", tasks: [{ name: "t", run: { plan: "upgrade" } }] }] }]),
          metadata: { name: "other" },
        },
      ],
      { plan: "upgrade" },
      "PlanCycle",
    ],
    ["nothing selected", [plan(apply({ kind: "Deployment" }))], {}, "NothingSelected"],
    [
      "a parameter that the plan does not have",
      [stepPlan([{ name: "go", steps: [apply(SELECTED)] }], { parameters: [{ name: "size" }] })],
      { parameters: { sizes: "2" } },
      "UnknownParameter",
    ],
    [
      "parameters that name each other in a circle",
      [stepPlan([{ name: "go", steps: [apply(SELECTED)] }], { parameters: [{ name: "a" }, { name: "b" }] })],
      { parameters: { a: "$(b)", b: "$(a)" } },
      "BindingCycle",
    ],
  ])("%s: nothing is written", (_, objects, steps, code) => {
    const fleet = new Package([...objects, ...syncs("v1")], { actuate: [{ system: "config-sync" }], steps });
    fleet.render(0, V1);
    expect(fleet.results.filter(({ severity }) => severity === "error").map(({ tags }) => tags?.["code"])).toContain(
      code,
    );
    expect([fleet.words(), fleet.run("a"), fleet.moved("a")]).toEqual(["", undefined, ""]);
  });

  test("objects of two steps that are reported as one are named", () => {
    const same = (name: string): Fields => {
      const object = sync("a", name);
      return {
        ...object,
        metadata: { ...(object["metadata"] as Fields), annotations: { "landfall.dev/target": "a/all" } },
      };
    };
    const fleet = new Package([SHORT, same("base"), same("addons")], { clusters: [{ name: "a" }] });
    fleet.render(0, V1);
    expect(fleet.said("error")).toEqual([
      expect.stringContaining("are in different steps, and are reported as one: a/all"),
    ]);
  });

  test("steps that are taken away while a run is on its way are an error; without runs everything is moved at once", () => {
    const fleet = new Package([SHORT, ...syncs("v1")], { actuate: [{ system: "config-sync" }] });
    fleet.render(0, V1);
    const objects = fleet.objects;
    fleet.render(1, V1, [], { steps: undefined as never });
    expect(fleet.said("error")).toEqual([expect.stringContaining("has no steps any more")]);
    const base = objects.filter(
      ({ kind, metadata }) => kind !== "StepRun" && !JSON.stringify(metadata).includes("addons"),
    );
    const without = new Package(base, { actuate: [{ system: "config-sync" }] });
    without.render(1, { "a/base": "v1", "b/base": "v1" }, [], { steps: undefined as never });
    expect(without.moved("a")).toBe("base");
    expect(JSON.stringify(without.objects)).not.toContain("landfall.dev/step");
  });

  test("a run that was changed by hand is refused, and nothing is written", () => {
    const fleet = new Package([SHORT, ...syncs("v1")], { actuate: [{ system: "config-sync" }] });
    fleet.render(0, V1);
    fleet.objects = JSON.parse(
      JSON.stringify(fleet.objects).replaceAll('"state":"Running","since"', '"state":"Complete","since"'),
    );
    fleet.render(1, { ...V1, "a/base": "v2" });
    expect(fleet.said("error")).toEqual([expect.stringContaining("was changed by hand")]);
  });

  test("a word that is about no target is named", () => {
    const commands = [{ verb: "retry", target: "c", by: "ana" }];
    const fleet = new Package([SHORT, ...syncs("v1")], { steps: { commands } });
    fleet.render(0, V1);
    expect(fleet.said("warning").join("\n")).toContain(
      "the retry of c by ana does not count: the rollout has no target c",
    );
  });
});
