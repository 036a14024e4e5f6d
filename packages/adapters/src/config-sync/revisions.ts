import type { RevisionPair } from "@landfall/core/aggregate";
import { type KubeObject, readString } from "@landfall/core/object";

interface SourceType {
  readonly spec: readonly string[];
  readonly status: string;
  readonly field: string;
}

/** Where each source type declares its version, and where the reconciler repeats the one it works on. */
const SOURCES: { readonly [type: string]: SourceType } = {
  git: { spec: ["spec", "git", "revision"], status: "gitStatus", field: "revision" },
  oci: { spec: ["spec", "oci", "image"], status: "ociStatus", field: "image" },
  helm: { spec: ["spec", "helm", "version"], status: "helmStatus", field: "version" },
};
/** What git and Helm take for "the newest there is". */
const MOVABLE: ReadonlySet<string> = new Set(["", "HEAD", "latest", "*"]);

/**
 * The exact revision a RootSync or RepoSync declares: a git commit or tag, an OCI image with digest or tag, a chart
 * version. `undefined` where it follows a branch or the newest chart.
 */
export function declaredRevision(sync: KubeObject): string | undefined {
  const source = sourceOf(sync);
  const declared = source === undefined ? undefined : readString(sync, source.spec);
  if (declared === undefined || MOVABLE.has(declared)) return undefined;
  if (source?.status === "ociStatus" && !/[@:][^/]+$/.test(declared)) return undefined;
  return declared;
}

/**
 * The revision wanted (declared; for a sync that follows a branch, the newest commit fetched) and the one last synced
 * in full. What is being synced is not yet observed: then the last one is, and only if its name is known.
 */
export function syncRevisions(sync: KubeObject): RevisionPair {
  const declared = declaredRevision(sync);
  const synced = readString(sync, ["status", "lastSyncedCommit"]);
  const syncing = readString(sync, ["status", "sync", "commit"]);
  const source = sourceOf(sync);
  const name = source === undefined ? undefined : readString(sync, ["status", "sync", source.status, source.field]);
  const complete = synced !== undefined && synced === syncing;
  return {
    wanted: declared ?? readString(sync, ["status", "source", "commit"]),
    observed: complete && declared !== undefined && name !== undefined ? name : synced,
  };
}

/** The commit last synced in full: what the ResourceGroup's `sourceHash` is the beginning of. */
export function syncedCommit(sync: KubeObject): string | undefined {
  return readString(sync, ["status", "lastSyncedCommit"]);
}

/** Where a RootSync or RepoSync declares its version, by its source type; `undefined` for a type that is not known. */
export function sourceOf(sync: KubeObject): SourceType | undefined {
  const type = readString(sync, ["spec", "sourceType"]) ?? "git";
  return Object.hasOwn(SOURCES, type) ? SOURCES[type] : undefined;
}
