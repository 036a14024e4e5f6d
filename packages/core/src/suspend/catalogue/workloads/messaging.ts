import type { Families } from "../switch-family.ts";

/** Messaging. From the API types and controllers of each project; `evidence` says how far its code was read. */
export const MESSAGING: Families = {
  "rabbitmq.com": () => [
    {
      system: "rabbitmq",
      kinds: ["RabbitmqCluster"],
      effect: "reconcile",
      path: ["metadata", "labels", "rabbitmq.com/pauseReconciliation"],
      truth: "equals",
      on: "true",
      off: "delete",
      stops: "reconcile; StatefulSet runs on",
      evidence: "code",
    },
  ],
  "kafka.strimzi.io": () => [
    {
      system: "strimzi",
      kinds: [
        "Kafka",
        "KafkaBridge",
        "KafkaConnect",
        "KafkaConnector",
        "KafkaMirrorMaker2",
        "KafkaRebalance",
        "KafkaUser",
      ],
      effect: "reconcile",
      path: ["metadata", "annotations", "strimzi.io/pause-reconciliation"],
      truth: "equals-fold",
      on: "true",
      off: "delete",
      stops: "create/update by the cluster/user operator, incl. certificate renewal; workloads run on",
      evidence: "code",
    },
    {
      system: "strimzi",
      kinds: ["KafkaConnector"],
      effect: "run",
      path: ["spec", "state"],
      truth: "enum",
      on: "paused",
      off: { value: "running" },
      values: ["running", "paused", "stopped"],
      alsoOn: ["stopped"],
      stops: "the connector tasks (paused keeps tasks, stopped shuts them down)",
      evidence: "code",
    },
    {
      system: "strimzi",
      kinds: ["KafkaTopic"],
      effect: "reconcile",
      path: ["metadata", "annotations", "strimzi.io/pause-reconciliation"],
      truth: "equals-fold",
      on: "true",
      off: "delete",
      stops: "config reconcile",
      evidence: "code",
    },
  ],
};
