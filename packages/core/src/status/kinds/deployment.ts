import { type Counters, count, hitOf, type KindRule } from "./kind-rule.ts";
import {
  EXTRA_PODS,
  lessThanReplicas,
  NO_OBSERVED_GENERATION,
  NO_STATUS,
  REPLICA_FAILURE,
  waitsUnless,
} from "./rows.ts";

const COUNTERS: Counters = {
  paths: [
    ["spec", "replicas"],
    ["status", "observedGeneration"],
    ["status", "replicas"],
    ["status", "updatedReplicas"],
    ["status", "availableReplicas"],
    ["status", "readyReplicas"],
  ],
  read: ({ spec, status }) => [
    spec["replicas"],
    status["observedGeneration"],
    status["replicas"],
    status["updatedReplicas"],
    status["availableReplicas"],
    status["readyReplicas"],
  ],
};

/** The decision table of apps/v1 Deployment. */
export const DEPLOYMENT: KindRule = {
  groups: ["apps", "extensions"],
  kind: "Deployment",
  suspended: { when: "spec.paused is true", test: ({ spec }) => spec["paused"] === true, paths: [["spec", "paused"]] },
  counters: COUNTERS,
  rows: [
    NO_STATUS,
    NO_OBSERVED_GENERATION,
    // It says why, and stays when the time is up, which says nothing more.
    REPLICA_FAILURE,
    {
      when: "condition Progressing is not True for the reason ProgressDeadlineExceeded",
      status: "Failed",
      reason: "ProgressDeadlineExceeded",
      terminal: true,
      paths: [],
      test: {
        type: "Progressing",
        status: "True",
        is: false,
        hit: (found) => (found.reason === "ProgressDeadlineExceeded" ? hitOf("Progressing", found) : undefined),
      },
    },
    lessThanReplicas("LessReplicas", "replicas", "Replicas"),
    lessThanReplicas("LessUpdated", "updatedReplicas", "Updated"),
    EXTRA_PODS,
    lessThanReplicas("LessAvailable", "availableReplicas", "Available"),
    lessThanReplicas("LessReady", "readyReplicas", "Ready"),
    waitsUnless("Available", "True"),
    {
      status: "Current",
      reason: "Available",
      paths: COUNTERS.paths,
      test: (subject) => `Deployment is available. Replicas: ${count(subject.status["replicas"], 0)}`,
    },
  ],
};
