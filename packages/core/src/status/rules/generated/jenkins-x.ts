// Generated from packages/core/src/status/rules/library/jenkins-x.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, field, hasField, isIn, list, literal, select } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Jenkins X: PipelineActivity, *. */
export const jenkinsXRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["jenkins.io/PipelineActivity", deferRule("jenkins-x/PipelineActivity", false, () => ({
    rows: [
      { status: "Failed", text: "has(spec.status) && spec.status in ['Failed', 'Error', 'Aborted', 'Cancelled', 'TimedOut']", test: and(hasField(field("spec"), "status"), isIn(select(field("spec"), "status"), list(literal("Failed"), literal("Error"), literal("Aborted"), literal("Cancelled"), literal("TimedOut")))), reason: [select(field("spec"), "status")], terminal: true },
      { status: "Current", text: "has(spec.status) && spec.status in ['Succeeded', 'NotExecuted']", test: and(hasField(field("spec"), "status"), isIn(select(field("spec"), "status"), list(literal("Succeeded"), literal("NotExecuted")))), reason: [select(field("spec"), "status")], terminal: true },
      { status: "InProgress", text: "has(spec.status)", test: hasField(field("spec"), "status"), reason: [select(field("spec"), "status")] },
    ],
  }))],
  ["jenkins.io/*", deferRule("jenkins-x/*", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "kind in ['SourceRepository', 'SourceRepositoryGroup', 'Scheduler', 'Team', 'User', 'Plugin'] && has(metadata.name)", test: and(isIn(field("kind"), list(literal("SourceRepository"), literal("SourceRepositoryGroup"), literal("Scheduler"), literal("Team"), literal("User"), literal("Plugin"))), hasField(field("metadata"), "name")), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
]);
