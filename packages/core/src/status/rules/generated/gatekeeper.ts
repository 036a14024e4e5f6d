// Generated from packages/core/src/status/rules/library/gatekeeper.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { all, and, compare, equals, exists, field, filter, hasField, index, list, literal, not, optional, or, orValue, select, size, slot } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Gatekeeper: *, *, Config, Provider, *, SyncSet, ConstraintTemplate, ExpansionTemplate. */
export const gatekeeperRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["constraints.gatekeeper.sh/*", deferRule("gatekeeper/*", true, () => ({
    rows: [
      { status: "Failed", text: "has(status.byPod) && status.byPod.exists(p, has(p.errors) && size(p.errors) > 0)", test: and(hasField(field("status"), "byPod"), exists(select(field("status"), "byPod"), 0, 8, and(hasField(slot(0), "errors"), compare(">", size(select(slot(0), "errors")), literal(0))))), reason: ["ConstraintError"] },
      { status: "InProgress", text: "has(status.byPod) && status.byPod.exists(p, !has(p.enforced) || p.enforced == false || (has(p.observedGeneration) && has(metadata.generation) && p.observedGeneration < metadata.generation))", test: and(hasField(field("status"), "byPod"), exists(select(field("status"), "byPod"), 0, 20, or(or(not(hasField(slot(0), "enforced")), equals(select(slot(0), "enforced"), literal(false))), and(and(hasField(slot(0), "observedGeneration"), hasField(field("metadata"), "generation")), compare("<", select(slot(0), "observedGeneration"), select(field("metadata"), "generation")))))), reason: ["NotEnforced"] },
      { status: "Current", text: "has(status.byPod) && status.byPod.all(p, p.enforced == true && (!has(p.observedGeneration) || p.observedGeneration > 0))", test: and(hasField(field("status"), "byPod"), all(select(field("status"), "byPod"), 0, 13, and(equals(select(slot(0), "enforced"), literal(true)), or(not(hasField(slot(0), "observedGeneration")), compare(">", select(slot(0), "observedGeneration"), literal(0)))))), reason: ["Enforced"], message: ["It is enforced; what violates it is no fault of its own"] },
    ],
  }))],
  ["mutations.gatekeeper.sh/*", deferRule("gatekeeper/*", false, () => ({
    rows: [
      { status: "Failed", text: "has(status.byPod) && status.byPod.exists(p, has(p.errors) && size(p.errors) > 0)", test: and(hasField(field("status"), "byPod"), exists(select(field("status"), "byPod"), 0, 8, and(hasField(slot(0), "errors"), compare(">", size(select(slot(0), "errors")), literal(0))))), reason: ["MutatorError"] },
      { status: "InProgress", text: "has(status.byPod) && status.byPod.exists(p, has(p.enforced) && p.enforced == false)", test: and(hasField(field("status"), "byPod"), exists(select(field("status"), "byPod"), 0, 7, and(hasField(slot(0), "enforced"), equals(select(slot(0), "enforced"), literal(false))))) },
      { status: "Current", text: "has(status.byPod) && status.byPod.all(p, has(p.enforced) && p.enforced == true && has(p.observedGeneration) && (!has(metadata.generation) || p.observedGeneration == metadata.generation))", test: and(hasField(field("status"), "byPod"), all(select(field("status"), "byPod"), 0, 20, and(and(hasField(slot(0), "enforced"), equals(select(slot(0), "enforced"), literal(true))), and(hasField(slot(0), "observedGeneration"), or(not(hasField(field("metadata"), "generation")), equals(select(slot(0), "observedGeneration"), select(field("metadata"), "generation"))))))), reason: ["Enforced"] },
      { status: "InProgress", text: "has(status.byPod)", test: hasField(field("status"), "byPod") },
    ],
  }))],
  ["config.gatekeeper.sh/Config", deferRule("gatekeeper/Config", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["externaldata.gatekeeper.sh/Provider", deferRule("gatekeeper/Provider", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["status.gatekeeper.sh/*", deferRule("gatekeeper/*", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["syncset.gatekeeper.sh/SyncSet", deferRule("gatekeeper/SyncSet", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["templates.gatekeeper.sh/ConstraintTemplate", deferRule("gatekeeper/ConstraintTemplate", true, () => ({
    rows: [
      { status: "Failed", text: "has(status.byPod) && status.byPod.exists(p, p.?errors.orValue([]).size() > 0)", test: and(hasField(field("status"), "byPod"), exists(select(field("status"), "byPod"), 0, 8, compare(">", size(orValue(optional(slot(0), literal("errors")), list())), literal(0)))), reason: [orValue(optional(index(select(index(filter(select(field("status"), "byPod"), 0, 8, compare(">", size(orValue(optional(slot(0), literal("errors")), list())), literal(0))), literal(0)), "errors"), literal(0)), literal("code")), literal("TemplateError"))], message: [orValue(optional(index(select(index(filter(select(field("status"), "byPod"), 0, 8, compare(">", size(orValue(optional(slot(0), literal("errors")), list())), literal(0))), literal(0)), "errors"), literal(0)), literal("message")), literal("It cannot be compiled"))] },
      { status: "InProgress", text: "has(status.byPod) && has(metadata.generation) && status.byPod.exists(p, has(p.observedGeneration) && p.observedGeneration < metadata.generation)", test: and(and(hasField(field("status"), "byPod"), hasField(field("metadata"), "generation")), exists(select(field("status"), "byPod"), 0, 8, and(hasField(slot(0), "observedGeneration"), compare("<", select(slot(0), "observedGeneration"), select(field("metadata"), "generation"))))), reason: ["LatestGenerationNotObserved"], message: ["Not every pod has compiled generation ", select(field("metadata"), "generation")] },
      { status: "Current", text: "has(status.created) && status.created", test: and(hasField(field("status"), "created"), select(field("status"), "created")), reason: ["Created"] },
      { status: "InProgress", text: "has(status.created)", test: hasField(field("status"), "created"), reason: ["NotCreated"] },
    ],
  }))],
  ["expansion.gatekeeper.sh/ExpansionTemplate", deferRule("gatekeeper/ExpansionTemplate", false, () => ({
    rows: [
      { status: "Failed", text: "has(status.byPod) && status.byPod.exists(p, p.?errors.orValue([]).size() > 0)", test: and(hasField(field("status"), "byPod"), exists(select(field("status"), "byPod"), 0, 8, compare(">", size(orValue(optional(slot(0), literal("errors")), list())), literal(0)))), reason: ["ExpansionTemplateError"], message: [orValue(optional(index(select(index(filter(select(field("status"), "byPod"), 0, 8, compare(">", size(orValue(optional(slot(0), literal("errors")), list())), literal(0))), literal(0)), "errors"), literal(0)), literal("message")), literal("It cannot be used"))] },
      { status: "Current", text: "has(status.byPod) && status.byPod.all(p, has(p.observedGeneration) && (!has(metadata.generation) || p.observedGeneration == metadata.generation))", test: and(hasField(field("status"), "byPod"), all(select(field("status"), "byPod"), 0, 12, and(hasField(slot(0), "observedGeneration"), or(not(hasField(field("metadata"), "generation")), equals(select(slot(0), "observedGeneration"), select(field("metadata"), "generation")))))), reason: ["Stored"] },
      { status: "InProgress", text: "has(status.byPod)", test: hasField(field("status"), "byPod"), reason: ["LatestGenerationNotObserved"] },
    ],
  }))],
]);
