import { compareText, type Problem } from "@landfall/core/object";
import { releaseOfClass } from "./stack-name.ts";
import type { StackOptions } from "./version.ts";

/** The four sources that may want a release, each a list of names. */
export interface ReleaseSources {
  /** The names of the existing releases. */
  readonly existing: readonly string[];
  /** The newest release in the remote source, if the stack subscribes to it. */
  readonly latestRemote?: string | null;
  /** The newest existing release that is ready. */
  readonly latestReady?: string | null;
  /** The names of releases that the ClusterStack's spec lists. */
  readonly inSpec: readonly string[];
  /** The names of releases that a Cluster uses. */
  readonly inUse: readonly string[];
}

/** The releases that should exist, and the existing ones to delete. Sorted by name. */
export interface ReleaseSelection {
  readonly keepOrCreate: readonly string[];
  readonly delete: readonly string[];
  /** Warnings `UnreadableName` about invalid names: while there is one, nothing is deleted. Absent: there are none. */
  readonly problems?: readonly Problem[];
}

/**
 * Selects the releases of a stack that should exist: existing ones that any of the four sources names, and missing ones
 * that the spec or the remote source names. A missing release that is in use is not created, as nobody requested it of
 * this stack. No release that a source names, in either notation, is deleted. The operator itself compares the names
 * literally, and so deletes a release in use that is not of channel stable; and it lists a missing release twice if
 * both the spec and the remote source name it (`upstream`). An invalid name is a problem, and then nothing is deleted.
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

/** Returns the sources without invalid names, which may come from unchecked external data. */
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
