// Generated from packages/core/src/status/rules/library/kuberhealthy.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, choose, field, hasField, list, not, select } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Kuberhealthy: KuberhealthyState. */
export const kuberhealthyRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["comcast.github.io/KuberhealthyState", deferRule("kuberhealthy/KuberhealthyState", false, () => ({
    rows: [
      { status: "Failed", text: "has(spec.OK) && !spec.OK", test: and(hasField(field("spec"), "OK"), not(select(field("spec"), "OK"))), reason: ["CheckFailed"], message: [choose(hasField(field("spec"), "Errors"), select(field("spec"), "Errors"), list())] },
      { status: "Current", text: "has(spec.OK) && spec.OK", test: and(hasField(field("spec"), "OK"), select(field("spec"), "OK")), reason: ["CheckPassed"] },
    ],
  }))],
]);
