// Generated from packages/core/src/status/rules/library/openfeature.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, field, hasField, isIn, list, literal } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of OpenFeature Operator: *. */
export const openfeatureRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["core.openfeature.dev/*", deferRule("openfeature/*", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "kind in ['FeatureFlag', 'FeatureFlagSource', 'FeatureFlagConfiguration'] && has(metadata.name)", test: and(isIn(field("kind"), list(literal("FeatureFlag"), literal("FeatureFlagSource"), literal("FeatureFlagConfiguration"))), hasField(field("metadata"), "name")), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
]);
