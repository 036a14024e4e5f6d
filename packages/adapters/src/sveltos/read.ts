import type { Observation, ReadContext } from "@landfall/core/aggregate";
import { type KubeObject, readPath, readString } from "@landfall/core/object";
import {
  APPLIED,
  beforeStatus,
  type Cause,
  FAILED,
  listAt,
  NOT_ASKED,
  observeDelivery,
  PENDING,
  RUNNING,
} from "../delivery.ts";
import type { Surroundings } from "../systems/contract.ts";
import { clusterConfigurationRef, profileRef } from "./refs.ts";

/** The facts that are known besides a ClusterSummary. */
export interface ClusterSummaryContext extends ReadContext {
  /**
   * The ClusterProfile or Profile from which it was made: its present demand, which may not have reached this cluster
   * yet.
   */
  readonly profile?: KubeObject | undefined;
  /** The ClusterConfiguration of the cluster: the charts that are deployed there. */
  readonly configuration?: KubeObject | undefined;
}

const PROFILE_PAUSED = ["metadata", "annotations", "profile.projectsveltos.io/paused"];
const SUMMARY_PAUSED = ["metadata", "annotations", "cluster.x-k8s.io/paused"];
/** The fields in which a profile requests something, with the feature that reports on each. */
const FEATURES = [
  ["helmCharts", "Helm"],
  ["policyRefs", "Resources"],
  ["kustomizationRefs", "Kustomize"],
] as const;

/**
 * Reads a ClusterSummary of Sveltos as the observation of its target. Its features say whether the profile's demands
 * were provisioned; a requested feature without a report was not, and one without `validateHealths` has no health. The
 * revision is the version of the chart, or `release@version` of each if there are several; the deployed charts are
 * those in the ClusterConfiguration. There is no observedGeneration: a profile with other charts than its copy in the
 * summary is newer. API: https://projectsveltos.github.io/sveltos/
 */
export function readClusterSummary(
  summary: KubeObject,
  { profile, configuration, ...context }: ClusterSummaryContext,
): Observation {
  const isHeld = [
    [summary, SUMMARY_PAUSED],
    [profile, PROFILE_PAUSED],
  ] as const;
  const suspended = isHeld.some(([object, path]) => readPath(object, path) !== undefined) ? "yes" : "no";
  const copied = chartsOf(summary, ["spec", "clusterProfileSpec"]);
  const wanted = profile === undefined ? copied : chartsOf(profile, ["spec"]);
  const revisions = { wanted, observed: deployedCharts(summary, configuration) };
  const cause = wanted === copied ? causeOf(summary) : (beforeStatus(summary, "Sveltos") ?? staleProfile(copied));
  return observeDelivery(context, "sveltos", revisions, cause, suspended);
}

/**
 * Reads a ClusterSummary as `readClusterSummary` does, and looks up its profile and ClusterConfiguration in the
 * snapshot.
 */
export function readClusterSummaryAmong(
  summary: KubeObject,
  context: ReadContext & Surroundings,
): readonly Observation[] {
  const ref = profileRef(summary);
  const profile = ref === undefined ? undefined : context.find(ref);
  const configuration = context.find(clusterConfigurationRef(summary));
  return [readClusterSummary(summary, { ...context, profile, configuration })];
}

function staleProfile(copied: string | undefined): Cause {
  const message = `the profile has other charts than this cluster was given: ${copied ?? "none"}`;
  return { verdict: { ...PENDING, upToDate: "no" }, reason: "StaleProfile", message };
}

function chartsOf(object: KubeObject | undefined, path: readonly string[]): string | undefined {
  const charts = listAt(object, [...path, "helmCharts"]);
  return nameCharts(charts.filter((chart) => readString(chart, ["helmChartAction"]) !== "Uninstall"));
}

function deployedCharts(summary: KubeObject, configuration: KubeObject | undefined): string | undefined {
  const profile = profileRef(summary);
  if (profile === undefined) return undefined;
  const [list, key] =
    profile.kind === "Profile"
      ? (["profileResources", "profileName"] as const)
      : (["clusterProfileResources", "clusterProfileName"] as const);
  const section = listAt(configuration, ["status", list]).find((entry) => readString(entry, [key]) === profile.name);
  return nameCharts(listAt(section, ["Features"]).flatMap((feature) => listAt(feature, ["charts"])));
}

/**
 * Returns the revision of a summary: the version of its one chart; for several charts, their releases with their
 * versions. It is unknown if one chart has no version.
 */
