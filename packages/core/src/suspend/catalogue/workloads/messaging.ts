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
    const file = "user-operator/src/main/java/io/strimzi/operator/user/UserControllerLoop.java";
    return codeOf(STRIMZI, file, "UserControllerLoop.reconcile");
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

/** Strimzi's pause, which all of its operators read alike. */
const PAUSED_KAFKA = {
  system: "strimzi",
  effect: "reconcile",
  path: ["metadata", "annotations", "strimzi.io/pause-reconciliation"],
  truth: "equals-fold",
  on: "true",
  off: "delete",
  meanwhile: { running: "goes-on", status: "conditions", deletion: "processed" },
  evidence: "code",
  source: (kind: string) => strimzi(kind),
} as const;

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
      ...PAUSED_KAFKA,
      kinds: ["Kafka", "KafkaUser"],
      stops: "what the operator makes and changes, the renewal of certificates included; workloads run on",
      hazards: ["stops-cert-rotation"],
    },
    {
      ...PAUSED_KAFKA,
      kinds: ["KafkaBridge", "KafkaConnect", "KafkaMirrorMaker2"],
      // Pods are rolled when a certificate that they use was renewed (`Annotations.ANNO_STRIMZI_AUTH_HASH`).
      stops: "what the operator makes and changes: a renewed certificate does not reach the pods, which run on",
      hazards: ["stops-cert-rotation"],
    },
    {
      ...PAUSED_KAFKA,
      kinds: ["KafkaConnector"],
      stops: "creating and configuring the connector, and restarting what failed of it; it runs on",
    },
    {
      ...PAUSED_KAFKA,
      kinds: ["KafkaRebalance"],
      stops:
        "asking Cruise Control for proposals, starting and following a rebalance; one that is on its way goes on there",
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
      stops: "the connector tasks, once what they work on is done (paused keeps tasks, stopped shuts them down)",
      meanwhile: { running: "drained", status: "kept", deletion: "processed" },
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
