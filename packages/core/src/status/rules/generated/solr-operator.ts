// Generated from packages/core/src/status/rules/library/solr-operator.yaml by `npm run gen`. Do not edit.
import type { StatusRules } from "../../types.ts";
import { and, compare, equals, field, hasField, literal, not, or, select } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Solr Operator: SolrCloud, SolrBackup. */
export const solrOperatorRules: StatusRules = /* @__PURE__ */ rulesOf(() => [
  ["solr.apache.org/SolrCloud", deferRule("solr-operator/SolrCloud", true, () => ({
    rows: [
      { status: "InProgress", text: "has(status.readyReplicas) && has(status.replicas) && (status.readyReplicas < status.replicas || (has(spec.replicas) && status.readyReplicas < spec.replicas) || (has(status.upToDateNodes) && status.upToDateNodes < status.replicas))", test: and(and(hasField(field("status"), "readyReplicas"), hasField(field("status"), "replicas")), or(or(compare("<", select(field("status"), "readyReplicas"), select(field("status"), "replicas")), and(hasField(field("spec"), "replicas"), compare("<", select(field("status"), "readyReplicas"), select(field("spec"), "replicas")))), and(hasField(field("status"), "upToDateNodes"), compare("<", select(field("status"), "upToDateNodes"), select(field("status"), "replicas"))))), reason: ["NodesNotReady"] },
      { status: "Current", text: "has(status.readyReplicas) && status.readyReplicas > 0", test: and(hasField(field("status"), "readyReplicas"), compare(">", select(field("status"), "readyReplicas"), literal(0))), reason: ["NodesReady"] },
      { status: "InProgress", text: "has(status.replicas)", test: hasField(field("status"), "replicas") },
    ],
  }))],
  ["solr.apache.org/SolrBackup", deferRule("solr-operator/SolrBackup", true, () => ({
    rows: [
      { status: "Failed", text: "has(status.finished) && status.finished == true && has(status.successful) && status.successful == false", test: and(and(hasField(field("status"), "finished"), equals(select(field("status"), "finished"), literal(true))), and(hasField(field("status"), "successful"), equals(select(field("status"), "successful"), literal(false)))), reason: ["BackupFailed"], terminal: true },
      { status: "Current", text: "has(status.finished) && status.finished == true && has(status.successful) && status.successful == true", test: and(and(hasField(field("status"), "finished"), equals(select(field("status"), "finished"), literal(true))), and(hasField(field("status"), "successful"), equals(select(field("status"), "successful"), literal(true)))), reason: ["BackupSucceeded"], terminal: true },
      { status: "InProgress", text: "!has(status.finished) || status.finished == false", test: or(not(hasField(field("status"), "finished")), equals(select(field("status"), "finished"), literal(false))), reason: ["InProgress"], message: ["The backup is not finished"] },
    ],
  }))],
]);
