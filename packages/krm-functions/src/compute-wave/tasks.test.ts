import type { Json } from "@landfall/core/object";
import { advance, type Run, readStepPlan, writeRun } from "@landfall/core/steps";
import { describe, expect, test } from "vitest";
import { type Fields, type Lines, TIME } from "./testing/fleet.ts";
import { applies, Package, stepPlan, sync } from "./testing/steps-fleet.ts";

const ONE = {
  clusters: [{ name: "a" }],
  strategy: { waves: [{ name: "all", select: { rest: true } }], deadline: "10h" },
  actuate: [{ system: "config-sync" }],
};
const V1: Lines = { "a/base": "v1", "a/old": "v1" };
const V2: Lines = { ...V1, "a/base": "v2" };

function fleetOf(steps: readonly Fields[], more: Fields = {}, config: Fields = {}): Package {
  const plan = stepPlan([{ name: "go", steps: steps as unknown as Json }], more);
  return new Package([plan, sync("a", "base"), sync("a", "old")], { ...ONE, ...config });
}

const task = (work: Fields): Fields => ({ name: "s", tasks: [{ name: "t", ...work }] });
const SELECT_OLD = { objects: [{ labelSelector: { matchLabels: { part: "old" } } }] };
const isLocal = (fleet: Package, name: string): boolean =>
  fleet.objects.some(
    ({ metadata }) =>
      (metadata as { readonly name: string }).name === name &&
      JSON.stringify(metadata).includes('"config.kubernetes.io/local-config":"true"'),
  );

describe("a job, of which somebody else says how it goes", () => {
  const steps = [applies("base"), task({ job: { heartbeat: "30m", input: { url: "https://x" } } })];
  const word = (fleet: Package, outcome: string, minute: number, more: Fields = {}): Fields => ({
    steps: {
      results: [
        { target: "a", run: fleet.run("a")?.run.uid ?? "", task: "go/s/t", outcome, at: TIME(minute), ...more },
      ],
    },
  });
  const begun = (): Package => fleetOf(steps).render(0, V1).render(1, V2);

  test("is asked for with its input and the run, until it is heard of", () => {
    const fleet = begun();
    expect(fleet.steps("a")).toBe("Running base:Complete s:Running");
    expect(fleet.said("info").join("\n")).toContain(
      `target a: the job of go/s/t is to begin, try 1: {"url":"https://x"}: say how it went in steps.results, with run ${fleet.run("a")?.run.uid}`,
    );
    fleet.render(2, V2, [], word(fleet, "Running", 2, { progress: 40 }));
    expect(fleet.run("a")?.run.phases[0]?.steps[1]?.tasks[0]).toMatchObject({ state: "Running", progress: 40 });
    expect(fleet.said("info").join("\n")).not.toContain("is to begin");
  });

  test("lands the target when it has ended well", () => {
    const fleet = begun();
    fleet.render(3, { ...V2, "a/old": "v2" }, [], word(fleet, "Succeeded", 3));
    expect([fleet.steps("a"), fleet.words()]).toEqual(["Complete base:Complete s:Complete", "a:Landed"]);
  });

  test("fails the target with its words when it has not", () => {
    const fleet = begun();
    fleet.render(3, V2, [], word(fleet, "Failed", 3, { message: "the shop answers 500" }));
    expect([fleet.steps("a"), fleet.words()]).toEqual(["Failed base:Complete s:Failed", "a:Failed"]);
    expect(fleet.said("warning").join("\n")).toContain("the shop answers 500");
  });

  test("that falls silent is stalled, and tried again", () => {
    const fleet = begun();
    const said = word(fleet, "Running", 2);
    fleet.render(2, V2, [], said).render(40, V2, [], said);
    expect(fleet.run("a")?.run.phases[0]?.steps[1]?.tasks[0]).toMatchObject({
      state: "Stalled",
      reason: "HeartbeatMissed",
    });
  });

  test.each<[what: string, more: Fields, why: string]>([
    ["another target", { target: "b" }, "the rollout has no target b"],
    ["another task", { task: "go/s/u" }, "plan upgrade has no such task"],
    ["no time", { at: "noon" }, "noon is no time: write RFC 3339"],
  ])("a word on %s is named, and counts for nothing", (_, more, why) => {
    const fleet = begun();
    fleet.render(3, V2, [], word(fleet, "Succeeded", 3, more));
    expect(fleet.said("warning").join("\n")).toContain(why);
    expect(fleet.steps("a")).toBe("Running base:Complete s:Running");
  });

  test("a word on another run counts for nothing", () => {
    const fleet = begun();
    fleet.render(3, V2, [], word(fleet, "Succeeded", 3, { run: "0000" }));
    expect(fleet.steps("a")).toBe("Running base:Complete s:Running");
  });
});

