import type { SpreadKind, System } from "../systems/contract.ts";
import { accessOfCluster, secretOfCluster } from "./access.ts";
import { actuateKarmada } from "./actuate.ts";
import { karmadaClaims } from "./claims.ts";
import { readKarmadaCluster } from "./inventory.ts";
import { readBindingAmong } from "./read-binding.ts";
import { readWork } from "./read-work.ts";
import { plannedByPlacement } from "./removals.ts";
import { templateOf } from "./template.ts";

const BINDING = {
  group: "work.karmada.io",
  role: "spread",
  read: readBindingAmong,
  templateOf,
} as const satisfies Partial<SpreadKind>;

export const system: System = {
  title: "Karmada",
  url: "https://karmada.io/docs/reference/karmada-api/",
  kinds: [
    { ...BINDING, kind: "ResourceBinding" },
    { ...BINDING, kind: "ClusterResourceBinding" },
    {
      group: "work.karmada.io",
      kind: "Work",
      role: "delivery",
      read: readWork,
      cluster: { path: ["metadata", "namespace"], form: /^karmada-es-([^]+)$/ },
    },
    {
      group: "cluster.karmada.io",
      kind: "Cluster",
      role: "cluster",
      inventory: { part: "cluster", read: readKarmadaCluster },
    },
  ],
  actuator: {
    actuate: actuateKarmada,
    // A policy applies to many targets, and so belongs to none: only policies that the config selects are used.
    shared: { groups: "karmada.io", selected: true },
    moves: "`dispatchingOnClusters` of policies names the clusters that are not released",
    writes:
      "`spec.suspension.dispatchingOnClusters` of every policy that is selected: exactly the clusters that are not released",
  },
  access: {
    lists: { group: "cluster.karmada.io", kind: "Cluster" },
    secretOf: secretOfCluster,
    read: accessOfCluster,
  },
  claims: karmadaClaims,
  removals: {
    kinds: ["policy.karmada.io/PropagationPolicy", "policy.karmada.io/ClusterPropagationPolicy"],
    beside: ["cluster.karmada.io/Cluster", "work.karmada.io/ResourceBinding", "work.karmada.io/ClusterResourceBinding"],
    planned: plannedByPlacement,
  },
  machinery: ["karmada-*"],
  docs: { reads: "ResourceBinding, ClusterResourceBinding, Work, Cluster" },
};
