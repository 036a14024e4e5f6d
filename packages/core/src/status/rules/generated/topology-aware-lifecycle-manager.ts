// Generated from packages/core/src/status/rules/library/topology-aware-lifecycle-manager.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, conditionIs, conditions, field, hasField, literal, not, or, select } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Topology Aware Lifecycle Manager: ClusterGroupUpgrade, PreCachingConfig. */
export const topologyAwareLifecycleManagerRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["ran.openshift.io/ClusterGroupUpgrade", deferRule("topology-aware-lifecycle-manager/ClusterGroupUpgrade", true, () => ({
    suspended: { text: "has(spec.enable) && !spec.enable && !conditions.isTrue('Succeeded')", test: and(and(hasField(field("spec"), "enable"), not(select(field("spec"), "enable"))), not(conditionIs(conditions(), literal("Succeeded"), "True"))) },
    rows: [
      { status: "Failed", text: "conditions.isFalse('Succeeded')", test: conditionIs(conditions(), literal("Succeeded"), "False") },
      { status: "Current", text: "conditions.isTrue('Succeeded')", test: conditionIs(conditions(), literal("Succeeded"), "True"), terminal: true },
      { status: "Failed", text: "conditions.isFalse('ClustersSelected')", test: conditionIs(conditions(), literal("ClustersSelected"), "False") },
      { status: "Failed", text: "conditions.isFalse('Validated')", test: conditionIs(conditions(), literal("Validated"), "False") },
      { status: "Failed", text: "conditions.isFalse('PrecacheSpecValid')", test: conditionIs(conditions(), literal("PrecacheSpecValid"), "False") },
      { status: "InProgress", text: "conditions.isTrue('Progressing') || conditions.isFalse('Progressing')", test: or(conditionIs(conditions(), literal("Progressing"), "True"), conditionIs(conditions(), literal("Progressing"), "False")) },
    ],
  }))],
  ["ran.openshift.io/PreCachingConfig", deferRule("topology-aware-lifecycle-manager/PreCachingConfig", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
]);
