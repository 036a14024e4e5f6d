// Generated from packages/core/src/status/rules/library/kserve.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { conditionIs, conditions, field, hasField, literal } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of KServe: ServingRuntime, ClusterServingRuntime, ClusterStorageContainer, InferenceService. */
export const kserveRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["serving.kserve.io/ServingRuntime", deferRule("kserve/ServingRuntime", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["serving.kserve.io/ClusterServingRuntime", deferRule("kserve/ClusterServingRuntime", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["serving.kserve.io/ClusterStorageContainer", deferRule("kserve/ClusterStorageContainer", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["serving.kserve.io/InferenceService", deferRule("kserve/InferenceService", true, () => ({
    otherwise: "Generic",
    overrules: [{"field":"observedGeneration"}],
    rows: [
      { status: "InProgress", text: "conditions.isUnknown('Ready')", test: conditionIs(conditions(), literal("Ready"), "Unknown") },
    ],
  }))],
]);
