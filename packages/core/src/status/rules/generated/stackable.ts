// Generated from packages/core/src/status/rules/library/stackable.yaml by `npm run gen`. Do not edit.
import type { StatusRules } from "../../types.ts";
import { and, conditionIs, conditions, field, has, isIn, list, literal, optional, or, orValue } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Stackable Data Platform: *, AuthenticationClass, SecretClass, *. */
export const stackableRules: StatusRules = /* @__PURE__ */ rulesOf(() => [
  ["*.stackable.tech/*", deferRule("stackable/*", true, () => ({
    otherwise: "Generic",
    suspended: { text: "spec.?clusterOperation.?stopped.orValue(false) || spec.?clusterOperation.?reconciliationPaused.orValue(false) || conditions.isTrue('Stopped') || conditions.isTrue('ReconciliationPaused')", test: or(or(orValue(optional(optional(field("spec"), literal("clusterOperation")), literal("stopped")), literal(false)), orValue(optional(optional(field("spec"), literal("clusterOperation")), literal("reconciliationPaused")), literal(false))), or(conditionIs(conditions(), literal("Stopped"), "True"), conditionIs(conditions(), literal("ReconciliationPaused"), "True"))) },
    rows: [
      { status: "Failed", text: "conditions.isTrue('Degraded')", test: conditionIs(conditions(), literal("Degraded"), "True") },
      { status: "InProgress", text: "conditions.isFalse('Available')", test: conditionIs(conditions(), literal("Available"), "False") },
      { status: "Current", text: "conditions.isTrue('Available')", test: conditionIs(conditions(), literal("Available"), "True") },
    ],
  }))],
  ["authentication.stackable.tech/AuthenticationClass", deferRule("stackable/AuthenticationClass", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "has(metadata.name)", test: has(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["secrets.stackable.tech/SecretClass", deferRule("stackable/SecretClass", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "has(metadata.name)", test: has(field("metadata"), "name"), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
  ["s3.stackable.tech/*", deferRule("stackable/*", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "kind in ['S3Connection', 'S3Bucket'] && has(metadata.name)", test: and(isIn(field("kind"), list(literal("S3Connection"), literal("S3Bucket"))), has(field("metadata"), "name")), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
]);
