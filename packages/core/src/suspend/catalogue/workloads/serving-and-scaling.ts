import type { SourceCode } from "../../model/mechanism.ts";
import { codeOf } from "../source-code.ts";
import type { Families } from "../switch-family.ts";

function kruise(kind: string, symbol: string): SourceCode {
  return codeOf("openkruise/kruise", `apis/apps/v1beta1/${kind}_types.go`, symbol);
}

/**
 * Serving, scaling and rollout of workloads. Source: the API types and controllers of each project; `evidence` says how
 * well each is known.
 */
export const SERVING_AND_SCALING: Families = {
  "keda.sh": () => [
    {
      system: "keda",
      kinds: ["ScaledJob", "ScaledObject"],
      effect: "scale",
      path: ["metadata", "annotations", "autoscaling.keda.sh/paused"],
      truth: "parse-bool-lenient",
      on: "true",
      off: "delete",
      stops: "scale loop; for ScaledObject the HPA is DELETED and replicas stay as they are; for ScaledJob no new Jobs",
      meanwhile: { running: "goes-on", status: "kept", deletion: "processed" },
      evidence: "code",
      source: (kind) =>
        kind === "ScaledJob"
          ? codeOf("kedacore/keda", "controllers/keda/scaledjob_controller.go", "ScaledJobReconciler.checkIfPaused")
          : codeOf(
              "kedacore/keda",
              "controllers/keda/scaledobject_controller.go",
              "ScaledObjectReconciler.handlePause",
            ),
    },
    {
      system: "keda",
      kinds: ["ScaledObject"],
      effect: "scale",
      path: ["metadata", "annotations", "autoscaling.keda.sh/paused-replicas"],
      truth: "presence",
      on: "0",
      off: "delete",
      stops:
        "replicas stay at the number given, whatever autoscaling.keda.sh/paused says; a hold gives none, so all pods go",
      hazards: ["kills-running"],
      onlyById: true,
      meanwhile: { running: "stopped", status: "kept", deletion: "processed" },
      evidence: "code",
      source: codeOf(
        "kedacore/keda",
        "controllers/keda/scaledobject_controller.go",
        "ScaledObjectReconciler.scaleTargetToPausedCount",
      ),
    },
  ],
  "serving.kserve.io": () => [
    {
      system: "kserve",
      kinds: ["InferenceGraph", "InferenceService"],
      effect: "run",
      path: ["metadata", "annotations", "serving.kserve.io/stop"],
      truth: "equals-fold",
      on: "true",
      off: "delete",
      stops: "serving workloads deleted",
      hazards: ["kills-running"],
      meanwhile: { running: "stopped", status: "kept", deletion: "processed" },
      evidence: "code",
      source: codeOf("kserve/kserve", "pkg/utils/utils.go", "GetForceStopRuntime"),
    },
  ],
  "apps.kruise.io": () => [
    {
      system: "openkruise",
      kinds: ["AdvancedCronJob"],
      effect: "new-runs",
      path: ["spec", "paused"],
      truth: "bool",
      on: true,
      off: "delete",
      stops: "new runs",
      hazards: ["backlog-on-resume"],
      meanwhile: { running: "goes-on", status: "kept" },
      evidence: "code",
      source: codeOf(
        "openkruise/kruise",
        "pkg/controller/advancedcronjob/advancedcronjob_controller.go",
        "ReconcileAdvancedCronJob.Reconcile",
      ),
    },
    {
      system: "openkruise",
      kinds: ["BroadcastJob"],
      effect: "new-runs",
      path: ["spec", "paused"],
      truth: "bool",
      on: true,
      off: "delete",
      stops: "new pods",
      meanwhile: { running: "goes-on", status: "kept" },
      evidence: "code",
      source: codeOf(
        "openkruise/kruise",
        "pkg/controller/broadcastjob/broadcastjob_controller.go",
        "ReconcileBroadcastJob.Reconcile",
      ),
    },
    {
      system: "openkruise",
      kinds: ["CloneSet"],
      effect: "rollout",
      path: ["spec", "updateStrategy", "paused"],
      truth: "bool",
      on: true,
      off: "delete",
      stops: "pod updates",
      meanwhile: { running: "goes-on", status: "kept", deletion: "processed" },
      evidence: "code",
      source: codeOf("openkruise/kruise", "pkg/controller/cloneset/sync/cloneset_update.go", "realControl.Update"),
    },
    {
      system: "openkruise",
      kinds: ["SidecarSet"],
      effect: "rollout",
      path: ["spec", "updateStrategy", "paused"],
      truth: "bool",
      on: true,
      off: "delete",
      stops:
        "sidecars of pods that run are not updated; pods that come get the new one, unless injectionStrategy names a revision",
      meanwhile: { running: "goes-on", status: "kept", deletion: "processed" },
      evidence: "code",
      source: codeOf(
        "openkruise/kruise",
        "pkg/controller/sidecarset/sidecarset_processor.go",
        "Processor.UpdateSidecarSet",
      ),
    },
    {
      system: "openkruise",
      kinds: ["DaemonSet"],
      effect: "rollout",
      path: ["spec", "updateStrategy", "rollingUpdate", "paused"],
      truth: "bool",
      on: true,
      off: "delete",
      stops: "pod updates; nodes that come get pods of the new template",
      meanwhile: { running: "goes-on", status: "kept", deletion: "processed" },
      evidence: "code",
      source: codeOf("openkruise/kruise", "pkg/controller/daemonset/daemonset_util.go", "isDaemonSetPaused"),
    },
    {
      system: "openkruise",
      kinds: ["StatefulSet"],
      effect: "rollout",
      path: ["spec", "updateStrategy", "rollingUpdate", "paused"],
      truth: "bool",
      on: true,
      off: "delete",
      stops: "pod updates",
      meanwhile: { running: "goes-on", status: "kept", deletion: "processed" },
      evidence: "inferred",
      source: kruise("statefulset", "RollingUpdateStatefulSetStrategy"),
    },
  ],
  "rollouts.kruise.io": () => [
    {
      system: "openkruise",
      kinds: ["Rollout"],
      effect: "rollout",
      path: ["spec", "strategy", "paused"],
      truth: "bool",
      on: true,
      off: "delete",
      stops: "the next steps of a rollout; what the step reached stays",
      meanwhile: { running: "goes-on", status: "kept" },
      evidence: "code",
      source: codeOf(
        "openkruise/rollouts",
        "pkg/controller/rollout/rollout_progressing.go",
        "RolloutReconciler.reconcileRolloutProgressing",
      ),
    },
  ],
  "autoscaling.k8s.io": () => [
    {
      system: "vpa",
      kinds: ["VerticalPodAutoscaler"],
      effect: "scale",
      path: ["spec", "updatePolicy", "updateMode"],
      truth: "enum",
      on: "Off",
      off: "restore",
      values: ["Off", "Initial", "Recreate", "InPlaceOrRecreate", "InPlace", "Auto"],
      stops: "applying recommendations; they are still computed",
      meanwhile: { running: "goes-on", status: "kept", deletion: "processed" },
      evidence: "code",
      source: codeOf(
        "kubernetes/autoscaler",
        "vertical-pod-autoscaler/pkg/updater/logic/updater.go",
        "updater.RunOnce",
      ),
    },
  ],
};
