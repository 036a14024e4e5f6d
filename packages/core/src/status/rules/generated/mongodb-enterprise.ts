// Generated from packages/core/src/status/rules/library/mongodb-enterprise.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, equals, field, hasField, isIn, list, literal, select } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of MongoDB Enterprise Operator: MongoDBOpsManager. */
export const mongodbEnterpriseRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["mongodb.com/MongoDBOpsManager", deferRule("mongodb-enterprise/MongoDBOpsManager", true, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "has(status.opsManager) && has(status.opsManager.phase) && status.opsManager.phase == 'Running' && has(status.applicationDatabase) && has(status.applicationDatabase.phase) && status.applicationDatabase.phase == 'Running' && has(status.backup) && has(status.backup.phase) && status.backup.phase in ['Running', 'Disabled']", test: and(and(and(and(hasField(field("status"), "opsManager"), hasField(select(field("status"), "opsManager"), "phase")), equals(select(select(field("status"), "opsManager"), "phase"), literal("Running"))), and(hasField(field("status"), "applicationDatabase"), hasField(select(field("status"), "applicationDatabase"), "phase"))), and(and(equals(select(select(field("status"), "applicationDatabase"), "phase"), literal("Running")), hasField(field("status"), "backup")), and(hasField(select(field("status"), "backup"), "phase"), isIn(select(select(field("status"), "backup"), "phase"), list(literal("Running"), literal("Disabled")))))), reason: ["Running"] },
    ],
  }))],
]);
