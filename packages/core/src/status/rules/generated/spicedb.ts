// Generated from packages/core/src/status/rules/library/spicedb.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, conditionIs, conditionText, conditions, differs, equals, field, hasField, literal, optional, or, orValue, select } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of SpiceDB Operator: SpiceDBCluster. */
export const spicedbRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["authzed.com/SpiceDBCluster", deferRule("spicedb/SpiceDBCluster", true, () => ({
    otherwise: "Generic",
    suspended: { text: "conditions.isTrue('Paused')", test: conditionIs(conditions(), literal("Paused"), "True") },
    rows: [
      { status: "Failed", text: "conditions.isTrue('ValidatingFailed') || conditions.isTrue('PreconditionsFailed')", test: or(conditionIs(conditions(), literal("ValidatingFailed"), "True"), conditionIs(conditions(), literal("PreconditionsFailed"), "True")) },
      { status: "Failed", text: "conditions.isFalse('Migrating') && conditions.reason('Migrating') == 'MigrationFailed'", test: and(conditionIs(conditions(), literal("Migrating"), "False"), equals(conditionText(conditions(), literal("Migrating"), "reason"), literal("MigrationFailed"))) },
      { status: "InProgress", text: "conditions.isTrue('Validating') || conditions.isTrue('Migrating') || conditions.isTrue('RollingOut')", test: or(or(conditionIs(conditions(), literal("Validating"), "True"), conditionIs(conditions(), literal("Migrating"), "True")), conditionIs(conditions(), literal("RollingOut"), "True")) },
      { status: "InProgress", text: "has(status.targetMigrationHash) && status.targetMigrationHash != '' && status.?currentMigrationHash.orValue('') != status.targetMigrationHash", test: and(and(hasField(field("status"), "targetMigrationHash"), differs(select(field("status"), "targetMigrationHash"), literal(""))), differs(orValue(optional(field("status"), literal("currentMigrationHash")), literal("")), select(field("status"), "targetMigrationHash"))), reason: ["NotMigrated"] },
      { status: "Current", text: "has(status.targetMigrationHash) && has(status.currentMigrationHash) && status.currentMigrationHash != '' && status.currentMigrationHash == status.targetMigrationHash", test: and(and(hasField(field("status"), "targetMigrationHash"), hasField(field("status"), "currentMigrationHash")), and(differs(select(field("status"), "currentMigrationHash"), literal("")), equals(select(field("status"), "currentMigrationHash"), select(field("status"), "targetMigrationHash")))), reason: ["RolledOut"], message: ["It was migrated and rolled out"] },
    ],
  }))],
]);
