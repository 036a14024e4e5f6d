// Generated from packages/core/src/status/rules/library/gke.yaml by `npm run gen`. Do not edit.
import type { StatusRules } from "../../types.ts";
import { and, differs, equals, exists, field, has, literal, or, select, slot, textTest } from "../expression/index.ts";
import { createRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of GKE: BackendConfig, FrontendConfig, ManagedCertificate, ServiceAttachment. */
export const gkeRules: StatusRules = /* @__PURE__ */ rulesOf(() => [
  ["cloud.google.com/BackendConfig", createRule({
    id: "gke/BackendConfig",
    needsStatus: false,
    rows: [
      { status: "Current", text: "has(metadata.name)", test: has(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  })],
  ["networking.gke.io/FrontendConfig", createRule({
    id: "gke/FrontendConfig",
    needsStatus: false,
    rows: [
      { status: "Current", text: "has(metadata.name)", test: has(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  })],
  ["networking.gke.io/ManagedCertificate", createRule({
    id: "gke/ManagedCertificate",
    rows: [
      { status: "Failed", text: "has(status.certificateStatus) && (status.certificateStatus.startsWith('Failed') || status.certificateStatus == 'ProvisioningFailedPermanently')", test: and(has(field("status"), "certificateStatus"), or(textTest("startsWith", select(field("status"), "certificateStatus"), literal("Failed")), equals(select(field("status"), "certificateStatus"), literal("ProvisioningFailedPermanently")))), reason: [select(field("status"), "certificateStatus")] },
      { status: "Failed", text: "has(status.domainStatus) && status.domainStatus.exists(d, has(d.status) && d.status.startsWith('Failed'))", test: and(has(field("status"), "domainStatus"), exists(select(field("status"), "domainStatus"), 0, 7, and(has(slot(0), "status"), textTest("startsWith", select(slot(0), "status"), literal("Failed"))))), reason: ["DomainFailed"] },
      { status: "Current", text: "has(status.certificateStatus) && status.certificateStatus == 'Active'", test: and(has(field("status"), "certificateStatus"), equals(select(field("status"), "certificateStatus"), literal("Active"))), reason: ["Active"] },
      { status: "InProgress", text: "has(status.certificateStatus) || has(status.domainStatus)", test: or(has(field("status"), "certificateStatus"), has(field("status"), "domainStatus")) },
    ],
  })],
  ["networking.gke.io/ServiceAttachment", createRule({
    id: "gke/ServiceAttachment",
    rows: [
      { status: "Current", text: "has(status.serviceAttachmentURL) && status.serviceAttachmentURL != ''", test: and(has(field("status"), "serviceAttachmentURL"), differs(select(field("status"), "serviceAttachmentURL"), literal(""))), reason: ["Attached"] },
      { status: "InProgress", text: "has(status.forwardingRuleURL)", test: has(field("status"), "forwardingRuleURL") },
    ],
  })],
]);
