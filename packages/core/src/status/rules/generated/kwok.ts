// Generated from packages/core/src/status/rules/library/kwok.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, conditions, equals, field, hasField, literal, size } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of KWOK: *. */
export const kwokRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["kwok.x-k8s.io/*", deferRule("kwok/*", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "has(metadata.name) && conditions.size() == 0", test: and(hasField(field("metadata"), "name"), equals(size(conditions()), literal(0))), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
]);
