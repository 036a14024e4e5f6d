import type { Json } from "@landfall/core/object";
import { describe, expect, test } from "vitest";
import { type Fields, type Lines, TIME } from "./testing/fleet.ts";
import { applies, Package, stepPlan, sync } from "./testing/steps-fleet.ts";

const ONE = {
  clusters: [{ name: "a" }],
  strategy: { waves: [{ name: "all", select: { rest: true } }], deadline: "10h" },
  actuate: [{ system: "config-sync" }],
};
const V1: Lines = { "a/base": "v1", "a/old": "v1" };
const GONE: Lines = { ...V1, "a/old": "v1 NotFound" };
const BACK: Fields = { rollback: { by: "ana", attempt: 1 } };
const SELECT_OLD = { objects: [{ labelSelector: { matchLabels: { part: "old" } } }] };

const step = (name: string, work: Fields): Fields => ({ name, tasks: [{ name: "t", ...work }] });
const TAKE = step("take", { delete: SELECT_OLD });
const PUT = step("put", { apply: SELECT_OLD });

function fleetOf(steps: readonly Fields[], more: Fields = {}, config: Fields = {}): Package {
  const plan = stepPlan([{ name: "go", steps: steps as unknown as Json }], more);
  return new Package([plan, sync("a", "base"), sync("a", "old")], { ...ONE, ...config });
}

/**
 * Renders and describes the steps' states, whether the object is kept out, and the moved objects: `take:Running
 * put:Pending; kept out; base old`.
 */
function look(fleet: Package, revision = "v2"): string {
  const isOut = JSON.stringify(fleet.objects.find(({ metadata }) => nameOf(metadata) === "a-old")).includes(
    '"config.kubernetes.io/local-config":"true"',
  );
  return [fleet.steps("a"), isOut ? "out" : "in", fleet.moved("a", revision)].join("; ");
}

function nameOf(metadata: Json | undefined): string {
  return (metadata as { readonly name?: string } | undefined)?.name ?? "";
}

