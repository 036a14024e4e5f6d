// Generated from packages/core/src/status/rules/library/aiven.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, call, conditionIs, conditionText, conditions, differs, equals, exists, field, hasField, index, isIn, literal, select, slot } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Aiven Operator: *. */
export const aivenRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["aiven.io/*", deferRule("aiven/*", true, () => ({
    suspended: { text: "has(status.state) && status.state == 'POWEROFF'", test: and(hasField(field("status"), "state"), equals(select(field("status"), "state"), literal("POWEROFF"))) },
    rows: [
      { status: "Current", text: "conditions.isTrue('Initialized') && conditions.isTrue('Running') && has(metadata.annotations) && has(metadata.generation) && 'controllers.aiven.io/generation-was-processed' in metadata.annotations && metadata.annotations['controllers.aiven.io/generation-was-processed'] == string(metadata.generation)", test: and(and(and(conditionIs(conditions(), literal("Initialized"), "True"), conditionIs(conditions(), literal("Running"), "True")), hasField(field("metadata"), "annotations")), and(and(hasField(field("metadata"), "generation"), isIn(literal("controllers.aiven.io/generation-was-processed"), select(field("metadata"), "annotations"))), equals(index(select(field("metadata"), "annotations"), literal("controllers.aiven.io/generation-was-processed")), call("string/1", select(field("metadata"), "generation"))))), reason: [conditionText(conditions(), literal("Running"), "reason")], message: [conditionText(conditions(), literal("Running"), "message")] },
      { status: "Failed", text: "conditions.exists(c, c.type == 'Error' && c.status != 'False')", test: exists(conditions(), 0, 9, and(equals(select(slot(0), "type"), literal("Error")), differs(select(slot(0), "status"), literal("False")))) },
      { status: "InProgress", text: "has(metadata.annotations) && 'controllers.aiven.io/generation-was-processed' in metadata.annotations && has(metadata.generation) && metadata.annotations['controllers.aiven.io/generation-was-processed'] != string(metadata.generation)", test: and(and(hasField(field("metadata"), "annotations"), isIn(literal("controllers.aiven.io/generation-was-processed"), select(field("metadata"), "annotations"))), and(hasField(field("metadata"), "generation"), differs(index(select(field("metadata"), "annotations"), literal("controllers.aiven.io/generation-was-processed")), call("string/1", select(field("metadata"), "generation"))))), reason: ["GenerationNotProcessed"] },
      { status: "Current", text: "conditions.isTrue('Initialized') && conditions.isTrue('Running')", test: and(conditionIs(conditions(), literal("Initialized"), "True"), conditionIs(conditions(), literal("Running"), "True")) },
      { status: "InProgress", text: "has(status.state) && status.state != 'RUNNING'", test: and(hasField(field("status"), "state"), differs(select(field("status"), "state"), literal("RUNNING"))), reason: [select(field("status"), "state")] },
    ],
  }))],
]);
