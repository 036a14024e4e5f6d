// Generated from packages/core/src/status/rules/library/antrea.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { all, equals, exists, field, filter, hasField, literal, map, select, slot } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Antrea: AntreaAgentInfo, Tier. */
export const antreaRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["crd.antrea.io/AntreaAgentInfo", deferRule("antrea/AntreaAgentInfo", false, () => ({
    rows: [
      { status: "Failed", text: "agentConditions.exists(c, c.status == 'False')", test: exists(field("agentConditions"), 0, 4, equals(select(slot(0), "status"), literal("False"))), reason: [map(filter(field("agentConditions"), 0, 4, equals(select(slot(0), "status"), literal("False"))), 0, 2, select(slot(0), "type"))], message: [map(filter(field("agentConditions"), 0, 4, equals(select(slot(0), "status"), literal("False"))), 0, 2, select(slot(0), "type")), " is False"] },
      { status: "InProgress", text: "agentConditions.exists(c, c.status == 'Unknown')", test: exists(field("agentConditions"), 0, 4, equals(select(slot(0), "status"), literal("Unknown"))) },
      { status: "Current", text: "agentConditions.all(c, c.status == 'True')", test: all(field("agentConditions"), 0, 4, equals(select(slot(0), "status"), literal("True"))), reason: ["Healthy"] },
    ],
  }))],
  ["crd.antrea.io/Tier", deferRule("antrea/Tier", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
]);
