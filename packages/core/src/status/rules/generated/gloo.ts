// Generated from packages/core/src/status/rules/library/gloo.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, exists, field, filter, hasField, index, isIn, list, literal, map, select, slot } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Gloo Gateway: *, *, *. */
export const glooRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["gateway.solo.io/*", deferRule("gloo/*", true, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Failed", text: "has(status.statuses) && status.statuses.exists(n, has(status.statuses[n].state) && status.statuses[n].state in ['Rejected', 'Warning', 2, 3])", test: and(hasField(field("status"), "statuses"), exists(select(field("status"), "statuses"), 0, 17, and(hasField(index(select(field("status"), "statuses"), slot(0)), "state"), isIn(select(index(select(field("status"), "statuses"), slot(0)), "state"), list(literal("Rejected"), literal("Warning"), literal(2), literal(3)))))), reason: ["Rejected"], message: [map(filter(select(field("status"), "statuses"), 0, 5, hasField(index(select(field("status"), "statuses"), slot(0)), "reason")), 0, 5, select(index(select(field("status"), "statuses"), slot(0)), "reason"))] },
      { status: "InProgress", text: "has(status.statuses) && status.statuses.exists(n, has(status.statuses[n].state) && status.statuses[n].state in ['Pending', 0])", test: and(hasField(field("status"), "statuses"), exists(select(field("status"), "statuses"), 0, 15, and(hasField(index(select(field("status"), "statuses"), slot(0)), "state"), isIn(select(index(select(field("status"), "statuses"), slot(0)), "state"), list(literal("Pending"), literal(0)))))), reason: ["Pending"] },
      { status: "Current", text: "has(status.statuses) && status.statuses.exists(n, has(status.statuses[n].state) && status.statuses[n].state in ['Accepted', 1])", test: and(hasField(field("status"), "statuses"), exists(select(field("status"), "statuses"), 0, 15, and(hasField(index(select(field("status"), "statuses"), slot(0)), "state"), isIn(select(index(select(field("status"), "statuses"), slot(0)), "state"), list(literal("Accepted"), literal(1)))))), reason: ["Accepted"] },
    ],
  }))],
  ["gloo.solo.io/*", deferRule("gloo/*", true, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Failed", text: "has(status.statuses) && status.statuses.exists(n, has(status.statuses[n].state) && status.statuses[n].state in ['Rejected', 'Warning', 2, 3])", test: and(hasField(field("status"), "statuses"), exists(select(field("status"), "statuses"), 0, 17, and(hasField(index(select(field("status"), "statuses"), slot(0)), "state"), isIn(select(index(select(field("status"), "statuses"), slot(0)), "state"), list(literal("Rejected"), literal("Warning"), literal(2), literal(3)))))), reason: ["Rejected"], message: [map(filter(select(field("status"), "statuses"), 0, 5, hasField(index(select(field("status"), "statuses"), slot(0)), "reason")), 0, 5, select(index(select(field("status"), "statuses"), slot(0)), "reason"))] },
      { status: "InProgress", text: "has(status.statuses) && status.statuses.exists(n, has(status.statuses[n].state) && status.statuses[n].state in ['Pending', 0])", test: and(hasField(field("status"), "statuses"), exists(select(field("status"), "statuses"), 0, 15, and(hasField(index(select(field("status"), "statuses"), slot(0)), "state"), isIn(select(index(select(field("status"), "statuses"), slot(0)), "state"), list(literal("Pending"), literal(0)))))), reason: ["Pending"] },
      { status: "Current", text: "has(status.statuses) && status.statuses.exists(n, has(status.statuses[n].state) && status.statuses[n].state in ['Accepted', 1])", test: and(hasField(field("status"), "statuses"), exists(select(field("status"), "statuses"), 0, 15, and(hasField(index(select(field("status"), "statuses"), slot(0)), "state"), isIn(select(index(select(field("status"), "statuses"), slot(0)), "state"), list(literal("Accepted"), literal(1)))))), reason: ["Accepted"] },
    ],
  }))],
  ["enterprise.gloo.solo.io/*", deferRule("gloo/*", true, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Failed", text: "has(status.statuses) && status.statuses.exists(n, has(status.statuses[n].state) && status.statuses[n].state in ['Rejected', 'Warning', 2, 3])", test: and(hasField(field("status"), "statuses"), exists(select(field("status"), "statuses"), 0, 17, and(hasField(index(select(field("status"), "statuses"), slot(0)), "state"), isIn(select(index(select(field("status"), "statuses"), slot(0)), "state"), list(literal("Rejected"), literal("Warning"), literal(2), literal(3)))))), reason: ["Rejected"], message: [map(filter(select(field("status"), "statuses"), 0, 5, hasField(index(select(field("status"), "statuses"), slot(0)), "reason")), 0, 5, select(index(select(field("status"), "statuses"), slot(0)), "reason"))] },
      { status: "InProgress", text: "has(status.statuses) && status.statuses.exists(n, has(status.statuses[n].state) && status.statuses[n].state in ['Pending', 0])", test: and(hasField(field("status"), "statuses"), exists(select(field("status"), "statuses"), 0, 15, and(hasField(index(select(field("status"), "statuses"), slot(0)), "state"), isIn(select(index(select(field("status"), "statuses"), slot(0)), "state"), list(literal("Pending"), literal(0)))))), reason: ["Pending"] },
      { status: "Current", text: "has(status.statuses) && status.statuses.exists(n, has(status.statuses[n].state) && status.statuses[n].state in ['Accepted', 1])", test: and(hasField(field("status"), "statuses"), exists(select(field("status"), "statuses"), 0, 15, and(hasField(index(select(field("status"), "statuses"), slot(0)), "state"), isIn(select(index(select(field("status"), "statuses"), slot(0)), "state"), list(literal("Accepted"), literal(1)))))), reason: ["Accepted"] },
    ],
  }))],
]);
