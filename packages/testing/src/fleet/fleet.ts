import { clusterProfile, type DeliverySystem, type FleetCluster, syncObjects } from "./desired.ts";
import type { DesiredObject, SimulatedObject } from "./live.ts";
import { createRandom } from "./random.ts";
import { simulateCluster } from "./simulate/cluster.ts";
import type { WorkloadFault } from "./simulate/step.ts";

/** The kind of fleet to make. */
export interface TestFleetOptions {
  /** Decides everything that is not said here. */
  readonly seed: number;
  readonly clusters: number;
  /** Names of the packages on every cluster. Default: `edge-base`. */
  readonly packages?: readonly string[];
  /** Default: ap, eu, us. */
  readonly regions?: readonly string[];
  /** Default: both. */
  readonly systems?: readonly DeliverySystem[];
}

/** A fleet that was never deployed. */
export interface Fleet {
  readonly clusters: readonly FleetCluster[];
  readonly packages: readonly string[];
}

const VERSIONS = ["v1.33.4", "v1.34.2", "v1.35.0"] as const;
const TIERS = ["canary", "early", "late", "late"] as const;

/** Clusters with the labels region, tier and version, by name `<region>-<n>`. The same options give the same fleet. */
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

/** The desired objects on a cluster when all its packages are at one revision. */
export function desiredOn(fleet: Fleet, cluster: FleetCluster, revision: string): readonly DesiredObject[] {
  return fleet.packages.flatMap((name) => syncObjects(cluster, name, revision));
}

/** The live objects of a cluster on which a revision has landed: applied at `from`, looked at two minutes later. */
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

/** A share of clusters with a fault each, chosen by the seed: crash loops of the first package's Deployment, mostly. */
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
