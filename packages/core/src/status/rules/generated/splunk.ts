// Generated from packages/core/src/status/rules/library/splunk.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, arithmetic, call, choose, equals, field, hasField, isIn, literal, select } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Splunk Operator for Kubernetes: *. */
export const splunkRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["enterprise.splunk.com/*", deferRule("splunk/*", true, () => ({
    suspended: { text: "has(metadata.annotations) && (kind.lowerAscii() + '.enterprise.splunk.com/paused') in metadata.annotations", test: and(hasField(field("metadata"), "annotations"), isIn(arithmetic("+", call("lowerAscii/1", field("kind")), literal(".enterprise.splunk.com/paused")), select(field("metadata"), "annotations"))) },
    rows: [
      { status: "Current", text: "has(status.phase) && status.phase == 'Ready'", test: and(hasField(field("status"), "phase"), equals(select(field("status"), "phase"), literal("Ready"))), reason: ["Ready"] },
      { status: "Failed", text: "has(status.phase) && status.phase == 'Error'", test: and(hasField(field("status"), "phase"), equals(select(field("status"), "phase"), literal("Error"))), reason: ["Error"], message: [choose(hasField(field("status"), "message"), select(field("status"), "message"), literal("The phase is Error"))] },
      { status: "InProgress", text: "has(status.phase)", test: hasField(field("status"), "phase"), reason: [select(field("status"), "phase")] },
    ],
  }))],
]);
