// Generated from packages/core/src/status/rules/library/cilium.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, compare, conditionIs, conditions, differs, equals, exists, field, filter, hasField, index, isIn, list, literal, map, not, optional, or, orValue, select, size, slot, textTest } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Cilium: CiliumNetworkPolicy, CiliumClusterwideNetworkPolicy, CiliumLoadBalancerIPPool, CiliumNode, CiliumIdentity, CiliumL2AnnouncementPolicy, CiliumEnvoyConfig, CiliumClusterwideEnvoyConfig, CiliumBGPPeeringPolicy, CiliumBGPAdvertisement, CiliumCIDRGroup, CiliumEgressGatewayPolicy, *, CiliumBGPNodeConfig. */
export const ciliumRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["cilium.io/CiliumNetworkPolicy", deferRule("cilium/CiliumNetworkPolicy", false, () => ({
    rows: [
      { status: "Failed", text: "conditions.isFalse('Valid')", test: conditionIs(conditions(), literal("Valid"), "False") },
      { status: "Current", text: "conditions.isTrue('Valid') && has(metadata.name)", test: and(conditionIs(conditions(), literal("Valid"), "True"), hasField(field("metadata"), "name")) },
      { status: "InProgress", text: "conditions.isUnknown('Valid')", test: conditionIs(conditions(), literal("Valid"), "Unknown") },
      { status: "Current", text: "!conditions.exists(c, c.type == 'Valid') && has(metadata.name)", test: and(not(exists(conditions(), 0, 4, equals(select(slot(0), "type"), literal("Valid")))), hasField(field("metadata"), "name")), reason: ["Stored"], message: ["Nothing is reported on it, as in older releases"] },
    ],
  }))],
  ["cilium.io/CiliumClusterwideNetworkPolicy", deferRule("cilium/CiliumClusterwideNetworkPolicy", false, () => ({
    rows: [
      { status: "Failed", text: "conditions.isFalse('Valid')", test: conditionIs(conditions(), literal("Valid"), "False") },
      { status: "Current", text: "conditions.isTrue('Valid') && has(metadata.name)", test: and(conditionIs(conditions(), literal("Valid"), "True"), hasField(field("metadata"), "name")) },
      { status: "InProgress", text: "conditions.isUnknown('Valid')", test: conditionIs(conditions(), literal("Valid"), "Unknown") },
      { status: "Current", text: "!conditions.exists(c, c.type == 'Valid') && has(metadata.name)", test: and(not(exists(conditions(), 0, 4, equals(select(slot(0), "type"), literal("Valid")))), hasField(field("metadata"), "name")), reason: ["Stored"], message: ["Nothing is reported on it, as in older releases"] },
    ],
  }))],
  ["cilium.io/CiliumLoadBalancerIPPool", deferRule("cilium/CiliumLoadBalancerIPPool", true, () => ({
    suspended: { text: "has(spec.disabled) && spec.disabled == true", test: and(hasField(field("spec"), "disabled"), equals(select(field("spec"), "disabled"), literal(true))) },
    rows: [
      { status: "Failed", text: "conditions.isTrue('cilium.io/PoolConflict')", test: conditionIs(conditions(), literal("cilium.io/PoolConflict"), "True") },
      { status: "Failed", text: "conditions.exists(c, c.type == 'cilium.io/IPsTotal') && status.conditions.exists(c, c.?type.orValue('') == 'cilium.io/PoolConflict' && c.?status.orValue('') == 'True')", test: and(exists(conditions(), 0, 4, equals(select(slot(0), "type"), literal("cilium.io/IPsTotal"))), exists(select(field("status"), "conditions"), 0, 15, and(equals(orValue(optional(slot(0), literal("type")), literal("")), literal("cilium.io/PoolConflict")), equals(orValue(optional(slot(0), literal("status")), literal("")), literal("True"))))), reason: [orValue(optional(index(filter(select(field("status"), "conditions"), 0, 7, equals(orValue(optional(slot(0), literal("type")), literal("")), literal("cilium.io/PoolConflict"))), literal(0)), literal("reason")), literal("PoolConflict"))], message: [orValue(optional(index(filter(select(field("status"), "conditions"), 0, 7, equals(orValue(optional(slot(0), literal("type")), literal("")), literal("cilium.io/PoolConflict"))), literal(0)), literal("message")), literal("Its addresses are in another pool too"))] },
      { status: "Current", text: "conditions.isFalse('cilium.io/PoolConflict')", test: conditionIs(conditions(), literal("cilium.io/PoolConflict"), "False") },
      { status: "Current", text: "!status.conditions.exists(c, c.?type.orValue('') == 'cilium.io/PoolConflict' && c.?status.orValue('') != 'False') && conditions.exists(c, c.type == 'cilium.io/IPsTotal' && c.?message.orValue('') != '')", test: and(not(exists(select(field("status"), "conditions"), 0, 15, and(equals(orValue(optional(slot(0), literal("type")), literal("")), literal("cilium.io/PoolConflict")), differs(orValue(optional(slot(0), literal("status")), literal("")), literal("False"))))), exists(conditions(), 0, 12, and(equals(select(slot(0), "type"), literal("cilium.io/IPsTotal")), differs(orValue(optional(slot(0), literal("message")), literal("")), literal(""))))), reason: ["Counted"] },
      { status: "InProgress", text: "size(conditions) > 0", test: compare(">", size(conditions()), literal(0)) },
    ],
  }))],
  ["cilium.io/CiliumNode", deferRule("cilium/CiliumNode", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["cilium.io/CiliumIdentity", deferRule("cilium/CiliumIdentity", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["cilium.io/CiliumL2AnnouncementPolicy", deferRule("cilium/CiliumL2AnnouncementPolicy", false, () => ({
    overrules: [{"condition":"io.cilium/bad-node-selector"},{"condition":"io.cilium/bad-interface-regex"},{"condition":"io.cilium/bad-service-selector"}],
    rows: [
      { status: "Failed", text: "conditions.exists(c, c.type.startsWith('io.cilium/bad-') && c.status == 'True')", test: exists(conditions(), 0, 9, and(textTest("startsWith", select(slot(0), "type"), literal("io.cilium/bad-")), equals(select(slot(0), "status"), literal("True")))), reason: ["InvalidPolicy"], message: [orValue(optional(index(filter(conditions(), 0, 9, and(textTest("startsWith", select(slot(0), "type"), literal("io.cilium/bad-")), equals(select(slot(0), "status"), literal("True")))), literal(0)), literal("message")), literal("The policy is not valid"))] },
      { status: "Current", text: "has(metadata.name) && !conditions.exists(c, c.type.startsWith('io.cilium/bad-') && c.status == 'Unknown')", test: and(hasField(field("metadata"), "name"), not(exists(conditions(), 0, 9, and(textTest("startsWith", select(slot(0), "type"), literal("io.cilium/bad-")), equals(select(slot(0), "status"), literal("Unknown")))))), reason: ["Stored"], message: ["It is used as it is stored"] },
    ],
  }))],
  ["cilium.io/CiliumEnvoyConfig", deferRule("cilium/CiliumEnvoyConfig", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["cilium.io/CiliumClusterwideEnvoyConfig", deferRule("cilium/CiliumClusterwideEnvoyConfig", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["cilium.io/CiliumBGPPeeringPolicy", deferRule("cilium/CiliumBGPPeeringPolicy", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["cilium.io/CiliumBGPAdvertisement", deferRule("cilium/CiliumBGPAdvertisement", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["cilium.io/CiliumCIDRGroup", deferRule("cilium/CiliumCIDRGroup", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["cilium.io/CiliumEgressGatewayPolicy", deferRule("cilium/CiliumEgressGatewayPolicy", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["cilium.io/*", deferRule("cilium/*", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "kind in ['CiliumEndpointSlice', 'CiliumNodeConfig', 'CiliumPodIPPool', 'CiliumBGPNodeConfigOverride', 'CiliumGatewayClassConfig', 'CiliumLocalRedirectPolicy'] && has(metadata.name)", test: and(isIn(field("kind"), list(literal("CiliumEndpointSlice"), literal("CiliumNodeConfig"), literal("CiliumPodIPPool"), literal("CiliumBGPNodeConfigOverride"), literal("CiliumGatewayClassConfig"), literal("CiliumLocalRedirectPolicy"))), hasField(field("metadata"), "name")), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["cilium.io/CiliumBGPNodeConfig", deferRule("cilium/CiliumBGPNodeConfig", true, () => ({
    rows: [
      { status: "Failed", text: "conditions.isTrue('cilium.io/BGPReconcileError')", test: conditionIs(conditions(), literal("cilium.io/BGPReconcileError"), "True") },
      { status: "InProgress", text: "has(status.bgpInstances) && status.bgpInstances.exists(i, has(i.peers) && i.peers.exists(p, !has(p.peeringState) || p.peeringState != 'established'))", test: and(hasField(field("status"), "bgpInstances"), exists(select(field("status"), "bgpInstances"), 0, 14, and(hasField(slot(0), "peers"), exists(select(slot(0), "peers"), 1, 8, or(not(hasField(slot(1), "peeringState")), differs(select(slot(1), "peeringState"), literal("established"))))))), reason: ["PeersNotEstablished"], message: [map(select(field("status"), "bgpInstances"), 0, 17, map(filter(orValue(optional(slot(0), literal("peers")), list()), 1, 8, or(not(hasField(slot(1), "peeringState")), differs(select(slot(1), "peeringState"), literal("established")))), 1, 2, select(slot(1), "name"))), " are not established"] },
      { status: "Current", text: "has(status.bgpInstances) && status.bgpInstances.exists(i, has(i.peers) && i.peers.exists(p, has(p.peeringState) && p.peeringState == 'established'))", test: and(hasField(field("status"), "bgpInstances"), exists(select(field("status"), "bgpInstances"), 0, 13, and(hasField(slot(0), "peers"), exists(select(slot(0), "peers"), 1, 7, and(hasField(slot(1), "peeringState"), equals(select(slot(1), "peeringState"), literal("established"))))))), reason: ["PeersEstablished"] },
    ],
  }))],
]);
