import type { RevisionPair } from "@landfall/core/aggregate";
import { findCondition, getConditions, type KubeObject, type Path, readString } from "@landfall/core/object";
import { isChartVersion } from "../chart-version.ts";

const VERSION: Path = ["spec", "chart", "spec", "version"];

/** What a source or release can ask for, by field, in the order that Flux prefers; only some of it is one version. */
const ASKED: { readonly [kind: string]: readonly (readonly [path: Path, isExact: boolean])[] } = {
  GitRepository: [
    [["spec", "ref", "commit"], true],
    [["spec", "ref", "name"], false],
    [["spec", "ref", "semver"], false],
    [["spec", "ref", "tag"], true],
  ],
  OCIRepository: [
    [["spec", "ref", "digest"], true],
    [["spec", "ref", "semver"], false],
    [["spec", "ref", "tag"], true],
  ],
  HelmRelease: [[VERSION, true]],
  HelmChart: [[["spec", "version"], true]],
};
/** Where a release or chart names its source: from files it takes the version that they have, whatever it asks for. */
const CHART_SOURCE: { readonly [kind: string]: Path } = {
  HelmRelease: ["spec", "chart", "spec", "sourceRef", "kind"],
  HelmChart: ["spec", "sourceRef", "kind"],
};

/**
 * The exact version a Flux source or HelmRelease declares: a commit, a tag, a digest, a chart version. `undefined`
 * where it follows a branch or a range, and for kinds that declare none (a Kustomization takes what its source has).
 */
export function declaredRevision(object: KubeObject): string | undefined {
  const kind = object.kind ?? "";
  const [path, isExact] = askedFor(object, kind) ?? [[], false];
  const value = isExact ? readString(object, path) : undefined;
  const source = Object.hasOwn(CHART_SOURCE, kind) ? CHART_SOURCE[kind] : undefined;
  if (source === undefined || value === undefined) return value;
  const isFromFiles = ["GitRepository", "Bucket"].includes(readString(object, source) ?? "");
  return isFromFiles || !isChartVersion(value) ? undefined : value;
}

function askedFor(object: KubeObject, kind: string): readonly [path: Path, isExact: boolean] | undefined {
  const fields = Object.hasOwn(ASKED, kind) ? ASKED[kind] : undefined;
  return fields?.find(([path]) => readString(object, path) !== undefined);
}

/** The revision that a source has fetched. */
export function offeredRevision(source: KubeObject | undefined): string | undefined {
  return readString(source, ["status", "artifact", "revision"]);
}

/** What is declared, or its source offers, or was attempted; and what was applied, whether it is healthy or not. */
export function fluxRevisions(object: KubeObject, source?: KubeObject): RevisionPair {
  const declared = declaredRevision(object) ?? (source === undefined ? undefined : declaredRevision(source));
  return {
    wanted: declared ?? offeredRevision(source) ?? attemptedRevision(object),
    observed: deployedChart(object) ?? appliedRevision(object),
  };
}

/** Flux calls a revision applied only once it is healthy: where that has failed, the one attempted is there. */
function appliedRevision(object: KubeObject): string | undefined {
  const ready = findCondition(getConditions(object).conditions, "Ready");
  const isUnhealthy = ready?.status === "False" && ready.reason === "HealthCheckFailed";
  return (isUnhealthy ? attemptedRevision(object) : undefined) ?? readString(object, ["status", "lastAppliedRevision"]);
}

function attemptedRevision(object: KubeObject): string | undefined {
  const attempted = readString(object, ["status", "lastAttemptedRevision"]);
  return withDigest(attempted, readString(object, ["status", "lastAttemptedRevisionDigest"]));
}

/** HelmRelease v2 keeps its releases, newest first; only one that was deployed is there. */
function deployedChart(object: KubeObject): string | undefined {
  const newest = ["status", "history", 0];
  if (readString(object, [...newest, "status"]) !== "deployed") return undefined;
  return withDigest(readString(object, [...newest, "chartVersion"]), readString(object, [...newest, "ociDigest"]));
}

/**
 * A chart from an OCIRepository as that repository spells it, `1.2.3@sha256:…`: the HelmRelease says `1.2.3+` and the
 * first digits of the digest, and the whole digest apart.
 */
function withDigest(version: string | undefined, digest: string | undefined): string | undefined {
  return version === undefined || digest === undefined ? version : `${version.replace(/\+.*$/, "")}@${digest}`;
}
