// Generated from packages/core/src/status/rules/library/solr-operator.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, compare, differs, field, hasField, literal, optional, or, orValue, select } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Solr Operator: SolrCloud. */
export const solrOperatorRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["solr.apache.org/SolrCloud", deferRule("solr-operator/SolrCloud", true, () => ({
    rows: [
      { status: "InProgress", text: "has(status.readyReplicas) && has(status.replicas) && (status.readyReplicas < status.replicas || (has(spec.replicas) && status.readyReplicas < spec.replicas) || (has(status.upToDateNodes) && status.upToDateNodes < status.replicas))", test: and(and(hasField(field("status"), "readyReplicas"), hasField(field("status"), "replicas")), or(or(compare("<", select(field("status"), "readyReplicas"), select(field("status"), "replicas")), and(hasField(field("spec"), "replicas"), compare("<", select(field("status"), "readyReplicas"), select(field("spec"), "replicas")))), and(hasField(field("status"), "upToDateNodes"), compare("<", select(field("status"), "upToDateNodes"), select(field("status"), "replicas"))))), reason: ["NodesNotReady"] },
      { status: "InProgress", text: "has(status.targetVersion) && status.targetVersion != ''", test: and(hasField(field("status"), "targetVersion"), differs(select(field("status"), "targetVersion"), literal(""))), reason: ["Upgrading"], message: ["It goes from ", orValue(optional(field("status"), literal("version")), literal("its version")), " to ", select(field("status"), "targetVersion")] },
      { status: "Current", text: "has(status.readyReplicas) && status.readyReplicas > 0", test: and(hasField(field("status"), "readyReplicas"), compare(">", select(field("status"), "readyReplicas"), literal(0))), reason: ["NodesReady"] },
      { status: "InProgress", text: "has(status.replicas)", test: hasField(field("status"), "replicas") },
    ],
  }))],
]);
