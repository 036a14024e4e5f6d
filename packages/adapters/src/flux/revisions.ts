import type { RevisionPair } from "@landfall/core/aggregate";
import {
  type Condition,
  findCondition,
  getConditions,
  type KubeObject,
  type Path,
  readPath,
  readString,
} from "@landfall/core/object";
import { isChartVersion } from "../chart-version.ts";
import type { FindObject } from "../systems/contract.ts";
import { findSource } from "./source-refs.ts";

const VERSION: Path = ["spec", "chart", "spec", "version"];
const OFFERED: Path = ["status", "artifact", "revision"];
const APPLIED: Path = ["status", "lastAppliedRevision"];
const ATTEMPTED: Path = ["status", "lastAttemptedRevision"];
const ATTEMPTED_DIGEST: Path = ["status", "lastAttemptedRevisionDigest"];
/** The path of the newest release: HelmRelease v2 stores its releases, newest first. */
const NEWEST: Path = ["status", "history", 0];

/** A field that requests a version, and the test whether its value is one version and no range. */
interface Asked {
  readonly path: Path;
  readonly isExact: boolean;
}

/** The fields in which a source or release can request a revision, in the order that Flux prefers. */
const ASKED: { readonly [kind: string]: readonly Asked[] } = {
  GitRepository: [
    { path: ["spec", "ref", "commit"], isExact: true },
    { path: ["spec", "ref", "name"], isExact: false },
    { path: ["spec", "ref", "semver"], isExact: false },
    { path: ["spec", "ref", "tag"], isExact: true },
  ],
  OCIRepository: [
    { path: ["spec", "ref", "digest"], isExact: true },
    { path: ["spec", "ref", "semver"], isExact: false },
    { path: ["spec", "ref", "tag"], isExact: true },
  ],
  HelmRelease: [{ path: VERSION, isExact: true }],
  HelmChart: [{ path: ["spec", "version"], isExact: true }],
};
/**
 * The path at which a release or chart names its source: a source of files decides the version, whatever the release
 * requests.
 */
const CHART_SOURCE: { readonly [kind: string]: Path } = {
  HelmRelease: ["spec", "chart", "spec", "sourceRef", "kind"],
  HelmChart: ["spec", "sourceRef", "kind"],
};

/**
 * Returns the exact version that a Flux source or HelmRelease declares: a commit, a tag, a digest, a chart version.
 * `undefined` if it follows a branch or a range, and for kinds that declare none (a Kustomization takes that of its
 * source).
 */
export function declaredFluxRevision(object: KubeObject): string | undefined {
  const kind = object.kind ?? "";
  const asked = askedFor(object, kind);
  const value = asked?.isExact === true ? readString(object, asked.path) : undefined;
  const source = Object.hasOwn(CHART_SOURCE, kind) ? CHART_SOURCE[kind] : undefined;
  if (source === undefined || value === undefined) return value;
  const isFromFiles = ["GitRepository", "Bucket"].includes(readString(object, source) ?? "");
  return isFromFiles || !isChartVersion(value) ? undefined : value;
}

/** Returns the exact version that an object declares, or else that of its source. */
export function declaredWithSource(object: KubeObject, find: FindObject): string | undefined {
  const own = declaredFluxRevision(object);
  if (own !== undefined) return own;
  const source = findSource(object, find);
  return source === undefined ? undefined : declaredFluxRevision(source);
}

function askedFor(object: KubeObject, kind: string): Asked | undefined {
  const fields = Object.hasOwn(ASKED, kind) ? ASKED[kind] : undefined;
  return fields?.find(({ path }) => readString(object, path) !== undefined);
}

/** Returns the revision that a source has fetched. */
export function offeredRevision(source: KubeObject | undefined): string | undefined {
  return readString(source, OFFERED);
}

/**
 * Returns the wanted revision (declared, else offered by the source, else attempted) and the applied one, healthy or
 * not.
 */
export function fluxRevisions(
  object: KubeObject,
  source?: KubeObject,
  conditions: readonly Condition[] = getConditions(object).conditions,
): RevisionPair {
  const declared = declaredFluxRevision(object) ?? (source === undefined ? undefined : declaredFluxRevision(source));
  return {
    wanted: declared ?? offeredRevision(source) ?? attemptedRevision(object),
    observed: deployedChart(object) ?? appliedRevision(object, conditions),
  };
}

/**
 * Returns the applied revision. Flux calls a revision applied only once it is healthy; if that failed, the attempted
 * one is there.
 */
function appliedRevision(object: KubeObject, conditions: readonly Condition[]): string | undefined {
  const ready = findCondition(conditions, "Ready");
  const isUnhealthy = ready?.status === "False" && ready.reason === "HealthCheckFailed";
  return (isUnhealthy ? attemptedRevision(object) : undefined) ?? readString(object, APPLIED);
}

function attemptedRevision(object: KubeObject): string | undefined {
  return withDigest(readString(object, ATTEMPTED), readString(object, ATTEMPTED_DIGEST));
}

/** Returns the chart version of the newest release, if it was deployed. */
function deployedChart(object: KubeObject): string | undefined {
  const newest = readPath(object, NEWEST);
  if (newest === undefined || readString(newest, ["status"]) !== "deployed") return undefined;
  return withDigest(readString(newest, ["chartVersion"]), readString(newest, ["ociDigest"]));
}

/**
 * Returns the version of a chart from an OCIRepository as that repository spells it, `1.2.3@sha256:…`: the HelmRelease
 * has `1.2.3+` and the first digits of the digest, and the whole digest in another field.
 */
function withDigest(version: string | undefined, digest: string | undefined): string | undefined {
  return version === undefined || digest === undefined ? version : `${version.replace(/\+.*$/, "")}@${digest}`;
}
