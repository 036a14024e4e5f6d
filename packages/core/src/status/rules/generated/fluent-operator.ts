// Generated from packages/core/src/status/rules/library/fluent-operator.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, field, hasField, isIn, list, literal } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Fluent Operator: *, *. */
export const fluentOperatorRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["fluentbit.fluent.io/*", deferRule("fluent-operator/*", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["fluentd.fluent.io/*", deferRule("fluent-operator/*", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "kind in ['ClusterFilter', 'ClusterOutput', 'ClusterInput', 'Filter', 'Output', 'Input'] && has(metadata.name)", test: and(isIn(field("kind"), list(literal("ClusterFilter"), literal("ClusterOutput"), literal("ClusterInput"), literal("Filter"), literal("Output"), literal("Input"))), hasField(field("metadata"), "name")), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
]);
