import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { blockOnCluster, judgeFreshness, type Observation } from "../model/observation.ts";
import { anyObservation, observe } from "../model/observations.test-d.ts";
import { addObservations, emptyRollup } from "../rollup/rollup.ts";
import type { GroupPath } from "../rollup/rollup-group.ts";
import { createRollupTree } from "../rollup/rollup-tree.ts";
import { createStatusIndex, type StatusIndex } from "./status-index.ts";

const MINUTE = 60_000;
const NOON = Date.parse("2026-11-21T12:00:00Z");
const options = {
  staleAfter: () => 15 * MINUTE,
  labelsOf: ({ cluster }: { readonly cluster: string }) => ({ zone: cluster.slice(0, 1) }),
};
const indexOf = (...observations: readonly Observation[]): StatusIndex => {
  const index = createStatusIndex(options);
  for (const observation of observations) index.upsert(observation);
  return index;
};
const at = (cluster: string, observedAt: string, changes: Parameters<typeof observe>[1] = {}): Observation =>
  observe(cluster, { ...changes, observedAt });
const paths = (index: StatusIndex): readonly string[] => index.changes().map(({ path }) => path.join("/"));

describe("createRollupTree", () => {
  test("AC-X2: after any sets and deletes it is the rollup of what is left", () => {
    const step = fc.tuple(fc.integer({ min: 0, max: 60 }), fc.option(anyObservation, { nil: undefined }));
    fc.assert(
      fc.property(fc.array(step, { maxLength: 120 }), fc.integer({ min: 1, max: 9 }), (steps, every) => {
        const tree = createRollupTree();
        const left = new Map<string, Observation>();
        for (const [at, [number, observation]] of steps.entries()) {
          const key = String(number);
          if (observation === undefined) expect(tree.delete(key)).toBe(left.delete(key));
          else {
            tree.set(key, observation);
            left.set(key, observation);
          }
          if (at % every === 0) tree.rollup();
        }
        expect(tree.size()).toBe(left.size);
        expect(JSON.stringify(tree.rollup())).toBe(JSON.stringify(addObservations(emptyRollup(), left.values())));
      }),
      { numRuns: 100 },
    );
  });
});

