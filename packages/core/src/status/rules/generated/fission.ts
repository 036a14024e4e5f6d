// Generated from packages/core/src/status/rules/library/fission.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, field, hasField, isIn, list, literal } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Fission: *. */
export const fissionRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["fission.io/*", deferRule("fission/*", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "kind in ['Function', 'Environment', 'HTTPTrigger', 'TimeTrigger', 'MessageQueueTrigger', 'KubernetesWatchTrigger'] && has(metadata.name)", test: and(isIn(field("kind"), list(literal("Function"), literal("Environment"), literal("HTTPTrigger"), literal("TimeTrigger"), literal("MessageQueueTrigger"), literal("KubernetesWatchTrigger"))), hasField(field("metadata"), "name")), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
]);
