// Generated from packages/core/src/status/rules/library/stork.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, arithmetic, choose, compare, equals, exists, field, hasField, index, isIn, list, literal, optional, orValue, select, size, slot } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Stork (Portworx): *, SchedulePolicy, BackupLocation. */
export const storkRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["stork.libopenstorage.org/*", deferRule("stork/*", true, () => ({
    otherwise: "Generic",
    overrules: [{"field":"items"}],
    rows: [
      { status: "Failed", text: "has(status.status) && status.status in ['Failed', 'PartialSuccess']", test: and(hasField(field("status"), "status"), isIn(select(field("status"), "status"), list(literal("Failed"), literal("PartialSuccess")))), reason: [select(field("status"), "status")], message: [choose(hasField(field("status"), "reason"), select(field("status"), "reason"), arithmetic("+", literal("It ended as "), select(field("status"), "status")))] },
      { status: "Failed", text: "has(status.items) && status.items.exists(p, size(status.items[p]) > 0 && status.items[p][size(status.items[p]) - 1].?status.orValue('') in ['Failed', 'PartialSuccess'])", test: and(hasField(field("status"), "items"), exists(select(field("status"), "items"), 0, 28, and(compare(">", size(index(select(field("status"), "items"), slot(0))), literal(0)), isIn(orValue(optional(index(index(select(field("status"), "items"), slot(0)), arithmetic("-", size(index(select(field("status"), "items"), slot(0))), literal(1))), literal("status")), literal("")), list(literal("Failed"), literal("PartialSuccess")))))), reason: ["LastRunFailed"] },
      { status: "Current", text: "has(status.items) && status.items.exists(p, size(status.items[p]) > 0)", test: and(hasField(field("status"), "items"), exists(select(field("status"), "items"), 0, 7, compare(">", size(index(select(field("status"), "items"), slot(0))), literal(0)))), reason: ["Scheduled"] },
      { status: "Current", text: "has(status.status) && status.status == 'Successful'", test: and(hasField(field("status"), "status"), equals(select(field("status"), "status"), literal("Successful"))), reason: ["Successful"], terminal: true },
    ],
  }))],
  ["stork.libopenstorage.org/SchedulePolicy", deferRule("stork/SchedulePolicy", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["stork.libopenstorage.org/BackupLocation", deferRule("stork/BackupLocation", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
]);
