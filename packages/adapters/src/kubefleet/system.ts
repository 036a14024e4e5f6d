import type { System } from "../systems/contract.ts";
import { readPlacement } from "./read.ts";

const PLACEMENT = { group: "placement.kubernetes-fleet.io", role: "spread", read: readPlacement } as const;

export const system: System = {
  title: "KubeFleet",
  url: "https://kubefleet.dev/docs/concepts/crp/",
  kinds: [
    { ...PLACEMENT, kind: "ClusterResourcePlacement" },
    { ...PLACEMENT, kind: "ResourcePlacement" },
  ],
  docs: { reads: "ClusterResourcePlacement, ResourcePlacement" },
};
