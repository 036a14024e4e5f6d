// Generated from packages/core/src/status/rules/library/aad-pod-identity.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, field, hasField, isIn, list, literal } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of AAD Pod Identity: *. */
export const aadPodIdentityRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["aadpodidentity.k8s.io/*", deferRule("aad-pod-identity/*", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "kind in ['AzureIdentity', 'AzureIdentityBinding', 'AzurePodIdentityException'] && has(metadata.name)", test: and(isIn(field("kind"), list(literal("AzureIdentity"), literal("AzureIdentityBinding"), literal("AzurePodIdentityException"))), hasField(field("metadata"), "name")), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
]);