describe("a deletion", () => {
  const steps = [task({ delete: SELECT_OLD }), applies("base")];

  test("takes the object out of what is applied, and is done when the report says that it is gone", () => {
    const fleet = fleetOf(steps);
    fleet.render(0, V1);
    expect([fleet.steps("a"), isLocal(fleet, "a-old"), fleet.moved("a")]).toEqual([
      "Running s:Running base:Pending",
      true,
      "",
    ]);
    fleet.render(1, V1);
    expect(fleet.said("info").join("\n")).toContain("RootSync.configsync.gke.io fleet/a-old is still there");
    fleet.render(2, { ...V1, "a/old": "v1 NotFound" });
    expect([fleet.steps("a"), fleet.moved("a")]).toEqual(["Running s:Complete base:Running", "base"]);
    fleet.render(3, { "a/base": "v2" });
    expect([fleet.words(), isLocal(fleet, "a-old")]).toEqual(["a:Landed", true]);
  });

  test("is done as well when somebody who looked says so, and not by a word from before", () => {
    const fleet = fleetOf(steps);
    fleet.render(1, V1);
    const word = (minute: number): Fields => ({
      steps: {
        results: [
          { target: "a", run: fleet.run("a")?.run.uid ?? "", task: "go/s/t", outcome: "Succeeded", at: TIME(minute) },
        ],
      },
    });
    fleet.render(2, V1, [], word(1));
    expect(fleet.steps("a")).toBe("Running s:Running base:Pending");
    fleet.render(3, V1, [], word(3));
    expect(fleet.steps("a")).toBe("Running s:Complete base:Running");
  });

  test("waits for what is before it, and until then the object stays as it is", () => {
    const fleet = fleetOf([applies("base"), task({ delete: SELECT_OLD })]);
    fleet.render(0, V1);
    expect([fleet.steps("a"), isLocal(fleet, "a-old"), fleet.moved("a")]).toEqual([
      "Running base:Running s:Pending",
      false,
      "base",
    ]);
  });
});

const BACK: Fields = { rollback: { by: "ana", attempt: 1 } };

