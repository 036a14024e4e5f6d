// Generated from packages/core/src/status/rules/library/metallb.yaml by `npm run gen`. Do not edit.
import type { StatusRules } from "../../types.ts";
import { and, field, has, isIn, list, literal } from "../expression/index.ts";
import { createRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of MetalLB: IPAddressPool, L2Advertisement, BGPAdvertisement, BGPPeer, BFDProfile, Community, *. */
export const metallbRules: StatusRules = /* @__PURE__ */ rulesOf(() => [
  ["metallb.io/IPAddressPool", createRule({
    id: "metallb/IPAddressPool",
    needsStatus: false,
    rows: [
      { status: "Current", text: "has(metadata.name)", test: has(field("metadata"), "name"), reason: ["Stored"] },
    ],
  })],
  ["metallb.io/L2Advertisement", createRule({
    id: "metallb/L2Advertisement",
    needsStatus: false,
    rows: [
      { status: "Current", text: "has(metadata.name)", test: has(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  })],
  ["metallb.io/BGPAdvertisement", createRule({
    id: "metallb/BGPAdvertisement",
    needsStatus: false,
    rows: [
      { status: "Current", text: "has(metadata.name)", test: has(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  })],
  ["metallb.io/BGPPeer", createRule({
    id: "metallb/BGPPeer",
    needsStatus: false,
    rows: [
      { status: "Current", text: "has(metadata.name)", test: has(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  })],
  ["metallb.io/BFDProfile", createRule({
    id: "metallb/BFDProfile",
    needsStatus: false,
    rows: [
      { status: "Current", text: "has(metadata.name)", test: has(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  })],
  ["metallb.io/Community", createRule({
    id: "metallb/Community",
    needsStatus: false,
    rows: [
      { status: "Current", text: "has(metadata.name)", test: has(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  })],
  ["metallb.io/*", createRule({
    id: "metallb/*",
    needsStatus: false,
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "kind in ['ServiceL2Status', 'ServiceBGPStatus'] && has(metadata.name)", test: and(isIn(field("kind"), list(literal("ServiceL2Status"), literal("ServiceBGPStatus"))), has(field("metadata"), "name")), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  })],
]);
