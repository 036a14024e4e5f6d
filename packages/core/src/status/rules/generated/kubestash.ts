// Generated from packages/core/src/status/rules/library/kubestash.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, field, hasField, isIn, list, literal } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of KubeStash: *, HookTemplate. */
export const kubestashRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["addons.kubestash.com/*", deferRule("kubestash/*", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "kind in ['Addon', 'Function'] && has(metadata.name)", test: and(isIn(field("kind"), list(literal("Addon"), literal("Function"))), hasField(field("metadata"), "name")), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["core.kubestash.com/HookTemplate", deferRule("kubestash/HookTemplate", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
]);
