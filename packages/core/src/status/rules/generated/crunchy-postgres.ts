// Generated from packages/core/src/status/rules/library/crunchy-postgres.yaml by `npm run gen`. Do not edit.
import type { StatusRules } from "../../types.ts";
import { all, and, compare, conditionIs, conditionText, conditions, equals, exists, field, hasField, isIn, list, literal, not, or, select, slot } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Crunchy Postgres Operator: PostgresCluster. */
export const crunchyPostgresRules: StatusRules = /* @__PURE__ */ rulesOf(() => [
  ["postgres-operator.crunchydata.com/PostgresCluster", deferRule("crunchy-postgres/PostgresCluster", true, () => ({
    rows: [
      { status: "Failed", text: "conditions.isTrue('PersistentVolumeResizeError') || conditions.isFalse('PostgresDataInitialized') && conditions.reason('PostgresDataInitialized') == 'PGBackRestRestoreFailed'", test: or(conditionIs(conditions(), literal("PersistentVolumeResizeError"), "True"), and(conditionIs(conditions(), literal("PostgresDataInitialized"), "False"), equals(conditionText(conditions(), literal("PostgresDataInitialized"), "reason"), literal("PGBackRestRestoreFailed")))) },
      { status: "Failed", text: "conditions.isFalse('Progressing') && conditions.reason('Progressing') in ['Invalid', 'BadRequest']", test: and(conditionIs(conditions(), literal("Progressing"), "False"), isIn(conditionText(conditions(), literal("Progressing"), "reason"), list(literal("Invalid"), literal("BadRequest")))) },
      { status: "InProgress", text: "conditions.isTrue('PGBackRestRestoreProgressing') || conditions.isTrue('PersistentVolumeResizing')", test: or(conditionIs(conditions(), literal("PGBackRestRestoreProgressing"), "True"), conditionIs(conditions(), literal("PersistentVolumeResizing"), "True")) },
      { status: "InProgress", text: "has(status.instances) && status.instances.exists(i, !has(i.readyReplicas) || !has(i.replicas) || i.readyReplicas < i.replicas || (has(i.updatedReplicas) && i.updatedReplicas < i.replicas))", test: and(hasField(field("status"), "instances"), exists(select(field("status"), "instances"), 0, 22, or(or(not(hasField(slot(0), "readyReplicas")), not(hasField(slot(0), "replicas"))), or(compare("<", select(slot(0), "readyReplicas"), select(slot(0), "replicas")), and(hasField(slot(0), "updatedReplicas"), compare("<", select(slot(0), "updatedReplicas"), select(slot(0), "replicas"))))))), reason: ["InstancesNotReady"], message: ["Not every instance is ready and up to date"] },
      { status: "InProgress", text: "conditions.isFalse('PGBackRestRepoHostReady') || conditions.isFalse('ProxyAvailable') || conditions.isFalse('PGBackRestReplicaCreate')", test: or(or(conditionIs(conditions(), literal("PGBackRestRepoHostReady"), "False"), conditionIs(conditions(), literal("ProxyAvailable"), "False")), conditionIs(conditions(), literal("PGBackRestReplicaCreate"), "False")) },
      { status: "Current", text: "has(status.instances) && status.instances.all(i, i.readyReplicas >= i.replicas)", test: and(hasField(field("status"), "instances"), all(select(field("status"), "instances"), 0, 5, compare(">=", select(slot(0), "readyReplicas"), select(slot(0), "replicas")))), reason: ["InstancesReady"], message: ["Every instance is ready"] },
    ],
  }))],
]);
