// Generated from packages/core/src/status/rules/library/kargo.yaml by `npm run gen`. Do not edit.
import type { StatusRules } from "../../types.ts";
import { and, arithmetic, choose, equals, field, has, isIn, list, literal, select } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Kargo: Promotion, *. */
export const kargoRules: StatusRules = /* @__PURE__ */ rulesOf(() => [
  ["kargo.akuity.io/Promotion", deferRule("kargo/Promotion", true, () => ({
    rows: [
      { status: "Failed", text: "has(status.phase) && status.phase in ['Failed', 'Errored', 'Aborted']", test: and(has(field("status"), "phase"), isIn(select(field("status"), "phase"), list(literal("Failed"), literal("Errored"), literal("Aborted")))), reason: [select(field("status"), "phase")], message: [choose(has(field("status"), "message"), select(field("status"), "message"), arithmetic("+", literal("The promotion is "), select(field("status"), "phase")))], terminal: true },
      { status: "Current", text: "has(status.phase) && status.phase == 'Succeeded'", test: and(has(field("status"), "phase"), equals(select(field("status"), "phase"), literal("Succeeded"))), reason: ["Succeeded"], terminal: true },
      { status: "InProgress", text: "has(status.phase)", test: has(field("status"), "phase"), reason: [select(field("status"), "phase")], message: [choose(has(field("status"), "message"), select(field("status"), "message"), select(field("status"), "phase"))] },
    ],
  }))],
  ["kargo.akuity.io/*", deferRule("kargo/*", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "kind in ['Freight', 'PromotionTask', 'ClusterPromotionTask'] && has(metadata.name)", test: and(isIn(field("kind"), list(literal("Freight"), literal("PromotionTask"), literal("ClusterPromotionTask"))), has(field("metadata"), "name")), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
]);
