// Generated from packages/core/src/status/rules/library/openebs.yaml by `npm run gen`. Do not edit.
import type { StatusRules } from "../../types.ts";
import { and, equals, field, has, isIn, list, literal, select } from "../expression/index.ts";
import { createRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of OpenEBS: DiskPool. */
export const openebsRules: StatusRules = /* @__PURE__ */ rulesOf(() => [
  ["openebs.io/DiskPool", createRule({
    id: "openebs/DiskPool",
    rows: [
      { status: "Failed", text: "has(status.pool_status) && status.pool_status in ['Faulted', 'Degraded']", test: and(has(field("status"), "pool_status"), isIn(select(field("status"), "pool_status"), list(literal("Faulted"), literal("Degraded")))), reason: [select(field("status"), "pool_status")] },
      { status: "Current", text: "has(status.pool_status) && status.pool_status == 'Online'", test: and(has(field("status"), "pool_status"), equals(select(field("status"), "pool_status"), literal("Online"))), reason: ["Online"] },
      { status: "InProgress", text: "has(status.cr_state)", test: has(field("status"), "cr_state"), reason: [select(field("status"), "cr_state")] },
    ],
  })],
]);
