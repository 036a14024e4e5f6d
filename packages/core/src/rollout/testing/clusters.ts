import type { Evidence } from "../model/evidence.ts";
import type { Dice } from "./dice.ts";

/** The real state of a cluster. Times in milliseconds. */
export interface Cluster {
  at: string;
  wanted: string;
  /** When the cluster reaches the wanted revision. */
  movesAt: number;
  health: Evidence["health"];
  silent: boolean;
  /** Whether somebody holds the cluster: no revision reaches it. */
  held: boolean;
  /** Whether the cluster fails at the new revision. */
  readonly bad: boolean;
  /** How far the cluster's clock is ahead, in milliseconds. */
  readonly ahead: number;
}

export function newCluster({ often, int }: Dice): Cluster {
  const ahead = often(20) ? int(-20, 20) * 1000 : 0;
  return { at: "v1", wanted: "v1", movesAt: 0, health: "Current", silent: false, held: false, bad: often(15), ahead };
}

/** Plays the events of a cluster until `now`. */
export function live(cluster: Cluster, now: number, { often, pick }: Dice): void {
  if (often(cluster.held ? 20 : 1)) cluster.held = !cluster.held;
  if (!cluster.held && cluster.at !== cluster.wanted && now >= cluster.movesAt) {
    cluster.at = cluster.wanted;
    cluster.health = cluster.bad && cluster.wanted !== "v1" ? "Failed" : "Current";
  }
  if (often(3)) cluster.silent = !cluster.silent;
  if (often(1)) cluster.health = pick(["Current", "Failed"]);
  if (often(1)) cluster.at = "v1";
}

export function orderTo(cluster: Cluster | undefined, revision: string, now: number, { int }: Dice): void {
  if (cluster === undefined || cluster.wanted === revision) return;
  cluster.wanted = revision;
  cluster.movesAt = now + int(0, 180_000);
}

/** Returns the report of a cluster on itself. */
export function reportOf({ at, wanted, health, ahead, held }: Cluster, now: number): Evidence {
  const moves = at !== wanted;
  return {
    observed: at,
    wanted,
    health: moves ? "InProgress" : health,
    actuation: "Succeeded",
    freshness: "fresh",
    landed: !moves && health === "Current",
    observedAt: now + ahead,
    ...(held && { holds: ["oncall/ana"] }),
  };
}
