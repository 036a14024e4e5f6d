// Generated from packages/core/src/status/rules/library/datadog-operator.yaml by `npm run gen`. Do not edit.
import type { StatusRules } from "../../types.ts";
import { and, conditionIs, conditions, equals, field, has, isIn, list, literal, or, select } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Datadog Operator: DatadogAgent. */
export const datadogOperatorRules: StatusRules = /* @__PURE__ */ rulesOf(() => [
  ["datadoghq.com/DatadogAgent", deferRule("datadog-operator/DatadogAgent", true, () => ({
    rows: [
      { status: "Failed", text: "conditions.isTrue('DatadogAgentReconcileError')", test: conditionIs(conditions(), literal("DatadogAgentReconcileError"), "True") },
      { status: "Failed", text: "(has(status.agent) && has(status.agent.state) && status.agent.state == 'Failed') || (has(status.clusterAgent) && has(status.clusterAgent.state) && status.clusterAgent.state == 'Failed')", test: or(and(and(has(field("status"), "agent"), has(select(field("status"), "agent"), "state")), equals(select(select(field("status"), "agent"), "state"), literal("Failed"))), and(and(has(field("status"), "clusterAgent"), has(select(field("status"), "clusterAgent"), "state")), equals(select(select(field("status"), "clusterAgent"), "state"), literal("Failed")))), reason: ["AgentsFailed"] },
      { status: "InProgress", text: "(has(status.agent) && has(status.agent.state) && status.agent.state in ['Updating', 'Progressing']) || (has(status.clusterAgent) && has(status.clusterAgent.state) && status.clusterAgent.state in ['Updating', 'Progressing'])", test: or(and(and(has(field("status"), "agent"), has(select(field("status"), "agent"), "state")), isIn(select(select(field("status"), "agent"), "state"), list(literal("Updating"), literal("Progressing")))), and(and(has(field("status"), "clusterAgent"), has(select(field("status"), "clusterAgent"), "state")), isIn(select(select(field("status"), "clusterAgent"), "state"), list(literal("Updating"), literal("Progressing"))))), reason: ["AgentsUpdating"] },
      { status: "Current", text: "(has(status.agent) && has(status.agent.state) && status.agent.state == 'Running') || (has(status.clusterAgent) && has(status.clusterAgent.state) && status.clusterAgent.state == 'Running')", test: or(and(and(has(field("status"), "agent"), has(select(field("status"), "agent"), "state")), equals(select(select(field("status"), "agent"), "state"), literal("Running"))), and(and(has(field("status"), "clusterAgent"), has(select(field("status"), "clusterAgent"), "state")), equals(select(select(field("status"), "clusterAgent"), "state"), literal("Running")))), reason: ["AgentsRunning"] },
    ],
  }))],
]);
