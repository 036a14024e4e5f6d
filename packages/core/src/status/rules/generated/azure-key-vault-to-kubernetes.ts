// Generated from packages/core/src/status/rules/library/azure-key-vault-to-kubernetes.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, differs, equals, field, literal, optional, or, orValue } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Azure Key Vault to Kubernetes: AzureKeyVaultSecret. */
export const azureKeyVaultToKubernetesRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["spv.no/AzureKeyVaultSecret", deferRule("azure-key-vault-to-kubernetes/AzureKeyVaultSecret", true, () => ({
    rows: [
      { status: "InProgress", text: "status.?configMapHash.orValue('') != '' && status.?secretHash.orValue('') == '' && spec.?output.?secret.?name.orValue('') != ''", test: and(and(differs(orValue(optional(field("status"), literal("configMapHash")), literal("")), literal("")), equals(orValue(optional(field("status"), literal("secretHash")), literal("")), literal(""))), differs(orValue(optional(optional(optional(field("spec"), literal("output")), literal("secret")), literal("name")), literal("")), literal(""))), reason: ["SecretPending"] },
      { status: "InProgress", text: "status.?secretHash.orValue('') != '' && status.?configMapHash.orValue('') == '' && spec.?output.?configMap.?name.orValue('') != ''", test: and(and(differs(orValue(optional(field("status"), literal("secretHash")), literal("")), literal("")), equals(orValue(optional(field("status"), literal("configMapHash")), literal("")), literal(""))), differs(orValue(optional(optional(optional(field("spec"), literal("output")), literal("configMap")), literal("name")), literal("")), literal(""))), reason: ["ConfigMapPending"] },
      { status: "Current", text: "status.?secretHash.orValue('') != '' || status.?configMapHash.orValue('') != ''", test: or(differs(orValue(optional(field("status"), literal("secretHash")), literal("")), literal("")), differs(orValue(optional(field("status"), literal("configMapHash")), literal("")), literal(""))), reason: ["Synchronized"] },
    ],
  }))],
]);
