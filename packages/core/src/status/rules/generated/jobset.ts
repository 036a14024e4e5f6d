// Generated from packages/core/src/status/rules/library/jobset.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, conditionIs, conditions, equals, field, hasField, literal, or, select } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of JobSet: JobSet. */
export const jobsetRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["jobset.x-k8s.io/JobSet", deferRule("jobset/JobSet", true, () => ({
    rows: [
      { status: "Failed", text: "conditions.isTrue('Failed') || (has(status.terminalState) && status.terminalState == 'Failed')", test: or(conditionIs(conditions(), literal("Failed"), "True"), and(hasField(field("status"), "terminalState"), equals(select(field("status"), "terminalState"), literal("Failed")))), terminal: true },
      { status: "Current", text: "conditions.isTrue('Completed')", test: conditionIs(conditions(), literal("Completed"), "True"), terminal: true },
      { status: "InProgress", text: "conditions.isTrue('Suspended')", test: conditionIs(conditions(), literal("Suspended"), "True") },
      { status: "InProgress", text: "has(status.replicatedJobsStatus) || conditions.isTrue('StartupPolicyInProgress') || conditions.isTrue('StartupPolicyCompleted')", test: or(or(hasField(field("status"), "replicatedJobsStatus"), conditionIs(conditions(), literal("StartupPolicyInProgress"), "True")), conditionIs(conditions(), literal("StartupPolicyCompleted"), "True")), reason: ["Running"], message: ["Its jobs run"] },
    ],
  }))],
]);
