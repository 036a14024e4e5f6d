// Generated from packages/core/src/status/rules/library/kubewarden.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, equals, field, hasField, isIn, list, literal, select } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Kubewarden: ClusterAdmissionPolicy, AdmissionPolicy. */
export const kubewardenRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["policies.kubewarden.io/ClusterAdmissionPolicy", deferRule("kubewarden/ClusterAdmissionPolicy", true, () => ({
    rows: [
      { status: "InProgress", text: "has(status.policyStatus) && status.policyStatus in ['unscheduled', 'scheduled', 'pending']", test: and(hasField(field("status"), "policyStatus"), isIn(select(field("status"), "policyStatus"), list(literal("unscheduled"), literal("scheduled"), literal("pending")))), reason: [select(field("status"), "policyStatus")] },
      { status: "Current", text: "has(status.policyStatus) && status.policyStatus == 'active'", test: and(hasField(field("status"), "policyStatus"), equals(select(field("status"), "policyStatus"), literal("active"))), reason: ["active"] },
    ],
  }))],
  ["policies.kubewarden.io/AdmissionPolicy", deferRule("kubewarden/AdmissionPolicy", true, () => ({
    rows: [
      { status: "InProgress", text: "has(status.policyStatus) && status.policyStatus in ['unscheduled', 'scheduled', 'pending']", test: and(hasField(field("status"), "policyStatus"), isIn(select(field("status"), "policyStatus"), list(literal("unscheduled"), literal("scheduled"), literal("pending")))), reason: [select(field("status"), "policyStatus")] },
      { status: "Current", text: "has(status.policyStatus) && status.policyStatus == 'active'", test: and(hasField(field("status"), "policyStatus"), equals(select(field("status"), "policyStatus"), literal("active"))), reason: ["active"] },
    ],
  }))],
]);
