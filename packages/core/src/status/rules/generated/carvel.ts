// Generated from packages/core/src/status/rules/library/carvel.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, conditions, equals, field, hasField, literal, or, select, size } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Carvel: *, App, PackageInstall. */
export const carvelRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["data.packaging.carvel.dev/*", deferRule("carvel/*", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["kappctrl.k14s.io/App", deferRule("carvel/App", true, () => ({
    otherwise: "Generic",
    suspended: { text: "(has(spec.paused) && spec.paused == true) || (has(spec.canceled) && spec.canceled == true)", test: or(and(hasField(field("spec"), "paused"), equals(select(field("spec"), "paused"), literal(true))), and(hasField(field("spec"), "canceled"), equals(select(field("spec"), "canceled"), literal(true)))) },
    rows: [
      { status: "InProgress", text: "conditions.size() == 0 && has(status.friendlyDescription) && status.friendlyDescription == 'Canceled/paused'", test: and(and(equals(size(conditions()), literal(0)), hasField(field("status"), "friendlyDescription")), equals(select(field("status"), "friendlyDescription"), literal("Canceled/paused"))), reason: ["Paused"], message: ["It was paused before it was ever deployed"] },
    ],
  }))],
  ["packaging.carvel.dev/PackageInstall", deferRule("carvel/PackageInstall", true, () => ({
    otherwise: "Generic",
    suspended: { text: "(has(spec.paused) && spec.paused == true) || (has(spec.canceled) && spec.canceled == true)", test: or(and(hasField(field("spec"), "paused"), equals(select(field("spec"), "paused"), literal(true))), and(hasField(field("spec"), "canceled"), equals(select(field("spec"), "canceled"), literal(true)))) },
    rows: [
      { status: "InProgress", text: "conditions.size() == 0 && has(status.friendlyDescription) && status.friendlyDescription == 'Canceled/paused'", test: and(and(equals(size(conditions()), literal(0)), hasField(field("status"), "friendlyDescription")), equals(select(field("status"), "friendlyDescription"), literal("Canceled/paused"))), reason: ["Paused"], message: ["It was paused before it was ever deployed"] },
    ],
  }))],
]);
