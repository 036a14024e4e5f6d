import type { Scenario } from "../scenario.ts";
import { APPS, create, GOOD, goes, HOLD, LABELS, patch, says, wait, workload } from "./steps.ts";

export const OTHERS: readonly Scenario[] = [
  {
    name: "service",
    collection: "/api/v1/namespaces/{namespace}/services",
    beside: [],
    ask: wait("service/web", "jsonpath={.spec.clusterIP}"),
    steps: [
      create({ metadata: { name: "web" }, spec: { ports: [{ port: 80 }], selector: LABELS } }, "settled"),
      ...goes,
    ],
  },
  {
    name: "service-load-balancer",
    collection: "/api/v1/namespaces/{namespace}/services",
    beside: [],
    ask: wait("service/web", "jsonpath={.status.loadBalancer.ingress}"),
    steps: [
      create(
        { metadata: { name: "web" }, spec: { type: "LoadBalancer", ports: [{ port: 80 }], selector: LABELS } },
        "settled",
      ),
      {
        what: "address",
        method: "PATCH",
        at: "/api/v1/namespaces/{namespace}/services/web/status",
        body: { status: { loadBalancer: { ingress: [{ ip: "192.0.2.1" }] } } },
        until: "settled",
      },
    ],
  },
  {
    name: "persistent-volume-claim",
    collection: "/api/v1/namespaces/{namespace}/persistentvolumeclaims",
    beside: [],
    ask: wait("persistentvolumeclaim/web", "jsonpath={.status.phase}=Bound"),
    steps: [
      create(
        {
          metadata: { name: "web" },
          spec: {
            accessModes: ["ReadWriteOnce"],
            storageClassName: "",
            resources: { requests: { storage: "1Gi" } },
            volumeName: "web-volume",
          },
        },
        "settled",
      ),
      {
        what: "volume",
        method: "POST",
        at: "/api/v1/persistentvolumes",
        body: {
          metadata: { name: "web-volume" },
          spec: {
            accessModes: ["ReadWriteOnce"],
            capacity: { storage: "1Gi" },
            storageClassName: "",
            persistentVolumeReclaimPolicy: "Retain",
            hostPath: { path: "/data" },
          },
        },
        until: ({ status }) => status["phase"] === "Bound",
      },
      {
        what: "volume lost",
        method: "DELETE",
        at: "/api/v1/persistentvolumes/web-volume",
        until: "settled",
      },
      { what: "delete", method: "DELETE", until: "settled" },
    ],
  },
  {
    name: "pod-disruption-budget",
    collection: "/apis/policy/v1/namespaces/{namespace}/poddisruptionbudgets",
    beside: [],
    ask: wait("poddisruptionbudget/web", "jsonpath={.status.observedGeneration}={metadata.generation}"),
    before: [
      {
        what: "pods",
        method: "POST",
        at: `${APPS}/namespaces/{namespace}/deployments`,
        body: workload(2, GOOD),
        until: "settled",
      },
    ],
    steps: [
      create(
        { metadata: { name: "web" }, spec: { minAvailable: 1, selector: { matchLabels: LABELS } } },
        says("DisruptionAllowed", "True"),
      ),
      patch({ spec: { minAvailable: 2 } }, says("DisruptionAllowed", "False")),
      ...goes,
    ],
  },
  {
    name: "horizontal-pod-autoscaler",
    collection: "/apis/autoscaling/v2/namespaces/{namespace}/horizontalpodautoscalers",
    beside: [],
    ask: wait("horizontalpodautoscaler/web", "condition=ScalingActive"),
    before: [
      {
        what: "pods",
        method: "POST",
        at: `${APPS}/namespaces/{namespace}/deployments`,
        body: workload(2, GOOD),
        until: "settled",
      },
    ],
    steps: [
      create(
        {
          metadata: { name: "web" },
          spec: {
            minReplicas: 1,
            maxReplicas: 3,
            scaleTargetRef: { apiVersion: "apps/v1", kind: "Deployment", name: "web" },
            metrics: [
              { type: "Resource", resource: { name: "cpu", target: { type: "Utilization", averageUtilization: 50 } } },
            ],
          },
        },
        says("ScalingActive", "False"),
      ),
      ...goes,
    ],
  },
  {
    name: "namespace",
    collection: "/api/v1/namespaces",
    subject: "{namespace}-inner",
    beside: [],
    ask: wait("namespace/{namespace}-inner", "jsonpath={.status.phase}=Active"),
    steps: [
      create({ metadata: { name: "{namespace}-inner" } }, "settled"),
      {
        what: "held",
        method: "POST",
        at: "/api/v1/namespaces/{namespace}-inner/configmaps",
        body: { metadata: { name: "held", finalizers: [HOLD] } },
        until: "settled",
      },
      { what: "delete", method: "DELETE", until: says("NamespaceContentRemaining", "True") },
      {
        what: "release",
        method: "PATCH",
        at: "/api/v1/namespaces/{namespace}-inner/configmaps/held",
        body: { metadata: { finalizers: null } },
        until: "gone",
      },
    ],
  },
];
