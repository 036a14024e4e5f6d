// Generated from packages/core/src/status/rules/library/jenkins-operator.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, differs, field, hasField, literal, select } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Jenkins Operator: Jenkins. */
export const jenkinsOperatorRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["jenkins.io/Jenkins", deferRule("jenkins-operator/Jenkins", true, () => ({
    rows: [
      { status: "Current", text: "has(status.userConfigurationCompletedTime) && status.userConfigurationCompletedTime != ''", test: and(hasField(field("status"), "userConfigurationCompletedTime"), differs(select(field("status"), "userConfigurationCompletedTime"), literal(""))), reason: ["Configured"], message: ["Its own configuration and the user's are applied"] },
      { status: "InProgress", text: "has(status.provisionStartTime)", test: hasField(field("status"), "provisionStartTime"), reason: ["Provisioning"] },
    ],
  }))],
]);
