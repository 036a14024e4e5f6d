// Generated from packages/adapters/src/*/system.ts by `npm run gen`. Do not edit.
import type { SystemRemovals } from "../contract.ts";
import { plannedByPlacement } from "../../karmada/removals.ts";

/** What systems are about to take away although somebody holds it still. */
export const REMOVALS: readonly SystemRemovals[] = [
  {
    kinds: ["policy.karmada.io/PropagationPolicy", "policy.karmada.io/ClusterPropagationPolicy"],
    beside: [
      "cluster.karmada.io/Cluster",
      "work.karmada.io/ResourceBinding",
      "work.karmada.io/ClusterResourceBinding",
    ],
    planned: plannedByPlacement,
  },
];
