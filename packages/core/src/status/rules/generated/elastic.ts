// Generated from packages/core/src/status/rules/library/elastic.yaml by `npm run gen`. Do not edit.
import type { StatusRules } from "../../types.ts";
import { and, conditionIs, conditions, equals, field, hasField, isIn, list, literal, optional, orValue, select } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Elastic Cloud on Kubernetes: Kibana, *. */
export const elasticRules: StatusRules = /* @__PURE__ */ rulesOf(() => [
  ["kibana.k8s.elastic.co/Kibana", deferRule("elastic/Kibana", true, () => ({
    rows: [
      { status: "InProgress", text: "has(status.associationStatus) && status.associationStatus == 'Pending'", test: and(hasField(field("status"), "associationStatus"), equals(select(field("status"), "associationStatus"), literal("Pending"))), reason: ["AssociationPending"] },
      { status: "Failed", text: "has(status.associationStatus) && status.associationStatus == 'Failed'", test: and(hasField(field("status"), "associationStatus"), equals(select(field("status"), "associationStatus"), literal("Failed"))), reason: ["AssociationFailed"] },
      { status: "Failed", text: "has(status.health) && status.health == 'red'", test: and(hasField(field("status"), "health"), equals(select(field("status"), "health"), literal("red"))) },
      { status: "Current", text: "has(status.health) && status.health == 'green'", test: and(hasField(field("status"), "health"), equals(select(field("status"), "health"), literal("green"))) },
      { status: "InProgress", text: "has(status.health)", test: hasField(field("status"), "health") },
    ],
  }))],
  ["*.k8s.elastic.co/*", deferRule("elastic/*", true, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Failed", text: "'Failed' in [status.?associationStatus.orValue(''), status.?elasticsearchAssociationStatus.orValue(''), status.?kibanaAssociationStatus.orValue(''), status.?fleetServerAssociationStatus.orValue('')]", test: isIn(literal("Failed"), list(orValue(optional(field("status"), literal("associationStatus")), literal("")), orValue(optional(field("status"), literal("elasticsearchAssociationStatus")), literal("")), orValue(optional(field("status"), literal("kibanaAssociationStatus")), literal("")), orValue(optional(field("status"), literal("fleetServerAssociationStatus")), literal("")))), reason: ["AssociationFailed"] },
      { status: "InProgress", text: "'Pending' in [status.?associationStatus.orValue(''), status.?elasticsearchAssociationStatus.orValue(''), status.?kibanaAssociationStatus.orValue(''), status.?fleetServerAssociationStatus.orValue('')]", test: isIn(literal("Pending"), list(orValue(optional(field("status"), literal("associationStatus")), literal("")), orValue(optional(field("status"), literal("elasticsearchAssociationStatus")), literal("")), orValue(optional(field("status"), literal("kibanaAssociationStatus")), literal("")), orValue(optional(field("status"), literal("fleetServerAssociationStatus")), literal("")))), reason: ["AssociationPending"] },
      { status: "InProgress", text: "conditions.isFalse('Online')", test: conditionIs(conditions(), literal("Online"), "False") },
    ],
  }))],
]);
