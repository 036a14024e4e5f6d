// Generated from packages/core/src/status/rules/library/azure-key-vault-to-kubernetes.yaml by `npm run gen`. Do not edit.
import type { StatusRules } from "../../types.ts";
import { and, differs, field, hasField, literal, select } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Azure Key Vault to Kubernetes: AzureKeyVaultSecret. */
export const azureKeyVaultToKubernetesRules: StatusRules = /* @__PURE__ */ rulesOf(() => [
  ["spv.no/AzureKeyVaultSecret", deferRule("azure-key-vault-to-kubernetes/AzureKeyVaultSecret", true, () => ({
    rows: [
      { status: "Current", text: "has(status.secretHash) && status.secretHash != ''", test: and(hasField(field("status"), "secretHash"), differs(select(field("status"), "secretHash"), literal(""))), reason: ["Synchronized"] },
    ],
  }))],
]);
