// Generated from packages/core/src/status/rules/library/metallb.yaml by `npm run gen`. Do not edit.
import type { StatusRules } from "../../types.ts";
import { and, field, hasField, isIn, list, literal } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of MetalLB: IPAddressPool, L2Advertisement, BGPAdvertisement, BGPPeer, BFDProfile, Community, *. */
export const metallbRules: StatusRules = /* @__PURE__ */ rulesOf(() => [
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
]);
