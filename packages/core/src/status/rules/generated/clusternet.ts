// Generated from packages/core/src/status/rules/library/clusternet.yaml by `npm run gen`. Do not edit.
import type { StatusRuleSet } from "../../types.ts";
import { and, choose, compare, equals, field, hasField, literal, not, or, select } from "../expression/index.ts";
import { deferRule } from "../rule.ts";
import { rulesOf } from "../rules-of.ts";

/** The rules of Clusternet: Subscription, HelmChart, *. */
export const clusternetRules: StatusRuleSet = /* @__PURE__ */ rulesOf(() => [
  ["apps.clusternet.io/Subscription", deferRule("clusternet/Subscription", true, () => ({
    rows: [
      { status: "InProgress", text: "has(status.desiredReleases) && (!has(status.completedReleases) || status.completedReleases < status.desiredReleases)", test: and(hasField(field("status"), "desiredReleases"), or(not(hasField(field("status"), "completedReleases")), compare("<", select(field("status"), "completedReleases"), select(field("status"), "desiredReleases")))), reason: ["ReleasesPending"], message: [choose(hasField(field("status"), "completedReleases"), select(field("status"), "completedReleases"), literal(0)), " of ", select(field("status"), "desiredReleases"), " releases are completed"] },
      { status: "Current", text: "has(status.desiredReleases) && has(status.completedReleases) && status.completedReleases >= status.desiredReleases", test: and(and(hasField(field("status"), "desiredReleases"), hasField(field("status"), "completedReleases")), compare(">=", select(field("status"), "completedReleases"), select(field("status"), "desiredReleases"))), reason: ["ReleasesCompleted"], message: [select(field("status"), "completedReleases"), " releases are completed"] },
    ],
  }))],
  ["apps.clusternet.io/HelmChart", deferRule("clusternet/HelmChart", true, () => ({
    rows: [
      { status: "Failed", text: "has(status.phase) && status.phase == 'NotFound'", test: and(hasField(field("status"), "phase"), equals(select(field("status"), "phase"), literal("NotFound"))), reason: ["ChartNotFound"], message: [select(field("status"), "reason")] },
      { status: "Current", text: "has(status.phase) && status.phase == 'Found'", test: and(hasField(field("status"), "phase"), equals(select(field("status"), "phase"), literal("Found"))), reason: ["ChartFound"] },
    ],
  }))],
  ["apps.clusternet.io/*", deferRule("clusternet/*", false, () => ({
    otherwise: "Generic",
    rows: [
      { status: "Current", text: "!has(status.phase) && has(metadata.name)", test: and(not(hasField(field("status"), "phase")), hasField(field("metadata"), "name")), reason: ["Stored"], message: ["It is used as it is stored, and has no state of its own"] },
    ],
  }))],
]);
