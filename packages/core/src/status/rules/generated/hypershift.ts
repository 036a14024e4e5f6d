// Generated from packages/core/src/status/rules/library/hypershift.yaml by `npm run gen`. Do not edit.
import type { StatusRules } from "../../types.ts";
import { and, compare, conditionIs, conditions, differs, field, has, literal, or, select, size } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of HyperShift: HostedCluster. */
export const hypershiftRules: StatusRules = /* @__PURE__ */ rulesOf(() => [
  ["hypershift.openshift.io/HostedCluster", deferRule("hypershift/HostedCluster", true, () => ({
    suspended: { text: "has(spec.pausedUntil) && spec.pausedUntil != '' && spec.pausedUntil != 'false'", test: and(and(has(field("spec"), "pausedUntil"), differs(select(field("spec"), "pausedUntil"), literal(""))), differs(select(field("spec"), "pausedUntil"), literal("false"))) },
    rows: [
      { status: "Failed", text: "conditions.isTrue('Degraded') || conditions.isFalse('ValidConfiguration') || conditions.isFalse('ValidReleaseImage') || conditions.isFalse('ReconciliationSucceeded') || conditions.isTrue('ClusterVersionFailing') || conditions.isFalse('SupportedHostedCluster')", test: or(or(or(conditionIs(conditions(), literal("Degraded"), "True"), conditionIs(conditions(), literal("ValidConfiguration"), "False")), conditionIs(conditions(), literal("ValidReleaseImage"), "False")), or(or(conditionIs(conditions(), literal("ReconciliationSucceeded"), "False"), conditionIs(conditions(), literal("ClusterVersionFailing"), "True")), conditionIs(conditions(), literal("SupportedHostedCluster"), "False"))) },
      { status: "InProgress", text: "conditions.isTrue('Progressing') || conditions.isTrue('ClusterVersionProgressing')", test: or(conditionIs(conditions(), literal("Progressing"), "True"), conditionIs(conditions(), literal("ClusterVersionProgressing"), "True")) },
      { status: "Current", text: "conditions.isTrue('Available')", test: conditionIs(conditions(), literal("Available"), "True") },
      { status: "InProgress", text: "size(conditions) > 0", test: compare(">", size(conditions()), literal(0)) },
    ],
  }))],
]);
