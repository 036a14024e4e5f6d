import type { RevisionPair } from "@landfall/core/aggregate";
import { type KubeObject, readString } from "@landfall/core/object";
import { isChartVersion } from "../chart-version.ts";

interface SourceType {
  /** The field in which a RootSync or RepoSync declares its version. */
  readonly spec: readonly string[];
  /** The field in which the reconciler repeats the version that it is syncing. */
  readonly status: readonly string[];
  /** Returns whether a declared value is one version; `HEAD`, a repository without a tag and a range can move. */
  readonly isExact: (declared: string) => boolean;
}

const SOURCES: { readonly [type: string]: SourceType } = {
  git: {
    spec: ["spec", "git", "revision"],
    status: ["status", "sync", "gitStatus", "revision"],
    isExact: (declared) => declared !== "HEAD" && declared !== "latest",
  },
  oci: {
    spec: ["spec", "oci", "image"],
    status: ["status", "sync", "ociStatus", "image"],
    isExact: (declared) => /[@:][^/]+$/.test(declared),
  },
  helm: {
    spec: ["spec", "helm", "version"],
    status: ["status", "sync", "helmStatus", "version"],
    isExact: isChartVersion,
  },
};

/**
 * Returns the exact revision that a RootSync or RepoSync declares: a git commit or tag, an OCI image with digest or
 * tag, a chart version. `undefined` if it follows a branch, the newest chart or a range.
 */
export function declaredSyncRevision(sync: KubeObject): string | undefined {
  const source = sourceOf(sync);
  const declared = source === undefined ? undefined : readString(sync, source.spec);
  return declared !== undefined && source?.isExact(declared) === true ? declared : undefined;
}

/**
 * Returns the wanted revision (declared; for a sync that follows a branch, the newest fetched commit) and the last one
 * that was fully synced. A revision during its sync is not observed yet: the last one is, if its name is known.
 */
export function syncRevisions(sync: KubeObject): RevisionPair {
  const declared = declaredSyncRevision(sync);
  const synced = syncedCommit(sync);
  const syncing = readString(sync, ["status", "sync", "commit"]);
  const source = sourceOf(sync);
  const name = source === undefined ? undefined : readString(sync, source.status);
  const complete = synced !== undefined && synced === syncing;
  return {
    wanted: declared ?? readString(sync, ["status", "source", "commit"]),
    observed: complete && declared !== undefined && name !== undefined ? name : synced,
  };
}

/** Returns the last fully synced commit; the `sourceHash` of the ResourceGroup is its beginning. */
export function syncedCommit(sync: KubeObject): string | undefined {
  return readString(sync, ["status", "lastSyncedCommit"]);
}

/**
 * Returns the fields in which a RootSync or RepoSync declares its version, by its source type; `undefined` for an
 * unknown type.
 */
export function sourceOf(sync: KubeObject): SourceType | undefined {
  const type = readString(sync, ["spec", "sourceType"]) ?? "git";
  return Object.hasOwn(SOURCES, type) ? SOURCES[type] : undefined;
}
