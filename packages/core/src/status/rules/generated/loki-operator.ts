// Generated from packages/core/src/status/rules/library/loki-operator.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, field, hasField, isIn, list, literal } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Loki Operator: *. */
export const lokiOperatorRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["loki.grafana.com/*", deferRule("loki-operator/*", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "kind in ['AlertingRule', 'RecordingRule', 'RulerConfig'] && has(metadata.name)", test: and(isIn(field("kind"), list(literal("AlertingRule"), literal("RecordingRule"), literal("RulerConfig"))), hasField(field("metadata"), "name")), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
]);
