// Generated from packages/core/src/status/rules/library/linkerd.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, conditions, equals, field, hasField, isIn, list, literal, not, select, size } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Linkerd: Server, AuthorizationPolicy, MeshTLSAuthentication, ServerAuthorization, ServiceProfile, TrafficSplit, *, *, Link. */
export const linkerdRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["policy.linkerd.io/Server", deferRule("linkerd/Server", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["policy.linkerd.io/AuthorizationPolicy", deferRule("linkerd/AuthorizationPolicy", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["policy.linkerd.io/MeshTLSAuthentication", deferRule("linkerd/MeshTLSAuthentication", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["policy.linkerd.io/ServerAuthorization", deferRule("linkerd/ServerAuthorization", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["linkerd.io/ServiceProfile", deferRule("linkerd/ServiceProfile", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["split.smi-spec.io/TrafficSplit", deferRule("linkerd/TrafficSplit", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["linkerd.io/*", deferRule("linkerd/*", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "kind in ['Link', 'ExternalWorkload'] && has(metadata.name)", test: and(isIn(field("kind"), list(literal("Link"), literal("ExternalWorkload"))), hasField(field("metadata"), "name")), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["policy.linkerd.io/*", deferRule("linkerd/*", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "kind in ['NetworkAuthentication', 'EgressNetwork'] && has(metadata.name) && conditions.size() == 0", test: and(and(isIn(field("kind"), list(literal("NetworkAuthentication"), literal("EgressNetwork"))), hasField(field("metadata"), "name")), equals(size(conditions()), literal(0))), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["multicluster.linkerd.io/Link", deferRule("linkerd/Link", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "!has(status.mirrorServices) && !has(status.federatedServices) && has(spec.targetClusterName)", test: and(and(not(hasField(field("status"), "mirrorServices")), not(hasField(field("status"), "federatedServices"))), hasField(field("spec"), "targetClusterName")), reason: ["Linked"], message: ["No service is mirrored from ", select(field("spec"), "targetClusterName")] },
    ],
  }))],
]);
