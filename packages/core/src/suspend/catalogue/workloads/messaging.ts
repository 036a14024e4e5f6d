import type { SourceCode } from "../../model/mechanism.ts";
import { codeOf } from "../source-code.ts";
import type { Families } from "../switch-family.ts";

const STRIMZI = "strimzi/strimzi-kafka-operator";
const ASSEMBLY = "cluster-operator/src/main/java/io/strimzi/operator/cluster/operator/assembly";

/**
 * Returns the code in which Strimzi reads the pause of a kind: users have their own operator, and connectors are
 * reconciled with their Connect.
 */
function strimzi(kind: string): SourceCode {
  if (kind === "KafkaUser") {
    const file = "user-operator/src/main/java/io/strimzi/operator/user/operator/KafkaUserOperator.java";
    return codeOf(STRIMZI, file, "KafkaUserOperator.reconcile");
  }
  const name = ASSEMBLIES[kind] ?? "AbstractOperator";
  return codeOf(
    STRIMZI,
    `${ASSEMBLY}/${name}.java`,
    `${name}.${kind === "KafkaConnector" ? "maybeCreateOrUpdateConnector" : "reconcile"}`,
  );
}

const ASSEMBLIES: { readonly [kind: string]: string } = {
  KafkaConnector: "AbstractConnectOperator",
  KafkaRebalance: "KafkaRebalanceAssemblyOperator",
};

/** Messaging systems. Source: the API types and controllers of each project; `evidence` says how well each is known. */
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
      meanwhile: { status: "conditions", deletion: "processed" },
      evidence: "code",
      source: codeOf(
        "rabbitmq/cluster-operator",
        "internal/controller/rabbitmqcluster_controller.go",
        "RabbitmqClusterReconciler.Reconcile",
      ),
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
      meanwhile: { running: "goes-on", status: "conditions", deletion: "processed" },
      evidence: "code",
      source: (kind) => strimzi(kind),
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
      meanwhile: { running: "goes-on", status: "kept", deletion: "processed" },
      evidence: "code",
      source: strimzi("KafkaConnector"),
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
      meanwhile: { status: "conditions", deletion: "processed" },
      evidence: "code",
      source: codeOf(
        "strimzi/strimzi-kafka-operator",
        "topic-operator/src/main/java/io/strimzi/operator/topic/TopicOperatorUtil.java",
        "TopicOperatorUtil.isPaused",
      ),
    },
  ],
};
