// Generated from packages/core/src/status/rules/library/vault-secrets-operator.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, compare, conditions, differs, equals, exists, field, hasField, isIn, list, literal, not, or, select, slot } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Vault Secrets Operator: VaultStaticSecret, VaultDynamicSecret, VaultConnection, VaultAuthGlobal, SecretTransformation, VaultPKISecret, HCPVaultSecretsApp. */
export const vaultSecretsOperatorRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["secrets.hashicorp.com/VaultStaticSecret", deferRule("vault-secrets-operator/VaultStaticSecret", true, () => ({
    rows: [
      { status: "Failed", text: "conditions.exists(c, c.type in ['Ready', 'Healthy', 'SecretSynced', 'VaultClientConfigured'] && c.status == 'False')", test: exists(conditions(), 0, 13, and(isIn(select(slot(0), "type"), list(literal("Ready"), literal("Healthy"), literal("SecretSynced"), literal("VaultClientConfigured"))), equals(select(slot(0), "status"), literal("False")))) },
      { status: "InProgress", text: "has(status.lastGeneration) && has(metadata.generation) && status.lastGeneration < metadata.generation", test: and(and(hasField(field("status"), "lastGeneration"), hasField(field("metadata"), "generation")), compare("<", select(field("status"), "lastGeneration"), select(field("metadata"), "generation"))), reason: ["LatestGenerationNotSynced"] },
      { status: "Current", text: "conditions.exists(c, c.type in ['Ready', 'Healthy', 'SecretSynced'] && c.status == 'True') && has(status.lastGeneration)", test: and(exists(conditions(), 0, 12, and(isIn(select(slot(0), "type"), list(literal("Ready"), literal("Healthy"), literal("SecretSynced"))), equals(select(slot(0), "status"), literal("True")))), hasField(field("status"), "lastGeneration")) },
      { status: "Current", text: "has(status.lastGeneration) && status.lastGeneration > 0 && !conditions.exists(c, c.type in ['Ready', 'Healthy', 'SecretSynced'])", test: and(and(hasField(field("status"), "lastGeneration"), compare(">", select(field("status"), "lastGeneration"), literal(0))), not(exists(conditions(), 0, 7, isIn(select(slot(0), "type"), list(literal("Ready"), literal("Healthy"), literal("SecretSynced")))))), reason: ["Synced"], message: ["Generation ", select(field("status"), "lastGeneration"), " is synced"] },
      { status: "InProgress", text: "has(status.lastGeneration)", test: hasField(field("status"), "lastGeneration") },
    ],
  }))],
  ["secrets.hashicorp.com/VaultDynamicSecret", deferRule("vault-secrets-operator/VaultDynamicSecret", true, () => ({
    rows: [
      { status: "Failed", text: "conditions.exists(c, c.type in ['Ready', 'Healthy', 'SecretSynced'] && c.status == 'False')", test: exists(conditions(), 0, 12, and(isIn(select(slot(0), "type"), list(literal("Ready"), literal("Healthy"), literal("SecretSynced"))), equals(select(slot(0), "status"), literal("False")))) },
      { status: "InProgress", text: "has(status.lastGeneration) && has(metadata.generation) && status.lastGeneration < metadata.generation", test: and(and(hasField(field("status"), "lastGeneration"), hasField(field("metadata"), "generation")), compare("<", select(field("status"), "lastGeneration"), select(field("metadata"), "generation"))), reason: ["LatestGenerationNotSynced"] },
      { status: "Current", text: "has(status.lastGeneration) && status.lastGeneration > 0 && (has(status.secretLease) || has(status.lastRenewalTime) || has(status.vaultClientMeta))", test: and(and(hasField(field("status"), "lastGeneration"), compare(">", select(field("status"), "lastGeneration"), literal(0))), or(or(hasField(field("status"), "secretLease"), hasField(field("status"), "lastRenewalTime")), hasField(field("status"), "vaultClientMeta"))), reason: ["Synced"] },
      { status: "InProgress", text: "has(status.lastGeneration)", test: hasField(field("status"), "lastGeneration") },
    ],
  }))],
  ["secrets.hashicorp.com/VaultConnection", deferRule("vault-secrets-operator/VaultConnection", true, () => ({
    rows: [
      { status: "Failed", text: "has(status.valid) && !status.valid", test: and(hasField(field("status"), "valid"), not(select(field("status"), "valid"))), reason: ["Invalid"], message: ["The connection is not valid", select(field("status"), "error")] },
      { status: "Current", text: "has(status.valid) && status.valid", test: and(hasField(field("status"), "valid"), select(field("status"), "valid")), reason: ["Valid"] },
    ],
  }))],
  ["secrets.hashicorp.com/VaultAuthGlobal", deferRule("vault-secrets-operator/VaultAuthGlobal", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["secrets.hashicorp.com/SecretTransformation", deferRule("vault-secrets-operator/SecretTransformation", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["secrets.hashicorp.com/VaultPKISecret", deferRule("vault-secrets-operator/VaultPKISecret", true, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Failed", text: "has(status.valid) && !status.valid && has(status.error) && status.error != ''", test: and(and(hasField(field("status"), "valid"), not(select(field("status"), "valid"))), and(hasField(field("status"), "error"), differs(select(field("status"), "error"), literal("")))), reason: ["Invalid"], message: [select(field("status"), "error")] },
      { status: "InProgress", text: "has(status.lastGeneration) && has(metadata.generation) && status.lastGeneration < metadata.generation", test: and(and(hasField(field("status"), "lastGeneration"), hasField(field("metadata"), "generation")), compare("<", select(field("status"), "lastGeneration"), select(field("metadata"), "generation"))), reason: ["LatestGenerationNotSynced"] },
    ],
  }))],
  ["secrets.hashicorp.com/HCPVaultSecretsApp", deferRule("vault-secrets-operator/HCPVaultSecretsApp", true, () => ({
    rows: [
      { status: "Failed", text: "conditions.exists(c, c.type in ['Ready', 'Healthy', 'SecretSynced'] && c.status == 'False')", test: exists(conditions(), 0, 12, and(isIn(select(slot(0), "type"), list(literal("Ready"), literal("Healthy"), literal("SecretSynced"))), equals(select(slot(0), "status"), literal("False")))) },
      { status: "InProgress", text: "has(status.lastGeneration) && has(metadata.generation) && status.lastGeneration < metadata.generation", test: and(and(hasField(field("status"), "lastGeneration"), hasField(field("metadata"), "generation")), compare("<", select(field("status"), "lastGeneration"), select(field("metadata"), "generation"))), reason: ["LatestGenerationNotSynced"] },
      { status: "Current", text: "has(status.lastGeneration) && status.lastGeneration > 0 && ((has(status.secretMAC) && status.secretMAC != '') || has(status.dynamicSecrets))", test: and(and(hasField(field("status"), "lastGeneration"), compare(">", select(field("status"), "lastGeneration"), literal(0))), or(and(hasField(field("status"), "secretMAC"), differs(select(field("status"), "secretMAC"), literal(""))), hasField(field("status"), "dynamicSecrets"))), reason: ["Synced"], message: ["Generation ", select(field("status"), "lastGeneration"), " is synced"] },
      { status: "InProgress", text: "has(status.lastGeneration)", test: hasField(field("status"), "lastGeneration") },
    ],
  }))],
]);
