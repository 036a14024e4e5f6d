// Generated from packages/core/src/status/rules/library/spire.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, choose, compare, field, hasField, literal, or, select } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of SPIRE Controller Manager: ClusterSPIFFEID. */
export const spireRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["spire.spiffe.io/ClusterSPIFFEID", deferRule("spire/ClusterSPIFFEID", true, () => ({
    rows: [
      { status: "Failed", text: "has(status.stats) && has(status.stats.entryFailures) && status.stats.entryFailures > 0", test: and(and(hasField(field("status"), "stats"), hasField(select(field("status"), "stats"), "entryFailures")), compare(">", select(select(field("status"), "stats"), "entryFailures"), literal(0))), reason: ["EntryFailures"], message: [select(select(field("status"), "stats"), "entryFailures"), " entries could not be written"] },
      { status: "Failed", text: "has(status.stats) && has(status.stats.podEntryRenderFailures) && status.stats.podEntryRenderFailures > 0", test: and(and(hasField(field("status"), "stats"), hasField(select(field("status"), "stats"), "podEntryRenderFailures")), compare(">", select(select(field("status"), "stats"), "podEntryRenderFailures"), literal(0))), reason: ["RenderFailures"], message: [select(select(field("status"), "stats"), "podEntryRenderFailures"), " entries could not be rendered"] },
      { status: "Current", text: "has(status.stats) && (has(status.stats.podsSelected) || has(status.stats.entriesToSet) || has(status.stats.namespacesSelected))", test: and(hasField(field("status"), "stats"), or(or(hasField(select(field("status"), "stats"), "podsSelected"), hasField(select(field("status"), "stats"), "entriesToSet")), hasField(select(field("status"), "stats"), "namespacesSelected"))), reason: ["EntriesSet"], message: [choose(hasField(select(field("status"), "stats"), "podsSelected"), select(select(field("status"), "stats"), "podsSelected"), literal(0)), " pods are selected"] },
    ],
  }))],
]);
