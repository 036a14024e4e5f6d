import { faultyImage } from "@landfall/testing/envtest";
import type { Scenario } from "../scenario.ts";
import {
  APPS,
  create,
  GOOD,
  goes,
  image,
  NO_IMAGE,
  PODS,
  patch,
  QUOTA,
  replicas,
  rollout,
  says,
  wait,
  waits,
  workload,
} from "./steps.ts";

export const DEPLOYMENTS: readonly Scenario[] = [
  {
    name: "deployment",
    collection: `${APPS}/namespaces/{namespace}/deployments`,
    beside: [`${APPS}/namespaces/{namespace}/replicasets`, PODS],
    ask: rollout("deployment"),
    steps: [
      create(workload(2, GOOD), replicas(2)),
      patch(image("shop/web:2"), replicas(2)),
      patch({ spec: { replicas: 4 } }, replicas(4)),
      patch({ spec: { replicas: 1 } }, replicas(1)),
      ...goes,
    ],
  },
  {
    name: "deployment-image-missing",
    collection: `${APPS}/namespaces/{namespace}/deployments`,
    beside: [`${APPS}/namespaces/{namespace}/replicasets`, PODS],
    ask: rollout("deployment"),
    cause: waits("ErrImagePull", "ImagePullBackOff"),
    steps: [
      create(workload(2, GOOD, { progressDeadlineSeconds: 4 }), replicas(2)),
      patch(image(NO_IMAGE), says("Progressing", "False")),
      patch(image("shop/web:3"), replicas(2)),
    ],
  },
  {
    name: "deployment-crash-loop",
    collection: `${APPS}/namespaces/{namespace}/deployments`,
    beside: [`${APPS}/namespaces/{namespace}/replicasets`, PODS],
    ask: rollout("deployment"),
    cause: waits("CrashLoopBackOff"),
    steps: [
      create(workload(1, faultyImage("crash-loop"), { progressDeadlineSeconds: 4 }), says("Progressing", "False")),
    ],
  },
  {
    name: "deployment-quota",
    collection: `${APPS}/namespaces/{namespace}/deployments`,
    beside: [`${APPS}/namespaces/{namespace}/replicasets`, PODS],
    ask: rollout("deployment"),
    cause: says("ReplicaFailure", "True"),
    before: [QUOTA],
    steps: [create(workload(3, GOOD, { progressDeadlineSeconds: 4 }), says("Progressing", "False"))],
  },
  {
    name: "replicaset",
    collection: `${APPS}/namespaces/{namespace}/replicasets`,
    beside: [PODS],
    ask: wait("replicaset/web", "jsonpath={.status.readyReplicas}={spec.replicas}"),
    steps: [
      create(workload(2, GOOD), replicas(2)),
      patch({ spec: { replicas: 3 } }, replicas(3)),
      patch({ spec: { replicas: 1 } }, replicas(1)),
      ...goes,
    ],
  },
  {
    name: "replicaset-quota",
    collection: `${APPS}/namespaces/{namespace}/replicasets`,
    beside: [PODS],
    ask: wait("replicaset/web", "jsonpath={.status.readyReplicas}={spec.replicas}"),
    cause: says("ReplicaFailure", "True"),
    before: [QUOTA],
    steps: [create(workload(3, GOOD), says("ReplicaFailure", "True"))],
  },
];
