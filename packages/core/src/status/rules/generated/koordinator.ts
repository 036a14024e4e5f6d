// Generated from packages/core/src/status/rules/library/koordinator.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { field, hasField } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Koordinator: *, NodeSLO. */
export const koordinatorRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["config.koordinator.sh/*", deferRule("koordinator/*", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["slo.koordinator.sh/NodeSLO", deferRule("koordinator/NodeSLO", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
]);
