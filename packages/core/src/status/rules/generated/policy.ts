// Generated from packages/core/src/status/rules/library/policy.yaml by `npm run gen`. Do not edit.
import type { StatusRules } from "../../types.ts";
import { all, and, compare, conditionIs, conditions, equals, exists, field, has, isIn, list, literal, not, or, select, size, slot } from "../expression/index.ts";
import { createRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Kyverno, Gatekeeper and Trivy: UpdateRequest, CleanupPolicy, ClusterCleanupPolicy, PolicyException, *, *, *, *, ConstraintTemplate, *, *, Config, Provider. */
export const policyRules: StatusRules = /* @__PURE__ */ rulesOf(() => [
  ["kyverno.io/UpdateRequest", createRule({
    id: "policy/UpdateRequest",
    rows: [
      { status: "Failed", text: "has(status.state) && status.state == 'Failed'", test: and(has(field("status"), "state"), equals(select(field("status"), "state"), literal("Failed"))), reason: ["Failed"], message: [select(field("status"), "message")] },
      { status: "Current", text: "has(status.state) && status.state in ['Completed', 'Skip']", test: and(has(field("status"), "state"), isIn(select(field("status"), "state"), list(literal("Completed"), literal("Skip")))), reason: [select(field("status"), "state")] },
      { status: "InProgress", text: "has(status.state)", test: has(field("status"), "state") },
    ],
  })],
  ["kyverno.io/CleanupPolicy", createRule({
    id: "policy/CleanupPolicy",
    needsStatus: false,
    rows: [
      { status: "Failed", text: "conditions.isFalse('Ready')", test: conditionIs(conditions(), literal("Ready"), "False") },
      { status: "Current", text: "has(metadata.name)", test: has(field("metadata"), "name"), reason: ["Scheduled"] },
    ],
  })],
  ["kyverno.io/ClusterCleanupPolicy", createRule({
    id: "policy/ClusterCleanupPolicy",
    needsStatus: false,
    rows: [
      { status: "Failed", text: "conditions.isFalse('Ready')", test: conditionIs(conditions(), literal("Ready"), "False") },
      { status: "Current", text: "has(metadata.name)", test: has(field("metadata"), "name"), reason: ["Scheduled"] },
    ],
  })],
  ["kyverno.io/PolicyException", createRule({
    id: "policy/PolicyException",
    needsStatus: false,
    rows: [
      { status: "Current", text: "has(metadata.name)", test: has(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  })],
  ["policies.kyverno.io/*", createRule({
    id: "policy/*",
    rows: [
      { status: "Current", text: "has(status.conditionStatus) && has(status.conditionStatus.ready) && status.conditionStatus.ready == true", test: and(and(has(field("status"), "conditionStatus"), has(select(field("status"), "conditionStatus"), "ready")), equals(select(select(field("status"), "conditionStatus"), "ready"), literal(true))), reason: ["Ready"] },
      { status: "Failed", text: "has(status.conditionStatus) && has(status.conditionStatus.conditions) && status.conditionStatus.conditions.exists(c, c.status == 'False')", test: and(and(has(field("status"), "conditionStatus"), has(select(field("status"), "conditionStatus"), "conditions")), exists(select(select(field("status"), "conditionStatus"), "conditions"), 0, 4, equals(select(slot(0), "status"), literal("False")))) },
      { status: "InProgress", text: "has(status.conditionStatus) || has(status.autogen)", test: or(has(field("status"), "conditionStatus"), has(field("status"), "autogen")) },
    ],
  })],
  ["wgpolicyk8s.io/*", createRule({
    id: "policy/*",
    needsStatus: false,
    rows: [
      { status: "Current", text: "has(metadata.name)", test: has(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  })],
  ["reports.kyverno.io/*", createRule({
    id: "policy/*",
    needsStatus: false,
    rows: [
      { status: "Current", text: "has(metadata.name)", test: has(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  })],
  ["aquasecurity.github.io/*", createRule({
    id: "policy/*",
    needsStatus: false,
    rows: [
      { status: "Current", text: "has(metadata.name)", test: has(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  })],
  ["templates.gatekeeper.sh/ConstraintTemplate", createRule({
    id: "policy/ConstraintTemplate",
    rows: [
      { status: "Failed", text: "has(status.byPod) && status.byPod.exists(p, has(p.errors) && size(p.errors) > 0)", test: and(has(field("status"), "byPod"), exists(select(field("status"), "byPod"), 0, 8, and(has(slot(0), "errors"), compare(">", size(select(slot(0), "errors")), literal(0))))), reason: ["TemplateError"] },
      { status: "Current", text: "has(status.created) && status.created", test: and(has(field("status"), "created"), select(field("status"), "created")), reason: ["Created"] },
      { status: "InProgress", text: "has(status.created) || has(status.byPod)", test: or(has(field("status"), "created"), has(field("status"), "byPod")) },
    ],
  })],
  ["constraints.gatekeeper.sh/*", createRule({
    id: "policy/*",
    rows: [
      { status: "Failed", text: "has(status.byPod) && status.byPod.exists(p, has(p.errors) && size(p.errors) > 0)", test: and(has(field("status"), "byPod"), exists(select(field("status"), "byPod"), 0, 8, and(has(slot(0), "errors"), compare(">", size(select(slot(0), "errors")), literal(0))))), reason: ["ConstraintError"] },
      { status: "InProgress", text: "has(status.byPod) && status.byPod.exists(p, !has(p.enforced) || p.enforced == false || (has(p.observedGeneration) && has(metadata.generation) && p.observedGeneration < metadata.generation))", test: and(has(field("status"), "byPod"), exists(select(field("status"), "byPod"), 0, 20, or(or(not(has(slot(0), "enforced")), equals(select(slot(0), "enforced"), literal(false))), and(and(has(slot(0), "observedGeneration"), has(field("metadata"), "generation")), compare("<", select(slot(0), "observedGeneration"), select(field("metadata"), "generation")))))), reason: ["NotEnforced"] },
      { status: "Current", text: "has(status.byPod) && status.byPod.all(p, p.enforced == true && (!has(p.observedGeneration) || p.observedGeneration > 0))", test: and(has(field("status"), "byPod"), all(select(field("status"), "byPod"), 0, 13, and(equals(select(slot(0), "enforced"), literal(true)), or(not(has(slot(0), "observedGeneration")), compare(">", select(slot(0), "observedGeneration"), literal(0)))))), reason: ["Enforced"], message: ["It is enforced; what violates it is no fault of its own"] },
    ],
  })],
  ["mutations.gatekeeper.sh/*", createRule({
    id: "policy/*",
    needsStatus: false,
    rows: [
      { status: "Failed", text: "has(status.byPod) && status.byPod.exists(p, has(p.errors) && size(p.errors) > 0)", test: and(has(field("status"), "byPod"), exists(select(field("status"), "byPod"), 0, 8, and(has(slot(0), "errors"), compare(">", size(select(slot(0), "errors")), literal(0))))), reason: ["MutatorError"] },
      { status: "InProgress", text: "has(status.byPod) && status.byPod.exists(p, has(p.enforced) && p.enforced == false)", test: and(has(field("status"), "byPod"), exists(select(field("status"), "byPod"), 0, 7, and(has(slot(0), "enforced"), equals(select(slot(0), "enforced"), literal(false))))) },
      { status: "Current", text: "has(status.byPod) && status.byPod.all(p, has(p.enforced) && p.enforced == true && has(p.observedGeneration) && (!has(metadata.generation) || p.observedGeneration == metadata.generation))", test: and(has(field("status"), "byPod"), all(select(field("status"), "byPod"), 0, 20, and(and(has(slot(0), "enforced"), equals(select(slot(0), "enforced"), literal(true))), and(has(slot(0), "observedGeneration"), or(not(has(field("metadata"), "generation")), equals(select(slot(0), "observedGeneration"), select(field("metadata"), "generation"))))))), reason: ["Enforced"] },
      { status: "InProgress", text: "has(status.byPod)", test: has(field("status"), "byPod") },
    ],
  })],
  ["config.gatekeeper.sh/Config", createRule({
    id: "policy/Config",
    needsStatus: false,
    rows: [
      { status: "Current", text: "has(metadata.name)", test: has(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  })],
  ["externaldata.gatekeeper.sh/Provider", createRule({
    id: "policy/Provider",
    needsStatus: false,
    rows: [
      { status: "Current", text: "has(metadata.name)", test: has(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  })],
]);
