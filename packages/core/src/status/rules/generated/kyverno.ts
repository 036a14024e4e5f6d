// Generated from packages/core/src/status/rules/library/kyverno.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, conditionIs, conditions, equals, field, hasField, isIn, list, literal, select } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Kyverno: UpdateRequest, CleanupPolicy, ClusterCleanupPolicy, PolicyException, PolicyException, *, *. */
export const kyvernoRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["kyverno.io/UpdateRequest", deferRule("kyverno/UpdateRequest", true, () => ({
    rows: [
      { status: "Failed", text: "has(status.state) && status.state == 'Failed'", test: and(hasField(field("status"), "state"), equals(select(field("status"), "state"), literal("Failed"))), reason: ["Failed"], message: [select(field("status"), "message")] },
      { status: "Current", text: "has(status.state) && status.state in ['Completed', 'Skip']", test: and(hasField(field("status"), "state"), isIn(select(field("status"), "state"), list(literal("Completed"), literal("Skip")))), reason: [select(field("status"), "state")] },
      { status: "InProgress", text: "has(status.state)", test: hasField(field("status"), "state") },
    ],
  }))],
  ["kyverno.io/CleanupPolicy", deferRule("kyverno/CleanupPolicy", false, () => ({
    rows: [
      { status: "Failed", text: "conditions.isFalse('Ready')", test: conditionIs(conditions(), literal("Ready"), "False") },
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Scheduled"] },
    ],
  }))],
  ["kyverno.io/ClusterCleanupPolicy", deferRule("kyverno/ClusterCleanupPolicy", false, () => ({
    rows: [
      { status: "Failed", text: "conditions.isFalse('Ready')", test: conditionIs(conditions(), literal("Ready"), "False") },
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Scheduled"] },
    ],
  }))],
  ["kyverno.io/PolicyException", deferRule("kyverno/PolicyException", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["policies.kyverno.io/PolicyException", deferRule("kyverno/PolicyException", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["wgpolicyk8s.io/*", deferRule("kyverno/*", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["reports.kyverno.io/*", deferRule("kyverno/*", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
]);
