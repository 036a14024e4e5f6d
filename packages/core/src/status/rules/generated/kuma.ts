// Generated from packages/core/src/status/rules/library/kuma.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, field, hasField, isIn, list, literal } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Kuma: *. */
export const kumaRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["kuma.io/*", deferRule("kuma/*", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "kind in ['Mesh', 'TrafficPermission', 'TrafficRoute', 'TrafficLog', 'TrafficTrace', 'HealthCheck', 'CircuitBreaker', 'FaultInjection', 'RateLimit', 'Retry', 'Timeout', 'ProxyTemplate', 'ExternalService', 'MeshGateway', 'MeshGatewayRoute', 'MeshHTTPRoute', 'MeshTCPRoute', 'MeshTimeout', 'MeshRetry', 'MeshHealthCheck', 'MeshCircuitBreaker', 'MeshTrafficPermission', 'MeshAccessLog', 'MeshTrace', 'MeshMetric', 'MeshRateLimit', 'MeshFaultInjection', 'MeshProxyPatch', 'MeshLoadBalancingStrategy', 'MeshTLS', 'MeshPassthrough', 'ContainerPatch', 'Dataplane', 'Zone'] && has(metadata.name)", test: and(isIn(field("kind"), list(literal("Mesh"), literal("TrafficPermission"), literal("TrafficRoute"), literal("TrafficLog"), literal("TrafficTrace"), literal("HealthCheck"), literal("CircuitBreaker"), literal("FaultInjection"), literal("RateLimit"), literal("Retry"), literal("Timeout"), literal("ProxyTemplate"), literal("ExternalService"), literal("MeshGateway"), literal("MeshGatewayRoute"), literal("MeshHTTPRoute"), literal("MeshTCPRoute"), literal("MeshTimeout"), literal("MeshRetry"), literal("MeshHealthCheck"), literal("MeshCircuitBreaker"), literal("MeshTrafficPermission"), literal("MeshAccessLog"), literal("MeshTrace"), literal("MeshMetric"), literal("MeshRateLimit"), literal("MeshFaultInjection"), literal("MeshProxyPatch"), literal("MeshLoadBalancingStrategy"), literal("MeshTLS"), literal("MeshPassthrough"), literal("ContainerPatch"), literal("Dataplane"), literal("Zone"))), hasField(field("metadata"), "name")), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
]);
