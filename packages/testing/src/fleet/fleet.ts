import { clusterProfile, type DeliverySystem, type FleetCluster, syncObjects } from "./desired.ts";
import type { DesiredObject, SimulatedObject } from "./live.ts";
import { createRandom } from "./random.ts";
import { simulateCluster } from "./simulate/cluster.ts";
import type { WorkloadFault } from "./simulate/step.ts";

/** Options for a generated fleet. */
export interface TestFleetOptions {
  /** The seed for all random choices. */
  readonly seed: number;
  readonly clusters: number;
  /** The names of the packages on every cluster. Default: `edge-base`. */
  readonly packages?: readonly string[];
  /** The regions. Default: ap, eu, us. */
  readonly regions?: readonly string[];
  /** The delivery systems. Default: both. */
  readonly systems?: readonly DeliverySystem[];
}

/** A generated fleet to which nothing was deployed yet. */
export interface Fleet {
  readonly clusters: readonly FleetCluster[];
  readonly packages: readonly string[];
}

const VERSIONS = ["v1.33.4", "v1.34.2", "v1.35.0"] as const;
const TIERS = ["canary", "early", "late", "late"] as const;

/**
 * Generates clusters with the labels region, tier and version, named `<region>-<n>`. The same options give the same
 * fleet.
 */
export function generateFleet(options: TestFleetOptions): Fleet {
  const {
    seed,
    clusters,
    packages = ["edge-base"],
    regions = ["ap", "eu", "us"],
    systems = ["config-sync", "flux"],
  } = options;
  const random = createRandom(seed);
  const made = Array.from({ length: clusters }, (_, at): FleetCluster => {
    const region = regions[at % regions.length] ?? "eu";
    const labels = { region, tier: random.pick(TIERS), version: random.pick(VERSIONS) };
    return { name: `${region}-${Math.floor(at / regions.length) + 1}`, labels, system: random.pick(systems) };
  });
  return { clusters: made.sort((a, b) => (a.name < b.name ? -1 : 1)), packages };
}

/** The inventory of a fleet. */
export function inventoryOf(fleet: Fleet): readonly DesiredObject[] {
  return fleet.clusters.map(clusterProfile);
}

/** The desired objects on a cluster with all its packages at one revision. */
export function desiredOn(fleet: Fleet, cluster: FleetCluster, revision: string): readonly DesiredObject[] {
  return fleet.packages.flatMap((name) => syncObjects(cluster, name, revision));
}

/** The live objects of a cluster on which a revision has landed: applied at `from`, observed two minutes later. */
export function landedCluster(
  fleet: Fleet,
  cluster: FleetCluster,
  revision: string,
  from: string,
): readonly SimulatedObject[] {
  const desired = desiredOn(fleet, cluster, revision);
  const later = new Date(Date.parse(from) + 120_000).toISOString().replace(".000Z", "Z");
  const applied = simulateCluster([], desired, { cluster: cluster.name, now: from });
  const settled = simulateCluster(applied, desired, { cluster: cluster.name, now: later });
  return simulateCluster(settled, desired, { cluster: cluster.name, now: later });
}

/**
 * Gives a share of the clusters one fault each, chosen by the seed: mostly crash loops of the first package's
 * Deployment.
 */
export function generateFaults(
  fleet: Fleet,
  seed: number,
  share: number,
): ReadonlyMap<string, readonly WorkloadFault[]> {
  const random = createRandom(seed);
  const faulty = fleet.clusters.filter(() => random.chance(share));
  return new Map(
    faulty.map(({ name }): [string, readonly WorkloadFault[]] => {
      if (random.chance(0.7)) return [name, [{ kind: "crash-loop", deployment: `${fleet.packages[0] ?? ""}-web` }]];
      return [
        name,
        [random.chance(0.5) ? { kind: "offline" } : { kind: "source-error", message: "connection timed out" }],
      ];
    }),
  );
}
