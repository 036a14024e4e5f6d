import type { DeliveryKind, System } from "../systems/contract.ts";
import { actuateConfigSync } from "./actuate.ts";
import { readSyncAmong } from "./read.ts";
import { readSyncMetrics } from "./read-metrics.ts";
import { declaredSyncRevision } from "./revisions.ts";

const SYNC = {
  group: "configsync.gke.io",
  role: "delivery",
  read: readSyncAmong,
  declares: { rank: 10, revision: declaredSyncRevision },
  resourceGroup: true,
} as const satisfies Partial<DeliveryKind>;

export const system: System = {
  title: "Config Sync",
  url: "https://github.com/GoogleContainerTools/kpt-config-sync",
  kinds: [
    { ...SYNC, kind: "RootSync" },
    { ...SYNC, kind: "RepoSync" },
  ],
  actuator: {
    actuate: actuateConfigSync,
    moves: "the source of RootSyncs and RepoSyncs",
    writes: "`spec.git.revision`, the tag or digest of `spec.oci.image`, or `spec.helm.version`, by `spec.sourceType`",
  },
  readSamples: readSyncMetrics,
  machinery: ["config-management-*"],
  // A list with one cluster names the object's cluster; a longer list names none.
  clusterOfAny: {
    path: ["metadata", "annotations", "configsync.gke.io/cluster-name-selector"],
    form: /^\s*([^\s,]+)\s*$/,
  },
  docs: { reads: "RootSync, RepoSync, and their ResourceGroup" },
};
