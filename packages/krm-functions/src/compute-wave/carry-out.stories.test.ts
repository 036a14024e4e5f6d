import type { Json } from "@landfall/core/object";
import { readPath } from "@landfall/core/object";
import { describe, expect, test } from "vitest";
import { type Fields, render, seen, TIME, words } from "./testing/fleet.ts";

const CLUSTERS = ["a", "b", "c"];

function delivery(apiVersion: string, kind: string, cluster: string, spec: Json): Fields {
  const annotations = { "landfall.dev/target": `${cluster}/shop` };
  return { apiVersion, kind, metadata: { name: `shop-${cluster}`, namespace: "fleet", annotations }, spec };
}

interface Story {
  readonly system: string;
  readonly objectsOf: (cluster: string) => readonly Fields[];
  /** The kind of the object that carries a cluster's revision, and the path of the revision in it. */
  readonly kind: string;
  readonly path: readonly (string | number)[];
}

const STORIES: readonly Story[] = [
  {
    system: "config-sync",
    objectsOf: (cluster) => [
      delivery("configsync.gke.io/v1beta1", "RootSync", cluster, { git: { repo: "r", revision: "v1" } }),
    ],
    kind: "RootSync",
    path: ["spec", "git", "revision"],
  },
  {
    system: "flux",
    objectsOf: (cluster) => [
      delivery("kustomize.toolkit.fluxcd.io/v1", "Kustomization", cluster, {
        sourceRef: { kind: "GitRepository", name: `shop-${cluster}` },
      }),
      {
        apiVersion: "source.toolkit.fluxcd.io/v1",
        kind: "GitRepository",
        metadata: { name: `shop-${cluster}`, namespace: "fleet" },
        spec: { ref: { tag: "v1" } },
      },
    ],
    kind: "GitRepository",
    path: ["spec", "ref", "tag"],
  },
  {
    system: "argo-cd",
    objectsOf: (cluster) => [
      delivery("argoproj.io/v1alpha1", "Application", cluster, { source: { path: "shop", targetRevision: "v1" } }),
    ],
    kind: "Application",
    path: ["spec", "source", "targetRevision"],
  },
  {
    system: "porch",
    objectsOf: (cluster) => [
      delivery("config.porch.kpt.dev/v1alpha1", "PackageVariant", cluster, {
        upstream: { revision: "v1" },
        downstream: { repo: cluster, package: "shop" },
      }),
    ],
    kind: "PackageVariant",
    path: ["spec", "upstream", "revision"],
  },
];

/** The waves run one after the other, and a failed rollout is rolled back. */
const CONFIG: Fields = {
  clusters: CLUSTERS.map((name) => ({ name })),
  strategy: {
    order: "name",
    waves: [
      { name: "canary", select: { targets: ["a/shop"] } },
      { name: "second", select: { targets: ["b/shop"] } },
      { name: "rest", select: { rest: true } },
    ],
  },
};

describe.each(STORIES)("a rollout by $system, carried out", ({ system, objectsOf, kind, path }) => {
  const config: Fields = { ...CONFIG, actuate: [{ system }] };
  const at = (objects: readonly Fields[]): string =>
    objects
      .filter((object) => object["kind"] === kind)
      .map((object) => String(readPath(object, path)))
      .join(" ");
  const step = (objects: readonly Fields[], fields: Fields): readonly Fields[] =>
    render(objects, { ...config, ...fields }).objects;
  const FLEET = seen(CLUSTERS.flatMap(objectsOf), 0, { a: "v1", b: "v1", c: "v1" });

  test("moves one cluster after the other, and back each to what it had, when it is rolled back", () => {
    const canary = step(FLEET, { now: TIME(1) });
    expect([at(canary), words(canary)]).toEqual(["v2 v1 v1", "a:Released b:Waiting c:Waiting"]);
    const second = step(seen(canary, 5, { a: "v2", b: "v1", c: "v1" }), { now: TIME(6) });
    expect([at(second), words(second)]).toEqual(["v2 v2 v1", "a:Landed b:Released c:Waiting"]);
    const failed = step(seen(second, 10, { a: "v2", b: "v2 Failed", c: "v1" }), { now: TIME(11) });
    expect([at(failed), words(failed)]).toEqual(["v2 v2 v1", "a:Landed b:Failed c:Waiting"]);
    const rollback = { rollback: { attempt: 1, by: "ana" } };
    const last = step(failed, { now: TIME(12), ...rollback });
    const back = step(seen(last, 15, { a: "v2", b: "v1", c: "v1" }), { now: TIME(16), ...rollback });
    const done = step(seen(back, 20, { a: "v1", b: "v1", c: "v1" }), { now: TIME(21), ...rollback });
    expect(at(done)).toBe("v1 v1 v1");
    expect(words(done)).not.toMatch(/Landed|RollingBack/);
  });

  test("every step rendered again changes nothing", () => {
    const once = step(FLEET, { now: TIME(1) });
    expect(step(once, { now: TIME(1) })).toEqual(once);
    const next = step(seen(once, 5, { a: "v2", b: "v1", c: "v1" }), { now: TIME(6) });
    expect(step(next, { now: TIME(6) })).toEqual(next);
  });

  /** Changes the revision in a cluster's object, as a person would. */
  const byHand = (objects: readonly Fields[], cluster: string, revision: string): readonly Fields[] =>
    objects.map((object) => {
      const { name } = object["metadata"] as { readonly name: string };
      if (object["kind"] !== kind || name !== `shop-${cluster}`) return object;
      const text = JSON.stringify(object).replaceAll(`"${String(readPath(object, path))}"`, JSON.stringify(revision));
      return JSON.parse(text) as Fields;
    });
  const canary = step(FLEET, { now: TIME(1) });
  const second = step(seen(canary, 5, { a: "v2", b: "v1", c: "v1" }), { now: TIME(6) });

  test.each<[string, Fields]>([
    ["an abort", { abort: { attempt: 1, by: "ana" } }],
    ["the handbrake", { handbrake: { by: "ana" } }],
    ["a pin of it", { pins: [{ target: "a/shop", by: "ana" }] }],
  ])("after %s, what is reverted by hand stays as the hand left it, over any number of renders", (_, said) => {
    const still = step(second, { now: TIME(7), ...said });
    expect(at(still)).toBe(at(second));
    let fleet = byHand(still, "a", "v1");
    const reverted = at(fleet);
    expect(reverted).toMatch(/^v1 /);
    for (const minute of [8, 20, 90]) {
      fleet = step(seen(fleet, minute, { a: "v1", b: "v1", c: "v1" }), { now: TIME(minute), ...said });
      expect(at(fleet)).toBe(reverted);
      expect(step(fleet, { now: TIME(minute), ...said })).toEqual(fleet);
    }
  });

  test("a stopped rollout that restores brings back what is reverted by hand", () => {
    const strategy = { ...(CONFIG["strategy"] as Fields), onStop: "restore" };
    const abort = { abort: { attempt: 1, by: "ana" } };
    const still = step(second, { now: TIME(7), strategy, ...abort });
    const reverted = byHand(still, "a", "v1");
    const next = step(seen(reverted, 8, { a: "v2", b: "v1", c: "v1" }), { now: TIME(8), strategy, ...abort });
    expect([at(reverted), at(next)]).toEqual(["v1 v2 v1", "v2 v2 v1"]);
  });

  test("AC-F7: a target that is pinned is not moved, whatever its wave does", () => {
    const pins = [{ target: "a/shop", by: "bob" }];
    expect(at(step(FLEET, { now: TIME(1), pins }))).toBe("v1 v2 v1");
  });
});