function nameCharts(charts: readonly unknown[]): string | undefined {
  const named = charts.flatMap((chart) => {
    const [release, version] = [readString(chart, ["releaseName"]), readString(chart, ["chartVersion"])];
    return release === undefined || version === undefined ? [] : [{ release, version }];
  });
  const [only] = named;
  if (only === undefined || named.length < charts.length) return undefined;
  if (named.length === 1) return only.version;
  return named
    .map(({ release, version }) => `${release}@${version}`)
    .toSorted()
    .join(",");
}

function causeOf(summary: KubeObject): Cause {
  const before = beforeStatus(summary, "Sveltos");
  if (before !== undefined) return before;
  const reports = listAt(summary, ["status", "featureSummaries"]).filter((report) => !isLeft(summary, report));
  const failed = reports.find((report) => readString(report, ["status"])?.startsWith("Failed") === true);
  if (failed !== undefined) return failureOf(failed);
  const conflict = listAt(summary, ["status", "helmReleaseSummaries"]).find(
    (release) => readString(release, ["status"]) === "Conflict",
  );
  if (conflict !== undefined) {
    const says = readString(conflict, ["conflictMessage"]) ?? "another profile manages it";
    const message = `release ${readString(conflict, ["releaseName"]) ?? ""}: ${says}`;
    return { verdict: FAILED, reason: "Conflict", message };
  }
  if (readString(summary, ["spec", "clusterProfileSpec", "syncMode"]) === "DryRun")
    return { verdict: NOT_ASKED, reason: "DryRun", message: "dry run" };
  return waitingFor(summary, reports) ?? provisionedOf(summary, reports);
}

/** Returns whether a feature is no longer requested, and was removed. */
function isLeft(summary: KubeObject, report: unknown): boolean {
  const isAsked = askedFeatures(summary).includes(readString(report, ["featureID"]) ?? "");
  return !isAsked && readString(report, ["status"]) === "Removed";
}

function askedFeatures(summary: KubeObject): readonly string[] {
  return FEATURES.filter(([field]) => listAt(summary, ["spec", "clusterProfileSpec", field]).length > 0).map(
    ([, feature]) => feature,
  );
}

function failureOf(report: unknown): Cause {
  const feature = readString(report, ["featureID"]) ?? "feature";
  const reason = readString(report, ["failureReason"]) ?? readString(report, ["status"]) ?? "Failed";
  const says = readString(report, ["failureMessage"]) ?? reason;
  return { verdict: FAILED, reason, message: `${feature}: ${says}`, since: readPath(report, ["lastAppliedTime"]) };
}

/** Returns the cause of a feature that is not provisioned, or was requested and has no report. */
function waitingFor(summary: KubeObject, reports: readonly unknown[]): Cause | undefined {
  const says = readString(summary, ["status", "dependencies"]);
  for (const feature of askedFeatures(summary)) {
    if (reports.some((report) => readString(report, ["featureID"]) === feature)) continue;
    return { verdict: PENDING, reason: "NotReported", message: says ?? `${feature} has not been reported on` };
  }
  const open = reports.find((report) => readString(report, ["status"]) !== "Provisioned");
  if (open === undefined) return undefined;
  const reason = readString(open, ["status"]) ?? "NotProvisioned";
  const message = `${readString(open, ["featureID"]) ?? "feature"} is ${reason}`;
  return { verdict: PENDING, reason, message, since: readPath(open, ["lastAppliedTime"]) };
}

/**
 * Returns the state after provisioning. Sveltos checks the health of its objects only if `validateHealths` defines how.
 */
function provisionedOf(summary: KubeObject, reports: readonly unknown[]): Cause {
  if (reports.length === 0) return { verdict: PENDING, reason: "NotReported", message: "no feature is reported on" };
  const checks = listAt(summary, ["spec", "clusterProfileSpec", "validateHealths"]);
  const checked = new Set(checks.map((check) => readString(check, ["featureID"])));
  const isChecked = reports.every((report) => checked.has(readString(report, ["featureID"])));
  const times = reports.map((report) => readString(report, ["lastAppliedTime"]) ?? "").toSorted();
  const message = "all features are provisioned";
  const says = { reason: "Provisioned", message, since: times.at(-1) };
  return isChecked ? { verdict: RUNNING, ...says } : { verdict: APPLIED, ...says, healthHint: HEALTH_HINT };
}

const HEALTH_HINT = "give the profile validateHealths for each of its features, or put its objects into the snapshot";
