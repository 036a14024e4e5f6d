// Generated from packages/core/src/status/rules/library/stackgres.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, compare, conditionIs, conditions, field, hasField, isIn, list, literal, or, select, size } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of StackGres: SGCluster, SGStream, *. */
export const stackgresRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["stackgres.io/SGCluster", deferRule("stackgres/SGCluster", true, () => ({
    suspended: { text: "conditions.isTrue('PendingRestart') || conditions.isTrue('PendingUpgrade')", test: or(conditionIs(conditions(), literal("PendingRestart"), "True"), conditionIs(conditions(), literal("PendingUpgrade"), "True")) },
    rows: [
      { status: "Failed", text: "conditions.isTrue('Failed')", test: conditionIs(conditions(), literal("Failed"), "True") },
      { status: "InProgress", text: "has(spec.instances) && has(status.podStatuses) && size(status.podStatuses) < spec.instances", test: and(and(hasField(field("spec"), "instances"), hasField(field("status"), "podStatuses")), compare("<", size(select(field("status"), "podStatuses")), select(field("spec"), "instances"))), reason: ["Instances"], message: [size(select(field("status"), "podStatuses")), " of ", select(field("spec"), "instances"), " instances"] },
      { status: "Current", text: "conditions.isTrue('Bootstrapped')", test: conditionIs(conditions(), literal("Bootstrapped"), "True") },
    ],
  }))],
  ["stackgres.io/SGStream", deferRule("stackgres/SGStream", true, () => ({
    rows: [
      { status: "Failed", text: "conditions.isTrue('Failed')", test: conditionIs(conditions(), literal("Failed"), "True") },
      { status: "Current", text: "conditions.isTrue('Completed') || conditions.isTrue('Running')", test: or(conditionIs(conditions(), literal("Completed"), "True"), conditionIs(conditions(), literal("Running"), "True")) },
    ],
  }))],
  ["stackgres.io/*", deferRule("stackgres/*", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "kind in ['SGInstanceProfile', 'SGPostgresConfig', 'SGPoolingConfig', 'SGObjectStorage'] && has(metadata.name)", test: and(isIn(field("kind"), list(literal("SGInstanceProfile"), literal("SGPostgresConfig"), literal("SGPoolingConfig"), literal("SGObjectStorage"))), hasField(field("metadata"), "name")), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
]);
