// Generated from packages/core/src/status/rules/library/druid-operator.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, choose, equals, field, hasField, literal, select } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Druid Operator: Druid. */
export const druidOperatorRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["druid.apache.org/Druid", deferRule("druid-operator/Druid", true, () => ({
    rows: [
      { status: "Failed", text: "has(status.druidNodeStatus) && has(status.druidNodeStatus.druidNodeConditionType) && status.druidNodeStatus.druidNodeConditionType == 'DruidNodeErrorState'", test: and(and(hasField(field("status"), "druidNodeStatus"), hasField(select(field("status"), "druidNodeStatus"), "druidNodeConditionType")), equals(select(select(field("status"), "druidNodeStatus"), "druidNodeConditionType"), literal("DruidNodeErrorState"))), reason: ["DruidNodeErrorState"], message: [choose(hasField(select(field("status"), "druidNodeStatus"), "reason"), select(select(field("status"), "druidNodeStatus"), "reason"), literal("A node is in error"))] },
      { status: "Current", text: "has(status.druidNodeStatus) && has(status.druidNodeStatus.druidNodeConditionType) && status.druidNodeStatus.druidNodeConditionType == 'DruidClusterReady' && has(status.druidNodeStatus.druidNodeConditionStatus) && status.druidNodeStatus.druidNodeConditionStatus == 'True'", test: and(and(and(hasField(field("status"), "druidNodeStatus"), hasField(select(field("status"), "druidNodeStatus"), "druidNodeConditionType")), equals(select(select(field("status"), "druidNodeStatus"), "druidNodeConditionType"), literal("DruidClusterReady"))), and(hasField(select(field("status"), "druidNodeStatus"), "druidNodeConditionStatus"), equals(select(select(field("status"), "druidNodeStatus"), "druidNodeConditionStatus"), literal("True")))), reason: ["DruidClusterReady"] },
      { status: "InProgress", text: "has(status.druidNodeStatus)", test: hasField(field("status"), "druidNodeStatus"), reason: ["RollingDeploy"] },
    ],
  }))],
]);
