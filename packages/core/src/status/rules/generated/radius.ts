// Generated from packages/core/src/status/rules/library/radius.yaml by `npm run gen`. Do not edit.
import type { StatusRules } from "../../types.ts";
import { and, equals, field, has, literal, select } from "../expression/index.ts";
import { createRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Radius: *. */
export const radiusRules: StatusRules = /* @__PURE__ */ rulesOf(() => [
  ["radapp.io/*", createRule({
    id: "radius/*",
    rows: [
      { status: "Failed", text: "has(status.phrase) && status.phrase == 'Failed'", test: and(has(field("status"), "phrase"), equals(select(field("status"), "phrase"), literal("Failed"))), message: [select(field("status"), "message")] },
      { status: "Current", text: "has(status.phrase) && status.phrase == 'Ready'", test: and(has(field("status"), "phrase"), equals(select(field("status"), "phrase"), literal("Ready"))), reason: ["Ready"] },
      { status: "InProgress", text: "has(status.phrase)", test: has(field("status"), "phrase"), reason: [select(field("status"), "phrase")] },
    ],
  })],
]);
