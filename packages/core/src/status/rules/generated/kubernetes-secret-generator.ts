// Generated from packages/core/src/status/rules/library/kubernetes-secret-generator.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, differs, field, hasField, literal, select } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Kubernetes Secret Generator: *. */
export const kubernetesSecretGeneratorRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["secretgenerator.mittwald.de/*", deferRule("kubernetes-secret-generator/*", true, () => ({
    rows: [
      { status: "Current", text: "has(status.secret) && has(status.secret.name) && status.secret.name != ''", test: and(and(hasField(field("status"), "secret"), hasField(select(field("status"), "secret"), "name")), differs(select(select(field("status"), "secret"), "name"), literal(""))), reason: ["SecretMade"], message: ["Secret ", select(select(field("status"), "secret"), "name"), " is made"] },
    ],
  }))],
]);
