// Generated from packages/core/src/status/rules/library/metallb.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, equals, field, hasField, isIn, list, literal, optional, orValue, select } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of MetalLB: IPAddressPool, L2Advertisement, BGPAdvertisement, BGPPeer, BFDProfile, Community, *, BGPSessionState. */
export const metallbRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["metallb.io/IPAddressPool", deferRule("metallb/IPAddressPool", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"] },
    ],
  }))],
  ["metallb.io/L2Advertisement", deferRule("metallb/L2Advertisement", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["metallb.io/BGPAdvertisement", deferRule("metallb/BGPAdvertisement", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["metallb.io/BGPPeer", deferRule("metallb/BGPPeer", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["metallb.io/BFDProfile", deferRule("metallb/BFDProfile", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["metallb.io/Community", deferRule("metallb/Community", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["metallb.io/*", deferRule("metallb/*", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "kind in ['ServiceL2Status', 'ServiceBGPStatus'] && has(metadata.name)", test: and(isIn(field("kind"), list(literal("ServiceL2Status"), literal("ServiceBGPStatus"))), hasField(field("metadata"), "name")), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["frrk8s.metallb.io/BGPSessionState", deferRule("metallb/BGPSessionState", true, () => ({
    rows: [
      { status: "Current", text: "has(status.bgpStatus) && status.bgpStatus == 'Established' && has(status.bfdStatus) && status.bfdStatus in ['up', 'N/A']", test: and(and(hasField(field("status"), "bgpStatus"), equals(select(field("status"), "bgpStatus"), literal("Established"))), and(hasField(field("status"), "bfdStatus"), isIn(select(field("status"), "bfdStatus"), list(literal("up"), literal("N/A"))))), reason: ["Established"], message: ["The session with ", orValue(optional(field("status"), literal("peer")), literal("its peer")), " is established"] },
      { status: "InProgress", text: "has(status.bgpStatus) && status.bgpStatus == 'Established'", test: and(hasField(field("status"), "bgpStatus"), equals(select(field("status"), "bgpStatus"), literal("Established"))), reason: ["BFDNotUp"], message: ["BFD is ", orValue(optional(field("status"), literal("bfdStatus")), literal("not known"))] },
      { status: "InProgress", text: "has(status.bgpStatus)", test: hasField(field("status"), "bgpStatus"), reason: [select(field("status"), "bgpStatus")], message: ["The session with ", orValue(optional(field("status"), literal("peer")), literal("its peer")), " is ", select(field("status"), "bgpStatus")] },
    ],
  }))],
]);
