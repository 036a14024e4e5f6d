// Generated from packages/core/src/status/rules/library/neuvector.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, field, hasField, isIn, list, literal } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of NeuVector: *. */
export const neuvectorRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["neuvector.com/*", deferRule("neuvector/*", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "kind in ['NvSecurityRule', 'NvClusterSecurityRule', 'NvAdmissionControlSecurityRule', 'NvDlpSecurityRule', 'NvWafSecurityRule', 'NvVulnerabilityProfile', 'NvComplianceProfile'] && has(metadata.name)", test: and(isIn(field("kind"), list(literal("NvSecurityRule"), literal("NvClusterSecurityRule"), literal("NvAdmissionControlSecurityRule"), literal("NvDlpSecurityRule"), literal("NvWafSecurityRule"), literal("NvVulnerabilityProfile"), literal("NvComplianceProfile"))), hasField(field("metadata"), "name")), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
]);
