// Generated from packages/core/src/status/rules/library/external-secrets.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, arithmetic, call, compare, conditionIs, conditionText, conditions, differs, equals, field, hasField, index, literal, matches, not, optional, or, orValue, select, size, textTest } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of External Secrets Operator: ExternalSecret, PushSecret, ClusterExternalSecret, *. */
export const externalSecretsRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["external-secrets.io/ExternalSecret", deferRule("external-secrets/ExternalSecret", true, () => ({
    rows: [
      { status: "Failed", text: "conditions.isFalse('Ready')", test: conditionIs(conditions(), literal("Ready"), "False") },
      { status: "InProgress", text: "conditions.isTrue('Ready') && conditions.reason('Ready') == 'SecretMissing'", test: and(conditionIs(conditions(), literal("Ready"), "True"), equals(conditionText(conditions(), literal("Ready"), "reason"), literal("SecretMissing"))) },
      { status: "InProgress", text: "conditions.isTrue('Ready') && conditions.reason('Ready') != 'SecretDeleted' && has(status.syncedResourceVersion) && has(metadata.generation) && status.syncedResourceVersion.matches('^[0-9]+-') && !status.syncedResourceVersion.startsWith(string(metadata.generation) + '-') && !(spec.?refreshPolicy.orValue('Periodic') == 'CreatedOnce') && !(spec.?refreshPolicy.orValue('Periodic') == 'Periodic' && string(spec.?refreshInterval.orValue('1h')).matches('^[0.hmsun]+$'))", test: and(and(and(conditionIs(conditions(), literal("Ready"), "True"), differs(conditionText(conditions(), literal("Ready"), "reason"), literal("SecretDeleted"))), and(hasField(field("status"), "syncedResourceVersion"), hasField(field("metadata"), "generation"))), and(and(matches(select(field("status"), "syncedResourceVersion"), "^[0-9]+-"), not(textTest("startsWith", select(field("status"), "syncedResourceVersion"), arithmetic("+", call("string/1", select(field("metadata"), "generation")), literal("-"))))), and(not(equals(orValue(optional(field("spec"), literal("refreshPolicy")), literal("Periodic")), literal("CreatedOnce"))), not(and(equals(orValue(optional(field("spec"), literal("refreshPolicy")), literal("Periodic")), literal("Periodic")), matches(call("string/1", orValue(optional(field("spec"), literal("refreshInterval")), literal("1h"))), "^[0.hmsun]+$")))))), reason: ["LatestGenerationNotSynced"], message: ["Generation ", select(field("metadata"), "generation"), " is not synced yet, the last was ", select(field("status"), "syncedResourceVersion")] },
      { status: "Current", text: "conditions.isTrue('Ready')", test: conditionIs(conditions(), literal("Ready"), "True") },
    ],
  }))],
  ["external-secrets.io/PushSecret", deferRule("external-secrets/PushSecret", true, () => ({
    rows: [
      { status: "Failed", text: "conditions.isFalse('Ready')", test: conditionIs(conditions(), literal("Ready"), "False") },
      { status: "InProgress", text: "conditions.isTrue('Ready') && has(status.syncedResourceVersion) && has(metadata.generation) && status.syncedResourceVersion.matches('^[0-9]+-') && !status.syncedResourceVersion.startsWith(string(metadata.generation) + '-')", test: and(and(and(conditionIs(conditions(), literal("Ready"), "True"), hasField(field("status"), "syncedResourceVersion")), hasField(field("metadata"), "generation")), and(matches(select(field("status"), "syncedResourceVersion"), "^[0-9]+-"), not(textTest("startsWith", select(field("status"), "syncedResourceVersion"), arithmetic("+", call("string/1", select(field("metadata"), "generation")), literal("-")))))), reason: ["LatestGenerationNotSynced"], message: ["Generation ", select(field("metadata"), "generation"), " is not pushed yet, the last was ", select(field("status"), "syncedResourceVersion")] },
      { status: "Current", text: "conditions.isTrue('Ready')", test: conditionIs(conditions(), literal("Ready"), "True") },
    ],
  }))],
  ["external-secrets.io/ClusterExternalSecret", deferRule("external-secrets/ClusterExternalSecret", true, () => ({
    rows: [
      { status: "Failed", text: "has(status.failedNamespaces) && size(status.failedNamespaces) > 0", test: and(hasField(field("status"), "failedNamespaces"), compare(">", size(select(field("status"), "failedNamespaces")), literal(0))), reason: ["NamespacesFailed"], message: ["Failed in ", select(index(select(field("status"), "failedNamespaces"), literal(0)), "namespace"), ": ", select(index(select(field("status"), "failedNamespaces"), literal(0)), "reason")] },
      { status: "Failed", text: "conditions.isTrue('NotReady') || conditions.isTrue('PartiallyReady')", test: or(conditionIs(conditions(), literal("NotReady"), "True"), conditionIs(conditions(), literal("PartiallyReady"), "True")) },
      { status: "Failed", text: "conditions.isFalse('Ready')", test: conditionIs(conditions(), literal("Ready"), "False") },
      { status: "Current", text: "conditions.isTrue('Ready')", test: conditionIs(conditions(), literal("Ready"), "True") },
    ],
  }))],
  ["generators.external-secrets.io/*", deferRule("external-secrets/*", false, () => ({
    rows: [
      { status: "Current", text: "has(metadata.name)", test: hasField(field("metadata"), "name"), reason: ["Stored"], message: ["Generators are asked when they are needed, and have no state of their own"] },
    ],
  }))],
]);
