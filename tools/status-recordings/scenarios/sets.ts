import type { Scenario } from "../scenario.ts";
import {
  APPS,
  create,
  daemons,
  GOOD,
  goes,
  image,
  NO_IMAGE,
  number,
  PODS,
  patch,
  replicas,
  rollout,
  waits,
  workload,
} from "./steps.ts";

export const SETS: readonly Scenario[] = [
  {
    name: "statefulset",
    collection: `${APPS}/namespaces/{namespace}/statefulsets`,
    beside: [PODS],
    ask: rollout("statefulset"),
    steps: [
      create(workload(2, GOOD, { serviceName: "web" }), replicas(2)),
      patch(
        image("shop/web:2"),
        (seen) => replicas(2)(seen) && seen.status["currentRevision"] === seen.status["updateRevision"],
      ),
      patch({ spec: { replicas: 3 } }, replicas(3)),
      patch({ spec: { replicas: 1 } }, replicas(1)),
      ...goes,
    ],
  },
  {
    name: "statefulset-image-missing",
    collection: `${APPS}/namespaces/{namespace}/statefulsets`,
    beside: [PODS],
    ask: rollout("statefulset"),
    cause: waits("ErrImagePull", "ImagePullBackOff"),
    steps: [create(workload(2, GOOD, { serviceName: "web" }), replicas(2)), patch(image(NO_IMAGE), "settled")],
  },
  {
    name: "daemonset",
    collection: `${APPS}/namespaces/{namespace}/daemonsets`,
    beside: [PODS, `${APPS}/namespaces/{namespace}/controllerrevisions`],
    ask: rollout("daemonset"),
    steps: [
      create(daemons(GOOD), ({ status }) => number(status["numberReady"]) === 3),
      patch(
        image("shop/web:2"),
        ({ status }) => number(status["updatedNumberScheduled"]) === 3 && number(status["numberAvailable"]) === 3,
      ),
      ...goes,
    ],
  },
  {
    name: "daemonset-image-missing",
    collection: `${APPS}/namespaces/{namespace}/daemonsets`,
    beside: [PODS, `${APPS}/namespaces/{namespace}/controllerrevisions`],
    ask: rollout("daemonset"),
    cause: waits("ErrImagePull", "ImagePullBackOff"),
    steps: [
      create(daemons(GOOD), ({ status }) => number(status["numberReady"]) === 3),
      patch(image(NO_IMAGE), "settled"),
    ],
  },
];
