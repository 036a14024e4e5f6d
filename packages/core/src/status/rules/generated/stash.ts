// Generated from packages/core/src/status/rules/library/stash.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, field, hasField, isIn, list, literal } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Stash: *. */
export const stashRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["stash.appscode.com/*", deferRule("stash/*", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "kind in ['Function', 'Task'] && has(metadata.name)", test: and(isIn(field("kind"), list(literal("Function"), literal("Task"))), hasField(field("metadata"), "name")), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
]);
