// Generated from packages/core/src/status/rules/library/nuclio.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, choose, equals, field, hasField, isIn, list, literal, select } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Nuclio: NuclioFunction. */
export const nuclioRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["nuclio.io/NuclioFunction", deferRule("nuclio/NuclioFunction", true, () => ({
    suspended: { text: "has(spec.disable) && spec.disable == true", test: and(hasField(field("spec"), "disable"), equals(select(field("spec"), "disable"), literal(true))) },
    rows: [
      { status: "Failed", text: "has(status.state) && status.state in ['error', 'unhealthy']", test: and(hasField(field("status"), "state"), isIn(select(field("status"), "state"), list(literal("error"), literal("unhealthy")))), reason: [select(field("status"), "state")], message: [choose(hasField(field("status"), "message"), select(field("status"), "message"), select(field("status"), "state"))] },
      { status: "Current", text: "has(status.state) && status.state in ['ready', 'scaledToZero', 'imported']", test: and(hasField(field("status"), "state"), isIn(select(field("status"), "state"), list(literal("ready"), literal("scaledToZero"), literal("imported")))), reason: [select(field("status"), "state")] },
      { status: "InProgress", text: "has(status.state)", test: hasField(field("status"), "state"), reason: [select(field("status"), "state")] },
    ],
  }))],
]);
