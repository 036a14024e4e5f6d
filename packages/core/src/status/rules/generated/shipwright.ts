// Generated from packages/core/src/status/rules/library/shipwright.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, equals, field, hasField, isIn, list, literal, optional, orValue, select } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Shipwright: Build, *. */
export const shipwrightRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["shipwright.io/Build", deferRule("shipwright/Build", true, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Failed", text: "has(status.registered) && status.registered == 'False'", test: and(hasField(field("status"), "registered"), equals(select(field("status"), "registered"), literal("False"))), reason: [orValue(optional(field("status"), literal("reason")), literal("NotRegistered"))], message: [orValue(optional(field("status"), literal("message")), literal("The build is not valid"))] },
    ],
  }))],
  ["shipwright.io/*", deferRule("shipwright/*", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "kind in ['BuildStrategy', 'ClusterBuildStrategy'] && has(metadata.name)", test: and(isIn(field("kind"), list(literal("BuildStrategy"), literal("ClusterBuildStrategy"))), hasField(field("metadata"), "name")), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
]);
