import type { Path } from "../../object/index.ts";
import { conditionOf, count, hitOf, type KindRule } from "./kind-rule.ts";
import {
  EXTRA_PODS,
  lessThanReplicas,
  NO_OBSERVED_GENERATION,
  NO_STATUS,
  REPLICA_FAILURE,
  waitsUnless,
} from "./rows.ts";

const at = (...names: readonly string[]): readonly Path[] => names.map((name) => ["status", name]);

/** apps/v1 Deployment. */
export const DEPLOYMENT: KindRule = {
  groups: ["apps", "extensions"],
  kind: "Deployment",
  source: "https://kubernetes.io/docs/concepts/workloads/controllers/deployment/#deployment-status",
  suspended: { when: "spec.paused is true", test: ({ spec }) => spec["paused"] === true },
  rows: [
    NO_STATUS,
    NO_OBSERVED_GENERATION,
    {
      when: "condition Progressing is not True for the reason ProgressDeadlineExceeded",
      status: "Failed",
      reason: "ProgressDeadlineExceeded",
      terminal: true,
      paths: [],
      test: (subject) => {
        const found = conditionOf(subject, "Progressing");
        const late = found?.reason === "ProgressDeadlineExceeded" && found.status !== "True";
        return late ? hitOf("Progressing", found) : undefined;
      },
    },
    REPLICA_FAILURE,
    lessThanReplicas("LessReplicas", "replicas", "Replicas"),
    lessThanReplicas("LessUpdated", "updatedReplicas", "Updated"),
    EXTRA_PODS,
    lessThanReplicas("LessAvailable", "availableReplicas", "Available"),
    lessThanReplicas("LessReady", "readyReplicas", "Ready"),
    waitsUnless("Available", "True"),
    {
      when: "otherwise",
      status: "Current",
      reason: "Available",
      paths: [
        ["spec", "replicas"],
        ...at("observedGeneration", "replicas", "updatedReplicas", "availableReplicas", "readyReplicas"),
      ],
      test: (subject) => `Deployment is available. Replicas: ${count(subject.status["replicas"], 0)}`,
    },
  ],
};
