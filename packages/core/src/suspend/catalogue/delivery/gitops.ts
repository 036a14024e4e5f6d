import type { SourceCode } from "../../model/mechanism.ts";
import { codeOf } from "../source-code.ts";
import type { Families } from "../switch-family.ts";

/** Returns the source of a Flux operator kind: each kind has its own controller. */
function fluxOperator(kind: string): SourceCode {
  const file = `internal/controller/${kind.toLowerCase()}_controller.go`;
  return codeOf("controlplaneio-fluxcd/flux-operator", file, `${kind}Reconciler.Reconcile`);
}

/** Read in `BundleDeploymentReconciler.Reconcile` of Fleet's agent. */
const UNWATCHED = "the agent neither puts right nor reports what drifts meanwhile";

/**
 * GitOps and delivery. Source: the API types and controllers of each project; `evidence` says how well each is known.
 */
export const GITOPS: Families = {
  "argoproj.io": () => [
    {
      system: "argo-cd",
      kinds: ["ApplicationSet"],
      effect: "delivery",
      path: ["spec", "syncPolicy", "applicationsSync"],
      truth: "enum",
      on: "create-only",
      off: "restore",
      values: ["sync", "create-only", "create-update", "create-delete"],
      // `removeOwnerReferencesOnDeleteAppSet` is met only by an ApplicationSet that a finalizer holds; without one, the
      // garbage collector deletes what it owns.
      stops:
        "changing and deleting the generated Applications (creating new ones goes on), unless the controller is given a policy that may not be overridden; with its own deletion they are deleted all the same, save where it has a finalizer: then they stay",
      hazards: ["orphans-on-delete"],
      meanwhile: { running: "goes-on", status: "kept" },
      evidence: "code",
      source: codeOf(
        "argoproj/argo-cd",
        "applicationset/controllers/applicationset_controller.go",
        "ApplicationSetReconciler.Reconcile",
      ),
    },
  ],
  "flagger.app": () => [
    {
      system: "flagger",
      kinds: ["Canary"],
      effect: "rollout",
      path: ["spec", "suspend"],
      truth: "bool",
      on: true,
      off: "delete",
      stops: "starting or advancing canary runs; manual changes are not corrected",
      meanwhile: { running: "goes-on", status: "frozen", deletion: "processed" },
      evidence: "code",
      source: codeOf("fluxcd/flagger", "pkg/controller/scheduler.go", "Controller.advanceCanary"),
    },
  ],
  "fleet.cattle.io": () => [
    {
      system: "fleet",
      kinds: ["Bundle", "HelmOp"],
      effect: "delivery",
      path: ["spec", "paused"],
      truth: "bool",
      on: true,
      off: "delete",
      stops: `BundleDeployments of all clusters; ${UNWATCHED}`,
      meanwhile: { running: "goes-on", status: "kept", deletion: "processed" },
      evidence: "code",
      source: codeOf("rancher/fleet", "internal/cmd/controller/target/target.go", "Target.IsPaused"),
    },
    {
      system: "fleet",
      kinds: ["Cluster"],
      effect: "delivery",
      path: ["spec", "paused"],
      truth: "bool",
      on: true,
      off: "delete",
      stops: `all BundleDeployments of that cluster; ${UNWATCHED}`,
      meanwhile: { running: "goes-on", status: "kept", deletion: "processed" },
      evidence: "code",
      source: codeOf("rancher/fleet", "internal/cmd/controller/target/target.go", "Target.IsPaused"),
    },
    {
      system: "fleet",
      kinds: ["GitRepo"],
      effect: "delivery",
      path: ["spec", "paused"],
      truth: "bool",
      on: true,
      off: "delete",
      stops: "its Bundles are paused, those of new commits too; polling goes on",
      meanwhile: { running: "goes-on", status: "kept", deletion: "processed" },
      evidence: "code",
      source: codeOf("rancher/fleet", "internal/cmd/controller/gitops/reconciler/gitjob.go", "argsAndEnvs"),
    },
  ],
  "source.extensions.fluxcd.io": () => [
    {
      system: "flux",
      kinds: ["ArtifactGenerator"],
      effect: "reconcile",
      path: ["metadata", "annotations", "source.extensions.fluxcd.io/reconcile"],
      truth: "equals-fold",
      on: "disabled",
      off: "delete",
      stops: "artifact generation",
      meanwhile: { status: "frozen", deletion: "processed" },
      evidence: "code",
      source: codeOf(
        "fluxcd/source-watcher",
        "internal/controller/artifactgenerator_controller.go",
        "ArtifactGeneratorReconciler.Reconcile",
      ),
    },
  ],
  "fluxcd.controlplane.io": () => [
    {
      system: "flux-operator",
      kinds: ["FluxInstance", "ResourceSet"],
      effect: "reconcile",
      path: ["metadata", "annotations", "fluxcd.controlplane.io/reconcile"],
      truth: "equals-fold",
      on: "disabled",
      off: { value: "enabled" },
      stops: "reconciliation",
      hazards: ["orphans-on-delete"],
      meanwhile: { running: "goes-on", status: "frozen", deletion: "orphans" },
      evidence: "code",
      source: (kind) => fluxOperator(kind),
    },
    {
      system: "flux-operator",
      kinds: ["FluxReport", "ResourceSetInputProvider"],
      effect: "reconcile",
      path: ["metadata", "annotations", "fluxcd.controlplane.io/reconcile"],
      truth: "equals-fold",
      on: "disabled",
      off: { value: "enabled" },
      stops: "reconciliation",
      meanwhile: { status: "frozen", deletion: "processed" },
      evidence: "code",
      source: (kind) => fluxOperator(kind),
    },
  ],
  "helm.cattle.io": () => [
    {
      system: "k3s",
      kinds: ["HelmChart"],
      effect: "reconcile",
      path: ["metadata", "annotations", "helmcharts.helm.cattle.io/unmanaged"],
      truth: "presence",
      on: "true",
      off: "delete",
      stops: "install/upgrade jobs",
      hazards: ["blocks-deletion"],
      meanwhile: { status: "frozen", deletion: "blocked" },
      evidence: "code",
      source: codeOf("k3s-io/helm-controller", "pkg/controllers/chart/chart.go", "Controller.shouldManage"),
    },
  ],
  "operator.karmada.io": () => [
    {
      system: "karmada",
      kinds: ["Karmada"],
      effect: "reconcile",
      path: ["spec", "suspend"],
      truth: "bool",
      on: true,
      off: "delete",
      stops: "operator event filter drops every event of the object",
      hazards: ["blocks-deletion"],
      meanwhile: { running: "goes-on", status: "frozen", deletion: "blocked" },
      evidence: "code",
      source: codeOf(
        "karmada-io/karmada",
        "operator/pkg/controller/karmada/controller.go",
        "Controller.SetupWithManager",
      ),
    },
  ],
  "infra.contrib.fluxcd.io": () => [
    {
      system: "tofu-controller",
      kinds: ["Terraform"],
      effect: "reconcile",
      path: ["spec", "suspend"],
      truth: "bool",
      on: true,
      off: "delete",
      stops: "plan/apply",
      hazards: ["blocks-deletion"],
      meanwhile: { running: "goes-on", status: "frozen", deletion: "blocked" },
      evidence: "code",
      source: codeOf("flux-iac/tofu-controller", "controllers/tf_controller.go", "TerraformReconciler.Reconcile"),
    },
  ],
};
