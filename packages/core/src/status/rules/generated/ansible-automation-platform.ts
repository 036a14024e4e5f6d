// Generated from packages/core/src/status/rules/library/ansible-automation-platform.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, conditionIs, conditions, equals, field, hasField, isIn, list, literal, select } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Ansible Automation Platform: AnsibleJob. */
export const ansibleAutomationPlatformRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["tower.ansible.com/AnsibleJob", deferRule("ansible-automation-platform/AnsibleJob", true, () => ({
    overrules: [{"condition":"Failure"}],
    rows: [
      { status: "Failed", text: "has(status.ansibleJobResult) && has(status.ansibleJobResult.status) && status.ansibleJobResult.status in ['failed', 'error', 'canceled']", test: and(and(hasField(field("status"), "ansibleJobResult"), hasField(select(field("status"), "ansibleJobResult"), "status")), isIn(select(select(field("status"), "ansibleJobResult"), "status"), list(literal("failed"), literal("error"), literal("canceled")))), reason: [select(select(field("status"), "ansibleJobResult"), "status")], terminal: true },
      { status: "Current", text: "has(status.ansibleJobResult) && has(status.ansibleJobResult.status) && status.ansibleJobResult.status == 'successful'", test: and(and(hasField(field("status"), "ansibleJobResult"), hasField(select(field("status"), "ansibleJobResult"), "status")), equals(select(select(field("status"), "ansibleJobResult"), "status"), literal("successful"))), reason: ["successful"], terminal: true },
      { status: "InProgress", text: "has(status.ansibleJobResult) && has(status.ansibleJobResult.status)", test: and(hasField(field("status"), "ansibleJobResult"), hasField(select(field("status"), "ansibleJobResult"), "status")), reason: [select(select(field("status"), "ansibleJobResult"), "status")] },
      { status: "Failed", text: "conditions.isTrue('Failure')", test: conditionIs(conditions(), literal("Failure"), "True") },
    ],
  }))],
]);
