// Generated from packages/core/src/status/rules/library/zalando-postgres.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, field, hasField, isIn, list, literal } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Zalando Postgres Operator: *. */
export const zalandoPostgresRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["acid.zalan.do/*", deferRule("zalando-postgres/*", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "kind in ['OperatorConfiguration', 'PostgresTeam'] && has(metadata.name)", test: and(isIn(field("kind"), list(literal("OperatorConfiguration"), literal("PostgresTeam"))), hasField(field("metadata"), "name")), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
]);
