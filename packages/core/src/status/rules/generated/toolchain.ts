// Generated from packages/core/src/status/rules/library/toolchain.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, field, hasField, isIn, list, literal } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Developer Sandbox Toolchain: *. */
export const toolchainRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["toolchain.dev.openshift.com/*", deferRule("toolchain/*", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "kind in ['BannedUser', 'TierTemplate', 'TierTemplateRevision'] && has(metadata.name)", test: and(isIn(field("kind"), list(literal("BannedUser"), literal("TierTemplate"), literal("TierTemplateRevision"))), hasField(field("metadata"), "name")), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
]);
