import { codeOf } from "../source-code.ts";
import type { Families } from "../switch-family.ts";

/** The controller of each kind of the Prometheus operator. */
const OPERATORS: { readonly [kind: string]: string } = {
  Alertmanager: "pkg/alertmanager/operator.go",
  Prometheus: "pkg/prometheus/server/operator.go",
  PrometheusAgent: "pkg/prometheus/agent/operator.go",
  ThanosRuler: "pkg/thanos/operator.go",
};

/** Rook's predicates look at the label in updates alone, and go routines that were started write the status on. */
const NOT_FILTERED =
  "it is reconciled all the same when the operator starts, or when something that it owns is deleted; checks that run go on";

/** The switch that all kinds of VictoriaMetrics read in one place. */
const PAUSED_METRICS = {
  system: "victoriametrics",
  effect: "reconcile",
  path: ["spec", "paused"],
  truth: "bool",
  on: true,
  off: "delete",
  meanwhile: { running: "goes-on", status: "conditions", deletion: "processed" },
  evidence: "code",
  source: codeOf("VictoriaMetrics/operator", "internal/controller/operator/controllers.go", "reconcileAndTrackStatus"),
} as const;

/**
 * Storage, backup and monitoring. Source: the API types and controllers of each project; `evidence` says how well each
 * is known.
 */
export const STORAGE_AND_MONITORING: Families = {
  "grafana.integreatly.org": () => [
    {
      system: "grafana",
      kinds: ["Grafana"],
      effect: "reconcile",
      path: ["spec", "suspend"],
      truth: "bool",
      on: true,
      off: "delete",
      stops: "owned resources reconcile",
      meanwhile: { status: "conditions", deletion: "processed" },
      evidence: "code",
      source: codeOf("grafana/grafana-operator", "controllers/grafana_controller.go", "GrafanaReconciler.Reconcile"),
    },
    {
      system: "grafana",
      kinds: [
        "GrafanaAlertRuleGroup",
        "GrafanaContactPoint",
        "GrafanaDashboard",
        "GrafanaDatasource",
        "GrafanaFolder",
        "GrafanaLibraryPanel",
        "GrafanaManifest",
        "GrafanaMuteTiming",
        "GrafanaNotificationPolicy",
        "GrafanaNotificationTemplate",
        "GrafanaServiceAccount",
      ],
      effect: "reconcile",
      path: ["spec", "suspend"],
      truth: "bool",
      on: true,
      off: "delete",
      stops: "sync to Grafana instances",
      meanwhile: { status: "conditions", deletion: "processed" },
      evidence: "code",
      source: codeOf("grafana/grafana-operator", "controllers/controller_shared.go", "setSuspended"),
    },
  ],
  "monitoring.coreos.com": () => [
    {
      system: "prometheus",
      kinds: ["Alertmanager", "Prometheus", "PrometheusAgent", "ThanosRuler"],
      effect: "reconcile",
      path: ["spec", "paused"],
      truth: "bool",
      on: true,
      off: "delete",
      stops:
        "all actions except deletion: selected rules, scrapes and receivers, and TLS files of referenced Secrets, stay as they are in the pods",
      meanwhile: { running: "goes-on", status: "kept", deletion: "processed" },
      evidence: "code",
      source: (kind) => codeOf("prometheus-operator/prometheus-operator", OPERATORS[kind] ?? "", "Operator.sync"),
    },
  ],
  "ceph.rook.io": () => [
    {
      system: "rook-ceph",
      kinds: ["CephCluster"],
      effect: "reconcile",
      path: ["metadata", "labels", "ceph.rook.io/do-not-reconcile"],
      truth: "presence",
      on: "true",
      off: "delete",
      stops: "the cluster is not reconciled; health checks that run already go on",
      onlyById: true,
      meanwhile: { deletion: "processed" },
      evidence: "code",
      source: codeOf("rook/rook", "pkg/operator/ceph/cluster/controller.go", "ReconcileCephCluster.reconcile"),
    },
    {
      system: "rook",
      kinds: [
        "CephBlockPool",
        "CephBucketTopic",
        "CephClient",
        "CephCluster",
        "CephFilesystem",
        "CephFilesystemSubVolumeGroup",
        "CephNVMeOFGateway",
        "CephObjectStore",
        "CephObjectStoreAccount",
        "CephObjectStoreUser",
        "CephObjectZone",
      ],
      effect: "reconcile",
      path: ["metadata", "labels", "do_not_reconcile"],
      truth: "equals",
      on: "true",
      off: "delete",
      stops: `every reaction to an update of the object, and so to a deletion; ${NOT_FILTERED}`,
      hazards: ["blocks-deletion"],
      meanwhile: { running: "goes-on", deletion: "blocked" },
      evidence: "code",
      source: (kind) =>
        kind === "CephCluster"
          ? codeOf("rook/rook", "pkg/operator/ceph/cluster/predicate.go", "watchControllerPredicate")
          : codeOf("rook/rook", "pkg/operator/ceph/controller/predicate.go", "WatchControllerPredicate"),
    },
    {
      system: "rook",
      kinds: ["CephFilesystemMirror", "CephObjectRealm", "CephObjectZoneGroup", "CephRBDMirror"],
      effect: "reconcile",
      path: ["metadata", "labels", "do_not_reconcile"],
      truth: "equals",
      on: "true",
      off: "delete",
      stops: `every reaction to an update of the object; ${NOT_FILTERED}`,
      meanwhile: { running: "goes-on", status: "frozen", deletion: "processed" },
      evidence: "code",
      source: codeOf("rook/rook", "pkg/operator/ceph/controller/predicate.go", "WatchControllerPredicate"),
    },
  ],
  "velero.io": () => [
    {
      system: "velero",
      kinds: ["Schedule"],
      effect: "new-runs",
      path: ["spec", "paused"],
      truth: "bool",
      on: true,
      off: "delete",
      stops: "creating Backups",
      hazards: ["backlog-on-resume"],
      meanwhile: { running: "goes-on", status: "frozen", deletion: "processed" },
      evidence: "code",
      source: codeOf(
        "vmware-tanzu/velero",
        "pkg/controller/schedule_controller.go",
        "scheduleReconciler.SetupWithManager",
      ),
    },
  ],
  "operator.victoriametrics.com": () => [
    {
      ...PAUSED_METRICS,
      kinds: [
        "VLAgent",
        "VLCluster",
        "VLDistributed",
        "VLSingle",
        "VLogs",
        "VMAnomaly",
        "VMCluster",
        "VMDistributed",
        "VMSingle",
        "VTCluster",
        "VTSingle",
      ],
      stops: "all actions except deletion",
    },
    {
      ...PAUSED_METRICS,
      kinds: ["VMAgent", "VMAlert", "VMAlertmanager", "VMAuth"],
      // The controllers of the selected objects write the configuration, and do not look at the pause.
      stops:
        "all actions except deletion; rules, scrapes, users and configurations that it selects still change its configuration",
    },
  ],
  "volsync.backube": () => [
    {
      system: "volsync",
      kinds: ["ReplicationDestination", "ReplicationSource"],
      effect: "new-runs",
      path: ["spec", "paused"],
      truth: "bool",
      on: true,
      off: "delete",
      stops: "data movement (mover Job parallelism 0); what is due meanwhile runs on resume",
      hazards: ["kills-running", "backlog-on-resume"],
      meanwhile: { running: "stopped", status: "kept", deletion: "processed" },
      evidence: "code",
      source: codeOf("backube/volsync", "controllers/mover/restic/mover.go", "Mover.ensureJob"),
    },
  ],
};
