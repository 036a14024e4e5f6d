import type { Observation } from "@landfall/core/aggregate";
import { type KubeObject, readPath } from "@landfall/core/object";
import { CONTEXT, delivery, ORDERS, type Order, type RoundTrip } from "../../actuate/testing/round-trip.ts";
import { actuateConfigSync } from "../actuate.ts";
import { readSync } from "../read.ts";

const SYNC = "configsync.gke.io/v1beta1";

/**
 * Returns the status that the reconciler reports: it repeats the spec, and names the commit that the spec stands for.
 */
function synced(sync: KubeObject, { commit }: Order): readonly Observation[] {
  const hash = commit.replace("sha256:", "");
  const spec = (type: string): object => (readPath(sync, ["spec", type]) ?? {}) as object;
  const sources = { gitStatus: spec("git"), ociStatus: spec("oci"), helmStatus: spec("helm") };
  const status = {
    observedGeneration: 2,
    lastSyncedCommit: hash,
    source: { commit: hash, ...sources },
    sync: { commit: hash, ...sources },
    conditions: [{ type: "Syncing", status: "False" }],
  };
  return readSync({ ...sync, status }, CONTEXT);
}

export const roundTrips: readonly RoundTrip[] = [
  {
    what: "a RootSync of git",
    actuate: actuateConfigSync,
    objects: [delivery(SYNC, "RootSync", { git: { repo: "r", revision: "v6" } })],
    read: synced,
    orders: [ORDERS.tag, ORDERS.commit, ORDERS.asFluxSpellsIt],
  },
  {
    what: "a RootSync of an image",
    actuate: actuateConfigSync,
    objects: [
      delivery(SYNC, "RootSync", { sourceType: "oci", oci: { image: "registry.example.com:5000/team/shop:v6" } }),
    ],
    read: synced,
    orders: [ORDERS.imageTag, ORDERS.imageDigest],
  },
  {
    what: "a RootSync of a chart",
    actuate: actuateConfigSync,
    objects: [delivery(SYNC, "RootSync", { sourceType: "helm", helm: { chart: "shop", version: "1.2.0" } })],
    read: synced,
    orders: [ORDERS.chart],
  },
];
