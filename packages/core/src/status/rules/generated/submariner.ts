// Generated from packages/core/src/status/rules/library/submariner.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, differs, equals, exists, field, filter, hasField, isIn, list, literal, map, select, slot } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Submariner: Endpoint, Cluster, Gateway. */
export const submarinerRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["submariner.io/Endpoint", deferRule("submariner/Endpoint", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["submariner.io/Cluster", deferRule("submariner/Cluster", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["submariner.io/Gateway", deferRule("submariner/Gateway", true, () => ({
    rows: [
      { status: "Failed", text: "has(status.statusFailure) && status.statusFailure != ''", test: and(hasField(field("status"), "statusFailure"), differs(select(field("status"), "statusFailure"), literal(""))), reason: ["StatusFailure"], message: [select(field("status"), "statusFailure")] },
      { status: "Failed", text: "has(status.connections) && status.connections.exists(c, has(c.status) && c.status == 'error')", test: and(hasField(field("status"), "connections"), exists(select(field("status"), "connections"), 0, 7, and(hasField(slot(0), "status"), equals(select(slot(0), "status"), literal("error"))))), reason: ["ConnectionError"], message: [map(filter(select(field("status"), "connections"), 0, 4, equals(select(slot(0), "status"), literal("error"))), 0, 2, select(slot(0), "statusMessage"))] },
      { status: "InProgress", text: "has(status.connections) && status.connections.exists(c, has(c.status) && c.status == 'connecting')", test: and(hasField(field("status"), "connections"), exists(select(field("status"), "connections"), 0, 7, and(hasField(slot(0), "status"), equals(select(slot(0), "status"), literal("connecting"))))), reason: ["Connecting"] },
      { status: "Current", text: "has(status.haStatus) && status.haStatus in ['active', 'passive']", test: and(hasField(field("status"), "haStatus"), isIn(select(field("status"), "haStatus"), list(literal("active"), literal("passive")))), reason: [select(field("status"), "haStatus")] },
    ],
  }))],
]);
