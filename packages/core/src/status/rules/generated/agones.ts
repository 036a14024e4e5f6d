// Generated from packages/core/src/status/rules/library/agones.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, arithmetic, compare, differs, equals, field, hasField, isIn, list, literal, optional, orValue, select } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Agones: GameServerAllocationPolicy, Fleet, GameServerSet, FleetAutoscaler, GameServer. */
export const agonesRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["multicluster.agones.dev/GameServerAllocationPolicy", deferRule("agones/GameServerAllocationPolicy", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["agones.dev/Fleet", deferRule("agones/Fleet", true, () => ({
    overrules: [{"field":"replicas"}],
    rows: [
      { status: "InProgress", text: "has(spec.replicas) && has(status.readyReplicas) && status.readyReplicas > spec.replicas", test: and(and(hasField(field("spec"), "replicas"), hasField(field("status"), "readyReplicas")), compare(">", select(field("status"), "readyReplicas"), select(field("spec"), "replicas"))), reason: ["MoreThanWanted"], message: [select(field("status"), "readyReplicas"), " are ready, ", select(field("spec"), "replicas"), " are wanted"] },
      { status: "Current", text: "has(spec.replicas) && has(status.readyReplicas) && has(status.allocatedReplicas) && status.readyReplicas + status.allocatedReplicas + status.?reservedReplicas.orValue(0) >= spec.replicas", test: and(and(hasField(field("spec"), "replicas"), hasField(field("status"), "readyReplicas")), and(hasField(field("status"), "allocatedReplicas"), compare(">=", arithmetic("+", arithmetic("+", select(field("status"), "readyReplicas"), select(field("status"), "allocatedReplicas")), orValue(optional(field("status"), literal("reservedReplicas")), literal(0))), select(field("spec"), "replicas")))), reason: ["AllReady"], message: [select(field("status"), "readyReplicas"), " are ready, ", select(field("status"), "allocatedReplicas"), " in use"] },
      { status: "InProgress", text: "has(spec.replicas) && has(status.readyReplicas)", test: and(hasField(field("spec"), "replicas"), hasField(field("status"), "readyReplicas")), reason: ["LessReady"], message: [select(field("status"), "readyReplicas"), " of ", select(field("spec"), "replicas"), " are ready"] },
    ],
  }))],
  ["agones.dev/GameServerSet", deferRule("agones/GameServerSet", true, () => ({
    rows: [
      { status: "Current", text: "has(spec.replicas) && has(status.readyReplicas) && has(status.allocatedReplicas) && status.readyReplicas + status.allocatedReplicas + status.?reservedReplicas.orValue(0) >= spec.replicas", test: and(and(hasField(field("spec"), "replicas"), hasField(field("status"), "readyReplicas")), and(hasField(field("status"), "allocatedReplicas"), compare(">=", arithmetic("+", arithmetic("+", select(field("status"), "readyReplicas"), select(field("status"), "allocatedReplicas")), orValue(optional(field("status"), literal("reservedReplicas")), literal(0))), select(field("spec"), "replicas")))), reason: ["AllReady"], message: [select(field("status"), "readyReplicas"), " are ready, ", select(field("status"), "allocatedReplicas"), " in use"] },
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
  ["agones.dev/GameServer", deferRule("agones/GameServer", true, () => ({
    overrules: [{"field":"state"}],
    suspended: { text: "false", test: literal(false) },
    rows: [
      { status: "Failed", text: "has(status.state) && status.state in ['Error', 'Unhealthy']", test: and(hasField(field("status"), "state"), isIn(select(field("status"), "state"), list(literal("Error"), literal("Unhealthy")))), reason: [select(field("status"), "state")] },
      { status: "Current", text: "has(status.state) && status.state in ['Ready', 'Allocated', 'Reserved']", test: and(hasField(field("status"), "state"), isIn(select(field("status"), "state"), list(literal("Ready"), literal("Allocated"), literal("Reserved")))), reason: [select(field("status"), "state")] },
      { status: "InProgress", text: "has(status.state)", test: hasField(field("status"), "state"), reason: [select(field("status"), "state")] },
    ],
  }))],
]);
