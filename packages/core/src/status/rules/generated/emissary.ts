// Generated from packages/core/src/status/rules/library/emissary.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, choose, differs, field, hasField, isIn, list, literal, not, select } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Emissary-ingress: *. */
export const emissaryRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["getambassador.io/*", deferRule("emissary/*", false, () => ({
    rows: [
      { status: "Failed", text: "has(status.state) && status.state in ['Error', 'Inactive']", test: and(hasField(field("status"), "state"), isIn(select(field("status"), "state"), list(literal("Error"), literal("Inactive")))), reason: [select(field("status"), "state")], message: [choose(hasField(field("status"), "reason"), select(field("status"), "reason"), choose(hasField(field("status"), "errorReason"), select(field("status"), "errorReason"), select(field("status"), "state")))] },
      { status: "Current", text: "has(status.state) && status.state in ['Ready', 'Running']", test: and(hasField(field("status"), "state"), isIn(select(field("status"), "state"), list(literal("Ready"), literal("Running")))), reason: [select(field("status"), "state")] },
      { status: "InProgress", text: "has(status.state) && status.state != ''", test: and(hasField(field("status"), "state"), differs(select(field("status"), "state"), literal(""))), reason: [select(field("status"), "state")] },
      { status: "Current", text: "kind != 'Host' && has(metadata.name) && !has(status.state)", test: and(and(differs(field("kind"), literal("Host")), hasField(field("metadata"), "name")), not(hasField(field("status"), "state"))), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
]);
