// Generated from packages/core/src/status/rules/library/clickhouse-operator.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, call, equals, field, hasField, isIn, list, literal, or, select } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of ClickHouse Operator: ClickHouseInstallation, ClickHouseKeeperInstallation. */
export const clickhouseOperatorRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["clickhouse.altinity.com/ClickHouseInstallation", deferRule("clickhouse-operator/ClickHouseInstallation", true, () => ({
    overrules: [{"field":"error"},{"field":"errors"}],
    suspended: { text: "(has(spec.stop) && string(spec.stop).lowerAscii() in ['yes', 'true', '1', 'on', 'enable', 'enabled']) || (has(spec.suspend) && string(spec.suspend).lowerAscii() in ['yes', 'true', '1', 'on', 'enable', 'enabled'])", test: or(and(hasField(field("spec"), "stop"), isIn(call("lowerAscii/1", call("string/1", select(field("spec"), "stop"))), list(literal("yes"), literal("true"), literal("1"), literal("on"), literal("enable"), literal("enabled")))), and(hasField(field("spec"), "suspend"), isIn(call("lowerAscii/1", call("string/1", select(field("spec"), "suspend"))), list(literal("yes"), literal("true"), literal("1"), literal("on"), literal("enable"), literal("enabled"))))) },
    rows: [
      { status: "Failed", text: "has(status.status) && status.status == 'Aborted'", test: and(hasField(field("status"), "status"), equals(select(field("status"), "status"), literal("Aborted"))), reason: ["Aborted"], message: [select(field("status"), "error")] },
      { status: "Current", text: "has(status.status) && status.status == 'Completed'", test: and(hasField(field("status"), "status"), equals(select(field("status"), "status"), literal("Completed"))), reason: ["Completed"] },
      { status: "InProgress", text: "has(status.status)", test: hasField(field("status"), "status"), reason: [select(field("status"), "status")] },
    ],
  }))],
  ["clickhouse-keeper.altinity.com/ClickHouseKeeperInstallation", deferRule("clickhouse-operator/ClickHouseKeeperInstallation", true, () => ({
    overrules: [{"field":"error"},{"field":"errors"}],
    suspended: { text: "(has(spec.stop) && string(spec.stop).lowerAscii() in ['yes', 'true', '1', 'on', 'enable', 'enabled']) || (has(spec.suspend) && string(spec.suspend).lowerAscii() in ['yes', 'true', '1', 'on', 'enable', 'enabled'])", test: or(and(hasField(field("spec"), "stop"), isIn(call("lowerAscii/1", call("string/1", select(field("spec"), "stop"))), list(literal("yes"), literal("true"), literal("1"), literal("on"), literal("enable"), literal("enabled")))), and(hasField(field("spec"), "suspend"), isIn(call("lowerAscii/1", call("string/1", select(field("spec"), "suspend"))), list(literal("yes"), literal("true"), literal("1"), literal("on"), literal("enable"), literal("enabled"))))) },
    rows: [
      { status: "Failed", text: "has(status.status) && status.status == 'Aborted'", test: and(hasField(field("status"), "status"), equals(select(field("status"), "status"), literal("Aborted"))), reason: ["Aborted"], message: [select(field("status"), "error")] },
      { status: "Current", text: "has(status.status) && status.status == 'Completed'", test: and(hasField(field("status"), "status"), equals(select(field("status"), "status"), literal("Completed"))), reason: ["Completed"] },
      { status: "InProgress", text: "has(status.status)", test: hasField(field("status"), "status"), reason: [select(field("status"), "status")] },
    ],
  }))],
]);
