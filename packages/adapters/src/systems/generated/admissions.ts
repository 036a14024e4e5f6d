// Generated from packages/adapters/src/*/system.ts by `npm run gen`. Do not edit.
import type { SystemAdmission } from "../contract.ts";
import { judgeStackChange } from "../../cluster-stacks/judge-change.ts";
import { judgeInstanceChange } from "../../kudo/judge-change.ts";

/** The rules of systems for changes to their objects. */
export const ADMISSIONS: readonly SystemAdmission[] = [
  {
    kinds: [
      "clusterstack.x-k8s.io/ClusterStack",
      "clusterstack.x-k8s.io/ClusterStackRelease",
      "cluster.x-k8s.io/Cluster",
    ],
    judge: judgeStackChange,
  },
  { kinds: ["kudo.dev/Instance"], judge: judgeInstanceChange },
];
