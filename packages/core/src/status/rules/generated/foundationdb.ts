// Generated from packages/core/src/status/rules/library/foundationdb.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, compare, equals, exists, field, hasField, index, isIn, list, literal, not, or, select, slot } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of FoundationDB operator: FoundationDBCluster. */
export const foundationdbRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["apps.foundationdb.org/FoundationDBCluster", deferRule("foundationdb/FoundationDBCluster", true, () => ({
    rows: [
      { status: "Failed", text: "has(status.configured) && status.configured && has(status.health) && has(status.health.available) && !status.health.available", test: and(and(and(hasField(field("status"), "configured"), select(field("status"), "configured")), hasField(field("status"), "health")), and(hasField(select(field("status"), "health"), "available"), not(select(select(field("status"), "health"), "available")))), reason: ["DatabaseUnavailable"], message: ["The database is not available"] },
      { status: "InProgress", text: "!has(status.generations) || !has(status.generations.reconciled) || status.generations.reconciled < metadata.generation", test: or(or(not(hasField(field("status"), "generations")), not(hasField(select(field("status"), "generations"), "reconciled"))), compare("<", select(select(field("status"), "generations"), "reconciled"), select(field("metadata"), "generation"))), reason: ["NotReconciled"], message: ["The operator has not reconciled this generation yet"] },
      { status: "InProgress", text: "has(status.generations) && status.generations.exists(k, !(k in ['reconciled', 'hasPendingRemoval']) && status.generations[k] == metadata.generation)", test: and(hasField(field("status"), "generations"), exists(select(field("status"), "generations"), 0, 14, and(not(isIn(slot(0), list(literal("reconciled"), literal("hasPendingRemoval")))), equals(index(select(field("status"), "generations"), slot(0)), select(field("metadata"), "generation"))))), reason: ["NotReconciled"], message: ["The operator has work left of this generation"] },
      { status: "InProgress", text: "has(status.health) && has(status.health.fullReplication) && !status.health.fullReplication", test: and(and(hasField(field("status"), "health"), hasField(select(field("status"), "health"), "fullReplication")), not(select(select(field("status"), "health"), "fullReplication"))), reason: ["Replicating"], message: ["The data does not have all its replicas yet"] },
      { status: "Current", text: "has(status.health) && has(status.health.available) && status.health.available", test: and(and(hasField(field("status"), "health"), hasField(select(field("status"), "health"), "available")), select(select(field("status"), "health"), "available")), reason: ["Available"] },
    ],
  }))],
]);