describe("StatusIndex", () => {
  test("rolls up by fleet, package, cluster and label", () => {
    const index = indexOf(observe("a1"), observe("a2"), observe("b1", { axes: { health: "Failed" } }));
    expect(index.rollup(["fleet"])).toMatchObject({ total: 3, landed: 2, word: "Failed" });
    expect(index.rollup(["cluster", "b1"])).toMatchObject({ total: 1, word: "Failed" });
    expect(index.rollup(["label", "zone", "a"])).toMatchObject({ total: 2, word: "Current" });
    expect(index.rollup(["package", "none"])).toMatchObject({ total: 0, word: "Unknown" });
  });

  test("AC-F1: heartbeats that say nothing new are no change, and move the time of the rollup", () => {
    const index = indexOf(at("a", "2026-11-21T12:00:00Z"), at("b", "2026-11-21T12:00:00Z"));
    expect(paths(index)).toEqual(["cluster/a", "cluster/b", "fleet", "label/zone/a", "label/zone/b", "package/shop"]);
    index.upsert(at("a", "2026-11-21T12:05:00Z"));
    index.upsert(at("b", "2026-11-21T12:05:00Z"));
    expect(paths(index)).toEqual([]);
    expect(index.rollup(["fleet"]).oldest).toBe("2026-11-21T12:05:00Z");
  });

  test("changes are coalesced, told once, and not told when they were taken back", () => {
    const index = indexOf(observe("a"), observe("b"));
    index.changes();
    index.upsert(observe("a", { axes: { health: "Failed" } }));
    index.upsert(observe("a", { axes: { health: "InProgress" } }));
    expect(paths(index)).toEqual(["cluster/a", "fleet", "label/zone/a", "package/shop"]);
    expect(paths(index)).toEqual([]);
    index.upsert(observe("a"));
    index.rollup(["fleet"]);
    index.upsert(observe("a", { axes: { health: "InProgress" } }));
    expect(paths(index)).toEqual([]);
  });

  test("an older observation never replaces a newer one", () => {
    const index = indexOf(
      at("a", "2026-11-21T12:05:00Z"),
      at("a", "2026-11-21T12:00:00Z", { axes: { health: "Failed" } }),
    );
    expect(index.rollup(["fleet"]).word).toBe("Current");
  });

  test("explains a target by its parts, and a group by its targets, worst first; what is well is no explanation", () => {
    const index = indexOf(
      observe("a"),
      observe("b", { axes: { health: "InProgress" } }),
      observe("c", { axes: { health: "Failed" } }),
      observe("d", { axes: { health: "Failed" }, target: { cluster: "d", package: "base" } }),
    );
    const names = (path: GroupPath): readonly string[] => index.explain(path).map(({ target }) => target.cluster);
    expect(names(["fleet"])).toEqual(["c", "d", "b"]);
    expect(names(["package", "shop"])).toEqual(["c", "b"]);
    expect(names(["cluster", "a"])).toEqual([]);
    expect(names(["label", "region", "nowhere"])).toEqual([]);
    expect(index.explain({ cluster: "c", package: "shop" })).toHaveLength(1);
  });

  test("AC-P5: silence makes stale, once; being heard of again makes fresh", () => {
    const index = indexOf(at("a", "2026-11-21T12:00:00Z"), at("b", "2026-11-21T12:10:00Z"));
    index.expire(NOON + 14 * MINUTE);
    index.changes();
    index.expire(NOON + 16 * MINUTE);
    expect(paths(index)).toContain("cluster/a");
    expect(index.rollup(["fleet"])).toMatchObject({
      word: "Unknown",
      freshness: { fresh: 1, stale: 1 },
      health: { Current: 2 },
    });
    expect(index.rollup(["fleet"]).exceptions).toMatchObject([
      { cluster: "a", reason: "Stale", message: "not heard of in time; was Current", since: "2026-11-21T12:00:00Z" },
    ]);
    index.expire(NOON + 17 * MINUTE);
    index.expire(NOON);
    expect(paths(index)).toEqual([]);
    index.upsert(at("a", "2026-11-21T12:16:00Z"));
    expect(index.rollup(["fleet"])).toMatchObject({ word: "Current", landed: 2 });
  });

  test("AC-F10: an object that goes missing, comes back or is forgotten changes its target", () => {
    const ref = { group: "apps", kind: "Deployment", namespace: "shop", name: "web" };
    const part = (health: "Current" | "NotFound"): Observation =>
      observe("a", { ref, axes: { health }, source: "snapshot" });
    const index = indexOf(observe("a"), part("Current"));
    index.upsert(part("NotFound"));
    expect(index.target({ cluster: "a", package: "shop" })?.axes.health).toBe("InProgress");
    expect(index.explain({ cluster: "a", package: "shop" })[0]?.ref).toEqual(ref);
    index.upsert(part("Current"));
    expect(index.rollup(["fleet"]).landed).toBe(1);
    index.upsert(part("NotFound"));
    index.remove({ cluster: "a", package: "shop" }, ref);
    expect(index.rollup(["fleet"]).landed).toBe(1);
    index.remove({ cluster: "a", package: "shop" });
    expect(index.rollup(["fleet"]).total).toBe(0);
    expect(index.target({ cluster: "a", package: "shop" })).toBeUndefined();
  });

  test("a target that was heard of, removed and seen anew is there", () => {
    const index = indexOf(at("a", "2026-11-21T12:00:00Z"));
    index.changes();
    index.upsert(at("a", "2026-11-21T12:01:00Z"));
    index.remove({ cluster: "a", package: "shop" });
    index.changes();
    index.upsert(at("a", "2026-11-21T12:02:00Z"));
    index.changes();
    expect(index.rollup(["fleet"]).total).toBe(1);
  });

  test("AC-X3: a restored index says the same, and has no changes to tell", () => {
    fc.assert(
      fc.property(fc.array(anyObservation, { maxLength: 20 }), (observations) => {
        const index = indexOf(...observations);
        index.expire(NOON);
        const again = createStatusIndex(
          options,
          JSON.parse(JSON.stringify(index.snapshot())) as ReturnType<StatusIndex["snapshot"]>,
        );
        expect(JSON.stringify(again.rollup(["fleet"]))).toBe(JSON.stringify(index.rollup(["fleet"])));
        expect(again.changes()).toEqual([]);
        expect(JSON.stringify(again.snapshot())).toBe(JSON.stringify(index.snapshot()));
      }),
      { numRuns: 100 },
    );
  });

  test("AC-X3: the answers are those of rolling up anew", () => {
    const clusters = fc.array(
      fc.tuple(fc.integer({ min: 0, max: 40 }), fc.constantFrom("Current", "Failed", "InProgress")),
      { maxLength: 80 },
    );
    fc.assert(
      fc.property(clusters, (steps) => {
        const index = createStatusIndex(options);
        const last = new Map<string, Observation>();
        for (const [number, health] of steps) {
          const observation = observe(`c${number}`, { axes: { health } });
          index.upsert(observation);
          last.set(`c${number}`, observation);
          index.rollup(["fleet"]);
        }
        index.expire(NOON);
        const anew = [...last.values()].map((observation) => judgeFreshness(observation, NOON, options.staleAfter()));
        const { counted, freshness, landed } = addObservations(emptyRollup(), anew);
        expect(index.rollup(["fleet"])).toMatchObject({ counted, freshness, landed, total: last.size });
      }),
      { numRuns: 60 },
    );
  });

  test("one event for each change of verdict: before, after and why, coalesced, none for text and time", () => {
    const index = indexOf(observe("b"), observe("a"));
    expect(index.events().map(({ target, before }) => [target.cluster, before])).toEqual([
      ["a", undefined],
      ["b", undefined],
    ]);
    index.upsert(observe("a", { message: "as good as before", observedAt: "2026-11-21T07:01:00Z" }));
    expect(index.events()).toEqual([]);
    index.upsert(observe("a", { axes: { health: "InProgress" }, observedAt: "2026-11-21T07:02:00Z" }));
    index.rollup(["fleet"]);
    index.upsert(observe("a", { axes: { health: "Failed" }, message: "no image", observedAt: "2026-11-21T07:03:00Z" }));
    index.upsert(observe("b", { axes: { health: "Failed" }, observedAt: "2026-11-21T07:03:00Z" }));
    index.rollup(["fleet"]);
    index.upsert(observe("b", { observedAt: "2026-11-21T07:04:00Z" }));
    expect(index.events()).toMatchObject([
      {
        target: { cluster: "a", package: "shop" },
        before: { health: "Current", observed: "v1" },
        after: { health: "Failed" },
        message: "no image",
        observedAt: "2026-11-21T07:03:00Z",
      },
    ]);
    index.remove({ cluster: "b", package: "shop" });
    expect(index.events()).toMatchObject([
      { target: { cluster: "b" }, before: { health: "Current" }, reason: "Removed" },
    ]);
  });

  test("silence is an event once, and what was restored or comes again is none", () => {
    const index = indexOf(at("a", "2026-11-21T12:00:00Z"));
    index.events();
    index.expire(NOON + 16 * MINUTE);
    index.expire(NOON + 17 * MINUTE);
    expect(index.events()).toMatchObject([{ before: { freshness: "fresh" }, after: { freshness: "stale" } }]);
    const again = createStatusIndex(options, index.snapshot());
    again.upsert(at("a", "2026-11-21T12:00:00Z"));
    expect(again.events()).toEqual([]);
  });

  test("row 20: property: replayed observations are no events, and each event starts where the last one ended", () => {
    fc.assert(
      fc.property(fc.array(anyObservation, { maxLength: 30 }), (observations) => {
        const index = createStatusIndex(options);
        const last = new Map<string, unknown>();
        for (const observation of [...observations, ...observations]) {
          index.upsert(observation);
          for (const { target, before, after } of index.events()) {
            expect(before).toEqual(last.get(JSON.stringify(target)));
            last.set(JSON.stringify(target), after);
          }
        }
        for (const observation of index.snapshot().observations) index.upsert(observation);
        expect(index.events()).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  test("AC-F2: a cluster that is not ready waits, is counted, is not removed, and starts when it is ready", () => {
    const index = indexOf(observe("a"), blockOnCluster(observe("b"), "control plane down"));
    expect(index.rollup(["fleet"])).toMatchObject({ word: "Unknown", total: 2, landed: 1, waiting: 1 });
    expect(index.rollup(["fleet"]).bySeverity).toMatchObject({ failed: 0, waiting: 1 });
    index.events();
    index.upsert(observe("b", { observedAt: "2026-11-21T07:01:00Z" }));
    expect(index.rollup(["fleet"])).toMatchObject({ word: "Current", total: 2, landed: 2, waiting: 0 });
    expect(index.events()).toMatchObject([{ before: { blockedBy: "cluster/b" }, after: { health: "Current" } }]);
  });

  test("AC-P2: 10,000 clusters of 50 objects are one rollup of a few kilobytes; one change reaches it", () => {
    const index = createStatusIndex({ staleAfter: options.staleAfter });
    const part = (cluster: number, name: number, health: "Current" | "Failed"): Observation =>
      observe(`c${cluster}`, {
        ref: { group: "apps", kind: "Deployment", namespace: "shop", name: `web-${name}` },
        axes: { health },
      });
    for (let cluster = 0; cluster < 10_000; cluster++)
      for (let name = 0; name < 50; name++) index.upsert(part(cluster, name, "Current"));
    expect(index.rollup(["fleet"])).toMatchObject({ word: "Current", total: 10_000, landed: 10_000 });
    index.changes();
    index.upsert(part(7, 3, "Failed"));
    expect(paths(index)).toEqual(["cluster/c7", "fleet", "package/shop"]);
    expect(index.rollup(["fleet"])).toMatchObject({ word: "Failed", landed: 9_999 });
    expect(JSON.stringify(index.rollup(["fleet"])).length).toBeLessThan(8192);
  });
});
