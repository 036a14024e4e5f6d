// Generated from packages/core/src/status/rules/library/databases.yaml by `npm run gen`. Do not edit.
import type { StatusRules } from "../../types.ts";
import { and, compare, conditionIs, conditionText, conditions, equals, field, has, isIn, list, literal, or, select } from "../expression/index.ts";
import { createRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Cassandra, ClickHouse, CockroachDB, Couchbase, Dragonfly, KubeBlocks, MinIO, Scylla, Solr, TiDB and others: ClickHouseInstallation, CouchbaseCluster, Dragonfly, SolrCloud, TidbCluster. */
export const databasesRules: StatusRules = /* @__PURE__ */ rulesOf(() => [
  ["clickhouse.altinity.com/ClickHouseInstallation", createRule({
    id: "databases/ClickHouseInstallation",
    rows: [
      { status: "Failed", text: "has(status.status) && status.status == 'Aborted'", test: and(has(field("status"), "status"), equals(select(field("status"), "status"), literal("Aborted"))), reason: ["Aborted"], message: [select(field("status"), "error")] },
      { status: "Current", text: "has(status.status) && status.status == 'Completed'", test: and(has(field("status"), "status"), equals(select(field("status"), "status"), literal("Completed"))), reason: ["Completed"] },
      { status: "InProgress", text: "has(status.status)", test: has(field("status"), "status"), reason: [select(field("status"), "status")] },
    ],
  })],
  ["couchbase.com/CouchbaseCluster", createRule({
    id: "databases/CouchbaseCluster",
    suspended: { text: "conditions.isTrue('Hibernating') || (has(spec.hibernate) && spec.hibernate) || (has(spec.paused) && spec.paused)", test: or(or(conditionIs(conditions(), literal("Hibernating"), "True"), and(has(field("spec"), "hibernate"), select(field("spec"), "hibernate"))), and(has(field("spec"), "paused"), select(field("spec"), "paused"))) },
    rows: [
      { status: "Failed", text: "conditions.isTrue('Error') || conditions.isFalse('Available')", test: or(conditionIs(conditions(), literal("Error"), "True"), conditionIs(conditions(), literal("Available"), "False")) },
      { status: "InProgress", text: "conditions.isTrue('Scaling') || conditions.isTrue('ScalingUp') || conditions.isTrue('ScalingDown') || conditions.isTrue('Upgrading') || conditions.isTrue('Hibernating') || conditions.isTrue('BucketMigrating') || conditions.isFalse('Balanced') || conditions.isUnknown('Available')", test: or(or(or(conditionIs(conditions(), literal("Scaling"), "True"), conditionIs(conditions(), literal("ScalingUp"), "True")), or(conditionIs(conditions(), literal("ScalingDown"), "True"), conditionIs(conditions(), literal("Upgrading"), "True"))), or(or(conditionIs(conditions(), literal("Hibernating"), "True"), conditionIs(conditions(), literal("BucketMigrating"), "True")), or(conditionIs(conditions(), literal("Balanced"), "False"), conditionIs(conditions(), literal("Available"), "Unknown")))) },
      { status: "Current", text: "conditions.isTrue('Available')", test: conditionIs(conditions(), literal("Available"), "True") },
      { status: "InProgress", text: "has(status.clusterId)", test: has(field("status"), "clusterId") },
    ],
  })],
  ["dragonflydb.io/Dragonfly", createRule({
    id: "databases/Dragonfly",
    rows: [
      { status: "Current", text: "has(status.phase) && status.phase in ['Ready', 'ready']", test: and(has(field("status"), "phase"), isIn(select(field("status"), "phase"), list(literal("Ready"), literal("ready")))), reason: ["Ready"] },
      { status: "InProgress", text: "has(status.phase)", test: has(field("status"), "phase"), reason: [select(field("status"), "phase")] },
    ],
  })],
  ["solr.apache.org/SolrCloud", createRule({
    id: "databases/SolrCloud",
    rows: [
      { status: "InProgress", text: "has(status.readyReplicas) && has(status.replicas) && (status.readyReplicas < status.replicas || (has(spec.replicas) && status.readyReplicas < spec.replicas) || (has(status.upToDateNodes) && status.upToDateNodes < status.replicas))", test: and(and(has(field("status"), "readyReplicas"), has(field("status"), "replicas")), or(or(compare("<", select(field("status"), "readyReplicas"), select(field("status"), "replicas")), and(has(field("spec"), "replicas"), compare("<", select(field("status"), "readyReplicas"), select(field("spec"), "replicas")))), and(has(field("status"), "upToDateNodes"), compare("<", select(field("status"), "upToDateNodes"), select(field("status"), "replicas"))))), reason: ["NodesNotReady"] },
      { status: "Current", text: "has(status.readyReplicas) && status.readyReplicas > 0", test: and(has(field("status"), "readyReplicas"), compare(">", select(field("status"), "readyReplicas"), literal(0))), reason: ["NodesReady"] },
      { status: "InProgress", text: "has(status.replicas)", test: has(field("status"), "replicas") },
    ],
  })],
  ["pingcap.com/TidbCluster", createRule({
    id: "databases/TidbCluster",
    rows: [
      { status: "Current", text: "conditions.isTrue('Ready')", test: conditionIs(conditions(), literal("Ready"), "True") },
      { status: "InProgress", text: "conditions.reason('Ready') in ['StatfulSetNotUpToDate', 'StatefulSetNotUpToDate']", test: isIn(conditionText(conditions(), literal("Ready"), "reason"), list(literal("StatfulSetNotUpToDate"), literal("StatefulSetNotUpToDate"))) },
      { status: "InProgress", text: "conditions.isFalse('Ready') && ((has(status.pd) && has(status.pd.phase) && status.pd.phase in ['Upgrade', 'Scale', 'Suspend']) || (has(status.tikv) && has(status.tikv.phase) && status.tikv.phase in ['Upgrade', 'Scale', 'Suspend']) || (has(status.tidb) && has(status.tidb.phase) && status.tidb.phase in ['Upgrade', 'Scale', 'Suspend']))", test: and(conditionIs(conditions(), literal("Ready"), "False"), or(or(and(and(has(field("status"), "pd"), has(select(field("status"), "pd"), "phase")), isIn(select(select(field("status"), "pd"), "phase"), list(literal("Upgrade"), literal("Scale"), literal("Suspend")))), and(and(has(field("status"), "tikv"), has(select(field("status"), "tikv"), "phase")), isIn(select(select(field("status"), "tikv"), "phase"), list(literal("Upgrade"), literal("Scale"), literal("Suspend"))))), and(and(has(field("status"), "tidb"), has(select(field("status"), "tidb"), "phase")), isIn(select(select(field("status"), "tidb"), "phase"), list(literal("Upgrade"), literal("Scale"), literal("Suspend")))))) },
      { status: "Failed", text: "conditions.isFalse('Ready') && has(status.pd) && has(status.tikv)", test: and(and(conditionIs(conditions(), literal("Ready"), "False"), has(field("status"), "pd")), has(field("status"), "tikv")) },
      { status: "InProgress", text: "conditions.isFalse('Ready') || conditions.isUnknown('Ready')", test: or(conditionIs(conditions(), literal("Ready"), "False"), conditionIs(conditions(), literal("Ready"), "Unknown")) },
    ],
  })],
]);
