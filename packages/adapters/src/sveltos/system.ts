import type { System } from "../systems/contract.ts";
import { readClusterSummaryAmong } from "./read.ts";
import { profileName } from "./refs.ts";

const BESIDE = { group: "config.projectsveltos.io", role: "beside" } as const;

export const system: System = {
  title: "Sveltos",
  url: "https://projectsveltos.github.io/sveltos/",
  kinds: [
    {
      group: "config.projectsveltos.io",
      kind: "ClusterSummary",
      role: "delivery",
      read: readClusterSummaryAmong,
      isElsewhere: true,
      packageOf: profileName,
      cluster: { path: ["spec", "clusterName"] },
    },
    { ...BESIDE, kind: "ClusterProfile" },
    { ...BESIDE, kind: "Profile" },
    { ...BESIDE, kind: "ClusterConfiguration" },
  ],
  docs: { reads: "ClusterSummary, its profile, and the ClusterConfiguration" },
};
