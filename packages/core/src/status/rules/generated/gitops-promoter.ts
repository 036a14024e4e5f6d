// Generated from packages/core/src/status/rules/library/gitops-promoter.yaml by `npm run gen`. Do not edit.
import type { StatusRules } from "../../types.ts";
import { all, and, conditionIs, conditions, differs, equals, exists, field, has, index, list, literal, optional, or, orValue, select, slot } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of GitOps Promoter: PromotionStrategy, ChangeTransferPolicy, PullRequest. */
export const gitopsPromoterRules: StatusRules = /* @__PURE__ */ rulesOf(() => [
  ["promoter.argoproj.io/PromotionStrategy", deferRule("gitops-promoter/PromotionStrategy", true, () => ({
    rows: [
      { status: "Failed", text: "conditions.isFalse('Ready')", test: conditionIs(conditions(), literal("Ready"), "False") },
      { status: "Failed", text: "status.?environments.orValue([]).exists(e, e.?active.?commitStatuses.orValue([]).exists(s, s.?phase.orValue('') == 'failure') || (e.?active.?dry.?sha != e.?proposed.?dry.?sha && e.?proposed.?commitStatuses.orValue([]).exists(s, s.?phase.orValue('') == 'failure')))", test: exists(orValue(optional(field("status"), literal("environments")), list()), 0, 47, or(exists(orValue(optional(optional(slot(0), literal("active")), literal("commitStatuses")), list()), 1, 7, equals(orValue(optional(slot(1), literal("phase")), literal("")), literal("failure"))), and(differs(optional(optional(optional(slot(0), literal("active")), literal("dry")), literal("sha")), optional(optional(optional(slot(0), literal("proposed")), literal("dry")), literal("sha"))), exists(orValue(optional(optional(slot(0), literal("proposed")), literal("commitStatuses")), list()), 1, 7, equals(orValue(optional(slot(1), literal("phase")), literal("")), literal("failure")))))), reason: ["CommitStatusFailed"], message: ["A commit status of an environment failed"] },
      { status: "InProgress", text: "status.?environments.orValue([]).exists(e, e.?active.?commitStatuses.orValue([]).exists(s, s.?phase.orValue('') == 'pending'))", test: exists(orValue(optional(field("status"), literal("environments")), list()), 0, 15, exists(orValue(optional(optional(slot(0), literal("active")), literal("commitStatuses")), list()), 1, 7, equals(orValue(optional(slot(1), literal("phase")), literal("")), literal("pending")))), reason: ["CommitStatusPending"] },
      { status: "Current", text: "conditions.isTrue('Ready') && has(status.environments) && status.environments.all(e, has(e.active.dry.sha) && e.active.dry.sha == status.environments[0].active.dry.sha && e.?proposed.?dry.?sha.orValue(e.active.dry.sha) == e.active.dry.sha)", test: and(and(conditionIs(conditions(), literal("Ready"), "True"), has(field("status"), "environments")), all(select(field("status"), "environments"), 0, 35, and(and(has(select(select(slot(0), "active"), "dry"), "sha"), equals(select(select(select(slot(0), "active"), "dry"), "sha"), select(select(select(index(select(field("status"), "environments"), literal(0)), "active"), "dry"), "sha"))), equals(orValue(optional(optional(optional(slot(0), literal("proposed")), literal("dry")), literal("sha")), select(select(select(slot(0), "active"), "dry"), "sha")), select(select(select(slot(0), "active"), "dry"), "sha"))))), reason: ["Promoted"], message: ["The same commit is active in all environments"] },
      { status: "InProgress", text: "conditions.isTrue('Ready')", test: conditionIs(conditions(), literal("Ready"), "True"), reason: ["PromotionPending"], message: ["A commit is not yet active in all environments"] },
    ],
  }))],
  ["promoter.argoproj.io/ChangeTransferPolicy", deferRule("gitops-promoter/ChangeTransferPolicy", true, () => ({
    rows: [
      { status: "Failed", text: "conditions.isFalse('Ready')", test: conditionIs(conditions(), literal("Ready"), "False") },
      { status: "Failed", text: "status.?active.?commitStatuses.orValue([]).exists(s, s.?phase.orValue('') == 'failure')", test: exists(orValue(optional(optional(field("status"), literal("active")), literal("commitStatuses")), list()), 0, 7, equals(orValue(optional(slot(0), literal("phase")), literal("")), literal("failure"))), reason: ["CommitStatusFailed"] },
      { status: "Failed", text: "status.?active.?dry.?sha != status.?proposed.?dry.?sha && status.?proposed.?commitStatuses.orValue([]).exists(s, s.?phase.orValue('') == 'failure')", test: and(differs(optional(optional(optional(field("status"), literal("active")), literal("dry")), literal("sha")), optional(optional(optional(field("status"), literal("proposed")), literal("dry")), literal("sha"))), exists(orValue(optional(optional(field("status"), literal("proposed")), literal("commitStatuses")), list()), 0, 7, equals(orValue(optional(slot(0), literal("phase")), literal("")), literal("failure")))), reason: ["ProposedCommitStatusFailed"] },
      { status: "InProgress", text: "status.?active.?commitStatuses.orValue([]).exists(s, s.?phase.orValue('') == 'pending')", test: exists(orValue(optional(optional(field("status"), literal("active")), literal("commitStatuses")), list()), 0, 7, equals(orValue(optional(slot(0), literal("phase")), literal("")), literal("pending"))), reason: ["CommitStatusPending"] },
      { status: "Current", text: "conditions.isTrue('Ready') && has(status.active) && has(status.proposed) && status.active.dry.sha == status.proposed.dry.sha", test: and(and(conditionIs(conditions(), literal("Ready"), "True"), has(field("status"), "active")), and(has(field("status"), "proposed"), equals(select(select(select(field("status"), "active"), "dry"), "sha"), select(select(select(field("status"), "proposed"), "dry"), "sha")))), reason: ["Promoted"] },
      { status: "InProgress", text: "conditions.isTrue('Ready')", test: conditionIs(conditions(), literal("Ready"), "True"), reason: ["PromotionPending"] },
    ],
  }))],
  ["promoter.argoproj.io/PullRequest", deferRule("gitops-promoter/PullRequest", true, () => ({
    rows: [
      { status: "Failed", text: "conditions.isFalse('Ready')", test: conditionIs(conditions(), literal("Ready"), "False") },
      { status: "InProgress", text: "has(status.state) && has(spec.state) && status.state != spec.state", test: and(and(has(field("status"), "state"), has(field("spec"), "state")), differs(select(field("status"), "state"), select(field("spec"), "state"))), reason: ["StatePending"], message: ["It is ", select(field("status"), "state"), " and shall be ", select(field("spec"), "state")] },
      { status: "Current", text: "conditions.isTrue('Ready') && has(status.state)", test: and(conditionIs(conditions(), literal("Ready"), "True"), has(field("status"), "state")), reason: [select(field("status"), "state")] },
    ],
  }))],
]);
