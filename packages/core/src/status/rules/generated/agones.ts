// Generated from packages/core/src/status/rules/library/agones.yaml by `npm run gen`. Do not edit.
import type { StatusRules } from "../../types.ts";
import { and, arithmetic, compare, differs, equals, field, hasField, literal, select } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Agones: GameServerAllocationPolicy, Fleet, GameServerSet, FleetAutoscaler. */
export const agonesRules: StatusRules = /* @__PURE__ */ rulesOf(() => [
  ["multicluster.agones.dev/GameServerAllocationPolicy", deferRule("agones/GameServerAllocationPolicy", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["agones.dev/Fleet", deferRule("agones/Fleet", true, () => ({
    rows: [
      { status: "Current", text: "has(spec.replicas) && has(status.readyReplicas) && has(status.allocatedReplicas) && status.readyReplicas + status.allocatedReplicas >= spec.replicas", test: and(and(hasField(field("spec"), "replicas"), hasField(field("status"), "readyReplicas")), and(hasField(field("status"), "allocatedReplicas"), compare(">=", arithmetic("+", select(field("status"), "readyReplicas"), select(field("status"), "allocatedReplicas")), select(field("spec"), "replicas")))), reason: ["AllReady"], message: [select(field("status"), "readyReplicas"), " are ready, ", select(field("status"), "allocatedReplicas"), " in use"] },
      { status: "InProgress", text: "has(spec.replicas) && has(status.readyReplicas)", test: and(hasField(field("spec"), "replicas"), hasField(field("status"), "readyReplicas")), reason: ["LessReady"], message: [select(field("status"), "readyReplicas"), " of ", select(field("spec"), "replicas"), " are ready"] },
    ],
  }))],
  ["agones.dev/GameServerSet", deferRule("agones/GameServerSet", true, () => ({
    rows: [
      { status: "Current", text: "has(spec.replicas) && has(status.readyReplicas) && has(status.allocatedReplicas) && status.readyReplicas + status.allocatedReplicas >= spec.replicas", test: and(and(hasField(field("spec"), "replicas"), hasField(field("status"), "readyReplicas")), and(hasField(field("status"), "allocatedReplicas"), compare(">=", arithmetic("+", select(field("status"), "readyReplicas"), select(field("status"), "allocatedReplicas")), select(field("spec"), "replicas")))), reason: ["AllReady"], message: [select(field("status"), "readyReplicas"), " are ready, ", select(field("status"), "allocatedReplicas"), " in use"] },
      { status: "InProgress", text: "has(spec.replicas) && has(status.readyReplicas)", test: and(hasField(field("spec"), "replicas"), hasField(field("status"), "readyReplicas")), reason: ["LessReady"], message: [select(field("status"), "readyReplicas"), " of ", select(field("spec"), "replicas"), " are ready"] },
    ],
  }))],
  ["autoscaling.agones.dev/FleetAutoscaler", deferRule("agones/FleetAutoscaler", true, () => ({
    rows: [
      { status: "Failed", text: "has(status.ableToScale) && status.ableToScale == false", test: and(hasField(field("status"), "ableToScale"), equals(select(field("status"), "ableToScale"), literal(false))), reason: ["NotAbleToScale"], message: ["The fleet or its policy cannot be read"] },
      { status: "InProgress", text: "has(status.currentReplicas) && has(status.desiredReplicas) && status.currentReplicas != status.desiredReplicas", test: and(and(hasField(field("status"), "currentReplicas"), hasField(field("status"), "desiredReplicas")), differs(select(field("status"), "currentReplicas"), select(field("status"), "desiredReplicas"))), reason: ["Scaling"], message: [select(field("status"), "currentReplicas"), " of ", select(field("status"), "desiredReplicas"), " replicas"] },
      { status: "Current", text: "has(status.ableToScale) && status.ableToScale == true", test: and(hasField(field("status"), "ableToScale"), equals(select(field("status"), "ableToScale"), literal(true))), reason: ["AbleToScale"] },
    ],
  }))],
]);