describe("a rollback brings back what a deletion took", () => {
  const steps = [task({ delete: SELECT_OLD }), applies("base")];
  test("at the revision of before, in the render in which its task begins; and what is gone is no more written", () => {
    const fleet = fleetOf(steps)
      .render(0, V1)
      .render(2, { ...V1, "a/old": "v1 NotFound" });
    expect([isLocal(fleet, "a-old"), fleet.moved("a")]).toEqual([true, "base"]);
    const lines = { "a/base": "v2", "a/old": "v1 NotFound" };
    fleet.render(3, lines, [], BACK);
    expect([fleet.words(), fleet.steps("a"), isLocal(fleet, "a-old"), fleet.moved("a", "v1")]).toEqual([
      "a:RollingBack",
      "Running s:Running base:Pending",
      false,
      "old",
    ]);
    expect(JSON.stringify(fleet.objects)).not.toContain("landfall.dev/taken-from");
    fleet.render(4, { ...lines, "a/old": "v1" }, [], BACK);
    expect([fleet.steps("a"), fleet.moved("a", "v1")]).toEqual(["Running s:Complete base:Running", "base old"]);
    fleet.render(5, V1, [], BACK);
    expect([fleet.words(), isLocal(fleet, "a-old")]).toEqual(["a:RolledBack", false]);
  });

  test("and takes nothing away that its run had not come to", () => {
    const late = [applies("base"), task({ delete: SELECT_OLD })];
    const fleet = fleetOf(late).render(0, V1);
    expect([fleet.steps("a"), isLocal(fleet, "a-old")]).toEqual(["Running base:Running s:Pending", false]);
    fleet.render(1, V1, [], BACK);
    fleet.render(2, V1, [], BACK).render(3, V1, [], BACK);
    expect([fleet.words(), isLocal(fleet, "a-old")]).toEqual(["a:RolledBack", false]);
  });

  test("and the next attempt takes it away again", () => {
    const fleet = fleetOf(steps)
      .render(0, V1)
      .render(2, { ...V1, "a/old": "v1 NotFound" });
    fleet.render(3, { "a/base": "v2" }, [], BACK).render(4, V1, [], BACK).render(5, V1, [], BACK);
    expect(fleet.words()).toBe("a:RolledBack");
    const next = { revision: "v3" };
    fleet.render(6, V1, [], next);
    expect([fleet.steps("a"), isLocal(fleet, "a-old")]).toEqual(["Running s:Running base:Pending", true]);
  });

  test("but not what was gone at the revision that it goes back to", () => {
    const fleet = fleetOf(steps)
      .render(0, V1)
      .render(2, { ...V1, "a/old": "v1 NotFound" })
      .render(3, { "a/base": "v2" });
    expect(fleet.words()).toBe("a:Landed");
    const v3 = { revision: "v3" };
    fleet.render(4, { "a/base": "v2" }, [], v3).render(5, { "a/base": "v2", "a/old": "v1 NotFound" }, [], v3);
    expect(fleet.moved("a", "v3")).toBe("base");
    const back = { ...v3, rollback: { by: "ana", attempt: 2 } };
    fleet.render(6, { "a/base": "v3", "a/old": "v1 NotFound" }, [], back);
    fleet.render(7, { "a/base": "v3", "a/old": "v1 NotFound" }, [], back);
    expect([fleet.words(), isLocal(fleet, "a-old"), fleet.moved("a", "v2")]).toEqual(["a:RollingBack", true, "base"]);
  });

  test("nor what somebody else keeps out of what is applied", () => {
    const fleet = fleetOf(steps);
    fleet.objects = fleet.objects.map((object) => {
      const { metadata } = object as { readonly metadata: { readonly name: string; readonly annotations?: Fields } };
      if (metadata.name !== "a-old") return object;
      const own = { ...metadata.annotations, "config.kubernetes.io/local-config": "true" };
      return { ...object, metadata: { ...metadata, annotations: own } };
    });
    fleet.render(0, V1).render(2, { ...V1, "a/old": "v1 NotFound" });
    fleet.render(3, { "a/base": "v2", "a/old": "v1 NotFound" }, [], BACK);
    expect([fleet.words(), isLocal(fleet, "a-old")]).toEqual(["a:RollingBack", true]);
  });
});

describe("a target of which the steps take away everything", () => {
  const BOTH = { objects: [{ labelSelector: { matchExpressions: [{ key: "part", operator: "Exists" }] } }] };
  const begun = (): Package => fleetOf([task({ delete: BOTH })]).render(0, V1);

  test("has landed when all of it is seen to be gone, and stays so when no report speaks of it any more", () => {
    const fleet = begun();
    expect([fleet.words(), fleet.steps("a"), fleet.moved("a")]).toEqual(["a:Released", "Running s:Running", ""]);
    fleet.render(1, { "a/base": "v1 NotFound", "a/old": "v1" });
    expect(fleet.words()).toBe("a:Released");
    fleet.render(2, { "a/base": "v1 NotFound", "a/old": "v1 NotFound" });
    expect([fleet.words(), fleet.steps("a")]).toEqual(["a:Landed", "Complete s:Complete"]);
    fleet.render(3, {});
    expect(fleet.words()).toBe("a:Landed");
  });

  test("and comes back with all of it", () => {
    const gone = { "a/base": "v1 NotFound", "a/old": "v1 NotFound" };
    const fleet = begun().render(2, gone).render(3, gone, [], BACK);
    expect([fleet.words(), isLocal(fleet, "a-old"), isLocal(fleet, "a-base")]).toEqual(["a:RollingBack", false, false]);
    fleet.render(4, V1, [], BACK);
    expect(fleet.words()).toBe("a:RolledBack");
  });

  test("goes on with the next revision", () => {
    const gone = { "a/base": "v1 NotFound", "a/old": "v1 NotFound" };
    const fleet = begun().render(2, gone).render(3, {}, [], { revision: "v3" }).render(4, gone, [], { revision: "v3" });
    fleet.render(5, gone, [], { revision: "v3" });
    expect(fleet.words()).toBe("a:Landed");
  });
});

