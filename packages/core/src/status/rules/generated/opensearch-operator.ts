// Generated from packages/core/src/status/rules/library/opensearch-operator.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, differs, equals, exists, field, hasField, isIn, list, literal, not, optional, orValue, select, slot } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of OpenSearch Operator: OpenSearchCluster, OpenSearchCluster. */
export const opensearchOperatorRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["opensearch.opster.io/OpenSearchCluster", deferRule("opensearch-operator/OpenSearchCluster", true, () => ({
    rows: [
      { status: "Failed", text: "has(status.health) && status.health == 'red'", test: and(hasField(field("status"), "health"), equals(select(field("status"), "health"), literal("red"))), reason: ["red"] },
      { status: "Failed", text: "has(status.componentsStatus) && status.componentsStatus.exists(c, has(c.status) && c.status == 'Failed')", test: and(hasField(field("status"), "componentsStatus"), exists(select(field("status"), "componentsStatus"), 0, 7, and(hasField(slot(0), "status"), equals(select(slot(0), "status"), literal("Failed"))))), reason: ["ComponentFailed"] },
      { status: "InProgress", text: "has(status.phase) && status.phase != 'RUNNING'", test: and(hasField(field("status"), "phase"), differs(select(field("status"), "phase"), literal("RUNNING"))), reason: [select(field("status"), "phase")] },
      { status: "InProgress", text: "has(status.componentsStatus) && status.componentsStatus.exists(c, has(c.status) && c.status in ['Upgrading', 'InProgress', 'Pending', 'Running', 'Waiting', 'Excluded', 'Drained'])", test: and(hasField(field("status"), "componentsStatus"), exists(select(field("status"), "componentsStatus"), 0, 14, and(hasField(slot(0), "status"), isIn(select(slot(0), "status"), list(literal("Upgrading"), literal("InProgress"), literal("Pending"), literal("Running"), literal("Waiting"), literal("Excluded"), literal("Drained")))))), reason: ["ComponentInProgress"] },
      { status: "InProgress", text: "status.?version.orValue('') != '' && spec.?general.?version.orValue('') != '' && status.?version != spec.?general.?version", test: and(and(differs(orValue(optional(field("status"), literal("version")), literal("")), literal("")), differs(orValue(optional(optional(field("spec"), literal("general")), literal("version")), literal("")), literal(""))), differs(optional(field("status"), literal("version")), optional(optional(field("spec"), literal("general")), literal("version")))), reason: ["VersionPending"], message: [select(select(field("spec"), "general"), "version"), " is wanted, ", select(field("status"), "version"), " runs"] },
      { status: "InProgress", text: "has(status.initialized) && !status.initialized", test: and(hasField(field("status"), "initialized"), not(select(field("status"), "initialized"))), reason: ["NotInitialized"] },
      { status: "InProgress", text: "has(status.health) && status.health == 'yellow'", test: and(hasField(field("status"), "health"), equals(select(field("status"), "health"), literal("yellow"))), reason: ["yellow"] },
      { status: "Current", text: "has(status.phase) && status.phase == 'RUNNING'", test: and(hasField(field("status"), "phase"), equals(select(field("status"), "phase"), literal("RUNNING"))), reason: ["RUNNING"] },
    ],
  }))],
  ["opensearch.org/OpenSearchCluster", deferRule("opensearch-operator/OpenSearchCluster", true, () => ({
    rows: [
      { status: "Failed", text: "has(status.health) && status.health == 'red'", test: and(hasField(field("status"), "health"), equals(select(field("status"), "health"), literal("red"))), reason: ["red"] },
      { status: "Failed", text: "has(status.componentsStatus) && status.componentsStatus.exists(c, has(c.status) && c.status == 'Failed')", test: and(hasField(field("status"), "componentsStatus"), exists(select(field("status"), "componentsStatus"), 0, 7, and(hasField(slot(0), "status"), equals(select(slot(0), "status"), literal("Failed"))))), reason: ["ComponentFailed"] },
      { status: "InProgress", text: "has(status.phase) && status.phase != 'RUNNING'", test: and(hasField(field("status"), "phase"), differs(select(field("status"), "phase"), literal("RUNNING"))), reason: [select(field("status"), "phase")] },
      { status: "InProgress", text: "has(status.componentsStatus) && status.componentsStatus.exists(c, has(c.status) && c.status in ['Upgrading', 'InProgress', 'Pending', 'Running', 'Waiting', 'Excluded', 'Drained'])", test: and(hasField(field("status"), "componentsStatus"), exists(select(field("status"), "componentsStatus"), 0, 14, and(hasField(slot(0), "status"), isIn(select(slot(0), "status"), list(literal("Upgrading"), literal("InProgress"), literal("Pending"), literal("Running"), literal("Waiting"), literal("Excluded"), literal("Drained")))))), reason: ["ComponentInProgress"] },
      { status: "InProgress", text: "status.?version.orValue('') != '' && spec.?general.?version.orValue('') != '' && status.?version != spec.?general.?version", test: and(and(differs(orValue(optional(field("status"), literal("version")), literal("")), literal("")), differs(orValue(optional(optional(field("spec"), literal("general")), literal("version")), literal("")), literal(""))), differs(optional(field("status"), literal("version")), optional(optional(field("spec"), literal("general")), literal("version")))), reason: ["VersionPending"], message: [select(select(field("spec"), "general"), "version"), " is wanted, ", select(field("status"), "version"), " runs"] },
      { status: "InProgress", text: "has(status.initialized) && !status.initialized", test: and(hasField(field("status"), "initialized"), not(select(field("status"), "initialized"))), reason: ["NotInitialized"] },
      { status: "InProgress", text: "has(status.health) && status.health == 'yellow'", test: and(hasField(field("status"), "health"), equals(select(field("status"), "health"), literal("yellow"))), reason: ["yellow"] },
      { status: "Current", text: "has(status.phase) && status.phase == 'RUNNING'", test: and(hasField(field("status"), "phase"), equals(select(field("status"), "phase"), literal("RUNNING"))), reason: ["RUNNING"] },
    ],
  }))],
]);
