// Generated from packages/core/src/status/rules/library/zalando.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, compare, differs, field, hasField, isIn, list, literal, select } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Zalando (Skipper, Kube Metrics Adapter): *, Stack. */
export const zalandoRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["zalando.org/*", deferRule("zalando/*", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "kind in ['RouteGroup', 'ScalingSchedule', 'ClusterScalingSchedule'] && has(metadata.name)", test: and(isIn(field("kind"), list(literal("RouteGroup"), literal("ScalingSchedule"), literal("ClusterScalingSchedule"))), hasField(field("metadata"), "name")), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["zalando.org/Stack", deferRule("zalando/Stack", true, () => ({
    overrules: [{"field":"replicas"}],
    rows: [
      { status: "InProgress", text: "has(status.replicas) && has(status.desiredReplicas) && status.replicas != status.desiredReplicas", test: and(and(hasField(field("status"), "replicas"), hasField(field("status"), "desiredReplicas")), differs(select(field("status"), "replicas"), select(field("status"), "desiredReplicas"))), reason: ["Scaling"], message: [select(field("status"), "replicas"), " replicas are there, and ", select(field("status"), "desiredReplicas"), " are wanted"] },
      { status: "InProgress", text: "has(status.updatedReplicas) && has(status.replicas) && status.updatedReplicas < status.replicas", test: and(and(hasField(field("status"), "updatedReplicas"), hasField(field("status"), "replicas")), compare("<", select(field("status"), "updatedReplicas"), select(field("status"), "replicas"))), reason: ["LessUpdated"], message: [select(field("status"), "updatedReplicas"), " of ", select(field("status"), "replicas"), " replicas are updated"] },
      { status: "InProgress", text: "has(status.readyReplicas) && has(status.replicas) && status.readyReplicas < status.replicas", test: and(and(hasField(field("status"), "readyReplicas"), hasField(field("status"), "replicas")), compare("<", select(field("status"), "readyReplicas"), select(field("status"), "replicas"))), reason: ["LessReady"], message: [select(field("status"), "readyReplicas"), " of ", select(field("status"), "replicas"), " replicas are ready"] },
      { status: "InProgress", text: "has(status.desiredTrafficWeight) && has(status.actualTrafficWeight) && status.desiredTrafficWeight != status.actualTrafficWeight", test: and(and(hasField(field("status"), "desiredTrafficWeight"), hasField(field("status"), "actualTrafficWeight")), differs(select(field("status"), "desiredTrafficWeight"), select(field("status"), "actualTrafficWeight"))), reason: ["TrafficShifting"], message: ["It gets ", select(field("status"), "actualTrafficWeight"), " % of the traffic, and ", select(field("status"), "desiredTrafficWeight"), " % are wanted"] },
      { status: "Current", text: "has(status.replicas) && has(status.readyReplicas) && has(status.updatedReplicas)", test: and(and(hasField(field("status"), "replicas"), hasField(field("status"), "readyReplicas")), hasField(field("status"), "updatedReplicas")), reason: ["Ready"], message: [select(field("status"), "readyReplicas"), " replicas are ready"] },
    ],
  }))],
]);
