// Generated from packages/core/src/status/rules/library/ovn-kubernetes.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, compare, field, hasField, index, literal, select, size } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of OVN-Kubernetes: EgressIP. */
export const ovnKubernetesRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["k8s.ovn.org/EgressIP", deferRule("ovn-kubernetes/EgressIP", true, () => ({
    rows: [
      { status: "Current", text: "has(status.items) && size(status.items) > 0", test: and(hasField(field("status"), "items"), compare(">", size(select(field("status"), "items")), literal(0))), reason: ["Assigned"], message: [select(index(select(field("status"), "items"), literal(0)), "egressIP"), " is on ", select(index(select(field("status"), "items"), literal(0)), "node")] },
      { status: "InProgress", text: "has(status.items)", test: hasField(field("status"), "items"), reason: ["NotAssigned"] },
    ],
  }))],
]);
