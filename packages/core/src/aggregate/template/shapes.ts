import type { WireShape } from "./wire.ts";

/**
 * Fields that Karmada adds to the status of a member's workload: its generation, and that of the template from which it
 * was made.
 */
const GENERATIONS = { generation: "int64", resourceTemplateGeneration: "int64" } as const satisfies WireShape;

const CONDITION = {
  type: "text!",
  status: "text!",
  lastTransitionTime: "time",
  reason: "text",
  message: "text",
} as const satisfies WireShape;

/** The status of a Deployment, by k8s.io/api apps/v1. */
export const DEPLOYMENT_STATUS: WireShape = {
  observedGeneration: "int64",
  replicas: "int",
  updatedReplicas: "int",
  readyReplicas: "int",
  availableReplicas: "int",
  unavailableReplicas: "int",
  terminatingReplicas: "int?",
  conditions: { list: { ...CONDITION, lastUpdateTime: "time" } },
  collisionCount: "int?",
};

export const REPLICA_SET_STATUS: WireShape = {
  observedGeneration: "int64",
  replicas: "int!",
  fullyLabeledReplicas: "int",
  readyReplicas: "int",
  availableReplicas: "int",
  terminatingReplicas: "int?",
  conditions: { list: CONDITION },
};

export const DAEMON_SET_STATUS: WireShape = {
  observedGeneration: "int64",
  currentNumberScheduled: "int!",
  numberMisscheduled: "int!",
  desiredNumberScheduled: "int!",
  numberReady: "int!",
  updatedNumberScheduled: "int",
  numberAvailable: "int",
  numberUnavailable: "int",
  collisionCount: "int?",
  conditions: { list: CONDITION },
};

export const STATEFUL_SET_STATUS: WireShape = {
  observedGeneration: "int64",
  replicas: "int!",
  readyReplicas: "int",
  currentReplicas: "int",
  updatedReplicas: "int",
  currentRevision: "text",
  updateRevision: "text",
  collisionCount: "int?",
  conditions: { list: CONDITION },
  availableReplicas: "int!",
};

/** The status with only conditions and a generation, as most controllers write it. */
export const CONDITIONS_STATUS: WireShape = {
  observedGeneration: "int64",
  conditions: { list: { ...CONDITION, reason: "text!", message: "text!" } },
};

/** Returns the shape of a workload's status as a member reports it. */
export function withGenerations(shape: WireShape): WireShape {
  return { ...shape, ...GENERATIONS, observedGeneration: "int64?" };
}

/** The status of a HorizontalPodAutoscaler, by k8s.io/api autoscaling/v2. */
export const HORIZONTAL_POD_AUTOSCALER_STATUS: WireShape = {
  observedGeneration: "int64?",
  lastScaleTime: "time?",
  currentReplicas: "int",
  desiredReplicas: "int!",
  currentMetrics: "any!",
  conditions: { list: CONDITION },
};

/** The status of a PodDisruptionBudget, by k8s.io/api policy/v1. */
export const POD_DISRUPTION_BUDGET_STATUS: WireShape = {
  observedGeneration: "int64",
  disruptedPods: "times",
  disruptionsAllowed: "int!",
  currentHealthy: "int!",
  desiredHealthy: "int!",
  expectedPods: "int!",
  conditions: { list: { ...CONDITION, observedGeneration: "int64", reason: "text!", message: "text!" } },
};

/** The status of a Job, by k8s.io/api batch/v1. */
export const JOB_STATUS: WireShape = {
  conditions: { list: { ...CONDITION, lastProbeTime: "time" } },
  startTime: "time?",
  completionTime: "time?",
  active: "int",
  succeeded: "int",
  failed: "int",
  terminating: "int?",
  completedIndexes: "text",
  failedIndexes: "text?",
  uncountedTerminatedPods: "any",
  ready: "int?",
};

export const CRON_JOB_STATUS: WireShape = {
  active: {
    list: {
      kind: "text",
      namespace: "text",
      name: "text",
      uid: "text",
      apiVersion: "text",
      resourceVersion: "text",
      fieldPath: "text",
    },
  },
  lastScheduleTime: "time?",
  lastSuccessfulTime: "time?",
};

const PORT: WireShape = { port: "int!", protocol: "text!", error: "text?" };

/** The status of a Service, by k8s.io/api core/v1. */
export const SERVICE_STATUS: WireShape = {
  loadBalancer: {
    struct: { ingress: { list: { ip: "text", hostname: "text", ipMode: "text?", ports: { list: PORT } } } },
  },
  conditions: { list: { ...CONDITION, observedGeneration: "int64", reason: "text!", message: "text!" } },
};

/** The status of an Ingress, by k8s.io/api networking/v1. */
export const INGRESS_STATUS: WireShape = {
  loadBalancer: { struct: { ingress: { list: { ip: "text", hostname: "text", ports: { list: PORT } } } } },
};

const CONTAINER_STATE: WireShape = {
  waiting: { struct: { reason: "text", message: "text" }, optional: true },
  running: { struct: { startedAt: "time" }, optional: true },
  terminated: {
    struct: {
      exitCode: "int!",
      signal: "int",
      reason: "text",
      message: "text",
      startedAt: "time",
      finishedAt: "time",
      containerID: "text",
    },
    optional: true,
  },
};

const CONTAINER_STATUS: WireShape = {
  name: "text!",
  state: { struct: CONTAINER_STATE },
  lastState: { struct: CONTAINER_STATE },
  ready: "flag!",
  restartCount: "int!",
  image: "text!",
  imageID: "text!",
  containerID: "text",
  started: "any",
};

/** The status of a Pod. Fields that are not aggregated from the members are kept unchanged. */
export const POD_STATUS: WireShape = {
  observedGeneration: "int64",
  phase: "text",
  conditions: "any",
  message: "text",
  reason: "text",
  nominatedNodeName: "text",
  hostIP: "text",
  hostIPs: "any",
  podIP: "text",
  podIPs: "any",
  startTime: "time?",
  initContainerStatuses: { list: CONTAINER_STATUS },
  containerStatuses: { list: CONTAINER_STATUS },
  qosClass: "text",
  ephemeralContainerStatuses: "any",
  resize: "text",
  resourceClaimStatuses: "any",
};

export const PERSISTENT_VOLUME_STATUS: WireShape = {
  phase: "text",
  message: "text",
  reason: "text",
  lastPhaseTransitionTime: "time?",
};

export const PERSISTENT_VOLUME_CLAIM_STATUS: WireShape = {
  phase: "text",
  accessModes: "any",
  capacity: "any",
  conditions: "any",
  allocatedResources: "any",
  allocatedResourceStatuses: "any",
  currentVolumeAttributesClassName: "text?",
  modifyVolumeStatus: "any",
};
