// Generated from packages/core/src/status/rules/library/openshift-config.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, conditions, equals, field, hasField, isIn, list, literal, size } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of OpenShift, configuration: *, ImageContentSourcePolicy, *, *, *, *, *, Tuned, NodeNetworkState, *, *, RoleBindingRestriction, ImageStreamTag, OperatorPKI, RangeAllocation. */
export const openshiftConfigRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["config.openshift.io/*", deferRule("openshift-config/*", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "kind in ['OAuth', 'Proxy', 'Infrastructure', 'Network', 'Ingress', 'DNS', 'Image', 'ImageDigestMirrorSet', 'ImageTagMirrorSet', 'ImageContentPolicy', 'Scheduler', 'APIServer', 'Authentication', 'Build', 'Console', 'FeatureGate', 'OperatorHub', 'Project'] && has(metadata.name) && conditions.size() == 0", test: and(and(isIn(field("kind"), list(literal("OAuth"), literal("Proxy"), literal("Infrastructure"), literal("Network"), literal("Ingress"), literal("DNS"), literal("Image"), literal("ImageDigestMirrorSet"), literal("ImageTagMirrorSet"), literal("ImageContentPolicy"), literal("Scheduler"), literal("APIServer"), literal("Authentication"), literal("Build"), literal("Console"), literal("FeatureGate"), literal("OperatorHub"), literal("Project"))), hasField(field("metadata"), "name")), equals(size(conditions()), literal(0))), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["operator.openshift.io/ImageContentSourcePolicy", deferRule("openshift-config/ImageContentSourcePolicy", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["user.openshift.io/*", deferRule("openshift-config/*", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["oauth.openshift.io/*", deferRule("openshift-config/*", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["quota.openshift.io/*", deferRule("openshift-config/*", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["console.openshift.io/*", deferRule("openshift-config/*", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "kind in ['ConsoleNotification', 'ConsoleCLIDownload', 'ConsoleYAMLSample', 'ConsoleQuickStart', 'ConsoleExternalLogLink', 'ConsoleSample'] && has(metadata.name)", test: and(isIn(field("kind"), list(literal("ConsoleNotification"), literal("ConsoleCLIDownload"), literal("ConsoleYAMLSample"), literal("ConsoleQuickStart"), literal("ConsoleExternalLogLink"), literal("ConsoleSample"))), hasField(field("metadata"), "name")), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["autoscaling.openshift.io/*", deferRule("openshift-config/*", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["tuned.openshift.io/Tuned", deferRule("openshift-config/Tuned", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["nmstate.io/NodeNetworkState", deferRule("openshift-config/NodeNetworkState", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["helm.openshift.io/*", deferRule("openshift-config/*", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "has(metadata.name) && conditions.size() == 0", test: and(hasField(field("metadata"), "name"), equals(size(conditions()), literal(0))), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["network.openshift.io/*", deferRule("openshift-config/*", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "kind in ['NetNamespace', 'EgressNetworkPolicy', 'HostSubnet', 'ClusterNetwork'] && has(metadata.name)", test: and(isIn(field("kind"), list(literal("NetNamespace"), literal("EgressNetworkPolicy"), literal("HostSubnet"), literal("ClusterNetwork"))), hasField(field("metadata"), "name")), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["authorization.openshift.io/RoleBindingRestriction", deferRule("openshift-config/RoleBindingRestriction", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["image.openshift.io/ImageStreamTag", deferRule("openshift-config/ImageStreamTag", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["network.operator.openshift.io/OperatorPKI", deferRule("openshift-config/OperatorPKI", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["security.internal.openshift.io/RangeAllocation", deferRule("openshift-config/RangeAllocation", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
]);
