// Generated from packages/core/src/status/rules/library/karpenter.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, compare, conditionIs, conditionText, conditions, field, hasField, isIn, list, literal, not, size } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Karpenter: NodeClaim, AWSNodeTemplate, Provisioner. */
export const karpenterRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["karpenter.sh/NodeClaim", deferRule("karpenter/NodeClaim", true, () => ({
    rows: [
      { status: "Failed", text: "conditions.isFalse('Launched') && !(conditions.reason('Launched') in ['NodeClassNotReady', 'AwaitingReconciliation'])", test: and(conditionIs(conditions(), literal("Launched"), "False"), not(isIn(conditionText(conditions(), literal("Launched"), "reason"), list(literal("NodeClassNotReady"), literal("AwaitingReconciliation"))))) },
      { status: "Failed", text: "conditions.reason('Launched') in ['LaunchFailed', 'InsufficientCapacityError', 'NodeClassNotFound']", test: isIn(conditionText(conditions(), literal("Launched"), "reason"), list(literal("LaunchFailed"), literal("InsufficientCapacityError"), literal("NodeClassNotFound"))) },
      { status: "Current", text: "conditions.isTrue('Ready')", test: conditionIs(conditions(), literal("Ready"), "True") },
      { status: "InProgress", text: "size(conditions) > 0", test: compare(">", size(conditions()), literal(0)) },
    ],
  }))],
  ["karpenter.k8s.aws/AWSNodeTemplate", deferRule("karpenter/AWSNodeTemplate", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["karpenter.sh/Provisioner", deferRule("karpenter/Provisioner", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
]);
