// Generated from packages/core/src/status/rules/library/rook.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, equals, field, hasField, isIn, list, literal, select } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Rook: CephCluster. */
export const rookRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["ceph.rook.io/CephCluster", deferRule("rook/CephCluster", true, () => ({
    rows: [
      { status: "Failed", text: "has(status.phase) && status.phase == 'Failure'", test: and(hasField(field("status"), "phase"), equals(select(field("status"), "phase"), literal("Failure"))) },
      { status: "Failed", text: "has(status.ceph) && has(status.ceph.health) && status.ceph.health == 'HEALTH_ERR'", test: and(and(hasField(field("status"), "ceph"), hasField(select(field("status"), "ceph"), "health")), equals(select(select(field("status"), "ceph"), "health"), literal("HEALTH_ERR"))), reason: ["HEALTH_ERR"] },
      { status: "InProgress", text: "has(status.phase) && status.phase in ['Progressing', 'Connecting', 'Deleting', 'Updating']", test: and(hasField(field("status"), "phase"), isIn(select(field("status"), "phase"), list(literal("Progressing"), literal("Connecting"), literal("Deleting"), literal("Updating")))) },
      { status: "InProgress", text: "has(status.ceph) && has(status.ceph.health) && status.ceph.health == 'HEALTH_WARN'", test: and(and(hasField(field("status"), "ceph"), hasField(select(field("status"), "ceph"), "health")), equals(select(select(field("status"), "ceph"), "health"), literal("HEALTH_WARN"))), reason: ["HEALTH_WARN"], message: ["It serves, but Ceph warns"] },
      { status: "Current", text: "has(status.phase) && status.phase in ['Ready', 'Connected'] && has(status.ceph) && has(status.ceph.health) && status.ceph.health == 'HEALTH_OK'", test: and(and(and(hasField(field("status"), "phase"), isIn(select(field("status"), "phase"), list(literal("Ready"), literal("Connected")))), hasField(field("status"), "ceph")), and(hasField(select(field("status"), "ceph"), "health"), equals(select(select(field("status"), "ceph"), "health"), literal("HEALTH_OK")))), reason: ["HEALTH_OK"] },
      { status: "InProgress", text: "has(status.phase)", test: hasField(field("status"), "phase") },
    ],
  }))],
]);
