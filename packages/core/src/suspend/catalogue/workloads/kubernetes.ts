import type { Mechanism } from "../../model/mechanism.ts";
import { codeOf } from "../source-code.ts";
import { QUEUED } from "./queued.ts";

const SCALED = [
  ["Deployment", "pkg/controller/deployment/sync.go", "DeploymentController.scale"],
  ["StatefulSet", "pkg/controller/statefulset/stateful_set_control.go", "defaultStatefulSetControl.updateStatefulSet"],
  ["ReplicaSet", "pkg/controller/replicaset/replica_set.go", "ReplicaSetController.manageReplicas"],
] as const;

/** Read in `getPersistentVolumeClaimRetentionPolicy` of `stateful_set_utils.go`. */
const DELETES_VOLUMES = {
  path: ["spec", "persistentVolumeClaimRetentionPolicy", "whenScaled"],
  unless: "Retain",
  message: "the claims of the pods are deleted with them, and their data too (whenScaled is Delete)",
};

/** A Deployment or an operator writes the replicas of what it owns, and a Backup of MariaDB the `suspend` of its CronJob. */
const SET_BY_OWNER = {
  path: ["metadata", "ownerReferences"],
  message: "its owner may set it again, so an edit here is lost: hold that instead",
};

/**
 * The mechanisms of the groups batch and apps. Source: the controllers; KEP-2232 (suspended Jobs) and KEP-4368
 * (managedBy).
 */
export const KUBERNETES: readonly Mechanism[] = [
  {
    id: "cronjob-suspend",
    group: "batch",
    kind: "CronJob",
    effect: "new-runs",
    site: { kind: "field", path: ["spec", "suspend"], truth: "bool", on: true, off: { value: false } },
    stops: "no new Jobs start; running ones go on",
    hazards: ["backlog-on-resume"],
    cautions: [SET_BY_OWNER],
    meanwhile: { running: "goes-on", status: "kept", deletion: "processed" },
    evidence: "code",
    source: codeOf(
      "kubernetes/kubernetes",
      "pkg/controller/cronjob/cronjob_controllerv2.go",
      "ControllerV2.syncCronJob",
    ),
  },
  {
    id: "job-suspend",
    group: "batch",
    kind: "Job",
    effect: "run",
    site: { kind: "field", path: ["spec", "suspend"], truth: "bool", on: true, off: { value: false } },
    stops: "active pods are deleted and none are created; finished indexes are kept",
    hazards: ["kills-running"],
    cautions: [
      QUEUED,
      {
        path: ["spec", "managedBy"],
        unless: "kubernetes.io/job-controller",
        message: "another controller manages the Job and may ignore suspend",
      },
    ],
    finishedBy: ["Complete", "Failed"],
    observe: { condition: "Suspended", status: "True" },
    meanwhile: { running: "stopped", status: "kept", deletion: "processed" },
    evidence: "code",
    source: codeOf("kubernetes/kubernetes", "pkg/controller/job/job_controller.go", "Controller.manageJob"),
  },
  {
    id: "deployment-paused",
    group: "apps",
    kind: "Deployment",
    effect: "rollout",
    site: { kind: "field", path: ["spec", "paused"], truth: "bool", on: true, off: "delete" },
    stops: "template changes are not rolled out; pods run on and scaling still acts",
    hazards: [],
    meanwhile: { running: "goes-on", status: "kept", deletion: "processed" },
    evidence: "code",
    source: codeOf(
      "kubernetes/kubernetes",
      "pkg/controller/deployment/deployment_controller.go",
      "DeploymentController.syncDeployment",
    ),
  },
  {
    id: "statefulset-partition",
    group: "apps",
    kind: "StatefulSet",
    effect: "rollout",
    site: {
      kind: "field",
      path: ["spec", "updateStrategy", "rollingUpdate", "partition"],
      truth: "equals",
      on: 2_147_483_647,
      off: "restore",
    },
    stops: "no pod gets a new template: the partition lies above every ordinal, however many replicas there will be",
    hazards: [],
    cautions: [
      {
        path: ["spec", "updateStrategy", "type"],
        unless: "RollingUpdate",
        message: "pods are replaced by hand here (updateStrategy OnDelete), and the API takes no partition with that",
      },
    ],
    meanwhile: { running: "goes-on", status: "kept", deletion: "processed" },
    evidence: "code",
    source: codeOf(
      "kubernetes/kubernetes",
      "pkg/controller/statefulset/stateful_set_control.go",
      "defaultStatefulSetControl.updateStatefulSet",
    ),
  },
  ...SCALED.map(
    ([kind, path, symbol]): Mechanism => ({
      id: `${kind.toLowerCase()}-replicas`,
      group: "apps",
      kind,
      effect: "run",
      site: { kind: "field", path: ["spec", "replicas"], truth: "zero", on: 0, off: "restore" },
      stops: "all pods are deleted",
      hazards: ["kills-running"],
      cautions: kind === "StatefulSet" ? [DELETES_VOLUMES, SET_BY_OWNER] : [SET_BY_OWNER],
      meanwhile: { running: "stopped", status: "kept", deletion: "processed" },
      evidence: "code",
      source: codeOf("kubernetes/kubernetes", path, symbol),
    }),
  ),
];
