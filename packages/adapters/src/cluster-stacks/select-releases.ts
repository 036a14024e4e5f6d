import { compareText } from "@landfall/core/object";
import { releaseOfClass } from "./stack-name.ts";
import type { StackOptions } from "./version.ts";

/** Where a release may be wanted from, by the names of releases. */
export interface ReleaseSources {
  /** The releases that are there. */
  readonly existing: readonly string[];
  /** The newest that the source has, where the stack subscribes to it. */
  readonly latestRemote?: string | null;
  /** The newest that is there and ready. */
  readonly latestReady?: string | null;
  /** Those that the spec names. */
  readonly inSpec: readonly string[];
  /** Those that a Cluster uses. */
  readonly inUse: readonly string[];
}

/** Which releases are to be there, and which of those that are there are to go. Sorted by name. */
export interface ReleaseSelection {
  readonly keepOrCreate: readonly string[];
  readonly delete: readonly string[];
}

/**
 * Which releases of a stack are to be there: those of all four sources that are there, and those missing that the spec or
 * the remote source names. A release that is missing and in use is not made: nobody asked this stack for it. Nothing that
 * one of the sources names is deleted, in whatever notation it does so. The operator itself compares the names as they
 * are, and so deletes a release of another channel than stable that is in use; and it lists a missing release twice where
 * both the spec and the remote source name it (`upstream`).
 */
export function selectReleases(sources: ReleaseSources, options: StackOptions = {}): ReleaseSelection {
  const upstream = options.upstream === true;
  const nameOf = upstream ? (name: string) => name : releaseOfClass;
  const listed = (names: readonly (string | null | undefined)[]): readonly string[] =>
    names.flatMap((name) => (name ? [nameOf(name)] : []));
  const remote = listed([sources.latestRemote]);
  const inSpec = [...new Set(listed(sources.inSpec))];
  const wanted = new Set([...remote, ...listed([sources.latestReady]), ...inSpec, ...listed(sources.inUse)]);
  const there = new Set(sources.existing);
  const kept = sources.existing.filter((name) => wanted.has(nameOf(name)));
  const missing = [...remote, ...inSpec].filter((name) => !there.has(name));
  const keepOrCreate = [...kept, ...missing];
  return {
    keepOrCreate: (upstream ? keepOrCreate : [...new Set(keepOrCreate)]).toSorted(compareText),
    delete: sources.existing.filter((name) => !wanted.has(nameOf(name))).toSorted(compareText),
  };
}
