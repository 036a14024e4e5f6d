// Generated from packages/core/src/status/rules/library/security-profiles-operator.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, field, hasField, isIn, list, literal } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Security Profiles Operator: *. */
export const securityProfilesOperatorRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["security-profiles-operator.x-k8s.io/*", deferRule("security-profiles-operator/*", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "kind in ['ProfileBinding', 'ProfileRecording'] && has(metadata.name)", test: and(isIn(field("kind"), list(literal("ProfileBinding"), literal("ProfileRecording"))), hasField(field("metadata"), "name")), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
]);
