// Generated from packages/adapters/src/*/system.ts by `npm run gen`. Do not edit.
import type { SystemRuns } from "../told-run.ts";
import { toldStages } from "../../cluster-stacks/told-stages.ts";
import { toldPlans } from "../../kudo/told-plans.ts";

/** How systems tell of runs of their own. */
export const RUNS: readonly SystemRuns[] = [
  { kinds: ["clusterstack.x-k8s.io/ClusterAddon"], beside: [], read: toldStages },
  { kinds: ["kudo.dev/Instance"], beside: ["kudo.dev/OperatorVersion"], read: toldPlans },
];
