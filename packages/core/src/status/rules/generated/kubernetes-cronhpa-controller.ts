// Generated from packages/core/src/status/rules/library/kubernetes-cronhpa-controller.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, conditions, equals, exists, hasField, isIn, list, literal, select, slot } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Kubernetes CronHPA Controller (Alibaba Cloud): CronHorizontalPodAutoscaler. */
export const kubernetesCronhpaControllerRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["autoscaling.alibabacloud.com/CronHorizontalPodAutoscaler", deferRule("kubernetes-cronhpa-controller/CronHorizontalPodAutoscaler", true, () => ({
    rows: [
      { status: "Failed", text: "conditions.exists(c, has(c.state) && c.state == 'Failed')", test: exists(conditions(), 0, 7, and(hasField(slot(0), "state"), equals(select(slot(0), "state"), literal("Failed")))), reason: ["JobFailed"] },
      { status: "Current", text: "conditions.exists(c, has(c.state) && c.state in ['Succeed', 'Submitted'])", test: exists(conditions(), 0, 9, and(hasField(slot(0), "state"), isIn(select(slot(0), "state"), list(literal("Succeed"), literal("Submitted"))))), reason: ["Scheduled"] },
    ],
  }))],
]);