describe("a toggle", () => {
  const steps = [task({ toggle: { parameter: "old", ...SELECT_OLD } })];
  const toggled = (value: string): Package =>
    fleetOf(steps, { parameters: [{ name: "old" }] }, { steps: { parameters: { old: value } } });

  test.each<[value: string, moved: string, local: boolean, steps: string]>([
    ["true", "base old", false, "Running s:Running"],
    ["false", "base", true, "Running s:Running"],
  ])("%s", (value, moved, local, said) => {
    const fleet = toggled(value);
    fleet.render(0, V1);
    expect([fleet.moved("a"), isLocal(fleet, "a-old"), fleet.steps("a")]).toEqual([moved, local, said]);
  });
});

test("a toggle that is neither true nor false is refused, and nothing is written", () => {
  const plan = { parameters: [{ name: "old" }] };
  const fleet = fleetOf([task({ toggle: { parameter: "old", ...SELECT_OLD } })], plan, {
    steps: { parameters: { old: "maybe" } },
  });
  fleet.render(0, V1);
  expect(fleet.said("error").join("\n")).toContain("parameter old of a toggle is neither true nor false");
  expect([fleet.words(), fleet.run("a"), fleet.moved("a")]).toEqual(["", undefined, ""]);
});

describe("a run of another plan", () => {
  const CHILD = readStepPlan("migrate", {
    phases: [{ name: "p", steps: [{ name: "s", tasks: [{ name: "t", job: {} }] }] }],
  });

  /** The StepRun of a child run, as its own controller writes it. */
  function childOf(parent: string, outcome: "Running" | "Succeeded" | "Failed", minute: number): readonly Fields[] {
    if (!CHILD.ok) throw new Error(CHILD.problems[0]?.message);
    const trigger = { plan: "migrate", subject: "a-schema", parent };
    let run: Run | undefined;
    for (const results of [
      [],
      [{ run: "", task: "p/s/t", attempt: 1, outcome, at: Date.parse(TIME(minute)), message: "no schema" }],
    ])
      ({ run } = advance(CHILD.value, run, {
        now: Date.parse(TIME(minute)),
        trigger,
        observations: new Map(),
        results: results.map((one) => ({ ...one, run: run?.uid ?? "" })),
      }));
    if (run === undefined) throw new Error("no run");
    return writeRun({ name: "child", plan: CHILD.value, run, rollout: "by-hand" }) as unknown as readonly Fields[];
  }

  test.each<["Running" | "Succeeded" | "Failed", steps: string, words: string]>([
    ["Running", "Running s:Running base:Pending", "a:Released"],
    ["Succeeded", "Running s:Complete base:Running", "a:Released"],
    ["Failed", "Failed s:Failed base:Pending", "a:Failed"],
  ])("is asked for, and is %s as the StepRun in the package says", (outcome, steps, words) => {
    const fleet = fleetOf([task({ run: { plan: "migrate", subject: "a-schema" } }), applies("base")]);
    fleet.render(0, V1);
    const parent = `${fleet.run("a")?.run.uid}/go/s/t/1`;
    expect(fleet.said("info").join("\n")).toContain(
      `go/s/t asks for a run of plan migrate for a-schema, whose parent is ${parent}`,
    );
    fleet.render(1, V1, childOf(parent, outcome, 1));
    expect([fleet.steps("a"), fleet.words()]).toEqual([steps, words]);
    if (outcome === "Failed") expect(fleet.said("warning").join("\n")).toContain("no schema");
  });
});
