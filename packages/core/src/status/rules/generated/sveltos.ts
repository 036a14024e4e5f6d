// Generated from packages/core/src/status/rules/library/sveltos.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { all, and, compare, equals, exists, field, hasField, isIn, list, literal, optional, or, orValue, select, size, slot } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Sveltos: ClusterSummary, ClusterProfile, Profile. */
export const sveltosRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["config.projectsveltos.io/ClusterSummary", deferRule("sveltos/ClusterSummary", true, () => ({
    rows: [
      { status: "Failed", text: "has(status.featureSummaries) && status.featureSummaries.exists(f, f.?status.orValue('') in ['Failed', 'FailedNonRetriable'])", test: and(hasField(field("status"), "featureSummaries"), exists(select(field("status"), "featureSummaries"), 0, 9, isIn(orValue(optional(slot(0), literal("status")), literal("")), list(literal("Failed"), literal("FailedNonRetriable"))))), reason: ["FeatureFailed"] },
      { status: "InProgress", text: "has(status.featureSummaries) && status.featureSummaries.exists(f, f.?status.orValue('') in ['Provisioning', 'Removing', 'Removed'])", test: and(hasField(field("status"), "featureSummaries"), exists(select(field("status"), "featureSummaries"), 0, 10, isIn(orValue(optional(slot(0), literal("status")), literal("")), list(literal("Provisioning"), literal("Removing"), literal("Removed"))))), reason: ["Provisioning"] },
      { status: "Current", text: "has(status.featureSummaries) && status.featureSummaries.all(f, f.?status.orValue('') == 'Provisioned')", test: and(hasField(field("status"), "featureSummaries"), all(select(field("status"), "featureSummaries"), 0, 7, equals(orValue(optional(slot(0), literal("status")), literal("")), literal("Provisioned")))), reason: ["Provisioned"] },
      { status: "InProgress", text: "has(status.featureSummaries) || has(status.dependencies)", test: or(hasField(field("status"), "featureSummaries"), hasField(field("status"), "dependencies")) },
    ],
  }))],
  ["config.projectsveltos.io/ClusterProfile", deferRule("sveltos/ClusterProfile", true, () => ({
    rows: [
      { status: "InProgress", text: "has(status.updatingClusters) && has(status.updatingClusters.clusters) && size(status.updatingClusters.clusters) > 0", test: and(and(hasField(field("status"), "updatingClusters"), hasField(select(field("status"), "updatingClusters"), "clusters")), compare(">", size(select(select(field("status"), "updatingClusters"), "clusters")), literal(0))), reason: ["Updating"], message: [size(select(select(field("status"), "updatingClusters"), "clusters")), " clusters are being updated"] },
      { status: "Current", text: "has(status.matchingClusters)", test: hasField(field("status"), "matchingClusters"), reason: ["Matched"], message: [size(select(field("status"), "matchingClusters")), " clusters match"] },
    ],
  }))],
  ["config.projectsveltos.io/Profile", deferRule("sveltos/Profile", true, () => ({
    rows: [
      { status: "InProgress", text: "has(status.updatingClusters) && has(status.updatingClusters.clusters) && size(status.updatingClusters.clusters) > 0", test: and(and(hasField(field("status"), "updatingClusters"), hasField(select(field("status"), "updatingClusters"), "clusters")), compare(">", size(select(select(field("status"), "updatingClusters"), "clusters")), literal(0))), reason: ["Updating"], message: [size(select(select(field("status"), "updatingClusters"), "clusters")), " clusters are being updated"] },
      { status: "Current", text: "has(status.matchingClusters)", test: hasField(field("status"), "matchingClusters"), reason: ["Matched"], message: [size(select(field("status"), "matchingClusters")), " clusters match"] },
    ],
  }))],
]);
