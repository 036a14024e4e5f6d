import type { System } from "../systems/contract.ts";
import { readContainerCluster, readContainerNodePool } from "./inventory.ts";

const GROUP = "container.cnrm.cloud.google.com";

export const system: System = {
  title: "Config Connector",
  url: "https://cloud.google.com/config-connector/docs/reference/overview",
  kinds: [
    {
      group: GROUP,
      kind: "ContainerCluster",
      role: "cluster",
      inventory: { part: "cluster", read: readContainerCluster },
    },
    {
      group: GROUP,
      kind: "ContainerNodePool",
      role: "cluster",
      inventory: { part: "pool", read: readContainerNodePool },
    },
  ],
  docs: { label: "KCC", reads: "ContainerCluster and ContainerNodePool: while one is not ready, workloads wait" },
};
