import { codeOf } from "../source-code.ts";
import type { Families } from "../switch-family.ts";

/** Fleet managers. From the API types and controllers of each project; `evidence` says how far its code was read. */
export const FLEETS: Families = {
  "clusterstack.x-k8s.io": () => [
    {
      system: "cluster-stack",
      kinds: ["ClusterAddon", "ClusterAddonCreate", "ClusterStack"],
      effect: "reconcile",
      path: ["metadata", "annotations", "cluster.x-k8s.io/paused"],
      truth: "presence",
      on: "",
      off: "delete",
      stops: "events of the object are filtered",
      hazards: ["blocks-deletion"],
      meanwhile: { status: "frozen", deletion: "blocked" },
      evidence: "inferred",
      source: (kind) =>
        codeOf(
          "SovereignCloudStack/cluster-stack-operator",
          `internal/controller/${kind.toLowerCase()}_controller.go`,
          `${kind}Reconciler.SetupWithManager`,
        ),
    },
    {
      system: "cluster-stack",
      kinds: ["ClusterStackRelease"],
      effect: "reconcile",
      path: ["metadata", "annotations", "cluster.x-k8s.io/paused"],
      truth: "presence",
      on: "",
      off: "delete",
      stops: "events of the object are filtered",
      hazards: ["blocks-deletion"],
      meanwhile: { status: "frozen", deletion: "blocked" },
      evidence: "code",
      source: codeOf(
        "SovereignCloudStack/cluster-stack-operator",
        "internal/controller/clusterstackrelease_controller.go",
        "ClusterStackReleaseReconciler.SetupWithManager",
      ),
    },
  ],
  "operator.kyma-project.io": () => [
    {
      system: "kyma",
      kinds: ["Kyma", "Manifest"],
      effect: "reconcile",
      path: ["metadata", "labels", "operator.kyma-project.io/skip-reconciliation"],
      truth: "equals",
      on: "true",
      off: "delete",
      stops: "all reconcile",
      meanwhile: { status: "frozen" },
      evidence: "inferred",
      source: (kind) =>
        codeOf(
          "kyma-project/lifecycle-manager",
          `internal/controller/${kind.toLowerCase()}/controller.go`,
          "Reconciler.Reconcile",
        ),
    },
  ],
  "apps.open-cluster-management.io": () => [
    {
      system: "ocm",
      kinds: ["Subscription"],
      effect: "delivery",
      path: ["metadata", "labels", "subscription-pause"],
      truth: "equals-fold",
      on: "true",
      off: "delete",
      stops: "applying templates of that subscription (also resources carrying its hosting annotation)",
      meanwhile: { status: "frozen" },
      evidence: "documented",
      source: codeOf(
        "open-cluster-management-io/multicloud-operators-subscription",
        "pkg/utils/subscription.go",
        "GetPauseLabel",
      ),
    },
    {
      system: "ocm",
      kinds: ["Subscription"],
      effect: "reconcile",
      path: ["metadata", "annotations", "apps.open-cluster-management.io/reconcile-rate"],
      truth: "equals-fold",
      on: "off",
      off: "restore",
      stops: "periodic auto-reconcile",
      meanwhile: { status: "kept" },
      evidence: "documented",
      source: codeOf(
        "open-cluster-management-io/multicloud-operators-subscription",
        "pkg/subscriber/git/git_subscriber_item.go",
        "SubscriberItem.Start",
      ),
    },
  ],
  "policy.open-cluster-management.io": () => [
    {
      system: "ocm",
      kinds: ["ConfigurationPolicy", "Policy"],
      effect: "enforcement",
      path: ["spec", "remediationAction"],
      truth: "enum",
      on: "inform",
      off: "restore",
      values: ["inform", "enforce"],
      stops: "remediation; evaluation and compliance reporting go on",
      meanwhile: { status: "kept" },
      evidence: "documented",
      source: (kind) =>
        kind === "Policy"
          ? codeOf("open-cluster-management-io/governance-policy-propagator", "api/v1/policy_types.go", "PolicySpec")
          : codeOf(
              "open-cluster-management-io/config-policy-controller",
              "api/v1/configurationpolicy_types.go",
              "ConfigurationPolicySpec",
            ),
    },
    {
      system: "ocm",
      kinds: ["PolicyAutomation"],
      effect: "new-runs",
      path: ["spec", "mode"],
      truth: "enum",
      on: "disabled",
      off: "restore",
      values: ["once", "everyEvent", "disabled"],
      stops: "Ansible runs",
      evidence: "documented",
      source: codeOf(
        "open-cluster-management-io/governance-policy-propagator",
        "api/v1beta1/policyautomation_types.go",
        "PolicyAutomationSpec",
      ),
    },
  ],
  "config.projectsveltos.io": () => [
    {
      system: "sveltos",
      kinds: ["ClusterProfile", "Profile"],
      effect: "delivery",
      path: ["metadata", "annotations", "profile.projectsveltos.io/paused"],
      truth: "presence",
      on: "ok",
      off: "delete",
      stops: "profile processing incl. deletion",
      hazards: ["blocks-deletion"],
      annotations: "copied",
      meanwhile: { status: "conditions", deletion: "blocked" },
      evidence: "code",
      source: (kind) =>
        codeOf(
          "projectsveltos/addon-controller",
          `controllers/${kind.toLowerCase()}_controller.go`,
          `${kind}Reconciler.Reconcile`,
        ),
    },
  ],
  "lib.projectsveltos.io": () => [
    {
      system: "sveltos",
      kinds: ["SveltosCluster"],
      effect: "delivery",
      path: ["spec", "paused"],
      truth: "bool",
      on: true,
      off: "delete",
      stops: "all profiles for that cluster",
      evidence: "code",
      source: codeOf("projectsveltos/libsveltos", "lib/clusterproxy/cluster_utils.go", "isSveltosClusterPaused"),
    },
  ],
};
