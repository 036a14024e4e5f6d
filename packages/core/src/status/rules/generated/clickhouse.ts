// Generated from packages/core/src/status/rules/library/clickhouse.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, conditionIs, conditionText, conditions, equals, literal } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of ClickHouse Operator (official): *. */
export const clickhouseRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["clickhouse.com/*", deferRule("clickhouse/*", true, () => ({
    rows: [
      { status: "Failed", text: "conditions.isFalse('SpecValid')", test: conditionIs(conditions(), literal("SpecValid"), "False") },
      { status: "Failed", text: "conditions.isFalse('ReplicaStartupSucceeded') && conditions.reason('ReplicaStartupSucceeded') == 'ReplicaError'", test: and(conditionIs(conditions(), literal("ReplicaStartupSucceeded"), "False"), equals(conditionText(conditions(), literal("ReplicaStartupSucceeded"), "reason"), literal("ReplicaError"))) },
      { status: "Failed", text: "conditions.isFalse('ReconcileSucceeded')", test: conditionIs(conditions(), literal("ReconcileSucceeded"), "False") },
      { status: "InProgress", text: "conditions.isFalse('Healthy')", test: conditionIs(conditions(), literal("Healthy"), "False") },
      { status: "InProgress", text: "conditions.isFalse('ConfigurationInSync')", test: conditionIs(conditions(), literal("ConfigurationInSync"), "False") },
      { status: "InProgress", text: "conditions.isFalse('ClusterSizeAligned')", test: conditionIs(conditions(), literal("ClusterSizeAligned"), "False") },
      { status: "Current", text: "conditions.isTrue('Ready')", test: conditionIs(conditions(), literal("Ready"), "True") },
    ],
  }))],
]);
