// Generated from packages/core/src/status/rules/library/networking.yaml by `npm run gen`. Do not edit.
import type { StatusRules } from "../../types.ts";
import { and, conditionIs, conditionText, conditions, equals, exists, field, has, literal, not, or, select, slot, textTest } from "../expression/index.ts";
import { createRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of MetalLB, Cilium, Calico, ingress controllers and DNS: IPAddressPool, L2Advertisement, BGPAdvertisement, BGPPeer, BFDProfile, Community, CiliumNetworkPolicy, CiliumClusterwideNetworkPolicy, CiliumLoadBalancerIPPool, CiliumNode, CiliumIdentity, CiliumL2AnnouncementPolicy, CiliumEnvoyConfig, CiliumClusterwideEnvoyConfig, CiliumBGPPeeringPolicy, CiliumBGPAdvertisement, CiliumCIDRGroup, *, *, NetworkAttachmentDefinition, *, *, KongPlugin, KongConsumer, DNSEndpoint, TargetGroupBinding, IngressClassParams, SecurityGroupPolicy, ENIConfig, BackendConfig, FrontendConfig, ManagedCertificate, *. */
export const networkingRules: StatusRules = /* @__PURE__ */ rulesOf(() => [
  ["metallb.io/IPAddressPool", createRule({
    id: "networking/IPAddressPool",
    needsStatus: false,
    rows: [
      { status: "Current", text: "has(metadata.name)", test: has(field("metadata"), "name"), reason: ["Stored"] },
    ],
  })],
  ["metallb.io/L2Advertisement", createRule({
    id: "networking/L2Advertisement",
    needsStatus: false,
    rows: [
      { status: "Current", text: "has(metadata.name)", test: has(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  })],
  ["metallb.io/BGPAdvertisement", createRule({
    id: "networking/BGPAdvertisement",
    needsStatus: false,
    rows: [
      { status: "Current", text: "has(metadata.name)", test: has(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  })],
  ["metallb.io/BGPPeer", createRule({
    id: "networking/BGPPeer",
    needsStatus: false,
    rows: [
      { status: "Current", text: "has(metadata.name)", test: has(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  })],
  ["metallb.io/BFDProfile", createRule({
    id: "networking/BFDProfile",
    needsStatus: false,
    rows: [
      { status: "Current", text: "has(metadata.name)", test: has(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  })],
  ["metallb.io/Community", createRule({
    id: "networking/Community",
    needsStatus: false,
    rows: [
      { status: "Current", text: "has(metadata.name)", test: has(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  })],
  ["cilium.io/CiliumNetworkPolicy", createRule({
    id: "networking/CiliumNetworkPolicy",
    needsStatus: false,
    rows: [
      { status: "Failed", text: "conditions.isFalse('Valid')", test: conditionIs(conditions(), literal("Valid"), "False") },
      { status: "Current", text: "conditions.isTrue('Valid') && has(metadata.name)", test: and(conditionIs(conditions(), literal("Valid"), "True"), has(field("metadata"), "name")) },
      { status: "InProgress", text: "conditions.isUnknown('Valid')", test: conditionIs(conditions(), literal("Valid"), "Unknown") },
      { status: "Current", text: "!conditions.exists(c, c.type == 'Valid') && has(metadata.name)", test: and(not(exists(conditions(), 0, 4, equals(select(slot(0), "type"), literal("Valid")))), has(field("metadata"), "name")), reason: ["Stored"], message: ["Nothing is reported on it, as in older releases"] },
    ],
  })],
  ["cilium.io/CiliumClusterwideNetworkPolicy", createRule({
    id: "networking/CiliumClusterwideNetworkPolicy",
    needsStatus: false,
    rows: [
      { status: "Failed", text: "conditions.isFalse('Valid')", test: conditionIs(conditions(), literal("Valid"), "False") },
      { status: "Current", text: "conditions.isTrue('Valid') && has(metadata.name)", test: and(conditionIs(conditions(), literal("Valid"), "True"), has(field("metadata"), "name")) },
      { status: "InProgress", text: "conditions.isUnknown('Valid')", test: conditionIs(conditions(), literal("Valid"), "Unknown") },
      { status: "Current", text: "!conditions.exists(c, c.type == 'Valid') && has(metadata.name)", test: and(not(exists(conditions(), 0, 4, equals(select(slot(0), "type"), literal("Valid")))), has(field("metadata"), "name")), reason: ["Stored"], message: ["Nothing is reported on it, as in older releases"] },
    ],
  })],
  ["cilium.io/CiliumLoadBalancerIPPool", createRule({
    id: "networking/CiliumLoadBalancerIPPool",
    suspended: { text: "has(spec.disabled) && spec.disabled == true", test: and(has(field("spec"), "disabled"), equals(select(field("spec"), "disabled"), literal(true))) },
    rows: [
      { status: "Failed", text: "conditions.isTrue('cilium.io/PoolConflict')", test: conditionIs(conditions(), literal("cilium.io/PoolConflict"), "True") },
      { status: "Current", text: "conditions.isFalse('cilium.io/PoolConflict')", test: conditionIs(conditions(), literal("cilium.io/PoolConflict"), "False") },
      { status: "InProgress", text: "conditions.exists(c, true)", test: exists(conditions(), 0, 1, literal(true)) },
    ],
  })],
  ["cilium.io/CiliumNode", createRule({
    id: "networking/CiliumNode",
    needsStatus: false,
    rows: [
      { status: "Current", text: "has(metadata.name)", test: has(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  })],
  ["cilium.io/CiliumIdentity", createRule({
    id: "networking/CiliumIdentity",
    needsStatus: false,
    rows: [
      { status: "Current", text: "has(metadata.name)", test: has(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  })],
  ["cilium.io/CiliumL2AnnouncementPolicy", createRule({
    id: "networking/CiliumL2AnnouncementPolicy",
    needsStatus: false,
    rows: [
      { status: "Current", text: "has(metadata.name)", test: has(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  })],
  ["cilium.io/CiliumEnvoyConfig", createRule({
    id: "networking/CiliumEnvoyConfig",
    needsStatus: false,
    rows: [
      { status: "Current", text: "has(metadata.name)", test: has(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  })],
  ["cilium.io/CiliumClusterwideEnvoyConfig", createRule({
    id: "networking/CiliumClusterwideEnvoyConfig",
    needsStatus: false,
    rows: [
      { status: "Current", text: "has(metadata.name)", test: has(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  })],
  ["cilium.io/CiliumBGPPeeringPolicy", createRule({
    id: "networking/CiliumBGPPeeringPolicy",
    needsStatus: false,
    rows: [
      { status: "Current", text: "has(metadata.name)", test: has(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  })],
  ["cilium.io/CiliumBGPAdvertisement", createRule({
    id: "networking/CiliumBGPAdvertisement",
    needsStatus: false,
    rows: [
      { status: "Current", text: "has(metadata.name)", test: has(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  })],
  ["cilium.io/CiliumCIDRGroup", createRule({
    id: "networking/CiliumCIDRGroup",
    needsStatus: false,
    rows: [
      { status: "Current", text: "has(metadata.name)", test: has(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  })],
  ["crd.projectcalico.org/*", createRule({
    id: "networking/*",
    needsStatus: false,
    rows: [
      { status: "Current", text: "has(metadata.name)", test: has(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  })],
  ["projectcalico.org/*", createRule({
    id: "networking/*",
    needsStatus: false,
    rows: [
      { status: "Current", text: "has(metadata.name)", test: has(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  })],
  ["k8s.cni.cncf.io/NetworkAttachmentDefinition", createRule({
    id: "networking/NetworkAttachmentDefinition",
    needsStatus: false,
    rows: [
      { status: "Current", text: "has(metadata.name)", test: has(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  })],
  ["traefik.io/*", createRule({
    id: "networking/*",
    needsStatus: false,
    rows: [
      { status: "Current", text: "has(metadata.name)", test: has(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  })],
  ["traefik.containo.us/*", createRule({
    id: "networking/*",
    needsStatus: false,
    rows: [
      { status: "Current", text: "has(metadata.name)", test: has(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  })],
  ["configuration.konghq.com/KongPlugin", createRule({
    id: "networking/KongPlugin",
    needsStatus: false,
    rows: [
      { status: "Failed", text: "conditions.isFalse('Programmed') && conditions.reason('Programmed') == 'Invalid'", test: and(conditionIs(conditions(), literal("Programmed"), "False"), equals(conditionText(conditions(), literal("Programmed"), "reason"), literal("Invalid"))) },
      { status: "InProgress", text: "conditions.isFalse('Programmed') || conditions.isUnknown('Programmed')", test: or(conditionIs(conditions(), literal("Programmed"), "False"), conditionIs(conditions(), literal("Programmed"), "Unknown")) },
      { status: "Current", text: "conditions.isTrue('Programmed') && has(metadata.name)", test: and(conditionIs(conditions(), literal("Programmed"), "True"), has(field("metadata"), "name")) },
      { status: "Current", text: "!conditions.exists(c, c.type == 'Programmed') && has(metadata.name)", test: and(not(exists(conditions(), 0, 4, equals(select(slot(0), "type"), literal("Programmed")))), has(field("metadata"), "name")), reason: ["Stored"] },
    ],
  })],
  ["configuration.konghq.com/KongConsumer", createRule({
    id: "networking/KongConsumer",
    needsStatus: false,
    rows: [
      { status: "Failed", text: "conditions.isFalse('Programmed') && conditions.reason('Programmed') == 'Invalid'", test: and(conditionIs(conditions(), literal("Programmed"), "False"), equals(conditionText(conditions(), literal("Programmed"), "reason"), literal("Invalid"))) },
      { status: "InProgress", text: "conditions.isFalse('Programmed') || conditions.isUnknown('Programmed')", test: or(conditionIs(conditions(), literal("Programmed"), "False"), conditionIs(conditions(), literal("Programmed"), "Unknown")) },
      { status: "Current", text: "conditions.isTrue('Programmed') && has(metadata.name)", test: and(conditionIs(conditions(), literal("Programmed"), "True"), has(field("metadata"), "name")) },
      { status: "Current", text: "!conditions.exists(c, c.type == 'Programmed') && has(metadata.name)", test: and(not(exists(conditions(), 0, 4, equals(select(slot(0), "type"), literal("Programmed")))), has(field("metadata"), "name")), reason: ["Stored"] },
    ],
  })],
  ["externaldns.k8s.io/DNSEndpoint", createRule({
    id: "networking/DNSEndpoint",
    rows: [
      { status: "Current", text: "has(status.observedGeneration) && has(metadata.generation) && status.observedGeneration == metadata.generation", test: and(and(has(field("status"), "observedGeneration"), has(field("metadata"), "generation")), equals(select(field("status"), "observedGeneration"), select(field("metadata"), "generation"))), reason: ["Observed"], message: ["Generation ", select(field("metadata"), "generation"), " was taken over"] },
    ],
  })],
  ["elbv2.k8s.aws/TargetGroupBinding", createRule({
    id: "networking/TargetGroupBinding",
    rows: [
      { status: "Current", text: "has(status.observedGeneration) && has(metadata.generation) && status.observedGeneration == metadata.generation", test: and(and(has(field("status"), "observedGeneration"), has(field("metadata"), "generation")), equals(select(field("status"), "observedGeneration"), select(field("metadata"), "generation"))), reason: ["Observed"] },
    ],
  })],
  ["elbv2.k8s.aws/IngressClassParams", createRule({
    id: "networking/IngressClassParams",
    needsStatus: false,
    rows: [
      { status: "Current", text: "has(metadata.name)", test: has(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  })],
  ["vpcresources.k8s.aws/SecurityGroupPolicy", createRule({
    id: "networking/SecurityGroupPolicy",
    needsStatus: false,
    rows: [
      { status: "Current", text: "has(metadata.name)", test: has(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  })],
  ["crd.k8s.amazonaws.com/ENIConfig", createRule({
    id: "networking/ENIConfig",
    needsStatus: false,
    rows: [
      { status: "Current", text: "has(metadata.name)", test: has(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  })],
  ["cloud.google.com/BackendConfig", createRule({
    id: "networking/BackendConfig",
    needsStatus: false,
    rows: [
      { status: "Current", text: "has(metadata.name)", test: has(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  })],
  ["networking.gke.io/FrontendConfig", createRule({
    id: "networking/FrontendConfig",
    needsStatus: false,
    rows: [
      { status: "Current", text: "has(metadata.name)", test: has(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  })],
  ["networking.gke.io/ManagedCertificate", createRule({
    id: "networking/ManagedCertificate",
    rows: [
      { status: "Failed", text: "has(status.certificateStatus) && (status.certificateStatus.startsWith('Failed') || status.certificateStatus == 'ProvisioningFailedPermanently')", test: and(has(field("status"), "certificateStatus"), or(textTest("startsWith", select(field("status"), "certificateStatus"), literal("Failed")), equals(select(field("status"), "certificateStatus"), literal("ProvisioningFailedPermanently")))), reason: [select(field("status"), "certificateStatus")] },
      { status: "Failed", text: "has(status.domainStatus) && status.domainStatus.exists(d, has(d.status) && d.status.startsWith('Failed'))", test: and(has(field("status"), "domainStatus"), exists(select(field("status"), "domainStatus"), 0, 7, and(has(slot(0), "status"), textTest("startsWith", select(slot(0), "status"), literal("Failed"))))), reason: ["DomainFailed"] },
      { status: "Current", text: "has(status.certificateStatus) && status.certificateStatus == 'Active'", test: and(has(field("status"), "certificateStatus"), equals(select(field("status"), "certificateStatus"), literal("Active"))), reason: ["Active"] },
      { status: "InProgress", text: "has(status.certificateStatus) || has(status.domainStatus)", test: or(has(field("status"), "certificateStatus"), has(field("status"), "domainStatus")) },
    ],
  })],
  ["whereabouts.cni.cncf.io/*", createRule({
    id: "networking/*",
    needsStatus: false,
    rows: [
      { status: "Current", text: "has(metadata.name)", test: has(field("metadata"), "name"), reason: ["Stored"] },
    ],
  })],
]);
