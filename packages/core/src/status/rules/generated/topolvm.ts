// Generated from packages/core/src/status/rules/library/topolvm.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, choose, differs, field, hasField, literal, select } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of TopoLVM: LogicalVolume. */
export const topolvmRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["topolvm.io/LogicalVolume", deferRule("topolvm/LogicalVolume", true, () => ({
    rows: [
      { status: "Failed", text: "has(status.code) && status.code != 0", test: and(hasField(field("status"), "code"), differs(select(field("status"), "code"), literal(0))), reason: ["Error"], message: [choose(hasField(field("status"), "message"), select(field("status"), "message"), literal("The volume cannot be made"))] },
      { status: "Current", text: "has(status.volumeID) && status.volumeID != ''", test: and(hasField(field("status"), "volumeID"), differs(select(field("status"), "volumeID"), literal(""))), reason: ["Created"] },
      { status: "InProgress", text: "has(status.code)", test: hasField(field("status"), "code") },
    ],
  }))],
]);
