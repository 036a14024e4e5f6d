// Generated from packages/core/src/status/rules/library/gke.yaml by `npm run gen`. Do not edit.
import type { StatusRules } from "../../types.ts";
import { and, conditionIs, conditionText, conditions, differs, equals, exists, field, has, isIn, list, literal, or, select, size, slot, textTest } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of GKE: BackendConfig, FrontendConfig, ManagedCertificate, ServiceAttachment, *, *. */
export const gkeRules: StatusRules = /* @__PURE__ */ rulesOf(() => [
  ["cloud.google.com/BackendConfig", deferRule("gke/BackendConfig", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: has(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["networking.gke.io/FrontendConfig", deferRule("gke/FrontendConfig", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: has(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["networking.gke.io/ManagedCertificate", deferRule("gke/ManagedCertificate", true, () => ({
    rows: [
      { status: "Failed", text: "has(status.certificateStatus) && (status.certificateStatus.startsWith('Failed') || status.certificateStatus == 'ProvisioningFailedPermanently')", test: and(has(field("status"), "certificateStatus"), or(textTest("startsWith", select(field("status"), "certificateStatus"), literal("Failed")), equals(select(field("status"), "certificateStatus"), literal("ProvisioningFailedPermanently")))), reason: [select(field("status"), "certificateStatus")] },
      { status: "Failed", text: "has(status.domainStatus) && status.domainStatus.exists(d, has(d.status) && d.status.startsWith('Failed'))", test: and(has(field("status"), "domainStatus"), exists(select(field("status"), "domainStatus"), 0, 7, and(has(slot(0), "status"), textTest("startsWith", select(slot(0), "status"), literal("Failed"))))), reason: ["DomainFailed"] },
      { status: "Current", text: "has(status.certificateStatus) && status.certificateStatus == 'Active'", test: and(has(field("status"), "certificateStatus"), equals(select(field("status"), "certificateStatus"), literal("Active"))), reason: ["Active"] },
      { status: "InProgress", text: "has(status.certificateStatus) || has(status.domainStatus)", test: or(has(field("status"), "certificateStatus"), has(field("status"), "domainStatus")) },
    ],
  }))],
  ["networking.gke.io/ServiceAttachment", deferRule("gke/ServiceAttachment", true, () => ({
    rows: [
      { status: "Current", text: "has(status.serviceAttachmentURL) && status.serviceAttachmentURL != ''", test: and(has(field("status"), "serviceAttachmentURL"), differs(select(field("status"), "serviceAttachmentURL"), literal(""))), reason: ["Attached"] },
      { status: "InProgress", text: "has(status.forwardingRuleURL)", test: has(field("status"), "forwardingRuleURL") },
    ],
  }))],
  ["networking.gke.io/*", deferRule("gke/*", true, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Failed", text: "conditions.isFalse('Attached') && conditions.reason('Attached') in ['Conflicted', 'Invalid', 'TargetNotFound']", test: and(conditionIs(conditions(), literal("Attached"), "False"), isIn(conditionText(conditions(), literal("Attached"), "reason"), list(literal("Conflicted"), literal("Invalid"), literal("TargetNotFound")))) },
      { status: "InProgress", text: "conditions.isFalse('Attached')", test: conditionIs(conditions(), literal("Attached"), "False") },
      { status: "Current", text: "conditions.isTrue('Attached')", test: conditionIs(conditions(), literal("Attached"), "True") },
    ],
  }))],
  ["monitoring.googleapis.com/*", deferRule("gke/*", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Failed", text: "conditions.isFalse('ConfigurationCreateSuccess')", test: conditionIs(conditions(), literal("ConfigurationCreateSuccess"), "False") },
      { status: "Current", text: "conditions.isTrue('ConfigurationCreateSuccess')", test: conditionIs(conditions(), literal("ConfigurationCreateSuccess"), "True") },
      { status: "InProgress", text: "conditions.isUnknown('ConfigurationCreateSuccess')", test: conditionIs(conditions(), literal("ConfigurationCreateSuccess"), "Unknown") },
      { status: "Current", text: "kind in ['Rules', 'ClusterRules', 'GlobalRules', 'OperatorConfig'] && has(metadata.name) && conditions.size() == 0", test: and(and(isIn(field("kind"), list(literal("Rules"), literal("ClusterRules"), literal("GlobalRules"), literal("OperatorConfig"))), has(field("metadata"), "name")), equals(size(conditions()), literal(0))), reason: ["Stored"], message: ["Nothing is reported on it"] },
    ],
  }))],
]);
