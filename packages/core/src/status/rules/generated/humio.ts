// Generated from packages/core/src/status/rules/library/humio.yaml by `npm run gen`. Do not edit.
import type { StatusRules } from "../../types.ts";
import { and, equals, field, has, literal, select } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Humio Operator: *. */
export const humioRules: StatusRules = /* @__PURE__ */ rulesOf(() => [
  ["core.humio.com/*", deferRule("humio/*", true, () => ({
    otherwise: "Generic",
    rows: [
      { status: "InProgress", text: "has(status.state) && status.state == 'NotFound'", test: and(has(field("status"), "state"), equals(select(field("status"), "state"), literal("NotFound"))), reason: ["NotFound"], message: ["It does not exist in Humio yet"] },
      { status: "Current", text: "has(status.state) && status.state == 'Exists'", test: and(has(field("status"), "state"), equals(select(field("status"), "state"), literal("Exists"))), reason: ["Exists"] },
    ],
  }))],
]);
