import type { System } from "../systems/contract.ts";
import { readFleetCluster } from "./inventory.ts";
import { readBundleDeploymentAmong } from "./read.ts";

export const system: System = {
  title: "Rancher Fleet",
  url: "https://fleet.rancher.io/ref-status-fields",
  kinds: [
    {
      group: "fleet.cattle.io",
      kind: "BundleDeployment",
      role: "delivery",
      read: readBundleDeploymentAmong,
      isElsewhere: true,
      // The namespace contains a shortened name, so the label is read.
      cluster: { path: ["metadata", "labels", "fleet.cattle.io/cluster"] },
    },
    { group: "fleet.cattle.io", kind: "Bundle", role: "beside" },
    {
      group: "fleet.cattle.io",
      kind: "Cluster",
      role: "cluster",
      inventory: { part: "cluster", read: readFleetCluster },
    },
  ],
  docs: { label: "Fleet", reads: "Bundle, BundleDeployment (of Rancher)" },
};
