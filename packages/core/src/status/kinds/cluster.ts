import { asList, asText, type Fields, isAbsent, isFields, type Subject } from "../subject.ts";
import { conditionOf } from "./found-condition.ts";
import { type Hit, hitOf, type KindRow, type KindRule } from "./kind-rule.ts";
import { currentIf, failedIf, NO_STATUS, otherwise, waitsFor } from "./rows.ts";

/** The decision table of v1 Namespace. */
export const NAMESPACE: KindRule = {
  groups: [""],
  kind: "Namespace",
  rows: [
    {
      status: "Terminating",
      reason: "Terminating",
      paths: [["status", "phase"]],
      phase: "Terminating",
      test: "Waits until its contents are gone",
    },
    {
      status: "Current",
      reason: "Active",
      paths: [["status", "phase"]],
      phase: "Active",
      test: "Namespace is active",
    },
    waitsFor("NoPhase", "No phase yet"),
  ],
};

/** The decision table of apiextensions.k8s.io CustomResourceDefinition; the order of its conditions does not matter. */
export const CUSTOM_RESOURCE_DEFINITION: KindRule = {
  groups: ["apiextensions.k8s.io"],
  kind: "CustomResourceDefinition",
  rows: [
    {
      status: "Terminating",
      reason: "Terminating",
      paths: [],
      test: { type: "Terminating", status: "True", is: true },
    },
    failedIf("NamesAccepted", "False"),
    {
      when: "condition Established is False: Failed unless it is Installing",
      status: "Failed",
      reason: "NotEstablished",
      paths: [],
      test: {
        type: "Established",
        status: "False",
        is: true,
        hit: (found) =>
          hitOf("Established", found, { status: found.reason === "Installing" ? "InProgress" : "Failed" }),
      },
    },
    failedIf("NonStructuralSchema", "True"),
    currentIf("Established", "CRD is established"),
    waitsFor("Installing", "Not established yet"),
  ],
};

/** The decision table of apiregistration.k8s.io APIService. */
export const API_SERVICE: KindRule = {
  groups: ["apiregistration.k8s.io"],
  kind: "APIService",
  rows: [
    {
      when: "condition Available is False: Failed for what does not go away by itself",
      status: "InProgress",
      reason: "NotAvailable",
      paths: [],
      test: {
        type: "Available",
        status: "True",
        is: false,
        hit: (found) =>
          hitOf("Available", found, { status: FAILED_API_SERVICE.has(found.reason) ? "Failed" : "InProgress" }),
      },
    },
    currentIf("Available", "APIService is available"),
    waitsFor("NotAvailable", "Not available yet"),
  ],
};

/** Reasons of kube-aggregator's availability controller that do not pass without help. */
const FAILED_API_SERVICE: ReadonlySet<string> = new Set([
  "FailedDiscoveryCheck",
  "ServiceNotFound",
  "ServicePortError",
  "ServiceAccessError",
  "EndpointsAccessError",
]);

const PRESSURES: readonly string[] = ["MemoryPressure", "DiskPressure", "PIDPressure", "NetworkUnavailable"];
const drained = ({ spec }: Subject): boolean => spec["unschedulable"] === true;

const NODE_NOT_READY: KindRow = {
  when: "condition Ready is False (its kubelet says no), or Unknown (its kubelet is silent)",
  status: "InProgress",
  reason: "NodeNotReady",
  paths: [],
  test: {
    type: "Ready",
    status: "True",
    is: false,
    hit: (found, subject) => hitOf("Ready", found, { status: nodeWord(subject, found.status) }),
  },
};

/** Returns the status of a node that is not ready: InProgress if it never was, Failed if it stopped reporting. */
function nodeWord({ spec }: Subject, ready: string): "Failed" | "InProgress" {
  const starting = asList(spec["taints"]).some(
    (taint) => isFields(taint) && asText(taint["key"]) === "node.cloudprovider.kubernetes.io/uninitialized",
  );
  return ready === "Unknown" && !starting ? "Failed" : "InProgress";
}

/** The decision table of v1 Node. */
export const NODE: KindRule = {
  groups: [""],
  kind: "Node",
  suspended: { when: "spec.unschedulable is true", test: drained, paths: [["spec", "unschedulable"]] },
  rows: [
    NO_STATUS,
    NODE_NOT_READY,
    {
      when: "condition MemoryPressure, DiskPressure, PIDPressure or NetworkUnavailable is True",
      status: "Failed",
      reason: "NodePressure",
      paths: [],
      test: (subject) => {
        for (const type of PRESSURES) {
          const found = conditionOf(subject, type);
          if (found?.status === "True") return hitOf(type, found);
        }
        return undefined;
      },
    },
    currentIf("Ready", "Node is ready"),
    waitsFor("NodeNotReady", "The kubelet has not reported yet"),
  ],
};

const brokenWebhook = ({ object }: Subject): Hit | undefined => {
  const webhooks = asList((object as Fields)["webhooks"]);
  for (let index = 0; index < webhooks.length; index++) {
    const webhook = webhooks[index];
    const client = isFields(webhook) ? webhook["clientConfig"] : undefined;
    if (isFields(client) && (!isAbsent(client["service"]) || !isAbsent(client["url"]))) continue;
    return { message: `Webhook ${index} has neither service nor url`, paths: [["webhooks", index]] };
  }
  return undefined;
};

function webhookConfiguration(kind: string): KindRule {
  return {
    groups: ["admissionregistration.k8s.io"],
    kind,
    rows: [
      {
        when: "a webhook has neither clientConfig.service nor clientConfig.url",
        status: "Failed",
        reason: "NoClient",
        paths: [],
        test: brokenWebhook,
      },
      otherwise("Current", "Stored", `${kind} is stored`, ["apiVersion"], ["kind"]),
    ],
  };
}

/** The decision tables of admissionregistration.k8s.io, whose kinds have no status and are Current once stored. */
export const WEBHOOK_CONFIGURATIONS: readonly KindRule[] = [
  webhookConfiguration("ValidatingWebhookConfiguration"),
  webhookConfiguration("MutatingWebhookConfiguration"),
];
