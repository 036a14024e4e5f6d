import { type Counters, count, type KindRow, type KindRule } from "./kind-rule.ts";
import { EXTRA_PODS, lessThanReplicas, NO_OBSERVED_GENERATION, NO_STATUS, REPLICA_FAILURE } from "./rows.ts";

const COUNTERS: Counters = {
  paths: [
    ["spec", "replicas"],
    ["status", "observedGeneration"],
    ["status", "fullyLabeledReplicas"],
    ["status", "availableReplicas"],
    ["status", "readyReplicas"],
    ["status", "replicas"],
  ],
  read: ({ spec, status }) => [
    spec["replicas"],
    status["observedGeneration"],
    status["fullyLabeledReplicas"],
    status["availableReplicas"],
    status["readyReplicas"],
    status["replicas"],
  ],
};

const ROWS: readonly KindRow[] = [
  NO_STATUS,
  NO_OBSERVED_GENERATION,
  REPLICA_FAILURE,
  lessThanReplicas("LessLabelled", "fullyLabeledReplicas", "Labelled"),
  lessThanReplicas("LessAvailable", "availableReplicas", "Available"),
  lessThanReplicas("LessReady", "readyReplicas", "Ready"),
  EXTRA_PODS,
  {
    status: "Current",
    reason: "Available",
    paths: COUNTERS.paths,
    test: (subject) => `${subject.kind} is available. Replicas: ${count(subject.status["replicas"], 0)}`,
  },
];

/** The decision table of apps/v1 ReplicaSet. */
export const REPLICA_SET: KindRule = {
  groups: ["apps", "extensions"],
  kind: "ReplicaSet",
  counters: COUNTERS,
  rows: ROWS,
};

/** The decision table of v1 ReplicationController: the same counters and the same condition. */
export const REPLICATION_CONTROLLER: KindRule = {
  groups: [""],
  kind: "ReplicationController",
  counters: COUNTERS,
  rows: ROWS,
};
