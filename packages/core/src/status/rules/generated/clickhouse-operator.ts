// Generated from packages/core/src/status/rules/library/clickhouse-operator.yaml by `npm run gen`. Do not edit.
import type { StatusRules } from "../../types.ts";
import { and, equals, field, has, literal, select } from "../expression/index.ts";
import { createRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of ClickHouse Operator: ClickHouseInstallation. */
export const clickhouseOperatorRules: StatusRules = /* @__PURE__ */ rulesOf(() => [
  ["clickhouse.altinity.com/ClickHouseInstallation", createRule({
    id: "clickhouse-operator/ClickHouseInstallation",
    rows: [
      { status: "Failed", text: "has(status.status) && status.status == 'Aborted'", test: and(has(field("status"), "status"), equals(select(field("status"), "status"), literal("Aborted"))), reason: ["Aborted"], message: [select(field("status"), "error")] },
      { status: "Current", text: "has(status.status) && status.status == 'Completed'", test: and(has(field("status"), "status"), equals(select(field("status"), "status"), literal("Completed"))), reason: ["Completed"] },
      { status: "InProgress", text: "has(status.status)", test: has(field("status"), "status"), reason: [select(field("status"), "status")] },
    ],
  })],
]);
