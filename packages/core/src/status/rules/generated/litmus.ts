// Generated from packages/core/src/status/rules/library/litmus.yaml by `npm run gen`. Do not edit.
import type { StatusRules } from "../../types.ts";
import { and, arithmetic, choose, equals, exists, field, hasField, isIn, list, literal, not, select, slot } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Litmus: ChaosEngine, ChaosExperiment, ChaosResult. */
export const litmusRules: StatusRules = /* @__PURE__ */ rulesOf(() => [
  ["litmuschaos.io/ChaosEngine", deferRule("litmus/ChaosEngine", true, () => ({
    suspended: { text: "has(spec.engineState) && spec.engineState == 'stop' && !(has(status.engineStatus) && status.engineStatus == 'completed')", test: and(and(hasField(field("spec"), "engineState"), equals(select(field("spec"), "engineState"), literal("stop"))), not(and(hasField(field("status"), "engineStatus"), equals(select(field("status"), "engineStatus"), literal("completed"))))) },
    rows: [
      { status: "Failed", text: "has(status.experiments) && status.experiments.exists(e, has(e.verdict) && e.verdict in ['Fail', 'Error'])", test: and(hasField(field("status"), "experiments"), exists(select(field("status"), "experiments"), 0, 9, and(hasField(slot(0), "verdict"), isIn(select(slot(0), "verdict"), list(literal("Fail"), literal("Error")))))), reason: ["ExperimentFailed"] },
      { status: "Current", text: "has(status.engineStatus) && status.engineStatus == 'completed'", test: and(hasField(field("status"), "engineStatus"), equals(select(field("status"), "engineStatus"), literal("completed"))), reason: ["completed"], terminal: true },
      { status: "InProgress", text: "has(status.engineStatus)", test: hasField(field("status"), "engineStatus"), reason: [select(field("status"), "engineStatus")] },
    ],
  }))],
  ["litmuschaos.io/ChaosExperiment", deferRule("litmus/ChaosExperiment", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["litmuschaos.io/ChaosResult", deferRule("litmus/ChaosResult", true, () => ({
    rows: [
      { status: "Failed", text: "has(status.experimentStatus) && has(status.experimentStatus.verdict) && status.experimentStatus.verdict in ['Fail', 'Error']", test: and(and(hasField(field("status"), "experimentStatus"), hasField(select(field("status"), "experimentStatus"), "verdict")), isIn(select(select(field("status"), "experimentStatus"), "verdict"), list(literal("Fail"), literal("Error")))), reason: [select(select(field("status"), "experimentStatus"), "verdict")], message: [choose(hasField(select(field("status"), "experimentStatus"), "failStep"), select(select(field("status"), "experimentStatus"), "failStep"), arithmetic("+", literal("The verdict is "), select(select(field("status"), "experimentStatus"), "verdict")))], terminal: true },
      { status: "Current", text: "has(status.experimentStatus) && has(status.experimentStatus.verdict) && status.experimentStatus.verdict == 'Pass'", test: and(and(hasField(field("status"), "experimentStatus"), hasField(select(field("status"), "experimentStatus"), "verdict")), equals(select(select(field("status"), "experimentStatus"), "verdict"), literal("Pass"))), reason: ["Pass"], terminal: true },
      { status: "Unknown", text: "has(status.experimentStatus) && has(status.experimentStatus.verdict) && status.experimentStatus.verdict == 'Stopped'", test: and(and(hasField(field("status"), "experimentStatus"), hasField(select(field("status"), "experimentStatus"), "verdict")), equals(select(select(field("status"), "experimentStatus"), "verdict"), literal("Stopped"))), reason: ["Stopped"], message: ["The experiment was stopped before its verdict"], terminal: true },
      { status: "InProgress", text: "has(status.experimentStatus)", test: hasField(field("status"), "experimentStatus"), reason: [select(select(field("status"), "experimentStatus"), "phase")] },
    ],
  }))],
]);
