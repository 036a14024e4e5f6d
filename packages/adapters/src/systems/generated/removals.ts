// Generated from packages/adapters/src/*/system.ts by `npm run gen`. Do not edit.
import type { SystemRemovals } from "../contract.ts";
import { plannedByPlacement } from "../../karmada/removals.ts";

/** The systems that tell which held objects they are about to remove. */
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
