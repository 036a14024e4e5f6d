// Generated from packages/core/src/status/rules/library/nginx-ingress.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { field, hasField } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of NGINX Ingress Controller: GlobalConfiguration, *. */
export const nginxIngressRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["k8s.nginx.org/GlobalConfiguration", deferRule("nginx-ingress/GlobalConfiguration", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["appprotect.f5.com/*", deferRule("nginx-ingress/*", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
]);
