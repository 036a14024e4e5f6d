// Generated from packages/core/src/status/rules/library/antrea.yaml by `npm run gen`. Do not edit.
import type { StatusRules } from "../../types.ts";
import { and, equals, field, has, literal, select } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Antrea: ClusterNetworkPolicy. */
export const antreaRules: StatusRules = /* @__PURE__ */ rulesOf(() => [
  ["crd.antrea.io/ClusterNetworkPolicy", deferRule("antrea/ClusterNetworkPolicy", true, () => ({
    rows: [
      { status: "Failed", text: "has(status.phase) && status.phase == 'Failed'", test: and(has(field("status"), "phase"), equals(select(field("status"), "phase"), literal("Failed"))), reason: ["Failed"] },
      { status: "Current", text: "has(status.phase) && status.phase == 'Realized'", test: and(has(field("status"), "phase"), equals(select(field("status"), "phase"), literal("Realized"))), reason: ["Realized"] },
      { status: "InProgress", text: "has(status.phase)", test: has(field("status"), "phase"), reason: [select(field("status"), "phase")] },
    ],
  }))],
]);
