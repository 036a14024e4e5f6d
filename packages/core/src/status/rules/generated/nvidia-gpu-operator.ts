// Generated from packages/core/src/status/rules/library/nvidia-gpu-operator.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, conditionIs, conditionText, conditions, equals, field, hasField, isIn, list, literal, not, select } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of NVIDIA GPU Operator: ClusterPolicy, NVIDIADriver. */
export const nvidiaGpuOperatorRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["nvidia.com/ClusterPolicy", deferRule("nvidia-gpu-operator/ClusterPolicy", true, () => ({
    rows: [
      { status: "Failed", text: "conditions.isTrue('Error') && !(conditions.reason('Error') in ['OperandNotReady', 'DriverNotReady', 'NodeStatusNotReady'])", test: and(conditionIs(conditions(), literal("Error"), "True"), not(isIn(conditionText(conditions(), literal("Error"), "reason"), list(literal("OperandNotReady"), literal("DriverNotReady"), literal("NodeStatusNotReady"))))) },
      { status: "Current", text: "has(status.state) && status.state == 'ready' && !conditions.isFalse('Ready') && !conditions.isUnknown('Ready')", test: and(and(hasField(field("status"), "state"), equals(select(field("status"), "state"), literal("ready"))), and(not(conditionIs(conditions(), literal("Ready"), "False")), not(conditionIs(conditions(), literal("Ready"), "Unknown")))), reason: ["ready"] },
      { status: "Failed", text: "has(status.state) && status.state == 'ignored'", test: and(hasField(field("status"), "state"), equals(select(field("status"), "state"), literal("ignored"))), reason: ["ignored"], message: ["Another ClusterPolicy is in use, and this one is not read"] },
      { status: "InProgress", text: "has(status.state)", test: hasField(field("status"), "state"), reason: [select(field("status"), "state")] },
    ],
  }))],
  ["nvidia.com/NVIDIADriver", deferRule("nvidia-gpu-operator/NVIDIADriver", true, () => ({
    overrules: [{"condition":"Error","reason":"OperandNotReady"},{"condition":"Error","reason":"DriverNotReady"},{"condition":"Ready","reason":"Error"}],
    rows: [
      { status: "Failed", text: "conditions.isTrue('Error') && !(conditions.reason('Error') in ['OperandNotReady', 'DriverNotReady', 'NodeStatusNotReady'])", test: and(conditionIs(conditions(), literal("Error"), "True"), not(isIn(conditionText(conditions(), literal("Error"), "reason"), list(literal("OperandNotReady"), literal("DriverNotReady"), literal("NodeStatusNotReady"))))) },
      { status: "Current", text: "has(status.state) && status.state == 'ready' && !conditions.isFalse('Ready') && !conditions.isUnknown('Ready')", test: and(and(hasField(field("status"), "state"), equals(select(field("status"), "state"), literal("ready"))), and(not(conditionIs(conditions(), literal("Ready"), "False")), not(conditionIs(conditions(), literal("Ready"), "Unknown")))), reason: ["ready"] },
      { status: "InProgress", text: "has(status.state)", test: hasField(field("status"), "state"), reason: [select(field("status"), "state")] },
    ],
  }))],
]);
