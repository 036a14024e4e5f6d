// Generated from packages/core/src/status/rules/library/kubegres.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, differs, equals, field, hasField, literal, select } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Kubegres: Kubegres. */
export const kubegresRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["kubegres.reactive-tech.io/Kubegres", deferRule("kubegres/Kubegres", true, () => ({
    rows: [
      { status: "Failed", text: "has(status.blockingOperation) && has(status.blockingOperation.hasTimedOut) && status.blockingOperation.hasTimedOut", test: and(and(hasField(field("status"), "blockingOperation"), hasField(select(field("status"), "blockingOperation"), "hasTimedOut")), select(select(field("status"), "blockingOperation"), "hasTimedOut")), reason: ["BlockingOperationTimedOut"], message: [select(select(field("status"), "blockingOperation"), "operationId"), ": ", select(select(field("status"), "blockingOperation"), "stepId")] },
      { status: "InProgress", text: "has(status.blockingOperation) && has(status.blockingOperation.operationId) && status.blockingOperation.operationId != ''", test: and(and(hasField(field("status"), "blockingOperation"), hasField(select(field("status"), "blockingOperation"), "operationId")), differs(select(select(field("status"), "blockingOperation"), "operationId"), literal(""))), reason: ["BlockingOperation"], message: [select(select(field("status"), "blockingOperation"), "operationId"), ": ", select(select(field("status"), "blockingOperation"), "stepId")] },
      { status: "Current", text: "has(status.enforcedReplicas) && has(spec.replicas) && status.enforcedReplicas == spec.replicas", test: and(and(hasField(field("status"), "enforcedReplicas"), hasField(field("spec"), "replicas")), equals(select(field("status"), "enforcedReplicas"), select(field("spec"), "replicas"))), reason: ["ReplicasEnforced"] },
    ],
  }))],
]);
