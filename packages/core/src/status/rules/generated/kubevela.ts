// Generated from packages/core/src/status/rules/library/kubevela.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, field, hasField, isIn, list, literal } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of KubeVela: *. */
export const kubevelaRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["core.oam.dev/*", deferRule("kubevela/*", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "kind in ['Policy', 'Workflow'] && has(metadata.name)", test: and(isIn(field("kind"), list(literal("Policy"), literal("Workflow"))), hasField(field("metadata"), "name")), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
]);
