import { codeOf } from "../source-code.ts";
import type { Families } from "../switch-family.ts";

/** The switch that pauses a package of Crossplane, the revisions that are made of it, and what defines resources. */
const PAUSED_PACKAGE = {
  system: "crossplane",
  effect: "reconcile",
  path: ["metadata", "annotations", "crossplane.io/paused"],
  truth: "equals",
  on: "true",
  off: "delete",
  evidence: "code",
} as const;

/** The switch that pauses what makes Operations of Crossplane. */
const PAUSED_OPERATION = {
  ...PAUSED_PACKAGE,
  effect: "new-runs",
  meanwhile: { running: "goes-on", status: "conditions", deletion: "processed" },
} as const;

/** Cloud resources, secrets and policy. From the API types and controllers of each project; `evidence` says how far its code was read. */
export const CLOUD_AND_POLICY: Families = {
  "capsule.clastix.io": () => [
    {
      system: "capsule",
      kinds: ["Tenant"],
      effect: "enforcement",
      path: ["spec", "cordoned"],
      truth: "bool",
      on: true,
      off: "delete",
      stops:
        "creating, changing and deleting objects in the namespaces of the tenant, for users of Capsule's groups alone (admission)",
      meanwhile: { running: "goes-on", status: "kept", deletion: "processed" },
      evidence: "code",
      source: codeOf(
        "projectcapsule/capsule",
        "internal/webhook/namespace/validation/cordoning.go",
        "cordoningHandler.validate",
      ),
    },
  ],
  "core.cnrm.cloud.google.com": () => [
    {
      system: "config-connector",
      kinds: ["ConfigConnector"],
      effect: "actuation",
      path: ["spec", "actuationMode"],
      truth: "enum",
      on: "Paused",
      off: "restore",
      values: ["Reconciling", "Paused"],
      stops:
        "calls to GCP for all resources (cluster mode) or namespaces without an own mode, save for resources that newer releases find a mode of their own on (an annotation)",
      hazards: ["blocks-deletion"],
      meanwhile: { running: "goes-on", status: "frozen", deletion: "blocked" },
      evidence: "code",
      source: codeOf(
        "GoogleCloudPlatform/k8s-config-connector",
        "pkg/controller/tf/controller.go",
        "Reconciler.Reconcile",
      ),
    },
    {
      system: "config-connector",
      kinds: ["ConfigConnectorContext"],
      effect: "actuation",
      path: ["spec", "actuationMode"],
      truth: "enum",
      on: "Paused",
      off: "restore",
      values: ["Reconciling", "Paused"],
      stops:
        "calls to GCP for that namespace, save for resources that newer releases find a mode of their own on (an annotation); ignored in cluster mode",
      hazards: ["blocks-deletion"],
      meanwhile: { status: "frozen", deletion: "blocked" },
      evidence: "code",
      source: codeOf(
        "GoogleCloudPlatform/k8s-config-connector",
        "pkg/controller/tf/controller.go",
        "Reconciler.Reconcile",
      ),
    },
  ],
  "apiextensions.crossplane.io": () => [
    {
      ...PAUSED_PACKAGE,
      kinds: ["ManagedResourceActivationPolicy"],
      stops: "no definition is activated by the policy; those that are active stay so, and other policies go on",
      meanwhile: { running: "goes-on", status: "frozen", deletion: "processed" },
      source: codeOf(
        "crossplane/crossplane",
        "internal/controller/apiextensions/activationpolicy/reconciler.go",
        "Reconciler.Reconcile",
      ),
    },
    {
      ...PAUSED_PACKAGE,
      kinds: ["ManagedResourceDefinition"],
      stops: "its CustomResourceDefinition is neither made nor changed",
      meanwhile: { running: "goes-on", status: "frozen", deletion: "processed" },
      source: codeOf(
        "crossplane/crossplane",
        "internal/controller/apiextensions/managed/reconciler.go",
        "Reconciler.Reconcile",
      ),
    },
  ],
  "ops.crossplane.io": () => [
    {
      ...PAUSED_OPERATION,
      kinds: ["CronOperation"],
      // It counts from the last Operation that it made, so one that was missed is made unless its deadline is over. It
      // watches the generation, which an annotation leaves alone: neither pause nor resume sets it going.
      stops:
        "creating Operations; one that was missed is created on resume, at the next change of the spec or start of Crossplane",
      hazards: ["backlog-on-resume"],
      source: codeOf(
        "crossplane/crossplane",
        "internal/controller/ops/cronoperation/reconciler.go",
        "Reconciler.Reconcile",
      ),
    },
    {
      ...PAUSED_OPERATION,
      kinds: ["WatchOperation"],
      stops: "creating Operations",
      source: codeOf("crossplane/crossplane", "internal/controller/ops/watched/reconciler.go", "Reconciler.Reconcile"),
    },
  ],
  "pkg.crossplane.io": () => [
    {
      ...PAUSED_PACKAGE,
      kinds: ["ConfigurationRevision", "FunctionRevision", "ProviderRevision"],
      stops: "installing what the revision holds, and taking it away again",
      hazards: ["blocks-deletion"],
      meanwhile: { running: "goes-on", status: "conditions", deletion: "blocked" },
      source: codeOf("crossplane/crossplane", "internal/controller/pkg/revision/reconciler.go", "Reconciler.Reconcile"),
    },
    {
      ...PAUSED_PACKAGE,
      kinds: ["Configuration", "Function", "Provider"],
      stops: "new revisions of the package; those that are there are looked after",
      // It puts no finalizer on a package, so the garbage collector deletes it and its revisions.
      meanwhile: { running: "goes-on", status: "conditions", deletion: "processed" },
      source: codeOf("crossplane/crossplane", "internal/controller/pkg/manager/reconciler.go", "Reconciler.Reconcile"),
    },
  ],
  "external-secrets.io": () => [
    {
      system: "external-secrets",
      kinds: ["ExternalSecret"],
      effect: "reconcile",
      path: ["spec", "refreshPolicy"],
      truth: "enum",
      on: "CreatedOnce",
      off: "restore",
      values: ["CreatedOnce", "Periodic", "OnChange"],
      stops:
        "refreshing a Secret that is there and as it was written; one that is missing or was changed is still put right",
      meanwhile: { running: "goes-on", status: "frozen", deletion: "processed" },
      evidence: "code",
      source: codeOf(
        "external-secrets/external-secrets",
        "pkg/controllers/externalsecret/externalsecret_controller.go",
        "shouldRefresh",
      ),
    },
  ],
  "kyverno.io": () => [
    {
      system: "kyverno",
      kinds: ["ClusterPolicy", "Policy"],
      effect: "enforcement",
      path: ["spec", "admission"],
      truth: "false",
      on: false,
      off: "restore",
      stops:
        "rules at admission; background scan per spec.background. Kyverno refuses it for policies that change, generate or verify images",
      cautions: [
        {
          path: ["spec", "background"],
          unless: true,
          message: "Kyverno refuses a policy of which both spec.admission and spec.background are false",
        },
      ],
      meanwhile: { status: "kept", deletion: "processed" },
      evidence: "code",
      source: codeOf("kyverno/kyverno", "pkg/controllers/policycache/controller.go", "controller.reconcile"),
    },
  ],
};
