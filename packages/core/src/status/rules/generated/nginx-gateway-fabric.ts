// Generated from packages/core/src/status/rules/library/nginx-gateway-fabric.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { field, hasField } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of NGINX Gateway Fabric: NginxProxy. */
export const nginxGatewayFabricRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["gateway.nginx.org/NginxProxy", deferRule("nginx-gateway-fabric/NginxProxy", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
]);
