// Generated from packages/core/src/status/rules/library/kanister.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, field, hasField, isIn, list, literal } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Kanister: *. */
export const kanisterRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["cr.kanister.io/*", deferRule("kanister/*", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "kind in ['Blueprint', 'Profile'] && has(metadata.name)", test: and(isIn(field("kind"), list(literal("Blueprint"), literal("Profile"))), hasField(field("metadata"), "name")), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
]);
