import type { System } from "../systems/contract.ts";
import { packageOfAddon } from "./addon.ts";
import { judgeStackChange } from "./judge-change.ts";
import { readClusterAddonAmong, readClusterStackAmong } from "./read.ts";
import { toldStages } from "./told-stages.ts";

const GROUP = "clusterstack.x-k8s.io";

export const system: System = {
  title: "Cluster Stacks",
  url: "https://github.com/SovereignCloudStack/cluster-stack-operator/tree/main/api/v1alpha1",
  kinds: [
    {
      group: GROUP,
      kind: "ClusterAddon",
      role: "delivery",
      read: readClusterAddonAmong,
      isElsewhere: true,
      packageOf: packageOfAddon,
      cluster: { path: ["spec", "clusterRef", "name"] },
    },
    { group: GROUP, kind: "ClusterStack", role: "delivery", read: readClusterStackAmong },
    { group: GROUP, kind: "ClusterStackRelease", role: "beside" },
  ],
  runs: { kinds: [`${GROUP}/ClusterAddon`], beside: [], read: toldStages },
  admission: {
    kinds: [`${GROUP}/ClusterStack`, `${GROUP}/ClusterStackRelease`, "cluster.x-k8s.io/Cluster"],
    judge: judgeStackChange,
  },
  docs: { label: "CSO", reads: "ClusterStack, ClusterStackRelease, ClusterAddon" },
};
