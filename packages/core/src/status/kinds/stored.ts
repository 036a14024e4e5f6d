import type { Path } from "../../object/index.ts";
import { IDENTITY, type KindRule } from "./kind-rule.ts";
import { otherwise } from "./rows.ts";

/** Kinds of Kubernetes whose status no controller reports: they are Current once stored. */
export const STORED_KINDS: { readonly [group: string]: readonly string[] } = {
  "": ["ConfigMap", "Secret", "ServiceAccount", "Endpoints", "LimitRange", "PodTemplate", "Event", "Binding"],
  "discovery.k8s.io": ["EndpointSlice"],
  "coordination.k8s.io": ["Lease"],
  "networking.k8s.io": ["NetworkPolicy", "IngressClass", "IPAddress"],
  "rbac.authorization.k8s.io": ["Role", "ClusterRole", "RoleBinding", "ClusterRoleBinding"],
  "storage.k8s.io": ["StorageClass", "CSIDriver", "CSINode", "CSIStorageCapacity", "VolumeAttributesClass"],
  "scheduling.k8s.io": ["PriorityClass"],
  "node.k8s.io": ["RuntimeClass"],
  apps: ["ControllerRevision"],
  "events.k8s.io": ["Event"],
  "admissionregistration.k8s.io": [
    "ValidatingAdmissionPolicyBinding",
    "MutatingAdmissionPolicy",
    "MutatingAdmissionPolicyBinding",
  ],
};

/** Fields worth showing as evidence, besides the name of such an object. */
const SHOWN: { readonly [kind: string]: readonly Path[] } = {
  Lease: [["spec", "renewTime"]],
  RoleBinding: [["roleRef", "name"]],
  ClusterRoleBinding: [["roleRef", "name"]],
};

/** The rules of kinds that are only stored, one for each. */
export const STORED: readonly KindRule[] = Object.entries(STORED_KINDS).flatMap(([group, kinds]) =>
  kinds.map((kind) => ({
    groups: [group],
    kind,
    rows: [
      otherwise(
        "Current",
        "Stored",
        `${kind} is stored; it has no state of its own`,
        ...IDENTITY,
        ...(SHOWN[kind] ?? []),
      ),
    ],
  })),
);
