// Generated from packages/core/src/status/rules/library/gke.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, conditionIs, conditions, differs, equals, field, hasField, isIn, list, literal, select, size } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of GKE: BackendConfig, FrontendConfig, ServiceAttachment, *, ClientConfig. */
export const gkeRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["cloud.google.com/BackendConfig", deferRule("gke/BackendConfig", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["networking.gke.io/FrontendConfig", deferRule("gke/FrontendConfig", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["networking.gke.io/ServiceAttachment", deferRule("gke/ServiceAttachment", true, () => ({
    rows: [
      { status: "Current", text: "has(status.serviceAttachmentURL) && status.serviceAttachmentURL != ''", test: and(hasField(field("status"), "serviceAttachmentURL"), differs(select(field("status"), "serviceAttachmentURL"), literal(""))), reason: ["Attached"] },
      { status: "InProgress", text: "has(status.forwardingRuleURL)", test: hasField(field("status"), "forwardingRuleURL") },
    ],
  }))],
  ["monitoring.googleapis.com/*", deferRule("gke/*", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Failed", text: "conditions.isFalse('ConfigurationCreateSuccess')", test: conditionIs(conditions(), literal("ConfigurationCreateSuccess"), "False") },
      { status: "Current", text: "conditions.isTrue('ConfigurationCreateSuccess')", test: conditionIs(conditions(), literal("ConfigurationCreateSuccess"), "True") },
      { status: "InProgress", text: "conditions.isUnknown('ConfigurationCreateSuccess')", test: conditionIs(conditions(), literal("ConfigurationCreateSuccess"), "Unknown") },
      { status: "Current", text: "kind in ['Rules', 'ClusterRules', 'GlobalRules', 'OperatorConfig'] && has(metadata.name) && conditions.size() == 0", test: and(and(isIn(field("kind"), list(literal("Rules"), literal("ClusterRules"), literal("GlobalRules"), literal("OperatorConfig"))), hasField(field("metadata"), "name")), equals(size(conditions()), literal(0))), reason: ["Stored"], message: ["Nothing is reported on it"] },
    ],
  }))],
  ["authentication.gke.io/ClientConfig", deferRule("gke/ClientConfig", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
]);
