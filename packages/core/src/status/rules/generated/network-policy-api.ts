// Generated from packages/core/src/status/rules/library/network-policy-api.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, conditions, equals, field, hasField, isIn, list, literal, size } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Network Policy API: *. */
export const networkPolicyApiRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["policy.networking.k8s.io/*", deferRule("network-policy-api/*", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "kind in ['AdminNetworkPolicy', 'BaselineAdminNetworkPolicy', 'ClusterNetworkPolicy'] && has(metadata.name) && conditions.size() == 0", test: and(and(isIn(field("kind"), list(literal("AdminNetworkPolicy"), literal("BaselineAdminNetworkPolicy"), literal("ClusterNetworkPolicy"))), hasField(field("metadata"), "name")), equals(size(conditions()), literal(0))), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
]);
