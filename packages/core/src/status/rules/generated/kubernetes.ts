// Generated from packages/core/src/status/rules/library/kubernetes.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, compare, conditionIs, conditions, differs, field, hasField, literal, map, select, size, slot } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Kubernetes, kinds that administrators write: CertificateSigningRequest, FlowSchema, ValidatingAdmissionPolicy, PriorityLevelConfiguration, ClusterTrustBundle. */
export const kubernetesRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["certificates.k8s.io/CertificateSigningRequest", deferRule("kubernetes/CertificateSigningRequest", false, () => ({
    rows: [
      { status: "Failed", text: "conditions.isTrue('Denied')", test: conditionIs(conditions(), literal("Denied"), "True"), terminal: true },
      { status: "Failed", text: "conditions.isTrue('Failed')", test: conditionIs(conditions(), literal("Failed"), "True"), terminal: true },
      { status: "Current", text: "has(status.certificate) && status.certificate != '' && conditions.isTrue('Approved')", test: and(and(hasField(field("status"), "certificate"), differs(select(field("status"), "certificate"), literal(""))), conditionIs(conditions(), literal("Approved"), "True")), reason: ["Issued"], message: ["The certificate is issued"], terminal: true },
      { status: "InProgress", text: "conditions.isTrue('Approved')", test: conditionIs(conditions(), literal("Approved"), "True"), reason: ["Approved"], message: ["Approved; waits for its signer"] },
      { status: "InProgress", text: "has(spec.signerName)", test: hasField(field("spec"), "signerName"), reason: ["Pending"], message: ["Waits to be approved or denied"] },
    ],
  }))],
  ["flowcontrol.apiserver.k8s.io/FlowSchema", deferRule("kubernetes/FlowSchema", true, () => ({
    rows: [
      { status: "Failed", text: "conditions.isTrue('Dangling')", test: conditionIs(conditions(), literal("Dangling"), "True") },
      { status: "Current", text: "conditions.isFalse('Dangling')", test: conditionIs(conditions(), literal("Dangling"), "False") },
    ],
  }))],
  ["admissionregistration.k8s.io/ValidatingAdmissionPolicy", deferRule("kubernetes/ValidatingAdmissionPolicy", true, () => ({
    rows: [
      { status: "Failed", text: "has(status.typeChecking) && has(status.typeChecking.expressionWarnings) && size(status.typeChecking.expressionWarnings) > 0", test: and(and(hasField(field("status"), "typeChecking"), hasField(select(field("status"), "typeChecking"), "expressionWarnings")), compare(">", size(select(select(field("status"), "typeChecking"), "expressionWarnings")), literal(0))), reason: ["ExpressionWarnings"], message: ["An expression does not fit the types that it is for: ", map(select(select(field("status"), "typeChecking"), "expressionWarnings"), 0, 2, select(slot(0), "fieldRef"))] },
      { status: "Current", text: "has(status.typeChecking)", test: hasField(field("status"), "typeChecking"), reason: ["TypesChecked"], message: ["Its expressions fit the types that they are for"] },
    ],
  }))],
  ["flowcontrol.apiserver.k8s.io/PriorityLevelConfiguration", deferRule("kubernetes/PriorityLevelConfiguration", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["certificates.k8s.io/ClusterTrustBundle", deferRule("kubernetes/ClusterTrustBundle", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
]);
