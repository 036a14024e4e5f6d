import { compareText, type Problem } from "@landfall/core/object";
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
  /** Releases that the spec names. */
  readonly inSpec: readonly string[];
  /** Releases that a Cluster uses. */
  readonly inUse: readonly string[];
}

/** Which releases are to be there, and which of those that are there are to go. Sorted by name. */
export interface ReleaseSelection {
  readonly keepOrCreate: readonly string[];
  readonly delete: readonly string[];
  /** Warnings `UnreadableName` about what is no name: while there is one, nothing is deleted. Absent: there are none. */
  readonly problems?: readonly Problem[];
}

/**
 * Which releases of a stack are to be there: those of all four sources that are there, and those missing that the spec or
 * the remote source names. A release that is missing and in use is not made: nobody asked this stack for it. Nothing that
 * one of the sources names is deleted, in whatever notation it does so. The operator itself compares the names as they
 * are, and so deletes a release of another channel than stable that is in use; and it lists a missing release twice where
 * both the spec and the remote source name it (`upstream`). What is no name is a problem, and then nothing is deleted.
 */
export function selectReleases(given: ReleaseSources, options: StackOptions = {}): ReleaseSelection {
  const { sources, problems } = readSources(given);
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
  const isUnsure = problems.length > 0;
  const unwanted = sources.existing.filter((name) => !wanted.has(nameOf(name))).toSorted(compareText);
  const keepOrCreate = [...kept, ...missing, ...(isUnsure ? unwanted : [])];
  return {
    keepOrCreate: (upstream ? keepOrCreate : [...new Set(keepOrCreate)]).toSorted(compareText),
    delete: isUnsure ? [] : unwanted,
    ...(isUnsure && { problems }),
  };
}

const LISTS: ReadonlySet<string> = new Set(["existing", "inSpec", "inUse"]);

/** The sources without what is no name: nobody checked what a program reads from elsewhere. */
function readSources(given: ReleaseSources): {
  readonly sources: ReleaseSources;
  readonly problems: readonly Problem[];
} {
  const problems: Problem[] = [];
  const nameAt = (value: unknown, field: string): readonly string[] => {
    if (typeof value === "string") return [value];
    if (value !== null && value !== undefined) problems.push(unreadable(value, field));
    return [];
  };
  const listAt = (value: unknown, field: string): readonly string[] => {
    if (Array.isArray(value)) return value.flatMap((one: unknown, index) => nameAt(one, `${field}[${index}]`));
    if (value !== null && value !== undefined) problems.push(unreadable(value, field));
    return [];
  };
  const sources: ReleaseSources = {
    existing: listAt(given.existing, "existing"),
    inSpec: listAt(given.inSpec, "inSpec"),
    inUse: listAt(given.inUse, "inUse"),
    latestRemote: nameAt(given.latestRemote, "latestRemote")[0] ?? null,
    latestReady: nameAt(given.latestReady, "latestReady")[0] ?? null,
  };
  return { sources, problems };
}

function unreadable(value: unknown, field: string): Problem {
  const isList = LISTS.has(field);
  const message = `${field} is no ${isList ? "list of names" : "name"} of a release: ${JSON.stringify(value) ?? typeof value}`;
  const hint = "nothing is deleted before it is mended";
  return { code: "UnreadableName", severity: "warning", message, field, hint };
}
