// Generated from packages/core/src/status/rules/library/oadp.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { equals, field, isIn, list, literal, optional, orValue, select } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of OADP: NonAdminBackup, NonAdminRestore. */
export const oadpRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["oadp.openshift.io/NonAdminBackup", deferRule("oadp/NonAdminBackup", true, () => ({
    rows: [
      { status: "Failed", text: "status.?veleroBackup.?status.?phase.orValue('') in ['Failed', 'PartiallyFailed', 'FailedValidation', 'FinalizingPartiallyFailed', 'WaitingForPluginOperationsPartiallyFailed']", test: isIn(orValue(optional(optional(optional(field("status"), literal("veleroBackup")), literal("status")), literal("phase")), literal("")), list(literal("Failed"), literal("PartiallyFailed"), literal("FailedValidation"), literal("FinalizingPartiallyFailed"), literal("WaitingForPluginOperationsPartiallyFailed"))), reason: [select(select(select(field("status"), "veleroBackup"), "status"), "phase")], message: [orValue(optional(optional(optional(field("status"), literal("veleroBackup")), literal("status")), literal("failureReason")), literal(""))] },
      { status: "Current", text: "status.?veleroBackup.?status.?phase.orValue('') == 'Completed'", test: equals(orValue(optional(optional(optional(field("status"), literal("veleroBackup")), literal("status")), literal("phase")), literal("")), literal("Completed")), reason: ["Completed"], terminal: true },
    ],
  }))],
  ["oadp.openshift.io/NonAdminRestore", deferRule("oadp/NonAdminRestore", true, () => ({
    rows: [
      { status: "Failed", text: "status.?veleroRestore.?status.?phase.orValue('') in ['Failed', 'PartiallyFailed', 'FailedValidation', 'FinalizingPartiallyFailed', 'WaitingForPluginOperationsPartiallyFailed']", test: isIn(orValue(optional(optional(optional(field("status"), literal("veleroRestore")), literal("status")), literal("phase")), literal("")), list(literal("Failed"), literal("PartiallyFailed"), literal("FailedValidation"), literal("FinalizingPartiallyFailed"), literal("WaitingForPluginOperationsPartiallyFailed"))), reason: [select(select(select(field("status"), "veleroRestore"), "status"), "phase")], message: [orValue(optional(optional(optional(field("status"), literal("veleroRestore")), literal("status")), literal("failureReason")), literal(""))] },
      { status: "Current", text: "status.?veleroRestore.?status.?phase.orValue('') == 'Completed'", test: equals(orValue(optional(optional(optional(field("status"), literal("veleroRestore")), literal("status")), literal("phase")), literal("")), literal("Completed")), reason: ["Completed"], terminal: true },
    ],
  }))],
]);
