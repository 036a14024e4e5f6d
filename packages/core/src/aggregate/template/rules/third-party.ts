import type { StatusMaker } from "../rule.ts";
import { type SummedFields, summed, type WordField } from "./summed.ts";

const REPLICAS = ["replicas", "readyReplicas", "availableReplicas"];
const KRUISE_REPLICAS = [...REPLICAS, "updatedReplicas", "updatedReadyReplicas", "updatedAvailableReplicas"];
const KRUISE_REVISIONS = ["updateRevision", "currentRevision", "labelSelector"];
const FLUX_REVISIONS = ["lastAppliedRevision", "lastAttemptedRevision"];
const RUN = ["active", "succeeded", "failed", "desired"];

/** Describes a word field: `order` from worst to best, separated by spaces; `-` is the absent word. */
const word = (field: string, waiting: string, order: string): WordField => ({
  field,
  order: order.split(" ").map((text) => (text === "-" ? "" : text)),
  waiting,
});

const TRAINING: SummedFields = {
  sumsByKey: ["replicaStatuses"],
  first: ["startTime"],
  last: ["completionTime"],
};
const SOURCE: SummedFields = { same: ["url"] };
const KYVERNO: SummedFields = { flags: ["ready"] };

/**
 * Custom resources with more in their status than conditions, by their projects' API types: the sums, the worst words,
 * the values that must be equal. They apply to every version of the kind.
 */
export const CUSTOM_KINDS: { readonly [group: string]: { readonly [kind: string]: SummedFields } } = {
  "apps.kruise.io": {
    CloneSet: { sums: [...KRUISE_REPLICAS, "expectedUpdatedReplicas"], same: KRUISE_REVISIONS },
    StatefulSet: { sums: [...KRUISE_REPLICAS, "currentReplicas"], same: KRUISE_REVISIONS },
    DaemonSet: {
      sums: [
        "currentNumberScheduled",
        "numberMisscheduled",
        "desiredNumberScheduled",
        "numberReady",
        "updatedNumberScheduled",
        "numberAvailable",
        "numberUnavailable",
      ],
      same: ["daemonSetHash"],
    },
    SidecarSet: { sums: ["matchedPods", "updatedPods", "readyPods", "updatedReadyPods"], same: ["latestRevision"] },
    UnitedDeployment: {
      sums: ["replicas", "readyReplicas", "updatedReplicas", "updatedReadyReplicas", "reservedPods"],
      same: ["currentRevision", "labelSelector"],
    },
    BroadcastJob: {
      sums: RUN,
      words: [word("phase", "running", "failed aborted paused running completed")],
      first: ["startTime"],
      last: ["completionTime"],
    },
    ImagePullJob: {
      sums: ["active", "completed", "succeeded", "failed", "desired"],
      first: ["startTime"],
      last: ["completionTime"],
    },
    AdvancedCronJob: { same: ["type"], last: ["lastScheduleTime"] },
  },
  "argoproj.io": {
    Workflow: {
      words: [word("phase", "Pending", "Error Failed Pending Running Succeeded")],
      first: ["startedAt"],
      last: ["finishedAt"],
    },
  },
  "batch.volcano.sh": {
    Job: {
      sums: ["pending", "running", "succeeded", "failed", "terminating", "unknown", "minAvailable", "retryCount"],
      words: [
        word(
          "state.phase",
          "Pending",
          "Failed Aborted Terminated Aborting Terminating Restarting Pending Running Completing Completed",
        ),
      ],
    },
  },
  "flink.apache.org": {
    FlinkDeployment: {
      words: [
        word(
          "lifecycleState",
          "CREATED",
          "FAILED ROLLED_BACK ROLLING_BACK SUSPENDED CREATED UPGRADING DEPLOYED STABLE",
        ),
        word("jobManagerDeploymentStatus", "DEPLOYING", "ERROR MISSING DEPLOYING DEPLOYED_NOT_READY READY"),
      ],
    },
  },
  "helm.toolkit.fluxcd.io": {
    HelmRelease: { sums: ["failures", "installFailures", "upgradeFailures"], same: FLUX_REVISIONS },
  },
  "kustomize.toolkit.fluxcd.io": { Kustomization: { same: FLUX_REVISIONS } },
  "source.toolkit.fluxcd.io": {
    Bucket: SOURCE,
    GitRepository: SOURCE,
    HelmChart: SOURCE,
    HelmRepository: SOURCE,
    OCIRepository: SOURCE,
  },
  "kyverno.io": { ClusterPolicy: KYVERNO, Policy: KYVERNO },
  "kubeflow.org": {
    Notebook: { sums: ["readyReplicas"] },
    MPIJob: TRAINING,
    PyTorchJob: TRAINING,
    TFJob: TRAINING,
    XGBoostJob: TRAINING,
    PaddleJob: TRAINING,
    JAXJob: TRAINING,
  },
  "ray.io": {
    RayCluster: {
      sums: [
        "desiredWorkerReplicas",
        "availableWorkerReplicas",
        "readyWorkerReplicas",
        "minWorkerReplicas",
        "maxWorkerReplicas",
      ],
      words: [word("state", "", "failed unhealthy suspended - ready")],
    },
    RayJob: {
      sums: ["succeeded", "failed"],
      words: [
        word("jobStatus", "PENDING", "FAILED STOPPED PENDING RUNNING SUCCEEDED"),
        word(
          "jobDeploymentStatus",
          "Initializing",
          "Failed ValidationFailed Suspended Suspending Retrying Initializing Waiting Running Complete",
        ),
      ],
      first: ["startTime"],
      last: ["endTime"],
    },
    RayService: { sums: ["numServeEndpoints"], words: [word("serviceStatus", "", "- Running")] },
  },
  "sparkoperator.k8s.io": {
    SparkApplication: {
      sums: ["executionAttempts", "submissionAttempts"],
      words: [
        word(
          "applicationState.state",
          "PENDING_SUBMISSION",
          "FAILED SUBMISSION_FAILED FAILING INVALIDATING PENDING_RERUN UNKNOWN PENDING_SUBMISSION SUBMITTED RUNNING SUCCEEDING COMPLETED",
        ),
      ],
      last: ["terminationTime"],
    },
  },
  "leaderworkerset.x-k8s.io": {
    LeaderWorkerSet: { sums: ["replicas", "readyReplicas", "updatedReplicas"], same: ["hpaPodSelector"] },
  },
};

const MAKERS: ReadonlyMap<string, StatusMaker> = new Map(
  Object.entries(CUSTOM_KINDS).flatMap(([group, kinds]) =>
    Object.entries(kinds).map(([kind, fields]) => [`${group}/${kind}`, summed(fields)] as const),
  ),
);

/** Returns the rule for a custom resource, if its kind is in the table. */
export function findCustomMaker(group: string, kind: string): StatusMaker | undefined {
  return MAKERS.get(`${group}/${kind}`);
}
