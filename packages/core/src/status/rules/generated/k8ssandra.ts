// Generated from packages/core/src/status/rules/library/k8ssandra.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { all, and, compare, conditionIs, conditions, differs, equals, exists, field, hasField, index, isIn, list, literal, not, optional, or, orValue, select, size, slot } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of K8ssandra: K8ssandraCluster, MedusaBackupJob, MedusaRestoreJob. */
export const k8ssandraRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["k8ssandra.io/K8ssandraCluster", deferRule("k8ssandra/K8ssandraCluster", true, () => ({
    overrules: [{"field":"error"}],
    suspended: { text: "has(spec.cassandra) && has(spec.cassandra.datacenters) && spec.cassandra.datacenters.all(d, d.?stopped.orValue(false) == true)", test: and(and(hasField(field("spec"), "cassandra"), hasField(select(field("spec"), "cassandra"), "datacenters")), all(select(select(field("spec"), "cassandra"), "datacenters"), 0, 7, equals(orValue(optional(slot(0), literal("stopped")), literal(false)), literal(true)))) },
    rows: [
      { status: "Failed", text: "has(status.error) && !(status.error in ['', 'None'])", test: and(hasField(field("status"), "error"), not(isIn(select(field("status"), "error"), list(literal(""), literal("None"))))), reason: ["Error"], message: [select(field("status"), "error")] },
      { status: "InProgress", text: "has(status.datacenters) && status.datacenters.exists(d, has(status.datacenters[d].cassandra) && has(status.datacenters[d].cassandra.cassandraOperatorProgress) && status.datacenters[d].cassandra.cassandraOperatorProgress != 'Ready')", test: and(hasField(field("status"), "datacenters"), exists(select(field("status"), "datacenters"), 0, 21, and(and(hasField(index(select(field("status"), "datacenters"), slot(0)), "cassandra"), hasField(select(index(select(field("status"), "datacenters"), slot(0)), "cassandra"), "cassandraOperatorProgress")), differs(select(select(index(select(field("status"), "datacenters"), slot(0)), "cassandra"), "cassandraOperatorProgress"), literal("Ready"))))), reason: ["Updating"], message: ["Datacenters are not ready"] },
      { status: "InProgress", text: "has(status.datacenters) && status.datacenters.exists(d, has(status.datacenters[d].cassandra) && has(status.datacenters[d].cassandra.conditions) && !status.datacenters[d].cassandra.conditions.isTrue('Ready'))", test: and(hasField(field("status"), "datacenters"), exists(select(field("status"), "datacenters"), 0, 22, and(and(hasField(index(select(field("status"), "datacenters"), slot(0)), "cassandra"), hasField(select(index(select(field("status"), "datacenters"), slot(0)), "cassandra"), "conditions")), not(conditionIs(select(select(index(select(field("status"), "datacenters"), slot(0)), "cassandra"), "conditions"), literal("Ready"), "True"))))), reason: ["NotReady"], message: ["Datacenters are not ready"] },
      { status: "InProgress", text: "has(status.datacenters) && status.datacenters.exists(d, status.datacenters[d].?decommissionProgress.orValue('') != '')", test: and(hasField(field("status"), "datacenters"), exists(select(field("status"), "datacenters"), 0, 10, differs(orValue(optional(index(select(field("status"), "datacenters"), slot(0)), literal("decommissionProgress")), literal("")), literal("")))), reason: ["Decommissioning"], message: ["A datacenter leaves the cluster"] },
      { status: "InProgress", text: "has(status.datacenters) && has(spec.cassandra) && has(spec.cassandra.datacenters) && size(status.datacenters) < size(spec.cassandra.datacenters)", test: and(and(hasField(field("status"), "datacenters"), hasField(field("spec"), "cassandra")), and(hasField(select(field("spec"), "cassandra"), "datacenters"), compare("<", size(select(field("status"), "datacenters")), size(select(select(field("spec"), "cassandra"), "datacenters"))))), reason: ["DatacentersMissing"], message: [size(select(select(field("spec"), "cassandra"), "datacenters")), " datacenters are wanted, ", size(select(field("status"), "datacenters")), " are there"] },
      { status: "Current", text: "conditions.isTrue('CassandraInitialized') && has(status.datacenters) && status.datacenters.exists(d, status.datacenters[d].?cassandra.?cassandraOperatorProgress.orValue('') == 'Ready')", test: and(and(conditionIs(conditions(), literal("CassandraInitialized"), "True"), hasField(field("status"), "datacenters")), exists(select(field("status"), "datacenters"), 0, 12, equals(orValue(optional(optional(index(select(field("status"), "datacenters"), slot(0)), literal("cassandra")), literal("cassandraOperatorProgress")), literal("")), literal("Ready")))), reason: ["Ready"], message: ["All datacenters are ready"] },
    ],
  }))],
  ["medusa.k8ssandra.io/MedusaBackupJob", deferRule("k8ssandra/MedusaBackupJob", true, () => ({
    rows: [
      { status: "Failed", text: "has(status.finishTime) && has(status.failed) && size(status.failed) > 0", test: and(and(hasField(field("status"), "finishTime"), hasField(field("status"), "failed")), compare(">", size(select(field("status"), "failed")), literal(0))), reason: ["BackupFailed"], message: ["The backup failed on ", select(field("status"), "failed")], terminal: true },
      { status: "Current", text: "has(status.finishTime)", test: hasField(field("status"), "finishTime"), reason: ["Finished"], terminal: true },
      { status: "InProgress", text: "has(status.startTime)", test: hasField(field("status"), "startTime"), reason: ["InProgress"] },
    ],
  }))],
  ["medusa.k8ssandra.io/MedusaRestoreJob", deferRule("k8ssandra/MedusaRestoreJob", true, () => ({
    rows: [
      { status: "Failed", text: "has(status.failed) && size(status.failed) > 0", test: and(hasField(field("status"), "failed"), compare(">", size(select(field("status"), "failed")), literal(0))), reason: ["RestoreFailed"], message: ["The restore failed on ", select(field("status"), "failed")] },
      { status: "Current", text: "has(status.finishTime)", test: hasField(field("status"), "finishTime"), reason: ["Finished"], terminal: true },
      { status: "InProgress", text: "has(status.startTime) || has(status.restoreKey)", test: or(hasField(field("status"), "startTime"), hasField(field("status"), "restoreKey")), reason: ["InProgress"] },
    ],
  }))],
]);
