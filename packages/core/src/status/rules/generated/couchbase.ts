// Generated from packages/core/src/status/rules/library/couchbase.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, choose, conditionIs, conditions, field, hasField, isIn, list, literal, or, select } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Couchbase Operator: CouchbaseCluster, CouchbaseBackup, CouchbaseBackupRestore, *. */
export const couchbaseRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["couchbase.com/CouchbaseCluster", deferRule("couchbase/CouchbaseCluster", true, () => ({
    suspended: { text: "conditions.isTrue('Hibernating') || (has(spec.hibernate) && spec.hibernate) || (has(spec.paused) && spec.paused)", test: or(or(conditionIs(conditions(), literal("Hibernating"), "True"), and(hasField(field("spec"), "hibernate"), select(field("spec"), "hibernate"))), and(hasField(field("spec"), "paused"), select(field("spec"), "paused"))) },
    rows: [
      { status: "Failed", text: "conditions.isTrue('Error') || conditions.isFalse('Available')", test: or(conditionIs(conditions(), literal("Error"), "True"), conditionIs(conditions(), literal("Available"), "False")) },
      { status: "InProgress", text: "conditions.isTrue('Scaling') || conditions.isTrue('ScalingUp') || conditions.isTrue('ScalingDown') || conditions.isTrue('Upgrading') || conditions.isTrue('Hibernating') || conditions.isTrue('BucketMigrating') || conditions.isFalse('Balanced') || conditions.isUnknown('Available')", test: or(or(or(conditionIs(conditions(), literal("Scaling"), "True"), conditionIs(conditions(), literal("ScalingUp"), "True")), or(conditionIs(conditions(), literal("ScalingDown"), "True"), conditionIs(conditions(), literal("Upgrading"), "True"))), or(or(conditionIs(conditions(), literal("Hibernating"), "True"), conditionIs(conditions(), literal("BucketMigrating"), "True")), or(conditionIs(conditions(), literal("Balanced"), "False"), conditionIs(conditions(), literal("Available"), "Unknown")))) },
      { status: "Current", text: "conditions.isTrue('Available')", test: conditionIs(conditions(), literal("Available"), "True") },
      { status: "InProgress", text: "has(status.clusterId)", test: hasField(field("status"), "clusterId") },
    ],
  }))],
  ["couchbase.com/CouchbaseBackup", deferRule("couchbase/CouchbaseBackup", true, () => ({
    rows: [
      { status: "InProgress", text: "has(status.running) && status.running", test: and(hasField(field("status"), "running"), select(field("status"), "running")), reason: ["Running"] },
      { status: "Failed", text: "has(status.failed) && status.failed", test: and(hasField(field("status"), "failed"), select(field("status"), "failed")), reason: ["Failed"], message: [choose(hasField(field("status"), "output"), select(field("status"), "output"), literal("The last run failed"))] },
      { status: "Current", text: "has(status.lastSuccess)", test: hasField(field("status"), "lastSuccess"), reason: ["Succeeded"] },
    ],
  }))],
  ["couchbase.com/CouchbaseBackupRestore", deferRule("couchbase/CouchbaseBackupRestore", true, () => ({
    rows: [
      { status: "InProgress", text: "has(status.running) && status.running", test: and(hasField(field("status"), "running"), select(field("status"), "running")), reason: ["Running"] },
      { status: "Failed", text: "has(status.failed) && status.failed", test: and(hasField(field("status"), "failed"), select(field("status"), "failed")), reason: ["Failed"], message: [choose(hasField(field("status"), "output"), select(field("status"), "output"), literal("The last run failed"))] },
      { status: "Current", text: "has(status.lastSuccess)", test: hasField(field("status"), "lastSuccess"), reason: ["Succeeded"] },
    ],
  }))],
  ["couchbase.com/*", deferRule("couchbase/*", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "kind in ['CouchbaseBucket', 'CouchbaseEphemeralBucket', 'CouchbaseMemcachedBucket', 'CouchbaseUser', 'CouchbaseGroup', 'CouchbaseRoleBinding', 'CouchbaseReplication', 'CouchbaseScope', 'CouchbaseScopeGroup', 'CouchbaseCollection', 'CouchbaseCollectionGroup'] && has(metadata.name)", test: and(isIn(field("kind"), list(literal("CouchbaseBucket"), literal("CouchbaseEphemeralBucket"), literal("CouchbaseMemcachedBucket"), literal("CouchbaseUser"), literal("CouchbaseGroup"), literal("CouchbaseRoleBinding"), literal("CouchbaseReplication"), literal("CouchbaseScope"), literal("CouchbaseScopeGroup"), literal("CouchbaseCollection"), literal("CouchbaseCollectionGroup"))), hasField(field("metadata"), "name")), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
]);
