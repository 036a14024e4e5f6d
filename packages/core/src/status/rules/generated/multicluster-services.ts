// Generated from packages/core/src/status/rules/library/multicluster-services.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, compare, conditionIs, conditions, field, hasField, index, literal, select, size } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Multi-Cluster Services API: ServiceImport. */
export const multiclusterServicesRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["multicluster.x-k8s.io/ServiceImport", deferRule("multicluster-services/ServiceImport", true, () => ({
    rows: [
      { status: "Failed", text: "conditions.isFalse('Ready')", test: conditionIs(conditions(), literal("Ready"), "False") },
      { status: "Current", text: "has(status.clusters) && size(status.clusters) > 0", test: and(hasField(field("status"), "clusters"), compare(">", size(select(field("status"), "clusters")), literal(0))), reason: ["Imported"], message: ["From ", select(index(select(field("status"), "clusters"), literal(0)), "cluster")] },
      { status: "InProgress", text: "has(status.clusters)", test: hasField(field("status"), "clusters") },
    ],
  }))],
]);
