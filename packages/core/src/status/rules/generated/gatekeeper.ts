// Generated from packages/core/src/status/rules/library/gatekeeper.yaml by `npm run gen`. Do not edit.
import type { StatusRules } from "../../types.ts";
import { all, and, compare, equals, exists, field, hasField, literal, not, or, select, size, slot } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Gatekeeper: *, *, Config, Provider, *, SyncSet. */
export const gatekeeperRules: StatusRules = /* @__PURE__ */ rulesOf(() => [
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
]);
