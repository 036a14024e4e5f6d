// Generated from packages/core/src/status/rules/library/litmus.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, equals, field, hasField, literal, select } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Litmus: ChaosExperiment, ChaosEngine. */
export const litmusRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["litmuschaos.io/ChaosExperiment", deferRule("litmus/ChaosExperiment", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["litmuschaos.io/ChaosEngine", deferRule("litmus/ChaosEngine", true, () => ({
    otherwise: "Generic",
    rows: [
      { status: "InProgress", text: "has(status.engineStatus) && status.engineStatus == 'initialized'", test: and(hasField(field("status"), "engineStatus"), equals(select(field("status"), "engineStatus"), literal("initialized"))), reason: ["initialized"] },
    ],
  }))],
]);
