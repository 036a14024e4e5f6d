// Generated from packages/core/src/status/rules/library/logging-operator.yaml by `npm run gen`. Do not edit.
import type { StatusRules } from "../../types.ts";
import { and, compare, equals, exists, field, hasField, index, literal, not, select, size, slot } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Logging operator: Logging. */
export const loggingOperatorRules: StatusRules = /* @__PURE__ */ rulesOf(() => [
  ["logging.banzaicloud.io/Logging", deferRule("logging-operator/Logging", true, () => ({
    rows: [
      { status: "Failed", text: "has(status.problems) && size(status.problems) > 0", test: and(hasField(field("status"), "problems"), compare(">", size(select(field("status"), "problems")), literal(0))), reason: ["Problems"], message: [select(field("status"), "problems")] },
      { status: "Failed", text: "has(status.configCheckResults) && status.configCheckResults.exists(c, status.configCheckResults[c] == false) && !status.configCheckResults.exists(c, status.configCheckResults[c] == true)", test: and(and(hasField(field("status"), "configCheckResults"), exists(select(field("status"), "configCheckResults"), 0, 6, equals(index(select(field("status"), "configCheckResults"), slot(0)), literal(false)))), not(exists(select(field("status"), "configCheckResults"), 0, 6, equals(index(select(field("status"), "configCheckResults"), slot(0)), literal(true))))), reason: ["ConfigCheckFailed"] },
      { status: "Current", text: "has(status.configCheckResults) && status.configCheckResults.exists(c, status.configCheckResults[c] == true)", test: and(hasField(field("status"), "configCheckResults"), exists(select(field("status"), "configCheckResults"), 0, 6, equals(index(select(field("status"), "configCheckResults"), slot(0)), literal(true)))), reason: ["ConfigChecked"] },
    ],
  }))],
]);