describe("an object that one step takes away and a later one applies", () => {
  test("is there again at the new revision, and the target lands", () => {
    const fleet = fleetOf([TAKE, PUT]).render(0, V1);
    expect(look(fleet)).toBe("Running take:Running put:Pending; out; base");
    fleet.render(1, GONE);
    expect(look(fleet)).toBe("Running take:Complete put:Running; in; base old");
    fleet.render(2, { "a/base": "v2", "a/old": "v1 NotFound" });
    expect(look(fleet)).toBe("Running take:Complete put:Running; in; base old");
    fleet.render(3, { "a/base": "v2", "a/old": "v2" });
    expect([look(fleet), fleet.words()]).toEqual(["Complete take:Complete put:Complete; in; base old", "a:Landed"]);
    expect(JSON.stringify(fleet.objects)).not.toContain("landfall.dev/taken-from");
  });

  test("stays away while a step between the two is on its way", () => {
    const fleet = fleetOf([TAKE, applies("base"), PUT])
      .render(0, V1)
      .render(1, GONE);
    expect(look(fleet)).toBe("Running take:Complete base:Running put:Pending; out; base");
    fleet.render(2, { ...GONE, "a/base": "v2" });
    expect(look(fleet)).toBe("Running take:Complete base:Complete put:Running; in; base old");
  });

  test("also when somebody who looked calls the deletion done: that word is about no later step", () => {
    const fleet = fleetOf([TAKE, PUT]).render(1, V1);
    const run = fleet.run("a")?.run.uid ?? "";
    const word = { target: "a", run, task: "go/take/t", outcome: "Succeeded", at: TIME(3) };
    const said: Fields = { steps: { results: [word] } };
    fleet.render(3, V1, [], said);
    expect(look(fleet)).toBe("Running take:Complete put:Running; in; base old");
    fleet.render(4, { "a/base": "v2", "a/old": "v2" }, [], said);
    expect([look(fleet), fleet.words()]).toEqual(["Complete take:Complete put:Complete; in; base old", "a:Landed"]);
  });

  test.each<[way: string, take: string, put: string]>([
    ["two toggles", "false", "true"],
    ["the same, by the defaults of the plan", "", ""],
  ])("by %s", (_, take, put) => {
    const steps = [
      step("take", { toggle: { parameter: "first", ...SELECT_OLD } }),
      step("put", { toggle: { parameter: "second", ...SELECT_OLD } }),
    ];
    const parameters = [
      { name: "first", default: "false" },
      { name: "second", default: "true" },
    ];
    const given = take === "" ? {} : { parameters: { first: take, second: put } };
    const fleet = fleetOf(steps, { parameters }, { steps: given }).render(0, V1).render(1, GONE);
    expect(look(fleet)).toBe("Running take:Complete put:Running; in; base old");
    fleet.render(2, { "a/base": "v2", "a/old": "v2" });
    expect(fleet.words()).toBe("a:Landed");
  });

  test("is taken away again by a run that goes back to that step, and comes again after it", () => {
    const fleet = fleetOf([TAKE, applies("base"), PUT])
      .render(0, V1)
      .render(1, GONE);
    fleet.render(2, { ...GONE, "a/base": "v2" });
    const commands = [{ verb: "back", target: "a", step: "go/take", by: "ana", reason: "once more" }];
    const said: Fields = { steps: { commands } };
    fleet.render(3, { "a/base": "v2", "a/old": "v2 InProgress" }, [], said);
    expect(look(fleet)).toBe("Running take:Running base:Pending put:Pending; out; base old");
    fleet.render(4, { "a/base": "v2", "a/old": "v2 NotFound" }, [], said);
    expect(look(fleet)).toBe("Running take:Complete base:Running put:Pending; out; base old");
    fleet.render(5, { "a/base": "v2", "a/old": "v2 NotFound" }, [], said);
    expect(look(fleet)).toBe("Running take:Complete base:Complete put:Running; in; base old");
    fleet.render(6, { "a/base": "v2", "a/old": "v2" }, [], said);
    expect(fleet.words()).toBe("a:Landed");
  });

  test.each<[at: string, until: number, seen: Lines]>([
    ["before it is seen to be gone", 0, V1],
    ["when it is gone", 1, GONE],
    ["when it is there again", 2, { "a/base": "v2", "a/old": "v2" }],
  ])("goes back %s, and is then as it was", (_, until, seen) => {
    const fleet = fleetOf([TAKE, applies("base"), PUT]).render(0, V1);
    if (until > 0) fleet.render(1, GONE);
    if (until > 1) fleet.render(2, { ...GONE, "a/base": "v2" });
    fleet.render(3, seen, [], BACK).render(4, GONE, [], BACK).render(5, GONE, [], BACK).render(6, GONE, [], BACK);
    expect(look(fleet, "v1")).toBe("Running take:Complete base:Complete put:Running; in; base old");
    fleet.render(7, V1, [], BACK);
    expect([fleet.words(), look(fleet, "v1")]).toEqual([
      "a:RolledBack",
      "Complete take:Complete base:Complete put:Complete; in; base old",
    ]);
  });
});

