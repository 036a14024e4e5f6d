// Generated from packages/core/src/status/rules/library/eclipse-che.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, equals, field, hasField, literal, select } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Eclipse Che: CheCluster. */
export const eclipseCheRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["org.eclipse.che/CheCluster", deferRule("eclipse-che/CheCluster", true, () => ({
    rows: [
      { status: "Failed", text: "has(status.reason) && status.reason == 'InstallOrUpdateFailed'", test: and(hasField(field("status"), "reason"), equals(select(field("status"), "reason"), literal("InstallOrUpdateFailed"))), reason: ["InstallOrUpdateFailed"], message: [select(field("status"), "message")] },
      { status: "Current", text: "has(status.chePhase) && status.chePhase == 'Active'", test: and(hasField(field("status"), "chePhase"), equals(select(field("status"), "chePhase"), literal("Active"))), reason: ["Active"] },
      { status: "Current", text: "has(status.cheClusterRunning) && status.cheClusterRunning == 'Available'", test: and(hasField(field("status"), "cheClusterRunning"), equals(select(field("status"), "cheClusterRunning"), literal("Available"))), reason: ["Available"] },
      { status: "InProgress", text: "has(status.chePhase)", test: hasField(field("status"), "chePhase"), reason: [select(field("status"), "chePhase")] },
      { status: "InProgress", text: "has(status.cheClusterRunning)", test: hasField(field("status"), "cheClusterRunning"), message: [select(field("status"), "cheClusterRunning")] },
    ],
  }))],
]);
