// Generated from packages/core/src/status/rules/library/smi.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, field, hasField, isIn, list, literal } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Service Mesh Interface: TrafficTarget, *. */
export const smiRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["access.smi-spec.io/TrafficTarget", deferRule("smi/TrafficTarget", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["specs.smi-spec.io/*", deferRule("smi/*", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "kind in ['HTTPRouteGroup', 'TCPRoute', 'UDPRoute'] && has(metadata.name)", test: and(isIn(field("kind"), list(literal("HTTPRouteGroup"), literal("TCPRoute"), literal("UDPRoute"))), hasField(field("metadata"), "name")), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
]);
