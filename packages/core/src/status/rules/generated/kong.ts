// Generated from packages/core/src/status/rules/library/kong.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, conditionIs, conditionText, conditions, equals, exists, field, hasField, isIn, list, literal, not, or, select, size, slot } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Kong Ingress Controller: KongPlugin, KongConsumer, *, KongClusterPlugin. */
export const kongRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["configuration.konghq.com/KongPlugin", deferRule("kong/KongPlugin", false, () => ({
    rows: [
      { status: "Failed", text: "conditions.isFalse('Programmed') && conditions.reason('Programmed') == 'Invalid'", test: and(conditionIs(conditions(), literal("Programmed"), "False"), equals(conditionText(conditions(), literal("Programmed"), "reason"), literal("Invalid"))) },
      { status: "InProgress", text: "conditions.isFalse('Programmed') || conditions.isUnknown('Programmed')", test: or(conditionIs(conditions(), literal("Programmed"), "False"), conditionIs(conditions(), literal("Programmed"), "Unknown")) },
      { status: "Current", text: "conditions.isTrue('Programmed') && has(metadata.name)", test: and(conditionIs(conditions(), literal("Programmed"), "True"), hasField(field("metadata"), "name")) },
      { status: "Current", text: "!conditions.exists(c, c.type == 'Programmed') && has(metadata.name)", test: and(not(exists(conditions(), 0, 4, equals(select(slot(0), "type"), literal("Programmed")))), hasField(field("metadata"), "name")), reason: ["Stored"] },
    ],
  }))],
  ["configuration.konghq.com/KongConsumer", deferRule("kong/KongConsumer", false, () => ({
    rows: [
      { status: "Failed", text: "conditions.isFalse('Programmed') && conditions.reason('Programmed') == 'Invalid'", test: and(conditionIs(conditions(), literal("Programmed"), "False"), equals(conditionText(conditions(), literal("Programmed"), "reason"), literal("Invalid"))) },
      { status: "InProgress", text: "conditions.isFalse('Programmed') || conditions.isUnknown('Programmed')", test: or(conditionIs(conditions(), literal("Programmed"), "False"), conditionIs(conditions(), literal("Programmed"), "Unknown")) },
      { status: "Current", text: "conditions.isTrue('Programmed') && has(metadata.name)", test: and(conditionIs(conditions(), literal("Programmed"), "True"), hasField(field("metadata"), "name")) },
      { status: "Current", text: "!conditions.exists(c, c.type == 'Programmed') && has(metadata.name)", test: and(not(exists(conditions(), 0, 4, equals(select(slot(0), "type"), literal("Programmed")))), hasField(field("metadata"), "name")), reason: ["Stored"] },
    ],
  }))],
  ["configuration.konghq.com/*", deferRule("kong/*", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "kind in ['KongIngress', 'TCPIngress', 'UDPIngress', 'KongLicense', 'KongVault', 'IngressClassParameters'] && has(metadata.name) && conditions.size() == 0", test: and(and(isIn(field("kind"), list(literal("KongIngress"), literal("TCPIngress"), literal("UDPIngress"), literal("KongLicense"), literal("KongVault"), literal("IngressClassParameters"))), hasField(field("metadata"), "name")), equals(size(conditions()), literal(0))), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["configuration.konghq.com/KongClusterPlugin", deferRule("kong/KongClusterPlugin", false, () => ({
    rows: [
      { status: "Failed", text: "conditions.isFalse('Programmed') && conditions.reason('Programmed') == 'Invalid'", test: and(conditionIs(conditions(), literal("Programmed"), "False"), equals(conditionText(conditions(), literal("Programmed"), "reason"), literal("Invalid"))) },
      { status: "InProgress", text: "conditions.isFalse('Programmed') || conditions.isUnknown('Programmed')", test: or(conditionIs(conditions(), literal("Programmed"), "False"), conditionIs(conditions(), literal("Programmed"), "Unknown")) },
      { status: "Current", text: "conditions.isTrue('Programmed') && has(metadata.name)", test: and(conditionIs(conditions(), literal("Programmed"), "True"), hasField(field("metadata"), "name")) },
      { status: "Current", text: "!conditions.exists(c, c.type == 'Programmed') && has(metadata.name)", test: and(not(exists(conditions(), 0, 4, equals(select(slot(0), "type"), literal("Programmed")))), hasField(field("metadata"), "name")), reason: ["Stored"] },
    ],
  }))],
]);
