// Generated from packages/core/src/status/rules/library/instaclustr.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, equals, field, hasField, literal, select } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Instaclustr Operator: *. */
export const instaclustrRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["clusters.instaclustr.com/*", deferRule("instaclustr/*", true, () => ({
    rows: [
      { status: "Failed", text: "has(status.currentClusterOperationStatus) && status.currentClusterOperationStatus == 'OPERATION_FAILED'", test: and(hasField(field("status"), "currentClusterOperationStatus"), equals(select(field("status"), "currentClusterOperationStatus"), literal("OPERATION_FAILED"))), reason: ["OPERATION_FAILED"] },
      { status: "InProgress", text: "has(status.currentClusterOperationStatus) && status.currentClusterOperationStatus == 'OPERATION_IN_PROGRESS'", test: and(hasField(field("status"), "currentClusterOperationStatus"), equals(select(field("status"), "currentClusterOperationStatus"), literal("OPERATION_IN_PROGRESS"))), reason: ["OPERATION_IN_PROGRESS"] },
      { status: "Current", text: "has(status.state) && status.state == 'RUNNING'", test: and(hasField(field("status"), "state"), equals(select(field("status"), "state"), literal("RUNNING"))), reason: ["RUNNING"] },
      { status: "InProgress", text: "has(status.state)", test: hasField(field("status"), "state"), reason: [select(field("status"), "state")] },
    ],
  }))],
]);
