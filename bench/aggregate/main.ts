import { cpus } from "node:os";
import {
  addObservations,
  createStatusIndex,
  emptyRollup,
  makeObservation,
  mergeRollups,
  type Observation,
  type Rollup,
  summarizeTarget,
} from "@landfall/core/aggregate";

/**
 * Times the aggregation of 10,000 clusters with 50 objects each against the bars of the design, then that of fleets
 * from 1,000 to 1,000,000 objects. Prints medians; `--check` exits 1 if one is above 1.5 times its bar.
 */
const CLUSTERS = 10_000;
const OBJECTS = 50;
const ROUNDS = 5;
const BARS = { build: 2000, memory: 512, index: 512, change: 1, heartbeats: 100, merge: 50 } as const;
const UNITS: { readonly [bar in keyof typeof BARS]: string } = {
  build: `ms: observations of ${CLUSTERS} clusters x ${OBJECTS} objects, made, summed up and rolled up`,
  memory: "MiB resident after that",
  index: "MiB of heap that a StatusIndex of all of them holds",
  change: "ms: one object changes, new rollup of the fleet",
  heartbeats: `ms: ${CLUSTERS} observations that say nothing new, and the changes asked for`,
  merge: "ms: 1,000 rollups merged one by one",
};

function observeObject(cluster: number, object: number, health: "Current" | "Failed", minute = 0): Observation {
  return makeObservation({
    target: { cluster: `edge-${cluster}`, package: "shop" },
    ref: { group: "apps", kind: "Deployment", namespace: "shop", name: `web-${object}` },
    revision: {},
    axes: { health, suspended: "no" },
    reason: health,
    message: "3 of 3 replicas available",
    observedAt: `2026-11-21T07:${String(minute).padStart(2, "0")}:00Z`,
    source: "snapshot",
  });
}

function observeDelivery(cluster: number): Observation {
  return makeObservation({
    target: { cluster: `edge-${cluster}`, package: "shop" },
    revision: { wanted: "v1", observed: "v1" },
    axes: { actuation: "Succeeded", reconcile: "Succeeded", upToDate: "yes", suspended: "no" },
    reason: "Synced",
    message: "synced",
    observedAt: "2026-11-21T07:00:00Z",
    source: "config-sync",
  });
}

function observeCluster(cluster: number): Observation {
  const objects = Array.from({ length: OBJECTS }, (_, object) => observeObject(cluster, object, "Current"));
  return summarizeTarget({ cluster: `edge-${cluster}`, package: "shop" }, [observeDelivery(cluster), ...objects]);
}

function observeFleet(clusters: number): readonly Observation[] {
  const targets = Array.from({ length: clusters }, (_, cluster) => observeCluster(cluster));
  addObservations(emptyRollup(), targets);
  return targets;
}

function time(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** The heap in MiB, which is exact only if garbage can be collected first: `node --expose-gc`. */
function heapMiB(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 2 ** 20;
}

function median(rounds: number, measure: (round: number) => number): number {
  const times = Array.from({ length: rounds }, (_, round) => measure(round)).toSorted((a, b) => a - b);
  return times[Math.floor(times.length / 2)] ?? Number.NaN;
}

function measure(): { readonly [bar in keyof typeof BARS]: number } {
  let targets: readonly Observation[] = [];
  const build = median(ROUNDS, () =>
    time(() => {
      targets = observeFleet(CLUSTERS);
    }),
  );
  const memory = process.memoryUsage().rss / 2 ** 20;
  const parts: readonly Rollup[] = Array.from({ length: 1000 }, (_, index) =>
    addObservations(emptyRollup(), targets.slice(index * 10, index * 10 + 10)),
  );
  const merge = median(ROUNDS, () => time(() => void parts.reduce(mergeRollups, emptyRollup())));

  const before = heapMiB();
  const index = createStatusIndex({ staleAfter: () => 900_000 });
  for (let cluster = 0; cluster < CLUSTERS; cluster++) {
    index.upsert(observeDelivery(cluster));
    for (let object = 0; object < OBJECTS; object++) index.upsert(observeObject(cluster, object, "Current"));
  }
  index.changes();
  const held = heapMiB() - before;
  const change = median(301, (round) => {
    const observation = observeObject((round * 37) % CLUSTERS, 3, round % 2 === 0 ? "Failed" : "Current", 1);
    return time(() => {
      index.upsert(observation);
      index.rollup(["fleet"]);
    });
  });
  index.changes();
  const heartbeats = median(ROUNDS, (round) => {
    const beats = Array.from({ length: CLUSTERS }, (_, cluster) => observeObject(cluster, 7, "Current", round + 2));
    return time(() => {
      for (const beat of beats) index.upsert(beat);
      if (index.changes().length > 0) throw new Error("a heartbeat is no change");
    });
  });
  return { build, memory, index: held, change, heartbeats, merge };
}

/** Measures time and heap by fleet size, which should grow linearly. */
function growth(): readonly string[] {
  observeFleet(200);
  return [20, 200, 2000, 20_000].map((clusters) => {
    const took = median(3, () => time(() => void observeFleet(clusters)));
    const objects = clusters * OBJECTS;
    const each = ((took * 1000) / objects).toFixed(2);
    return `${String(objects).padStart(9)} objects ${took.toFixed(1).padStart(8)} ms ${each.padStart(6)} us each`;
  });
}

const found = measure();
const bars = Object.keys(BARS) as (keyof typeof BARS)[];
console.log(`${cpus()[0]?.model ?? "unknown processor"}, ${cpus().length} cores, Node ${process.version}`);
for (const bar of bars) console.log(`${found[bar].toFixed(2)} of ${BARS[bar]} ${UNITS[bar]}`);
for (const line of growth()) console.log(line);
const missed = bars.filter((bar) => found[bar] > 1.5 * BARS[bar]);
if (process.argv.includes("--check") && missed.length > 0) {
  console.error(`beyond 1.5 times the bar: ${missed.join(", ")}`);
  process.exitCode = 1;
}
