// Generated from packages/core/src/status/rules/library/elastic.yaml by `npm run gen`. Do not edit.
import type { StatusRules } from "../../types.ts";
import { and, equals, field, has, literal, select } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Elastic Cloud on Kubernetes: Kibana. */
export const elasticRules: StatusRules = /* @__PURE__ */ rulesOf(() => [
  ["kibana.k8s.elastic.co/Kibana", deferRule("elastic/Kibana", true, () => ({
    rows: [
      { status: "InProgress", text: "has(status.associationStatus) && status.associationStatus == 'Pending'", test: and(has(field("status"), "associationStatus"), equals(select(field("status"), "associationStatus"), literal("Pending"))), reason: ["AssociationPending"] },
      { status: "Failed", text: "has(status.associationStatus) && status.associationStatus == 'Failed'", test: and(has(field("status"), "associationStatus"), equals(select(field("status"), "associationStatus"), literal("Failed"))), reason: ["AssociationFailed"] },
      { status: "Failed", text: "has(status.health) && status.health == 'red'", test: and(has(field("status"), "health"), equals(select(field("status"), "health"), literal("red"))) },
      { status: "Current", text: "has(status.health) && status.health == 'green'", test: and(has(field("status"), "health"), equals(select(field("status"), "health"), literal("green"))) },
      { status: "InProgress", text: "has(status.health)", test: has(field("status"), "health") },
    ],
  }))],
]);
