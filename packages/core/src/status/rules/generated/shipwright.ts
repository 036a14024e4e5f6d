// Generated from packages/core/src/status/rules/library/shipwright.yaml by `npm run gen`. Do not edit.
import type { StatusRules } from "../../types.ts";
import { and, choose, equals, field, has, literal, select } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Shipwright: Build. */
export const shipwrightRules: StatusRules = /* @__PURE__ */ rulesOf(() => [
  ["shipwright.io/Build", deferRule("shipwright/Build", true, () => ({
    rows: [
      { status: "Failed", text: "has(status.registered) && status.registered == 'False'", test: and(has(field("status"), "registered"), equals(select(field("status"), "registered"), literal("False"))), reason: [choose(has(field("status"), "reason"), select(field("status"), "reason"), literal("NotRegistered"))], message: [choose(has(field("status"), "message"), select(field("status"), "message"), literal("The build is not valid"))] },
      { status: "Current", text: "has(status.registered) && status.registered == 'True'", test: and(has(field("status"), "registered"), equals(select(field("status"), "registered"), literal("True"))), reason: ["Registered"] },
      { status: "InProgress", text: "has(status.registered)", test: has(field("status"), "registered") },
    ],
  }))],
]);
