// Generated from packages/core/src/status/rules/library/secrets-store-csi-driver.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { field, hasField } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Secrets Store CSI Driver: SecretProviderClass. */
export const secretsStoreCsiDriverRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["secrets-store.csi.x-k8s.io/SecretProviderClass", deferRule("secrets-store-csi-driver/SecretProviderClass", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
]);
