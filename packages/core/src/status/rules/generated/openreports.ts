// Generated from packages/core/src/status/rules/library/openreports.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, field, hasField, isIn, list, literal } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of OpenReports: *. */
export const openreportsRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["openreports.io/*", deferRule("openreports/*", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "kind in ['Report', 'ClusterReport'] && has(metadata.name)", test: and(isIn(field("kind"), list(literal("Report"), literal("ClusterReport"))), hasField(field("metadata"), "name")), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
]);
