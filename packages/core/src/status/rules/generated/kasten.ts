// Generated from packages/core/src/status/rules/library/kasten.yaml by `npm run gen`. Do not edit.
import type { StatusRules } from "../../types.ts";
import { and, equals, field, has, literal, select } from "../expression/index.ts";
import { createRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Veeam Kasten: Policy. */
export const kastenRules: StatusRules = /* @__PURE__ */ rulesOf(() => [
  ["config.kio.kasten.io/Policy", createRule({
    id: "kasten/Policy",
    rows: [
      { status: "Failed", text: "has(status.validation) && status.validation == 'Failed'", test: and(has(field("status"), "validation"), equals(select(field("status"), "validation"), literal("Failed"))), reason: ["ValidationFailed"], message: [select(select(field("status"), "error"), "message")] },
      { status: "Current", text: "has(status.validation) && status.validation == 'Success'", test: and(has(field("status"), "validation"), equals(select(field("status"), "validation"), literal("Success"))), reason: ["Valid"] },
      { status: "InProgress", text: "has(status.validation)", test: has(field("status"), "validation") },
    ],
  })],
]);
