// Generated from packages/core/src/status/rules/library/sriov-network-operator.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, field, hasField, isIn, list, literal } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of SR-IOV Network Operator: SriovNetworkNodePolicy, SriovNetwork, *. */
export const sriovNetworkOperatorRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["sriovnetwork.openshift.io/SriovNetworkNodePolicy", deferRule("sriov-network-operator/SriovNetworkNodePolicy", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["sriovnetwork.openshift.io/SriovNetwork", deferRule("sriov-network-operator/SriovNetwork", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["sriovnetwork.openshift.io/*", deferRule("sriov-network-operator/*", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "kind in ['SriovOperatorConfig', 'SriovNetworkPoolConfig'] && has(metadata.name)", test: and(isIn(field("kind"), list(literal("SriovOperatorConfig"), literal("SriovNetworkPoolConfig"))), hasField(field("metadata"), "name")), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
]);
