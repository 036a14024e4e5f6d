// Generated from packages/core/src/status/rules/library/victoriametrics.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, equals, field, hasField, isIn, list, literal, or, select } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of VictoriaMetrics Operator: *. */
export const victoriametricsRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["operator.victoriametrics.com/*", deferRule("victoriametrics/*", true, () => ({
    otherwise: "Generic",
    suspended: { text: "(has(status.updateStatus) && status.updateStatus == 'paused') || (has(spec.paused) && spec.paused == true)", test: or(and(hasField(field("status"), "updateStatus"), equals(select(field("status"), "updateStatus"), literal("paused"))), and(hasField(field("spec"), "paused"), equals(select(field("spec"), "paused"), literal(true)))) },
    rows: [
      { status: "Failed", text: "has(status.updateStatus) && status.updateStatus == 'failed'", test: and(hasField(field("status"), "updateStatus"), equals(select(field("status"), "updateStatus"), literal("failed"))), reason: ["failed"], message: [select(field("status"), "reason")] },
      { status: "Failed", text: "has(status.clusterStatus) && status.clusterStatus == 'failed'", test: and(hasField(field("status"), "clusterStatus"), equals(select(field("status"), "clusterStatus"), literal("failed"))), reason: ["failed"], message: [select(field("status"), "reason")] },
      { status: "InProgress", text: "has(status.updateStatus) && status.updateStatus in ['expanding', 'paused']", test: and(hasField(field("status"), "updateStatus"), isIn(select(field("status"), "updateStatus"), list(literal("expanding"), literal("paused")))), reason: [select(field("status"), "updateStatus")] },
      { status: "InProgress", text: "has(status.clusterStatus) && status.clusterStatus == 'expanding'", test: and(hasField(field("status"), "clusterStatus"), equals(select(field("status"), "clusterStatus"), literal("expanding"))) },
      { status: "Current", text: "has(status.updateStatus) && status.updateStatus == 'operational'", test: and(hasField(field("status"), "updateStatus"), equals(select(field("status"), "updateStatus"), literal("operational"))), reason: ["operational"] },
      { status: "Current", text: "has(status.clusterStatus) && status.clusterStatus == 'operational'", test: and(hasField(field("status"), "clusterStatus"), equals(select(field("status"), "clusterStatus"), literal("operational"))), reason: ["operational"] },
    ],
  }))],
]);
