// Generated from packages/core/src/status/rules/library/newrelic.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, compare, field, hasField, literal, select } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of New Relic Kubernetes Agents Operator: Instrumentation. */
export const newrelicRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["newrelic.com/Instrumentation", deferRule("newrelic/Instrumentation", true, () => ({
    rows: [
      { status: "Failed", text: "has(status.podsUnhealthy) && status.podsUnhealthy > 0", test: and(hasField(field("status"), "podsUnhealthy"), compare(">", select(field("status"), "podsUnhealthy"), literal(0))), reason: ["PodsUnhealthy"], message: ["The agents of ", select(field("status"), "podsUnhealthy"), " pods are not healthy"] },
      { status: "InProgress", text: "has(status.podsNotReady) && status.podsNotReady > 0", test: and(hasField(field("status"), "podsNotReady"), compare(">", select(field("status"), "podsNotReady"), literal(0))), reason: ["PodsNotReady"] },
      { status: "InProgress", text: "has(status.podsOutdated) && status.podsOutdated > 0", test: and(hasField(field("status"), "podsOutdated"), compare(">", select(field("status"), "podsOutdated"), literal(0))), reason: ["PodsOutdated"], message: [select(field("status"), "podsOutdated"), " pods have an older agent until they start again"] },
      { status: "Current", text: "has(status.podsMatching) && has(status.podsHealthy) && status.podsHealthy >= status.podsMatching", test: and(and(hasField(field("status"), "podsMatching"), hasField(field("status"), "podsHealthy")), compare(">=", select(field("status"), "podsHealthy"), select(field("status"), "podsMatching"))), reason: ["PodsHealthy"], message: [select(field("status"), "podsHealthy"), " of ", select(field("status"), "podsMatching"), " pods are healthy"] },
    ],
  }))],
]);
