// Generated from packages/core/src/status/rules/library/nvidia-gpu-operator.yaml by `npm run gen`. Do not edit.
import type { StatusRules } from "../../types.ts";
import { and, conditionIs, conditionText, conditions, equals, field, hasField, isIn, list, literal, not, select } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of NVIDIA GPU Operator: ClusterPolicy. */
export const nvidiaGpuOperatorRules: StatusRules = /* @__PURE__ */ rulesOf(() => [
  ["nvidia.com/ClusterPolicy", deferRule("nvidia-gpu-operator/ClusterPolicy", true, () => ({
    rows: [
      { status: "Failed", text: "conditions.isTrue('Error') && !(conditions.reason('Error') in ['OperandNotReady', 'NodeStatusNotReady'])", test: and(conditionIs(conditions(), literal("Error"), "True"), not(isIn(conditionText(conditions(), literal("Error"), "reason"), list(literal("OperandNotReady"), literal("NodeStatusNotReady"))))) },
      { status: "Current", text: "has(status.state) && status.state == 'ready' && !conditions.isFalse('Ready') && !conditions.isUnknown('Ready')", test: and(and(hasField(field("status"), "state"), equals(select(field("status"), "state"), literal("ready"))), and(not(conditionIs(conditions(), literal("Ready"), "False")), not(conditionIs(conditions(), literal("Ready"), "Unknown")))), reason: ["ready"] },
      { status: "InProgress", text: "has(status.state)", test: hasField(field("status"), "state"), reason: [select(field("status"), "state")] },
    ],
  }))],
]);
