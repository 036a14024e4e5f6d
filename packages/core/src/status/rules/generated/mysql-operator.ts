// Generated from packages/core/src/status/rules/library/mysql-operator.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, compare, equals, field, hasField, isIn, list, literal, select } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of MySQL Operator: InnoDBCluster. */
export const mysqlOperatorRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["mysql.oracle.com/InnoDBCluster", deferRule("mysql-operator/InnoDBCluster", true, () => ({
    rows: [
      { status: "Failed", text: "has(status.cluster) && has(status.cluster.status) && status.cluster.status in ['OFFLINE', 'NO_QUORUM', 'OFFLINE_UNCERTAIN', 'INVALID', 'SPLIT_BRAIN']", test: and(and(hasField(field("status"), "cluster"), hasField(select(field("status"), "cluster"), "status")), isIn(select(select(field("status"), "cluster"), "status"), list(literal("OFFLINE"), literal("NO_QUORUM"), literal("OFFLINE_UNCERTAIN"), literal("INVALID"), literal("SPLIT_BRAIN")))), reason: [select(select(field("status"), "cluster"), "status")] },
      { status: "InProgress", text: "has(status.cluster) && has(status.cluster.onlineInstances) && has(spec.instances) && status.cluster.onlineInstances < spec.instances", test: and(and(hasField(field("status"), "cluster"), hasField(select(field("status"), "cluster"), "onlineInstances")), and(hasField(field("spec"), "instances"), compare("<", select(select(field("status"), "cluster"), "onlineInstances"), select(field("spec"), "instances")))), reason: ["InstancesMissing"], message: [select(select(field("status"), "cluster"), "onlineInstances"), " of ", select(field("spec"), "instances"), " instances are online"] },
      { status: "InProgress", text: "has(status.cluster) && has(status.cluster.onlineInstances) && has(spec.instances) && status.cluster.onlineInstances > spec.instances", test: and(and(hasField(field("status"), "cluster"), hasField(select(field("status"), "cluster"), "onlineInstances")), and(hasField(field("spec"), "instances"), compare(">", select(select(field("status"), "cluster"), "onlineInstances"), select(field("spec"), "instances")))), reason: ["MoreThanWanted"], message: [select(select(field("status"), "cluster"), "onlineInstances"), " instances are online, and ", select(field("spec"), "instances"), " are wanted"] },
      { status: "Current", text: "has(status.cluster) && has(status.cluster.status) && status.cluster.status == 'ONLINE'", test: and(and(hasField(field("status"), "cluster"), hasField(select(field("status"), "cluster"), "status")), equals(select(select(field("status"), "cluster"), "status"), literal("ONLINE"))), reason: ["ONLINE"] },
      { status: "InProgress", text: "has(status.cluster)", test: hasField(field("status"), "cluster") },
    ],
  }))],
]);
