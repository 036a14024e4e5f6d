// Generated from packages/core/src/status/rules/library/kubevela.yaml by `npm run gen`. Do not edit.
import type { StatusRules } from "../../types.ts";
import { and, equals, field, has, isIn, list, literal, or, select } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of KubeVela: Application, *. */
export const kubevelaRules: StatusRules = /* @__PURE__ */ rulesOf(() => [
  ["core.oam.dev/Application", deferRule("kubevela/Application", true, () => ({
    suspended: { text: "(has(status.status) && status.status == 'workflowSuspending') || (has(status.workflow) && has(status.workflow.suspend) && status.workflow.suspend == true)", test: or(and(has(field("status"), "status"), equals(select(field("status"), "status"), literal("workflowSuspending"))), and(and(has(field("status"), "workflow"), has(select(field("status"), "workflow"), "suspend")), equals(select(select(field("status"), "workflow"), "suspend"), literal(true)))) },
    rows: [
      { status: "Failed", text: "has(status.status) && status.status in ['workflowFailed', 'workflowTerminated', 'unhealthy']", test: and(has(field("status"), "status"), isIn(select(field("status"), "status"), list(literal("workflowFailed"), literal("workflowTerminated"), literal("unhealthy")))), reason: [select(field("status"), "status")] },
      { status: "InProgress", text: "has(status.status) && status.status == 'workflowSuspending'", test: and(has(field("status"), "status"), equals(select(field("status"), "status"), literal("workflowSuspending"))), reason: ["workflowSuspending"], message: ["The workflow waits for somebody to resume it"] },
      { status: "Current", text: "has(status.status) && status.status == 'running'", test: and(has(field("status"), "status"), equals(select(field("status"), "status"), literal("running"))), reason: ["running"] },
      { status: "InProgress", text: "has(status.status)", test: has(field("status"), "status"), reason: [select(field("status"), "status")] },
    ],
  }))],
  ["core.oam.dev/*", deferRule("kubevela/*", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "kind in ['Policy', 'Workflow'] && has(metadata.name)", test: and(isIn(field("kind"), list(literal("Policy"), literal("Workflow"))), has(field("metadata"), "name")), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
]);
