// Generated from packages/core/src/status/rules/library/logging-operator.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, compare, equals, exists, field, hasField, index, isIn, list, literal, not, or, select, size, slot } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Logging operator: Logging, *. */
export const loggingOperatorRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["logging.banzaicloud.io/Logging", deferRule("logging-operator/Logging", true, () => ({
    rows: [
      { status: "Failed", text: "has(status.problems) && size(status.problems) > 0", test: and(hasField(field("status"), "problems"), compare(">", size(select(field("status"), "problems")), literal(0))), reason: ["Problems"], message: [select(field("status"), "problems")] },
      { status: "Failed", text: "has(status.configCheckResults) && status.configCheckResults.exists(c, status.configCheckResults[c] == false) && !status.configCheckResults.exists(c, status.configCheckResults[c] == true)", test: and(and(hasField(field("status"), "configCheckResults"), exists(select(field("status"), "configCheckResults"), 0, 6, equals(index(select(field("status"), "configCheckResults"), slot(0)), literal(false)))), not(exists(select(field("status"), "configCheckResults"), 0, 6, equals(index(select(field("status"), "configCheckResults"), slot(0)), literal(true))))), reason: ["ConfigCheckFailed"] },
      { status: "Current", text: "has(status.configCheckResults) && status.configCheckResults.exists(c, status.configCheckResults[c] == true)", test: and(hasField(field("status"), "configCheckResults"), exists(select(field("status"), "configCheckResults"), 0, 6, equals(index(select(field("status"), "configCheckResults"), slot(0)), literal(true)))), reason: ["ConfigChecked"] },
    ],
  }))],
  ["logging.banzaicloud.io/*", deferRule("logging-operator/*", true, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "kind in ['Output', 'ClusterOutput', 'SyslogNGOutput', 'SyslogNGClusterOutput'] && has(status.active) && !status.active && (!has(status.problemsCount) || status.problemsCount == 0) && !has(status.problems)", test: and(and(and(isIn(field("kind"), list(literal("Output"), literal("ClusterOutput"), literal("SyslogNGOutput"), literal("SyslogNGClusterOutput"))), hasField(field("status"), "active")), not(select(field("status"), "active"))), and(or(not(hasField(field("status"), "problemsCount")), equals(select(field("status"), "problemsCount"), literal(0))), not(hasField(field("status"), "problems")))), reason: ["NotUsed"], message: ["No flow uses it"] },
    ],
  }))],
]);
