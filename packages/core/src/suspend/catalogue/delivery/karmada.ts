import type { Path } from "../../../object/index.ts";
import type { AuthorityRule, Derivation, Mechanism } from "../../model/mechanism.ts";
import { codeOf } from "../source-code.ts";

const PROJECT = "karmada-io/karmada";
const POLICY_GROUP = "policy.karmada.io";
const WORK_GROUP = "work.karmada.io";
/**
 * The bindings of the templates that need this object; in a binding that a policy claims too, this list is there in
 * addition.
 */
const REQUIRED_BY: Path = ["spec", "requiredBy"];

/**
 * The mechanisms of Karmada. The policy that claims a template alone decides about dispatching; bindings and Works copy
 * it. A binding that no policy claims, since it exists only for others that need it, decides for itself. Source:
 * Karmada's API validation, detector and binding controller.
 */
export const KARMADA: readonly Mechanism[] = [
  ...["PropagationPolicy", "ClusterPropagationPolicy"].map(
    (kind): Mechanism => ({
      id: `karmada-${kind.toLowerCase()}-dispatching`,
      group: POLICY_GROUP,
      kind,
      effect: "delivery",
      site: {
        kind: "clusters",
        all: ["spec", "suspension", "dispatching"],
        some: ["spec", "suspension", "dispatchingOnClusters", "clusterNames"],
        candidates: ["spec", "placement", "clusterAffinity", "clusterNames"],
      },
      stops: "nothing is created or updated in the clusters held; deletion still goes through",
      hazards: [],
      cautions: [
        {
          path: ["spec", "activationPreference"],
          message:
            "the policy is Lazy: Karmada acts on it when a template next changes, so touch the templates to hold at once",
        },
      ],
      meanwhile: { running: "goes-on", status: "kept", deletion: "processed" },
      evidence: "code",
      source: codeOf(PROJECT, "pkg/controllers/binding/common.go", "shouldSuspendDispatching"),
    }),
  ),
  {
    id: "karmada-resourcebinding-dispatching",
    group: WORK_GROUP,
    kind: "ResourceBinding",
    effect: "delivery",
    site: {
      kind: "clusters",
      all: ["spec", "suspension", "dispatching"],
      some: ["spec", "suspension", "dispatchingOnClusters", "clusterNames"],
      candidates: REQUIRED_BY,
    },
    stops:
      "nothing of what others need and no policy claims is created or updated in the clusters held; deletion still goes through",
    hazards: [],
    meanwhile: { running: "goes-on", status: "kept", deletion: "processed" },
    evidence: "code",
    // The distributor updates three fields in the spec of an existing binding, and leaves its suspension alone.
    source: codeOf(
      PROJECT,
      "pkg/dependenciesdistributor/dependencies_distributor.go",
      "DependenciesDistributor.createOrUpdateAttachedBinding",
    ),
  },
  ...["ResourceBinding", "ClusterResourceBinding"].map(
    (kind): Mechanism => ({
      id: `karmada-${kind.toLowerCase()}-scheduling`,
      group: WORK_GROUP,
      kind,
      effect: "scheduling",
      site: { kind: "field", path: ["spec", "suspension", "scheduling"], truth: "bool", on: true, off: "delete" },
      cautions: [
        {
          path: ["spec", "clusters"],
          unless: [],
          message:
            "it is scheduled already, and what is placed stays: Karmada's API says that suspending may do nothing then",
        },
      ],
      stops: "no placement is computed; replicas already placed stay",
      hazards: [],
      meanwhile: { running: "goes-on", status: "kept", deletion: "processed" },
      evidence: "code",
      source: codeOf(PROJECT, "pkg/scheduler/event_handler.go", "Scheduler.resourceBindingEventFilter"),
    }),
  ),
];

/** Returns the paths of a name that Karmada keeps in an annotation or, in older releases, in a label. */
function metadata(key: string): readonly Path[] {
  return [
    ["metadata", "annotations", key],
    ["metadata", "labels", key],
  ];
}

const POLICY: AuthorityRule = {
  group: POLICY_GROUP,
  kind: "PropagationPolicy",
  name: metadata("propagationpolicy.karmada.io/name"),
  namespace: metadata("propagationpolicy.karmada.io/namespace"),
};

const CLUSTER_POLICY: AuthorityRule = {
  group: POLICY_GROUP,
  kind: "ClusterPropagationPolicy",
  name: metadata("clusterpropagationpolicy.karmada.io/name"),
};

const BINDING: AuthorityRule = {
  group: WORK_GROUP,
  kind: "ResourceBinding",
  name: metadata("resourcebinding.karmada.io/name"),
  namespace: metadata("resourcebinding.karmada.io/namespace"),
};

const CLUSTER_BINDING: AuthorityRule = {
  group: WORK_GROUP,
  kind: "ClusterResourceBinding",
  name: metadata("clusterresourcebinding.karmada.io/name"),
};

/** The fields that Karmada rewrites at every sync. */
export const KARMADA_DERIVED: readonly Derivation[] = [
  ...["ResourceBinding", "ClusterResourceBinding"].map(
    (kind): Derivation => ({
      group: WORK_GROUP,
      kind,
      effect: "delivery",
      path: ["spec", "suspension", "dispatching"],
      placed: [["spec", "clusters"], REQUIRED_BY],
      authorities: kind === "ResourceBinding" ? [POLICY, CLUSTER_POLICY] : [CLUSTER_POLICY],
      ...(kind === "ResourceBinding" && { ownIfListed: REQUIRED_BY }),
      message: "Karmada copies dispatching from the policy at every sync, so an edit here is lost",
    }),
  ),
  {
    group: WORK_GROUP,
    kind: "Work",
    effect: "delivery",
    path: ["spec", "suspendDispatching"],
    // Before v1.15 a label stopped a Work; some releases used an annotation with the same key.
    also: metadata("propagation.karmada.io/instruction").map((path) => ({ path, is: "suppressed" })),
    // Works that only collect EndpointSlices, for a MultiClusterService or a ServiceExport: Karmada never dispatches
    // them. The permanent id of a MultiClusterService does not identify them, as the dispatched Works of its Service
    // had it too.
    onPurpose: [
      ["metadata", "labels", "multiclusterservice.karmada.io/name"],
      ["metadata", "labels", "endpointslice.karmada.io/name"],
    ],
    authorities: [BINDING, CLUSTER_BINDING],
    cluster: { path: ["metadata", "namespace"], prefix: "karmada-es-" },
    message: "Karmada writes the whole spec of a Work from its binding, so an edit here is lost",
  },
];