describe("an object that one step applies and a later one takes away", () => {
  const steps = [PUT, applies("base"), TAKE];
  const landed = (): Package =>
    fleetOf(steps)
      .render(0, V1)
      .render(1, { "a/base": "v1", "a/old": "v2" })
      .render(2, { "a/base": "v2", "a/old": "v2" })
      .render(3, { "a/base": "v2", "a/old": "v2 NotFound" });

  test("is applied, and gone when the target lands", () => {
    const fleet = fleetOf(steps).render(0, V1);
    expect(look(fleet)).toBe("Running put:Running base:Pending take:Pending; in; old");
    fleet.render(1, { "a/base": "v1", "a/old": "v2" });
    expect(look(fleet)).toBe("Running put:Complete base:Running take:Pending; in; base old");
    fleet.render(2, { "a/base": "v2", "a/old": "v2" });
    expect(look(fleet)).toBe("Running put:Complete base:Complete take:Running; out; base old");
    fleet.render(3, { "a/base": "v2", "a/old": "v2 NotFound" });
    expect([look(fleet), fleet.words()]).toEqual([
      "Complete put:Complete base:Complete take:Complete; out; base old",
      "a:Landed",
    ]);
  });

  test("comes and goes again with the next revision", () => {
    const fleet = landed();
    const next: Fields = { revision: "v3" };
    const gone = "v2 NotFound";
    fleet.render(4, { "a/base": "v2", "a/old": gone }, [], next);
    expect(look(fleet, "v3")).toBe("Running put:Running base:Pending take:Pending; in; old");
    fleet.render(5, { "a/base": "v2", "a/old": "v3" }, [], next);
    fleet.render(6, { "a/base": "v3", "a/old": "v3" }, [], next);
    fleet.render(7, { "a/base": "v3", "a/old": gone }, [], next);
    expect([look(fleet, "v3"), fleet.words()]).toEqual([
      "Complete put:Complete base:Complete take:Complete; out; base old",
      "a:Landed",
    ]);
  });

  test("stays gone while a run goes back to a step between the two", () => {
    const fleet = fleetOf([...steps, step("job", { job: {} })])
      .render(0, V1)
      .render(1, { "a/base": "v1", "a/old": "v2" })
      .render(2, { "a/base": "v2", "a/old": "v2" })
      .render(3, { "a/base": "v2", "a/old": "v2 NotFound" });
    expect(look(fleet)).toContain("take:Complete job:Running; out");
    const commands = [{ verb: "back", target: "a", step: "go/base", by: "ana", reason: "once more" }];
    fleet.render(4, { "a/base": "v1", "a/old": "v2 NotFound" }, [], { steps: { commands } });
    expect(look(fleet)).toContain("base:Running take:Pending job:Pending; out");
  });
});

test("where an order is written for another system, what is taken away and applied again stands where it is applied", () => {
  const { apiVersion: _, kind: __, ...object } = sync("a", "old");
  const application = { apiVersion: "argoproj.io/v1alpha1", kind: "Application", ...object } as Fields;
  const base = { ...application, metadata: sync("a", "base")["metadata"] } as Fields;
  const plan = stepPlan([{ name: "go", steps: [TAKE, applies("base"), PUT] as unknown as Json }]);
  const fleet = new Package([plan, base, application], { ...ONE, actuate: [], alsoWrite: ["argo-cd"] }).render(0, {});
  const places = fleet.objects
    .filter(({ kind }) => kind === "Application")
    .map(({ metadata }) => (metadata as { readonly annotations: Fields }).annotations["argocd.argoproj.io/sync-wave"]);
  expect(places).toEqual(["0", "1"]);
});

describe("steps that no order says which comes first", () => {
  const opposed = [{ name: "go", strategy: "parallel", steps: [TAKE, PUT] as unknown as Json }];
  const fleetOfPhases = (phases: readonly Fields[], more: Fields = {}, config: Fields = {}): Package =>
    new Package([stepPlan(phases, more), sync("a", "base"), sync("a", "old")], { ...ONE, ...config });

  test("may not take away and apply one object", () => {
    const fleet = fleetOfPhases(opposed).render(0, V1);
    expect(fleet.said("error").join("\n")).toContain(
      "go/take/t takes RootSync.configsync.gke.io fleet/a-old away and go/put/t applies it, and neither comes before the other",
    );
    expect([fleet.words(), fleet.run("a"), fleet.moved("a")]).toEqual(["", undefined, ""]);
  });

  test("nor in two phases", () => {
    const phases = [
      { name: "one", steps: [TAKE] as unknown as Json },
      { name: "two", steps: [PUT] as unknown as Json },
    ];
    const fleet = fleetOfPhases(phases, { strategy: "parallel" }).render(0, V1);
    expect(fleet.said("error").join("\n")).toContain("one/take/t takes RootSync.configsync.gke.io fleet/a-old away");
  });

  test("nor by a toggle: what it is given counts", () => {
    const toggled = [
      {
        name: "go",
        strategy: "parallel",
        steps: [step("take", { toggle: { parameter: "on", ...SELECT_OLD } }), PUT] as unknown as Json,
      },
    ];
    const parameters = [{ name: "on" }];
    const on = fleetOfPhases(toggled, { parameters }, { steps: { parameters: { on: "true" } } }).render(0, V1);
    expect(on.said("error")).toEqual([]);
    const off = fleetOfPhases(toggled, { parameters }, { steps: { parameters: { on: "false" } } }).render(0, V1);
    expect(off.said("error").join("\n")).toContain("neither comes before the other");
  });
});
