// Generated from packages/core/src/status/rules/library/dask.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, equals, field, hasField, isIn, list, literal, select } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Dask Kubernetes Operator: DaskCluster. */
export const daskRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["kubernetes.dask.org/DaskCluster", deferRule("dask/DaskCluster", true, () => ({
    rows: [
      { status: "Failed", text: "has(status.phase) && status.phase in ['Error', 'Failed']", test: and(hasField(field("status"), "phase"), isIn(select(field("status"), "phase"), list(literal("Error"), literal("Failed")))), reason: [select(field("status"), "phase")] },
      { status: "Current", text: "has(status.phase) && status.phase == 'Running'", test: and(hasField(field("status"), "phase"), equals(select(field("status"), "phase"), literal("Running"))), reason: ["Running"] },
      { status: "InProgress", text: "has(status.phase)", test: hasField(field("status"), "phase"), reason: [select(field("status"), "phase")] },
    ],
  }))],
]);
