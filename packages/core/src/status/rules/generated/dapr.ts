// Generated from packages/core/src/status/rules/library/dapr.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { field, hasField } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Dapr: *. */
export const daprRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["dapr.io/*", deferRule("dapr/*", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
]);
