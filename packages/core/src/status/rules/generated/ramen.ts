// Generated from packages/core/src/status/rules/library/ramen.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, arithmetic, call, choose, conditionIs, conditions, differs, field, hasField, isIn, list, literal, select } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of RamenDR: DRPlacementControl. */
export const ramenRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["ramendr.openshift.io/DRPlacementControl", deferRule("ramen/DRPlacementControl", true, () => ({
    suspended: { text: "has(status.progression) && status.progression in ['Paused', 'WaitOnUserToCleanUp']", test: and(hasField(field("status"), "progression"), isIn(select(field("status"), "progression"), list(literal("Paused"), literal("WaitOnUserToCleanUp")))) },
    rows: [
      { status: "InProgress", text: "has(status.progression) && status.progression != 'Completed'", test: and(hasField(field("status"), "progression"), differs(select(field("status"), "progression"), literal("Completed"))), reason: [call("replace/3", select(field("status"), "progression"), literal(" "), literal(""))], message: [choose(hasField(field("status"), "phase"), arithmetic("+", select(field("status"), "phase"), literal(": ")), literal("")), select(field("status"), "progression")] },
      { status: "InProgress", text: "conditions.isFalse('Protected')", test: conditionIs(conditions(), literal("Protected"), "False") },
      { status: "InProgress", text: "conditions.isFalse('PeerReady')", test: conditionIs(conditions(), literal("PeerReady"), "False") },
      { status: "Current", text: "conditions.isTrue('Available') && has(status.phase) && status.phase in ['Deployed', 'FailedOver', 'Relocated']", test: and(and(conditionIs(conditions(), literal("Available"), "True"), hasField(field("status"), "phase")), isIn(select(field("status"), "phase"), list(literal("Deployed"), literal("FailedOver"), literal("Relocated")))), reason: [select(field("status"), "phase")] },
      { status: "InProgress", text: "has(status.phase)", test: hasField(field("status"), "phase"), reason: [select(field("status"), "phase")] },
    ],
  }))],
]);
