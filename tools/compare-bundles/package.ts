import { type Configs, createConfigs } from "./configs.ts";
import { type Fields, printObject } from "./print.ts";
import { createRandom, type Random } from "./random.ts";
import { clusterObjects, decisionOf } from "./samples/clusters.ts";
import { SAMPLERS } from "./samples/index.ts";
import { damaged, type Sample, type Sampler, type Seat } from "./samples/seat.ts";

/** A fleet package that a seed determines, with observations from round to round. */
export interface FleetPackage {
  readonly configs: Configs;
  /** The items of a round, as texts of list entries: in the first round the package itself, then new observations. */
  readonly itemsOf: (round: number) => readonly string[];
  readonly nowOf: (round: number) => string;
  readonly isWindows: boolean;
}

const START = Date.UTC(2026, 10, 21, 9);
const MINUTE = 60_000;

/** The inputs for the objects of one package: its clusters, and the system of each package. */
interface Fleet {
  readonly random: Random;
  readonly clusters: readonly string[];
  readonly deliveries: readonly { readonly name: string; readonly sampler: Sampler }[];
  readonly step: number;
  readonly damage: number;
}

export function createPackage(seed: number): FleetPackage {
  const random = createRandom(seed);
  const size = random.oneIn(20) ? 12 + random.integer(30) : 1 + random.integer(5);
  const fleet: Fleet = {
    random,
    clusters: Array.from({ length: size }, (_, index) => `edge-${index + 1}`),
    deliveries: ["shop", "shop", "web"]
      .slice(0, 1 + random.integer(3))
      .map((name) => ({ name, sampler: random.pick(SAMPLERS) })),
    step: random.pick([5, 10, 30]),
    damage: random.pick([20, 400, 1_000_000]),
  };
  const configs = createConfigs(random);
  const rounds = new Map<number, readonly string[]>();
  return {
    configs,
    nowOf: (round) => timeOf(START + (round * fleet.step + 2) * MINUTE),
    itemsOf: (round) => {
      const made = rounds.get(round) ?? itemsOf(fleet, configs, round);
      rounds.set(round, made);
      return made;
    },
    isWindows: random.oneIn(40),
  };
}

function timeOf(time: number): string {
  return new Date(time).toISOString().replace(".000Z", "Z");
}

function itemsOf(fleet: Fleet, configs: Configs, round: number): readonly string[] {
  const { random, clusters } = fleet;
  const at = timeOf(START + round * fleet.step * MINUTE);
  const seats = clusters.flatMap((cluster) => fleet.deliveries.map((one) => sampleOf(fleet, cluster, one, at, round)));
  const snapshots = snapshotsOf(fleet, seats, at, round);
  if (round > 0) return snapshots.map((object, index) => printItem(object, `snapshots/${round}.yaml`, index, random));
  const strategy = configs.strategy === undefined ? [] : [strategyObject(configs.strategy)];
  const own = [
    ...(random.oneIn(8) ? [] : clusters.flatMap((cluster, index) => clusterObjects(cluster, index, random))),
    ...(random.oneIn(3) ? [decisionOf(clusters, random)] : []),
    ...strategy,
    ...unique(seats.flatMap(({ sample }) => sample.declared ?? [])),
  ];
  const all = [...(random.oneIn(4) ? [] : [KPTFILE]), ...own, ...snapshots];
  return all.map((object, index) => printItem(object, pathOf(object, index, random), index, random));
}

const KPTFILE: Fields = {
  apiVersion: "kpt.dev/v1",
  kind: "Kptfile",
  metadata: { name: "fleet" },
  pipeline: { mutators: [{ image: "ghcr.io/landfall-dev/aggregate-status:v0.1.0" }] },
};

function strategyObject(spec: Fields): Fields {
  return { apiVersion: "landfall.dev/v1alpha1", kind: "RolloutStrategy", metadata: { name: "waves" }, spec };
}

interface Seated {
  readonly cluster: string;
  readonly sample: Sample;
}

function sampleOf(
  { random }: Fleet,
  cluster: string,
  { name, sampler }: Fleet["deliveries"][number],
  at: string,
  round: number,
): Seated {
  const hasMoved = random.integer(4) < round + 1;
  const seat: Seat = {
    random,
    cluster,
    package: name,
    wanted: "v7",
    observed: hasMoved ? "v7" : "v6",
    health: random.pick(["Current", "Current", "Current", "Current", "InProgress", "Failed"]),
    at,
  };
  return { cluster, sample: sampler(seat) };
}

/** One snapshot for each cluster, and one for the hub. */
function snapshotsOf(fleet: Fleet, seats: readonly Seated[], at: string, round: number): readonly Fields[] {
  const { random, clusters, damage } = fleet;
  const of = (cluster: string, objects: readonly Fields[]): Fields => ({
    apiVersion: "landfall.dev/v1alpha1",
    kind: "StatusSnapshot",
    metadata: {
      name: `${cluster}-${round}`,
      annotations: { "config.kubernetes.io/local-config": "true" },
      ...(random.oneIn(6) && { labels: { region: "eu" } }),
    },
    spec: { cluster, observedAt: at, items: unique(objects).map((each) => damaged(each, random, damage)) },
  });
  const there = clusters
    .filter(() => !random.oneIn(12))
    .map((name) =>
      of(
        name,
        seats.flatMap(({ cluster, sample }) => (cluster === name ? (sample.there ?? []) : [])),
      ),
    );
  const hub = seats.flatMap(({ sample }) => sample.hub ?? []);
  return hub.length === 0 ? there : [...there, of("hub", hub)];
}

/** Removes objects with a repeated ref, which would be refused. */
function unique(objects: readonly Fields[]): readonly Fields[] {
  const byRef = new Map(
    objects.map((object) => {
      const { name, namespace } = object["metadata"] as Fields;
      return [JSON.stringify([object["apiVersion"], object["kind"], namespace, name]), object];
    }),
  );
  return [...byRef.values()];
}

function pathOf(object: Fields, index: number, random: Random): string {
  if (object["kind"] === "Kptfile") return "Kptfile";
  return random.oneIn(12) ? `clusters/edge-1/${index}.yaml` : random.pick(["fleet.yaml", `all/${index}.yaml`]);
}

/** Formats an object, with the annotations that orchestrators add, as an entry of a list. */
function printItem(object: Fields, path: string, index: number, random: Random): string {
  const { annotations = {}, ...metadata } = object["metadata"] as { readonly annotations?: Fields };
  const place = {
    "config.kubernetes.io/index": String(index),
    "config.kubernetes.io/path": path,
    "internal.config.kubernetes.io/index": String(index),
    "internal.config.kubernetes.io/path": path,
    ...(random.oneIn(2) && { "internal.config.kubernetes.io/package-path": "/fleet" }),
  };
  const lines = printObject(
    { ...object, metadata: { ...metadata, annotations: { ...annotations, ...place } } },
    random,
  );
  const [first = "", ...rest] = lines;
  const start = first === "" || first.startsWith("#") ? ["-", first] : [`- ${first}`];
  const [dash = "", ...above] = start;
  return [dash, ...[...above, ...rest].map((line) => (line === "" ? "" : `  ${line}`))].join("\n");
}
