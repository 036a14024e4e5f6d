import { codeOf } from "../source-code.ts";
import type { Families } from "../switch-family.ts";

const PROJECT = "elastic/cloud-on-k8s";

const KINDS: readonly (readonly [group: string, kind: string])[] = [
  ["elasticsearch.k8s.elastic.co", "Elasticsearch"],
  ["kibana.k8s.elastic.co", "Kibana"],
  ["apm.k8s.elastic.co", "ApmServer"],
  ["beat.k8s.elastic.co", "Beat"],
  ["agent.k8s.elastic.co", "Agent"],
  ["logstash.k8s.elastic.co", "Logstash"],
  ["maps.k8s.elastic.co", "ElasticMapsServer"],
  ["enterprisesearch.k8s.elastic.co", "EnterpriseSearch"],
  ["packageregistry.k8s.elastic.co", "PackageRegistry"],
  ["autoops.k8s.elastic.co", "AutoOpsAgentPolicy"],
];

/** The kinds of Elastic Cloud on Kubernetes. Source: its controllers. */
export const ELASTIC: Families = Object.fromEntries(KINDS.map(([group, kind]) => [group, () => switchesOf(kind)]));

function switchesOf(kind: string): ReturnType<Families[string]> {
  return [
    {
      system: "eck",
      kinds: [kind],
      effect: "rollout",
      path: ["metadata", "annotations", "eck.k8s.elastic.co/pause-orchestration"],
      truth: "equals",
      on: "true",
      off: "delete",
      // All controllers but that of Elasticsearch write the configuration before they look at the pause.
      stops: `changes of the spec are not rolled out${kind === "Elasticsearch" ? "" : ", but a pod that starts anew reads changed configuration"}; the operator goes on otherwise`,
      meanwhile: { running: "goes-on", status: "kept", deletion: "processed" },
      evidence: "code",
      source: codeOf(PROJECT, "pkg/controller/common/pause_orchestration.go", "IsOrchestrationPaused"),
    },
    {
      system: "eck",
      kinds: [kind],
      effect: "reconcile",
      path: ["metadata", "annotations", "eck.k8s.elastic.co/managed"],
      truth: "equals",
      on: "false",
      off: "delete",
      stops: "the operator leaves the object alone, the renewal of its certificates included",
      hazards: ["stops-cert-rotation"],
      meanwhile: { running: "goes-on", status: "frozen", deletion: "processed" },
      evidence: "code",
      source: codeOf(PROJECT, "pkg/controller/common/unmanaged.go", "IsUnmanaged"),
    },
  ];
}
