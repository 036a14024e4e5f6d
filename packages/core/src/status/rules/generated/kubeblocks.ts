// Generated from packages/core/src/status/rules/library/kubeblocks.yaml by `npm run gen`. Do not edit.
import type { StatusRules } from "../../types.ts";
import { and, arithmetic, choose, equals, field, has, isIn, list, literal, select } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of KubeBlocks: OpsRequest, OpsRequest. */
export const kubeblocksRules: StatusRules = /* @__PURE__ */ rulesOf(() => [
  ["apps.kubeblocks.io/OpsRequest", deferRule("kubeblocks/OpsRequest", true, () => ({
    rows: [
      { status: "Failed", text: "has(status.phase) && status.phase in ['Failed', 'Aborted', 'Cancelled']", test: and(has(field("status"), "phase"), isIn(select(field("status"), "phase"), list(literal("Failed"), literal("Aborted"), literal("Cancelled")))), reason: [select(field("status"), "phase")], terminal: true },
      { status: "Current", text: "has(status.phase) && status.phase == 'Succeed'", test: and(has(field("status"), "phase"), equals(select(field("status"), "phase"), literal("Succeed"))), reason: ["Succeed"], terminal: true },
      { status: "InProgress", text: "has(status.phase)", test: has(field("status"), "phase"), reason: [select(field("status"), "phase")], message: [choose(has(field("status"), "progress"), arithmetic("+", literal("Progress "), select(field("status"), "progress")), select(field("status"), "phase"))] },
    ],
  }))],
  ["operations.kubeblocks.io/OpsRequest", deferRule("kubeblocks/OpsRequest", true, () => ({
    rows: [
      { status: "Failed", text: "has(status.phase) && status.phase in ['Failed', 'Aborted', 'Cancelled']", test: and(has(field("status"), "phase"), isIn(select(field("status"), "phase"), list(literal("Failed"), literal("Aborted"), literal("Cancelled")))), reason: [select(field("status"), "phase")], terminal: true },
      { status: "Current", text: "has(status.phase) && status.phase == 'Succeed'", test: and(has(field("status"), "phase"), equals(select(field("status"), "phase"), literal("Succeed"))), reason: ["Succeed"], terminal: true },
      { status: "InProgress", text: "has(status.phase)", test: has(field("status"), "phase"), reason: [select(field("status"), "phase")] },
    ],
  }))],
]);
