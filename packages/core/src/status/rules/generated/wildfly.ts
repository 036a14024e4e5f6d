// Generated from packages/core/src/status/rules/library/wildfly.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, compare, differs, equals, exists, field, hasField, literal, select, slot } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of WildFly Operator: WildFlyServer. */
export const wildflyRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["wildfly.org/WildFlyServer", deferRule("wildfly/WildFlyServer", true, () => ({
    rows: [
      { status: "InProgress", text: "has(status.scalingdownPods) && status.scalingdownPods > 0", test: and(hasField(field("status"), "scalingdownPods"), compare(">", select(field("status"), "scalingdownPods"), literal(0))), reason: ["ScalingDown"], message: [select(field("status"), "scalingdownPods"), " pods wait until their transactions are recovered"] },
      { status: "InProgress", text: "has(status.pods) && status.pods.exists(p, has(p.state) && p.state != 'ACTIVE')", test: and(hasField(field("status"), "pods"), exists(select(field("status"), "pods"), 0, 7, and(hasField(slot(0), "state"), differs(select(slot(0), "state"), literal("ACTIVE"))))), reason: ["PodsNotActive"] },
      { status: "Current", text: "has(status.replicas) && has(spec.replicas) && status.replicas == spec.replicas", test: and(and(hasField(field("status"), "replicas"), hasField(field("spec"), "replicas")), equals(select(field("status"), "replicas"), select(field("spec"), "replicas"))), reason: ["Replicas"], message: [select(field("status"), "replicas"), " of ", select(field("spec"), "replicas"), " pods"] },
      { status: "InProgress", text: "has(status.replicas) && has(spec.replicas)", test: and(hasField(field("status"), "replicas"), hasField(field("spec"), "replicas")), reason: ["Replicas"], message: [select(field("status"), "replicas"), " of ", select(field("spec"), "replicas"), " pods"] },
    ],
  }))],
]);
