// Generated from packages/core/src/status/rules/library/mongodb-enterprise.yaml by `npm run gen`. Do not edit.
import type { StatusRules } from "../../types.ts";
import { and, equals, field, has, isIn, list, literal, select } from "../expression/index.ts";
import { createRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of MongoDB Enterprise Operator: MongoDBUser. */
export const mongodbEnterpriseRules: StatusRules = /* @__PURE__ */ rulesOf(() => [
  ["mongodb.com/MongoDBUser", createRule({
    id: "mongodb-enterprise/MongoDBUser",
    rows: [
      { status: "Failed", text: "has(status.phase) && status.phase == 'Failed'", test: and(has(field("status"), "phase"), equals(select(field("status"), "phase"), literal("Failed"))), reason: ["Failed"], message: [select(field("status"), "message")] },
      { status: "Current", text: "has(status.phase) && status.phase in ['Updated', 'Running']", test: and(has(field("status"), "phase"), isIn(select(field("status"), "phase"), list(literal("Updated"), literal("Running")))), reason: ["Updated"] },
      { status: "InProgress", text: "has(status.phase)", test: has(field("status"), "phase"), reason: [select(field("status"), "phase")] },
    ],
  })],
]);
