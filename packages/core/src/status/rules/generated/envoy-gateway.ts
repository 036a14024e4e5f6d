// Generated from packages/core/src/status/rules/library/envoy-gateway.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { field, hasField } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Envoy Gateway: EnvoyProxy, HTTPRouteFilter. */
export const envoyGatewayRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["gateway.envoyproxy.io/EnvoyProxy", deferRule("envoy-gateway/EnvoyProxy", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["gateway.envoyproxy.io/HTTPRouteFilter", deferRule("envoy-gateway/HTTPRouteFilter", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
]);
