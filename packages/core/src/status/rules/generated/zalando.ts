// Generated from packages/core/src/status/rules/library/zalando.yaml by `npm run gen`. Do not edit.
import type { StatusRules } from "../../types.ts";
import { and, field, hasField, isIn, list, literal } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Zalando (Skipper, Kube Metrics Adapter): *. */
export const zalandoRules: StatusRules = /* @__PURE__ */ rulesOf(() => [
  ["zalando.org/*", deferRule("zalando/*", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "kind in ['RouteGroup', 'ScalingSchedule', 'ClusterScalingSchedule'] && has(metadata.name)", test: and(isIn(field("kind"), list(literal("RouteGroup"), literal("ScalingSchedule"), literal("ClusterScalingSchedule"))), hasField(field("metadata"), "name")), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
]);
