import type { Effect } from "../../model/effect.ts";
import type { Behaviour, Hazard, Mechanism, SourceCode } from "../../model/mechanism.ts";
import { codeOf } from "../source-code.ts";

type Row = readonly [
  group: string,
  kind: string,
  effect: Effect,
  stops: string,
  hazards: readonly Hazard[],
  meanwhile: Behaviour,
  source: SourceCode,
];

const SOURCE = "source.toolkit.fluxcd.io";
const IMAGE = "image.toolkit.fluxcd.io";
const NOTIFICATION = "notification.toolkit.fluxcd.io";
const FETCHES = "no new revisions are fetched; the last artifact is still served";
const ORPHANS: Behaviour = { running: "goes-on", status: "frozen", deletion: "orphans" };
const DELETED: Behaviour = { running: "goes-on", status: "frozen", deletion: "processed" };

/**
 * The Flux kinds: each has `spec.suspend`, and its controller writes no status while that is set. Source: Flux's
 * controllers.
 */
const ROWS: readonly Row[] = [
  [
    "kustomize.toolkit.fluxcd.io",
    "Kustomization",
    "reconcile",
    "no new revisions, no drift correction, no health checks",
    ["orphans-on-delete"],
    ORPHANS,
    codeOf(
      "fluxcd/kustomize-controller",
      "internal/controller/kustomization_controller.go",
      "KustomizationReconciler.Reconcile",
    ),
  ],
  [
    "helm.toolkit.fluxcd.io",
    "HelmRelease",
    "reconcile",
    "no install, upgrade, test, rollback or drift detection",
    ["orphans-on-delete", "backlog-on-resume"],
    ORPHANS,
    codeOf(
      "fluxcd/helm-controller",
      "internal/controller/helmrelease_controller.go",
      "HelmReleaseReconciler.Reconcile",
    ),
  ],
  [
    SOURCE,
    "GitRepository",
    "reconcile",
    FETCHES,
    [],
    DELETED,
    codeOf(
      "fluxcd/source-controller",
      "internal/controller/gitrepository_controller.go",
      "GitRepositoryReconciler.Reconcile",
    ),
  ],
  [
    SOURCE,
    "OCIRepository",
    "reconcile",
    FETCHES,
    [],
    DELETED,
    codeOf(
      "fluxcd/source-controller",
      "internal/controller/ocirepository_controller.go",
      "OCIRepositoryReconciler.Reconcile",
    ),
  ],
  [
    SOURCE,
    "Bucket",
    "reconcile",
    FETCHES,
    [],
    DELETED,
    codeOf("fluxcd/source-controller", "internal/controller/bucket_controller.go", "BucketReconciler.Reconcile"),
  ],
  [
    SOURCE,
    "HelmRepository",
    "reconcile",
    FETCHES,
    [],
    DELETED,
    codeOf(
      "fluxcd/source-controller",
      "internal/controller/helmrepository_controller.go",
      "HelmRepositoryReconciler.Reconcile",
    ),
  ],
  [
    SOURCE,
    "HelmChart",
    "reconcile",
    FETCHES,
    [],
    DELETED,
    codeOf("fluxcd/source-controller", "internal/controller/helmchart_controller.go", "HelmChartReconciler.Reconcile"),
  ],
  [
    IMAGE,
    "ImageRepository",
    "reconcile",
    "tags are not scanned",
    [],
    DELETED,
    codeOf(
      "fluxcd/image-reflector-controller",
      "internal/controller/imagerepository_controller.go",
      "ImageRepositoryReconciler.Reconcile",
    ),
  ],
  [
    IMAGE,
    "ImagePolicy",
    "reconcile",
    "the policy is not evaluated",
    [],
    DELETED,
    codeOf(
      "fluxcd/image-reflector-controller",
      "internal/controller/imagepolicy_controller.go",
      "ImagePolicyReconciler.Reconcile",
    ),
  ],
  [
    IMAGE,
    "ImageUpdateAutomation",
    "new-runs",
    "no commits are made",
    [],
    DELETED,
    codeOf(
      "fluxcd/image-automation-controller",
      "internal/controller/imageupdateautomation_controller.go",
      "ImageUpdateAutomationReconciler.Reconcile",
    ),
  ],
  [
    NOTIFICATION,
    "Receiver",
    "notify",
    "incoming hooks are rejected",
    [],
    { status: "frozen", deletion: "processed" },
    codeOf(
      "fluxcd/notification-controller",
      "internal/controller/receiver_controller.go",
      "ReceiverReconciler.Reconcile",
    ),
  ],
  [
    NOTIFICATION,
    "Alert",
    "notify",
    "no events are dispatched by the alert",
    [],
    { deletion: "processed" },
    codeOf("fluxcd/notification-controller", "internal/server/event_handlers.go", "EventServer.filterAlertsForEvent"),
  ],
  [
    NOTIFICATION,
    "Provider",
    "notify",
    "no events are dispatched to the provider",
    [],
    { deletion: "processed" },
    codeOf("fluxcd/notification-controller", "internal/server/event_handlers.go", "EventServer.getNotificationParams"),
  ],
];

/** Read in `HelmRepositoryReconciler.migrationToStatic`. */
const STATIC = {
  path: ["spec", "type"],
  unless: "default",
  message: "Flux fetches nothing for a HelmRepository of type oci: what pulls charts from it goes on",
};

/**
 * The mechanism `spec.suspend` of the Flux kinds. Resuming removes the field, since a `false` in git would revert hot
 * patches.
 */
export const FLUX: readonly Mechanism[] = ROWS.map(([group, kind, effect, stops, hazards, meanwhile, source]) => ({
  id: `flux-${kind.toLowerCase()}-suspend`,
  group,
  kind,
  effect,
  site: { kind: "field", path: ["spec", "suspend"], truth: "bool", on: true, off: "delete" },
  stops,
  hazards,
  meanwhile,
  ...(kind === "HelmRepository" && { cautions: [STATIC] }),
  evidence: "code",
  source,
}));
