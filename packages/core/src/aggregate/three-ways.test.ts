import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readTargetMetrics, targetFigures, writeOpenMetrics } from "./metrics/index.ts";
import { scrape } from "./metrics/scrape.test-d.ts";
import type { Observation } from "./model/observation.ts";
import { observe } from "./model/observations.test-d.ts";
import { readRollup } from "./report/read-rollup.ts";
import { readResourceGroup } from "./resource-group/resource-group.ts";
import { resourceGroupStatus } from "./resource-group/write-resource-group.ts";
import { emptyRollup, mergeRollups, type Rollup } from "./rollup/rollup.ts";
import { createStatusIndex, type StatusIndex } from "./status-index/status-index.ts";

const NOW = Date.parse("2026-11-21T07:04:00Z");
const CLUSTERS = ["a", "b", "c"];
const REVISIONS = ["v1", "v2", "v3"];

/**
 * Generates one cluster: the state of its delivery, and three objects. Only states that all three ways can carry: no
 * Terminating, nothing pending.
 */
const anyCluster = fc.record({
  health: fc.array(fc.constantFrom("Current", "InProgress", "Failed", "Unknown"), { minLength: 1, maxLength: 3 }),
  held: fc.boolean(),
  heldObject: fc.boolean(),
  wanted: fc.constantFrom(...REVISIONS),
  observed: fc.constantFrom(...REVISIONS),
  minute: fc.integer({ min: 0, max: 4 }),
});
const anyFleet = fc.tuple(anyCluster, anyCluster, anyCluster);
type Cluster = typeof anyCluster extends fc.Arbitrary<infer T> ? T : never;

function partsOf({ health, held, heldObject, wanted, observed, minute }: Cluster, at: number): readonly Observation[] {
  const cluster = CLUSTERS[at] ?? "";
  const observedAt = `2026-11-21T07:0${minute}:00Z`;
  const upToDate = wanted === observed ? "yes" : "no";
  const delivery = observe(cluster, {
    axes: { upToDate, suspended: held ? "yes" : "no" },
    revision: { wanted, observed },
    observedAt,
  });
  const objects = health.map((word, index) =>
    observe(cluster, {
      ref: { group: "apps", kind: "Deployment", namespace: "shop", name: `web-${index}` },
      revision: {},
      axes: { health: word, suspended: heldObject && index === 0 ? "yes" : "no" },
      unsaid: ["actuation", "upToDate"],
      observedAt,
    }),
  );
  return [{ ...delivery, unsaid: ["health"] }, ...objects];
}

function indexOf(observations: readonly Observation[]): StatusIndex {
  const index = createStatusIndex({ staleAfter: () => 120_000 });
  for (const observation of observations) index.upsert(observation);
  index.expire(NOW);
  return index;
}

/**
 * Returns the fields that all three ways carry. Only objects and rollups carry actuation besides `landed`, causes,
 * holds and `since`.
 */
function carried({
  word,
  total,
  landed,
  counted,
  upToDate,
  suspended,
  freshness,
  pendingChange,
  revisions,
}: Rollup): object {
  return { word, total, landed, counted, upToDate, suspended, freshness, pendingChange, revisions };
}

const ofAll = (fleet: readonly Cluster[]): readonly Observation[] => fleet.flatMap(partsOf);

describe("AC-P1: the same fleet, whichever way its status comes", () => {
  test("pushed: every cluster sends its rollup, and they add up to that of all objects", () => {
    fc.assert(
      fc.property(anyFleet, (fleet) => {
        const pushed = fleet.map((cluster, at) => {
          const rollup = indexOf(partsOf(cluster, at)).rollup(["fleet"]);
          const read = readRollup(JSON.parse(JSON.stringify(rollup)));
          if (!read.ok) throw new Error(read.problems[0]?.message);
          return read.value;
        });
        const pulled = indexOf(ofAll(fleet)).rollup(["fleet"]);
        expect(JSON.stringify(pushed.reduce(mergeRollups, emptyRollup()))).toBe(JSON.stringify(pulled));
      }),
      { numRuns: 1000 },
    );
  });

  test("metrics: what goes through Prometheus is the same on all that it carries", () => {
    fc.assert(
      fc.property(anyFleet, (fleet) => {
        const pulled = indexOf(ofAll(fleet));
        const figures = CLUSTERS.flatMap((cluster) => {
          const target = { cluster, package: "shop" };
          const summary = pulled.target(target);
          return summary === undefined ? [] : [targetFigures(summary, pulled.explain(target))];
        });
        const read = readTargetMetrics(scrape(writeOpenMetrics(figures)), { revisions: REVISIONS });
        expect(carried(indexOf(read).rollup(["fleet"]))).toEqual(carried(pulled.rollup(["fleet"])));
      }),
      { numRuns: 1000 },
    );
  });

  test("ResourceGroups: the objects that each writes count the same when they are read", () => {
    fc.assert(
      fc.property(anyFleet, (fleet) => {
        const groups = fleet.flatMap((cluster, at) => {
          const parts = partsOf({ ...cluster, heldObject: false, held: false }, at);
          const status = resourceGroupStatus(parts, { observedGeneration: 1 });
          const metadata = { generation: 1, labels: { "app.kubernetes.io/managed-by": "configmanagement.gke.io" } };
          const target = { cluster: CLUSTERS[at] ?? "", package: "shop" };
          const observedAt = parts[0]?.observedAt;
          const [delivery] = parts;
          if (delivery === undefined) throw new Error("a cluster has parts");
          return [delivery, ...readResourceGroup({ metadata, status: { ...status } }, { target, observedAt })];
        });
        const free = fleet.map((cluster) => ({ ...cluster, held: false, heldObject: false }));
        const [read, pulled] = [groups, ofAll(free)].map((set) => indexOf(set).rollup(["fleet"])) as [Rollup, Rollup];
        expect([read.word, read.counted, read.upToDate]).toEqual([pulled.word, pulled.counted, pulled.upToDate]);
      }),
      { numRuns: 1000 },
    );
  });
});
