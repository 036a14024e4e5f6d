import type { KubeObject } from "@landfall/core/object";
import type { Rollout, RolloutPlan } from "@landfall/core/schemas";
import { applyEdits } from "@landfall/core/suspend";
import { describe, expect, test } from "vitest";
import { rolloutPackage, stepRollout } from "./step-rollout.ts";

const START = Date.parse("2026-11-23T08:00:00Z");
const MINUTE = 60_000;

const STRATEGY = {
  apiVersion: "landfall.dev/v1alpha1",
  kind: "RolloutStrategy",
  metadata: { name: "canary", namespace: "fleet" },
  spec: {
    waves: [
      { name: "canary", select: { targets: ["eu-1/shop"] } },
      { name: "rest", select: { rest: true } },
    ],
  },
} as unknown as KubeObject;

function rolloutOf(spec: object = {}): Rollout {
  return {
    apiVersion: "landfall.dev/v1alpha1",
    kind: "Rollout",
    metadata: { name: "shop", namespace: "fleet", generation: 1 },
    spec: {
      package: "shop",
      revision: "v2",
      strategyRef: "canary",
      inventory: [{ group: "argoproj.io", kind: "Application" }],
      actuate: [{ system: "argo-cd" }],
      ...spec,
    },
  };
}

/** An Application of Argo CD whose controller has carried out its spec. */
function application(cluster: string, revision: string, health = "Healthy"): KubeObject {
  return {
    apiVersion: "argoproj.io/v1alpha1",
    kind: "Application",
    metadata: {
      name: `shop-${cluster}`,
      namespace: "argocd",
      annotations: { "landfall.dev/target": `${cluster}/shop` },
    },
    spec: { source: { repoURL: "https://git.example.com/shop", path: ".", targetRevision: revision } },
    status: { sync: { status: "Synced", revision }, health: { status: health } },
  } as unknown as KubeObject;
}

/** A simulated fleet that carries out the result of each step at once, and whose Applications follow their spec. */
class World {
  applications: readonly KubeObject[] = ["eu-1", "eu-2", "us-1"].map((name) => application(name, "v1"));
  pages: readonly RolloutPlan[] = [];
  now = START;

  step(rollout = rolloutOf()) {
    this.now += MINUTE;
    const objects = [STRATEGY, ...this.applications, ...(this.pages as unknown as readonly KubeObject[])];
    const step = stepRollout({ rollout, objects, seen: this.applications, cluster: "hub", now: this.now });
    if (!step.ok) throw new Error(JSON.stringify(step.problems));
    this.pages = step.value.pages;
    for (const { object, edits } of step.value.changes) {
      const after = applyEdits(object, edits);
      if (!after.ok) throw new Error("it cannot be edited");
      this.applications = this.applications.map((one) => (one === object ? after.value : one));
    }
    return step.value;
  }

  get wanted(): readonly unknown[] {
    return this.applications.map(({ spec }) => (spec as { source: { targetRevision: string } }).source.targetRevision);
  }

  /** Plays Argo CD: carries out each Application. */
  follow(health = "Healthy"): void {
    this.applications = this.applications.map((_, at) =>
      application(["eu-1", "eu-2", "us-1"][at] ?? "", String(this.wanted[at]), health),
    );
  }
}

describe("a rollout step by step", () => {
  test("the canary first, then the rest, then nothing", () => {
    const world = new World();
    expect(world.step().status).toMatchObject({ phase: "Running", observedGeneration: 1 });
    expect(world.wanted).toEqual(["v2", "v1", "v1"]);
    expect(world.step().changes).toEqual([]);
    world.follow();
    for (let round = 0; round < 3; round++) world.step();
    expect(world.wanted).toEqual(["v2", "v2", "v2"]);
    world.follow();
    for (let round = 0; round < 3; round++) world.step();
    const last = world.step();
    expect(last.status).toMatchObject({ phase: "Completed" });
    const { pages } = world;
    const quiet = world.step();
    expect(quiet.pages).toEqual(pages);
    expect(quiet.status).toEqual(last.status);
    expect(quiet.changes).toEqual([]);
  });

  test("a canary that fails stops it", () => {
    const world = new World();
    world.step();
    world.follow("Degraded");
    const { status, results } = world.step();
    expect(status).toMatchObject({ phase: "Stopped" });
    expect(results.map(({ message }) => message)).toContain(
      "shop: target eu-1/shop has failed (Degraded: Synced, Degraded)",
    );
    expect(world.step().changes).toEqual([]);
  });

  test("the same input gives the same step", () => {
    const [one, other] = [new World(), new World()];
    for (let round = 0; round < 4; round++) expect(one.step()).toEqual(other.step());
  });

  test("the time is milliseconds, RFC 3339 or a Date; what is none is refused", () => {
    const seen = [application("eu-1", "v1")];
    const input = { rollout: rolloutOf(), objects: [STRATEGY, ...seen], seen, cluster: "hub" };
    const expected = stepRollout({ ...input, now: START });
    expect(expected).toMatchObject({ ok: true });
    for (const now of [new Date(START), new Date(START).toISOString()])
      expect(stepRollout({ ...input, now })).toEqual(expected);
    for (const now of ["today", Number.NaN, ""]) {
      expect(() => stepRollout({ ...input, now })).toThrow(RangeError);
      expect(() => rolloutPackage({ ...input, now })).toThrow(RangeError);
    }
  });

  test("a mode that nobody knows is refused by its name, and nothing is decided", () => {
    const spec = { mode: "sahdow" as "shadow" };
    const step = stepRollout({ rollout: rolloutOf(spec), objects: [STRATEGY], seen: [], cluster: "hub", now: START });
    expect(step).toMatchObject({ ok: false, problems: [{ severity: "error", field: "mode" }] });
    expect(step.problems[0]?.message).toContain("sahdow");
  });

  test("a shadow changes no object", () => {
    const world = new World();
    for (let round = 0; round < 3; round++) expect(world.step(rolloutOf({ mode: "shadow" })).changes).toEqual([]);
  });
});
