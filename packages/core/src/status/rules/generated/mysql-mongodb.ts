// Generated from packages/core/src/status/rules/library/mysql-mongodb.yaml by `npm run gen`. Do not edit.
import type { StatusRules } from "../../types.ts";
import { and, compare, conditionIs, conditions, equals, exists, field, has, isIn, list, literal, or, select, slot, textTest } from "../expression/index.ts";
import { createRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of MySQL and MongoDB operators (Percona, Oracle, MongoDB, MariaDB): InnoDBCluster, MongoDBUser, *. */
export const mysqlMongodbRules: StatusRules = /* @__PURE__ */ rulesOf(() => [
  ["mysql.oracle.com/InnoDBCluster", createRule({
    id: "mysql-mongodb/InnoDBCluster",
    rows: [
      { status: "Failed", text: "has(status.cluster) && has(status.cluster.status) && status.cluster.status in ['OFFLINE', 'NO_QUORUM', 'OFFLINE_UNCERTAIN', 'INVALID', 'SPLIT_BRAIN']", test: and(and(has(field("status"), "cluster"), has(select(field("status"), "cluster"), "status")), isIn(select(select(field("status"), "cluster"), "status"), list(literal("OFFLINE"), literal("NO_QUORUM"), literal("OFFLINE_UNCERTAIN"), literal("INVALID"), literal("SPLIT_BRAIN")))), reason: [select(select(field("status"), "cluster"), "status")] },
      { status: "InProgress", text: "has(status.cluster) && has(status.cluster.onlineInstances) && has(spec.instances) && status.cluster.onlineInstances < spec.instances", test: and(and(has(field("status"), "cluster"), has(select(field("status"), "cluster"), "onlineInstances")), and(has(field("spec"), "instances"), compare("<", select(select(field("status"), "cluster"), "onlineInstances"), select(field("spec"), "instances")))), reason: ["InstancesMissing"], message: [select(select(field("status"), "cluster"), "onlineInstances"), " of ", select(field("spec"), "instances"), " instances are online"] },
      { status: "Current", text: "has(status.cluster) && has(status.cluster.status) && status.cluster.status == 'ONLINE'", test: and(and(has(field("status"), "cluster"), has(select(field("status"), "cluster"), "status")), equals(select(select(field("status"), "cluster"), "status"), literal("ONLINE"))), reason: ["ONLINE"] },
      { status: "InProgress", text: "has(status.cluster)", test: has(field("status"), "cluster") },
    ],
  })],
  ["mongodb.com/MongoDBUser", createRule({
    id: "mysql-mongodb/MongoDBUser",
    rows: [
      { status: "Failed", text: "has(status.phase) && status.phase == 'Failed'", test: and(has(field("status"), "phase"), equals(select(field("status"), "phase"), literal("Failed"))), reason: ["Failed"], message: [select(field("status"), "message")] },
      { status: "Current", text: "has(status.phase) && status.phase in ['Updated', 'Running']", test: and(has(field("status"), "phase"), isIn(select(field("status"), "phase"), list(literal("Updated"), literal("Running")))), reason: ["Updated"] },
      { status: "InProgress", text: "has(status.phase)", test: has(field("status"), "phase"), reason: [select(field("status"), "phase")] },
    ],
  })],
  ["atlas.mongodb.com/*", createRule({
    id: "mysql-mongodb/*",
    rows: [
      { status: "Current", text: "conditions.isTrue('Ready')", test: conditionIs(conditions(), literal("Ready"), "True") },
      { status: "Failed", text: "conditions.exists(c, c.status == 'False' && has(c.reason) && (c.reason.contains('NotCreated') || c.reason.contains('NotUpdated') || c.reason.contains('NotDeleted') || c.reason.contains('Error') || c.reason.contains('Invalid') || c.reason.contains('Unsupported') || c.reason.contains('NotProvided') || c.reason.contains('Failed')))", test: exists(conditions(), 0, 47, and(and(equals(select(slot(0), "status"), literal("False")), has(slot(0), "reason")), or(or(or(textTest("contains", select(slot(0), "reason"), literal("NotCreated")), textTest("contains", select(slot(0), "reason"), literal("NotUpdated"))), or(textTest("contains", select(slot(0), "reason"), literal("NotDeleted")), textTest("contains", select(slot(0), "reason"), literal("Error")))), or(or(textTest("contains", select(slot(0), "reason"), literal("Invalid")), textTest("contains", select(slot(0), "reason"), literal("Unsupported"))), or(textTest("contains", select(slot(0), "reason"), literal("NotProvided")), textTest("contains", select(slot(0), "reason"), literal("Failed"))))))) },
      { status: "InProgress", text: "conditions.isFalse('Ready') || conditions.isUnknown('Ready')", test: or(conditionIs(conditions(), literal("Ready"), "False"), conditionIs(conditions(), literal("Ready"), "Unknown")) },
    ],
  })],
]);
