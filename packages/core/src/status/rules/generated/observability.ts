// Generated from packages/core/src/status/rules/library/observability.yaml by `npm run gen`. Do not edit.
import type { StatusRules } from "../../types.ts";
import { and, conditionIs, conditions, differs, equals, exists, field, has, isIn, list, literal, or, select, slot, textTest } from "../expression/index.ts";
import { createRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Grafana, OpenTelemetry, VictoriaMetrics, Loki, Tempo, Jaeger and Thanos operators: GrafanaDashboard, GrafanaDatasource, GrafanaFolder, OpenTelemetryCollector, Instrumentation, *, DatadogAgent. */
export const observabilityRules: StatusRules = /* @__PURE__ */ rulesOf(() => [
  ["grafana.integreatly.org/GrafanaDashboard", createRule({
    id: "observability/GrafanaDashboard",
    rows: [
      { status: "Failed", text: "conditions.exists(c, c.type in ['NoMatchingInstance', 'NoMatchingInstances', 'InvalidSpec', 'NoMatchingFolder'] && c.status == 'True')", test: exists(conditions(), 0, 13, and(isIn(select(slot(0), "type"), list(literal("NoMatchingInstance"), literal("NoMatchingInstances"), literal("InvalidSpec"), literal("NoMatchingFolder"))), equals(select(slot(0), "status"), literal("True")))) },
      { status: "Failed", text: "conditions.exists(c, c.type.endsWith('Synchronized') && c.status == 'False')", test: exists(conditions(), 0, 9, and(textTest("endsWith", select(slot(0), "type"), literal("Synchronized")), equals(select(slot(0), "status"), literal("False")))) },
      { status: "Current", text: "conditions.exists(c, c.type.endsWith('Synchronized') && c.status == 'True')", test: exists(conditions(), 0, 9, and(textTest("endsWith", select(slot(0), "type"), literal("Synchronized")), equals(select(slot(0), "status"), literal("True")))) },
      { status: "InProgress", text: "conditions.exists(c, c.type.endsWith('Synchronized'))", test: exists(conditions(), 0, 4, textTest("endsWith", select(slot(0), "type"), literal("Synchronized"))) },
      { status: "Failed", text: "has(status.NoMatchingInstances) && status.NoMatchingInstances", test: and(has(field("status"), "NoMatchingInstances"), select(field("status"), "NoMatchingInstances")), reason: ["NoMatchingInstances"] },
      { status: "Current", text: "(has(status.hash) && status.hash != '') || (has(status.uid) && status.uid != '')", test: or(and(has(field("status"), "hash"), differs(select(field("status"), "hash"), literal(""))), and(has(field("status"), "uid"), differs(select(field("status"), "uid"), literal("")))), reason: ["Synchronized"], message: ["It was sent to Grafana"] },
    ],
  })],
  ["grafana.integreatly.org/GrafanaDatasource", createRule({
    id: "observability/GrafanaDatasource",
    rows: [
      { status: "Failed", text: "conditions.exists(c, c.type in ['NoMatchingInstance', 'NoMatchingInstances', 'InvalidSpec', 'NoMatchingFolder'] && c.status == 'True')", test: exists(conditions(), 0, 13, and(isIn(select(slot(0), "type"), list(literal("NoMatchingInstance"), literal("NoMatchingInstances"), literal("InvalidSpec"), literal("NoMatchingFolder"))), equals(select(slot(0), "status"), literal("True")))) },
      { status: "Failed", text: "conditions.exists(c, c.type.endsWith('Synchronized') && c.status == 'False')", test: exists(conditions(), 0, 9, and(textTest("endsWith", select(slot(0), "type"), literal("Synchronized")), equals(select(slot(0), "status"), literal("False")))) },
      { status: "Current", text: "conditions.exists(c, c.type.endsWith('Synchronized') && c.status == 'True')", test: exists(conditions(), 0, 9, and(textTest("endsWith", select(slot(0), "type"), literal("Synchronized")), equals(select(slot(0), "status"), literal("True")))) },
      { status: "InProgress", text: "conditions.exists(c, c.type.endsWith('Synchronized'))", test: exists(conditions(), 0, 4, textTest("endsWith", select(slot(0), "type"), literal("Synchronized"))) },
      { status: "Failed", text: "has(status.NoMatchingInstances) && status.NoMatchingInstances", test: and(has(field("status"), "NoMatchingInstances"), select(field("status"), "NoMatchingInstances")), reason: ["NoMatchingInstances"] },
      { status: "Current", text: "(has(status.hash) && status.hash != '') || (has(status.uid) && status.uid != '')", test: or(and(has(field("status"), "hash"), differs(select(field("status"), "hash"), literal(""))), and(has(field("status"), "uid"), differs(select(field("status"), "uid"), literal("")))), reason: ["Synchronized"], message: ["It was sent to Grafana"] },
    ],
  })],
  ["grafana.integreatly.org/GrafanaFolder", createRule({
    id: "observability/GrafanaFolder",
    rows: [
      { status: "Failed", text: "conditions.exists(c, c.type in ['NoMatchingInstance', 'NoMatchingInstances', 'InvalidSpec', 'NoMatchingFolder'] && c.status == 'True')", test: exists(conditions(), 0, 13, and(isIn(select(slot(0), "type"), list(literal("NoMatchingInstance"), literal("NoMatchingInstances"), literal("InvalidSpec"), literal("NoMatchingFolder"))), equals(select(slot(0), "status"), literal("True")))) },
      { status: "Failed", text: "conditions.exists(c, c.type.endsWith('Synchronized') && c.status == 'False')", test: exists(conditions(), 0, 9, and(textTest("endsWith", select(slot(0), "type"), literal("Synchronized")), equals(select(slot(0), "status"), literal("False")))) },
      { status: "Current", text: "conditions.exists(c, c.type.endsWith('Synchronized') && c.status == 'True')", test: exists(conditions(), 0, 9, and(textTest("endsWith", select(slot(0), "type"), literal("Synchronized")), equals(select(slot(0), "status"), literal("True")))) },
      { status: "InProgress", text: "conditions.exists(c, c.type.endsWith('Synchronized'))", test: exists(conditions(), 0, 4, textTest("endsWith", select(slot(0), "type"), literal("Synchronized"))) },
      { status: "Failed", text: "has(status.NoMatchingInstances) && status.NoMatchingInstances", test: and(has(field("status"), "NoMatchingInstances"), select(field("status"), "NoMatchingInstances")), reason: ["NoMatchingInstances"] },
      { status: "Current", text: "(has(status.hash) && status.hash != '') || (has(status.uid) && status.uid != '')", test: or(and(has(field("status"), "hash"), differs(select(field("status"), "hash"), literal(""))), and(has(field("status"), "uid"), differs(select(field("status"), "uid"), literal("")))), reason: ["Synchronized"], message: ["It was sent to Grafana"] },
    ],
  })],
  ["opentelemetry.io/OpenTelemetryCollector", createRule({
    id: "observability/OpenTelemetryCollector",
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "has(spec.mode) && spec.mode == 'sidecar' && has(status.version) && status.version != ''", test: and(and(has(field("spec"), "mode"), equals(select(field("spec"), "mode"), literal("sidecar"))), and(has(field("status"), "version"), differs(select(field("status"), "version"), literal("")))), reason: ["Accepted"], message: ["Sidecars are made as pods ask for them"] },
    ],
  })],
  ["opentelemetry.io/Instrumentation", createRule({
    id: "observability/Instrumentation",
    needsStatus: false,
    rows: [
      { status: "Current", text: "has(metadata.name)", test: has(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  })],
  ["operator.victoriametrics.com/*", createRule({
    id: "observability/*",
    otherwise: "Generic",
    suspended: { text: "(has(status.updateStatus) && status.updateStatus == 'paused') || (has(spec.paused) && spec.paused == true)", test: or(and(has(field("status"), "updateStatus"), equals(select(field("status"), "updateStatus"), literal("paused"))), and(has(field("spec"), "paused"), equals(select(field("spec"), "paused"), literal(true)))) },
    rows: [
      { status: "Failed", text: "has(status.updateStatus) && status.updateStatus == 'failed'", test: and(has(field("status"), "updateStatus"), equals(select(field("status"), "updateStatus"), literal("failed"))), reason: ["failed"], message: [select(field("status"), "reason")] },
      { status: "Failed", text: "has(status.clusterStatus) && status.clusterStatus == 'failed'", test: and(has(field("status"), "clusterStatus"), equals(select(field("status"), "clusterStatus"), literal("failed"))), reason: ["failed"], message: [select(field("status"), "reason")] },
      { status: "InProgress", text: "has(status.updateStatus) && status.updateStatus in ['expanding', 'paused']", test: and(has(field("status"), "updateStatus"), isIn(select(field("status"), "updateStatus"), list(literal("expanding"), literal("paused")))), reason: [select(field("status"), "updateStatus")] },
      { status: "InProgress", text: "has(status.clusterStatus) && status.clusterStatus == 'expanding'", test: and(has(field("status"), "clusterStatus"), equals(select(field("status"), "clusterStatus"), literal("expanding"))) },
      { status: "Current", text: "has(status.updateStatus) && status.updateStatus == 'operational'", test: and(has(field("status"), "updateStatus"), equals(select(field("status"), "updateStatus"), literal("operational"))), reason: ["operational"] },
      { status: "Current", text: "has(status.clusterStatus) && status.clusterStatus == 'operational'", test: and(has(field("status"), "clusterStatus"), equals(select(field("status"), "clusterStatus"), literal("operational"))), reason: ["operational"] },
    ],
  })],
  ["datadoghq.com/DatadogAgent", createRule({
    id: "observability/DatadogAgent",
    rows: [
      { status: "Failed", text: "conditions.isTrue('DatadogAgentReconcileError')", test: conditionIs(conditions(), literal("DatadogAgentReconcileError"), "True") },
      { status: "Failed", text: "(has(status.agent) && has(status.agent.state) && status.agent.state == 'Failed') || (has(status.clusterAgent) && has(status.clusterAgent.state) && status.clusterAgent.state == 'Failed')", test: or(and(and(has(field("status"), "agent"), has(select(field("status"), "agent"), "state")), equals(select(select(field("status"), "agent"), "state"), literal("Failed"))), and(and(has(field("status"), "clusterAgent"), has(select(field("status"), "clusterAgent"), "state")), equals(select(select(field("status"), "clusterAgent"), "state"), literal("Failed")))), reason: ["AgentsFailed"] },
      { status: "InProgress", text: "(has(status.agent) && has(status.agent.state) && status.agent.state in ['Updating', 'Progressing']) || (has(status.clusterAgent) && has(status.clusterAgent.state) && status.clusterAgent.state in ['Updating', 'Progressing'])", test: or(and(and(has(field("status"), "agent"), has(select(field("status"), "agent"), "state")), isIn(select(select(field("status"), "agent"), "state"), list(literal("Updating"), literal("Progressing")))), and(and(has(field("status"), "clusterAgent"), has(select(field("status"), "clusterAgent"), "state")), isIn(select(select(field("status"), "clusterAgent"), "state"), list(literal("Updating"), literal("Progressing"))))), reason: ["AgentsUpdating"] },
      { status: "Current", text: "(has(status.agent) && has(status.agent.state) && status.agent.state == 'Running') || (has(status.clusterAgent) && has(status.clusterAgent.state) && status.clusterAgent.state == 'Running')", test: or(and(and(has(field("status"), "agent"), has(select(field("status"), "agent"), "state")), equals(select(select(field("status"), "agent"), "state"), literal("Running"))), and(and(has(field("status"), "clusterAgent"), has(select(field("status"), "clusterAgent"), "state")), equals(select(select(field("status"), "clusterAgent"), "state"), literal("Running")))), reason: ["AgentsRunning"] },
    ],
  })],
]);
