import { codeOf } from "../source-code.ts";
import type { Families } from "../switch-family.ts";

/** The switch by which a policy of Open Cluster Management only tells what it finds. */
const INFORMING = {
  system: "ocm",
  effect: "enforcement",
  path: ["spec", "remediationAction"],
  truth: "enum",
  on: "inform",
  off: "restore",
  values: ["inform", "Inform", "enforce", "Enforce"],
  alsoOn: ["Inform"],
  stops: "remediation; evaluation and compliance reporting go on",
  meanwhile: { running: "goes-on", status: "kept" },
  evidence: "documented",
} as const;

/** Fleet managers. Source: the API types and controllers of each project; `evidence` says how well each is known. */
export const FLEETS: Families = {
  "clusterstack.x-k8s.io": () => [
    {
      system: "cluster-stack",
      kinds: ["ClusterAddon"],
      effect: "reconcile",
      path: ["metadata", "annotations", "cluster.x-k8s.io/paused"],
      truth: "presence",
      on: "",
      off: "delete",
      stops: "events of the object are filtered; another class of its Cluster still sets it going",
      meanwhile: { running: "goes-on", deletion: "processed" },
      evidence: "code",
      source: codeOf(
        "SovereignCloudStack/cluster-stack-operator",
        "internal/controller/clusteraddon_controller.go",
        "ClusterAddonReconciler.SetupWithManager",
      ),
    },
    {
      system: "cluster-stack",
      kinds: ["ClusterStack"],
      effect: "reconcile",
      path: ["metadata", "annotations", "cluster.x-k8s.io/paused"],
      truth: "presence",
      on: "",
      off: "delete",
      stops:
        "events of the object itself are filtered; those of its ClusterStackReleases still set it going, and releases are made and removed then",
      meanwhile: { running: "goes-on", deletion: "processed" },
      evidence: "code",
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
      stops: "events of the object itself are filtered; those of the release of its provider still set it going",
      hazards: ["blocks-deletion"],
      meanwhile: { deletion: "blocked" },
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
      kinds: ["Kyma"],
      effect: "reconcile",
      path: ["metadata", "labels", "operator.kyma-project.io/skip-reconciliation"],
      truth: "equals",
      on: "true",
      off: "delete",
      stops:
        "all reconcile, the modules that are mandatory included; released versions return before they look at a deletion",
      hazards: ["blocks-deletion"],
      meanwhile: { running: "goes-on", status: "frozen", deletion: "blocked" },
      evidence: "code",
      source: codeOf(
        "kyma-project/lifecycle-manager",
        "internal/controller/kyma/controller.go",
        "Reconciler.Reconcile",
      ),
    },
    {
      system: "kyma",
      kinds: ["Manifest"],
      effect: "reconcile",
      path: ["metadata", "labels", "operator.kyma-project.io/skip-reconciliation"],
      truth: "equals",
      on: "true",
      off: "delete",
      stops: "all reconcile",
      hazards: ["blocks-deletion"],
      meanwhile: { running: "goes-on", status: "frozen", deletion: "blocked" },
      evidence: "code",
      source: codeOf(
        "kyma-project/lifecycle-manager",
        "internal/controller/manifest/controller.go",
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
      meanwhile: { running: "goes-on", status: "frozen" },
      evidence: "code",
      source: codeOf(
        "open-cluster-management-io/multicloud-operators-subscription",
        "pkg/subscriber/git/git_subscriber_item.go",
        "SubscriberItem.Start",
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
      stops: "periodic auto-reconcile; a change of the Subscription itself is still applied, once",
      meanwhile: { status: "kept" },
      evidence: "code",
      source: codeOf(
        "open-cluster-management-io/multicloud-operators-subscription",
        "pkg/subscriber/git/git_subscriber_item.go",
        "SubscriberItem.Start",
      ),
    },
  ],
  "policy.open-cluster-management.io": () => [
    {
      ...INFORMING,
      kinds: ["ConfigurationPolicy"],
      cautions: [
        {
          path: ["metadata", "ownerReferences"],
          message: "the Policy that it is made from sets it again, so an edit here is lost: hold that instead",
        },
      ],
      source: codeOf(
        "open-cluster-management-io/config-policy-controller",
        "api/v1/configurationpolicy_types.go",
        "ConfigurationPolicySpec",
      ),
    },
    {
      ...INFORMING,
      kinds: ["Policy"],
      stops: "remediation, save where a PlacementBinding says enforce; evaluation and compliance reporting go on",
      cautions: [
        {
          path: ["metadata", "labels", "policy.open-cluster-management.io/root-policy"],
          message: "Open Cluster Management copies it from its root policy, so an edit here is lost: hold that instead",
        },
      ],
      source: codeOf("open-cluster-management-io/governance-policy-propagator", "api/v1/policy_types.go", "PolicySpec"),
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
      stops: "Ansible runs; one that is asked for by the rerun annotation still starts",
      meanwhile: { running: "goes-on", status: "frozen", deletion: "processed" },
      evidence: "code",
      source: codeOf(
        "open-cluster-management-io/governance-policy-propagator",
        "controllers/automation/policyautomation_controller.go",
        "PolicyAutomationReconciler.Reconcile",
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
      stops: "the profile, deletion included; its ClusterSummaries go on",
      hazards: ["blocks-deletion"],
      annotations: "copied",
      meanwhile: { running: "goes-on", status: "frozen", deletion: "blocked" },
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
      meanwhile: { running: "goes-on", status: "kept", deletion: "processed" },
      cautions: [
        {
          path: ["spec", "activeWindow"],
          message: "with spec.activeWindow its manager sets and takes back spec.paused by itself, window by window",
        },
      ],
      evidence: "code",
      source: codeOf("projectsveltos/libsveltos", "lib/clusterproxy/cluster_utils.go", "isSveltosClusterPaused"),
    },
  ],
};
