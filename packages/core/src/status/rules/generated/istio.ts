// Generated from packages/core/src/status/rules/library/istio.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, conditionIs, conditions, equals, exists, field, hasField, literal, not, or, select, slot } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Istio: *, *, *, *. */
export const istioRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["networking.istio.io/*", deferRule("istio/*", false, () => ({
    rows: [
      { status: "Failed", text: "has(status.validationMessages) && status.validationMessages.exists(m, has(m.level) && m.level == 'ERROR')", test: and(hasField(field("status"), "validationMessages"), exists(select(field("status"), "validationMessages"), 0, 7, and(hasField(slot(0), "level"), equals(select(slot(0), "level"), literal("ERROR"))))), reason: ["ValidationError"] },
      { status: "Failed", text: "conditions.isFalse('Accepted') || conditions.isFalse('istio.io/WaypointBound') || conditions.isFalse('WaypointAccepted') || conditions.isFalse('ZtunnelAccepted')", test: or(or(conditionIs(conditions(), literal("Accepted"), "False"), conditionIs(conditions(), literal("istio.io/WaypointBound"), "False")), or(conditionIs(conditions(), literal("WaypointAccepted"), "False"), conditionIs(conditions(), literal("ZtunnelAccepted"), "False"))) },
      { status: "Failed", text: "conditions.isFalse('Healthy')", test: conditionIs(conditions(), literal("Healthy"), "False") },
      { status: "InProgress", text: "conditions.isFalse('Reconciled') || conditions.isUnknown('Reconciled') || conditions.isFalse('Distributed') || (conditions.exists(c, c.type == 'Healthy') && !conditions.isTrue('Healthy'))", test: or(or(conditionIs(conditions(), literal("Reconciled"), "False"), conditionIs(conditions(), literal("Reconciled"), "Unknown")), or(conditionIs(conditions(), literal("Distributed"), "False"), and(exists(conditions(), 0, 4, equals(select(slot(0), "type"), literal("Healthy"))), not(conditionIs(conditions(), literal("Healthy"), "True"))))) },
      { status: "Current", text: "conditions.isTrue('Reconciled') && has(metadata.name)", test: and(conditionIs(conditions(), literal("Reconciled"), "True"), hasField(field("metadata"), "name")) },
      { status: "Current", text: "!conditions.exists(c, c.type == 'Reconciled') && has(metadata.name)", test: and(not(exists(conditions(), 0, 4, equals(select(slot(0), "type"), literal("Reconciled")))), hasField(field("metadata"), "name")), reason: ["Stored"], message: ["Istiod reports nothing on it, as by default"] },
    ],
  }))],
  ["security.istio.io/*", deferRule("istio/*", false, () => ({
    rows: [
      { status: "Failed", text: "has(status.validationMessages) && status.validationMessages.exists(m, has(m.level) && m.level == 'ERROR')", test: and(hasField(field("status"), "validationMessages"), exists(select(field("status"), "validationMessages"), 0, 7, and(hasField(slot(0), "level"), equals(select(slot(0), "level"), literal("ERROR"))))), reason: ["ValidationError"] },
      { status: "Failed", text: "conditions.isFalse('Accepted') || conditions.isFalse('istio.io/WaypointBound') || conditions.isFalse('WaypointAccepted') || conditions.isFalse('ZtunnelAccepted')", test: or(or(conditionIs(conditions(), literal("Accepted"), "False"), conditionIs(conditions(), literal("istio.io/WaypointBound"), "False")), or(conditionIs(conditions(), literal("WaypointAccepted"), "False"), conditionIs(conditions(), literal("ZtunnelAccepted"), "False"))) },
      { status: "Failed", text: "conditions.isFalse('Healthy')", test: conditionIs(conditions(), literal("Healthy"), "False") },
      { status: "InProgress", text: "conditions.isFalse('Reconciled') || conditions.isUnknown('Reconciled') || conditions.isFalse('Distributed') || (conditions.exists(c, c.type == 'Healthy') && !conditions.isTrue('Healthy'))", test: or(or(conditionIs(conditions(), literal("Reconciled"), "False"), conditionIs(conditions(), literal("Reconciled"), "Unknown")), or(conditionIs(conditions(), literal("Distributed"), "False"), and(exists(conditions(), 0, 4, equals(select(slot(0), "type"), literal("Healthy"))), not(conditionIs(conditions(), literal("Healthy"), "True"))))) },
      { status: "Current", text: "conditions.isTrue('Reconciled') && has(metadata.name)", test: and(conditionIs(conditions(), literal("Reconciled"), "True"), hasField(field("metadata"), "name")) },
      { status: "Current", text: "!conditions.exists(c, c.type == 'Reconciled') && has(metadata.name)", test: and(not(exists(conditions(), 0, 4, equals(select(slot(0), "type"), literal("Reconciled")))), hasField(field("metadata"), "name")), reason: ["Stored"], message: ["Istiod reports nothing on it, as by default"] },
    ],
  }))],
  ["telemetry.istio.io/*", deferRule("istio/*", false, () => ({
    rows: [
      { status: "Failed", text: "has(status.validationMessages) && status.validationMessages.exists(m, has(m.level) && m.level == 'ERROR')", test: and(hasField(field("status"), "validationMessages"), exists(select(field("status"), "validationMessages"), 0, 7, and(hasField(slot(0), "level"), equals(select(slot(0), "level"), literal("ERROR"))))), reason: ["ValidationError"] },
      { status: "Failed", text: "conditions.isFalse('Accepted') || conditions.isFalse('istio.io/WaypointBound') || conditions.isFalse('WaypointAccepted') || conditions.isFalse('ZtunnelAccepted')", test: or(or(conditionIs(conditions(), literal("Accepted"), "False"), conditionIs(conditions(), literal("istio.io/WaypointBound"), "False")), or(conditionIs(conditions(), literal("WaypointAccepted"), "False"), conditionIs(conditions(), literal("ZtunnelAccepted"), "False"))) },
      { status: "Failed", text: "conditions.isFalse('Healthy')", test: conditionIs(conditions(), literal("Healthy"), "False") },
      { status: "InProgress", text: "conditions.isFalse('Reconciled') || conditions.isUnknown('Reconciled') || conditions.isFalse('Distributed') || (conditions.exists(c, c.type == 'Healthy') && !conditions.isTrue('Healthy'))", test: or(or(conditionIs(conditions(), literal("Reconciled"), "False"), conditionIs(conditions(), literal("Reconciled"), "Unknown")), or(conditionIs(conditions(), literal("Distributed"), "False"), and(exists(conditions(), 0, 4, equals(select(slot(0), "type"), literal("Healthy"))), not(conditionIs(conditions(), literal("Healthy"), "True"))))) },
      { status: "Current", text: "conditions.isTrue('Reconciled') && has(metadata.name)", test: and(conditionIs(conditions(), literal("Reconciled"), "True"), hasField(field("metadata"), "name")) },
      { status: "Current", text: "!conditions.exists(c, c.type == 'Reconciled') && has(metadata.name)", test: and(not(exists(conditions(), 0, 4, equals(select(slot(0), "type"), literal("Reconciled")))), hasField(field("metadata"), "name")), reason: ["Stored"], message: ["Istiod reports nothing on it, as by default"] },
    ],
  }))],
  ["extensions.istio.io/*", deferRule("istio/*", false, () => ({
    rows: [
      { status: "Failed", text: "has(status.validationMessages) && status.validationMessages.exists(m, has(m.level) && m.level == 'ERROR')", test: and(hasField(field("status"), "validationMessages"), exists(select(field("status"), "validationMessages"), 0, 7, and(hasField(slot(0), "level"), equals(select(slot(0), "level"), literal("ERROR"))))), reason: ["ValidationError"] },
      { status: "Failed", text: "conditions.isFalse('Accepted') || conditions.isFalse('istio.io/WaypointBound') || conditions.isFalse('WaypointAccepted') || conditions.isFalse('ZtunnelAccepted')", test: or(or(conditionIs(conditions(), literal("Accepted"), "False"), conditionIs(conditions(), literal("istio.io/WaypointBound"), "False")), or(conditionIs(conditions(), literal("WaypointAccepted"), "False"), conditionIs(conditions(), literal("ZtunnelAccepted"), "False"))) },
      { status: "Failed", text: "conditions.isFalse('Healthy')", test: conditionIs(conditions(), literal("Healthy"), "False") },
      { status: "InProgress", text: "conditions.isFalse('Reconciled') || conditions.isUnknown('Reconciled') || conditions.isFalse('Distributed') || (conditions.exists(c, c.type == 'Healthy') && !conditions.isTrue('Healthy'))", test: or(or(conditionIs(conditions(), literal("Reconciled"), "False"), conditionIs(conditions(), literal("Reconciled"), "Unknown")), or(conditionIs(conditions(), literal("Distributed"), "False"), and(exists(conditions(), 0, 4, equals(select(slot(0), "type"), literal("Healthy"))), not(conditionIs(conditions(), literal("Healthy"), "True"))))) },
      { status: "Current", text: "conditions.isTrue('Reconciled') && has(metadata.name)", test: and(conditionIs(conditions(), literal("Reconciled"), "True"), hasField(field("metadata"), "name")) },
      { status: "Current", text: "!conditions.exists(c, c.type == 'Reconciled') && has(metadata.name)", test: and(not(exists(conditions(), 0, 4, equals(select(slot(0), "type"), literal("Reconciled")))), hasField(field("metadata"), "name")), reason: ["Stored"], message: ["Istiod reports nothing on it, as by default"] },
    ],
  }))],
]);
