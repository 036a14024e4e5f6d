import { compareText, type Problem, type ProblemCode } from "../../object/index.ts";
import { newestOf } from "./newest-of.ts";
import type { ReleaseReading } from "./release-source.ts";

/** How the releases of something are named. */
export interface ReleaseScheme {
  /** A name in the one spelling in which names are compared; `undefined` for what is no release. Default: as it is. */
  readonly spell?: ((name: string) => string | undefined) | undefined;
  /** Whether a release is of the channel that is subscribed to. Default: every one is. */
  readonly isOfChannel?: ((name: string) => boolean) | undefined;
  /** Below, at or above zero, as `a` is older, the same or newer; `undefined` where nobody can tell. */
  readonly order: (a: string, b: string) => number | undefined;
}

/** One release that is there. */
export interface KnownRelease {
  readonly name: string;
  readonly isReady: boolean;
}

/** The releases that there are, and those that are asked for. */
export interface ReleaseFacts {
  readonly existing: readonly KnownRelease[];
  /** Releases that somebody names. Default: none. */
  readonly named?: readonly string[] | undefined;
  /** Releases that something runs on. Default: none. */
  readonly inUse?: readonly string[] | undefined;
  /** The answer of the source; absent where the channel is not subscribed to. */
  readonly reading?: ReleaseReading | undefined;
  /** The newest of the channel as the last answer of the source had it: `latest` of the choice before. */
  readonly last?: string | undefined;
}

/** The releases to keep, to make and to remove. All lists are sorted by name. */
export interface ReleaseChoice {
  readonly keep: readonly string[];
  readonly make: readonly string[];
  readonly remove: readonly string[];
  /** The newest of the channel: to be stored, so that it still counts while the source cannot be reached. */
  readonly latest?: string | undefined;
  /** The newest that is ready. */
  readonly latestReady?: string | undefined;
  /** Whether the source could not be reached, so that its last answer still counts. */
  readonly stale: boolean;
  /** The condition to report of the source; absent where nothing is subscribed to. */
  readonly condition?: ReleasesSynced | undefined;
  /** Warnings `SourceUnreachable`, `UnreadableTag`, `NoOrder`. */
  readonly problems: readonly Problem[];
}

/** Whether the source could be read. */
export interface ReleasesSynced {
  readonly type: "ReleasesSynced";
  readonly status: "True" | "False";
  readonly reason: "Synced" | "SourceUnreachable";
  readonly message: string;
}

/**
 * Which releases there are to be: the newest of the channel that is subscribed to, the newest that is ready until a newer one
 * is, all that somebody names, and all that something runs on; of these the first and the named are made where they are
 * missing. `retain` more that are ready and older are kept as well, the newest of them (default: none). Everything else goes.
 * While the source cannot be reached the last choice stands, marked stale: nothing that it may have named is removed.
 */
export function chooseReleases(
  scheme: ReleaseScheme,
  facts: ReleaseFacts,
  options: { readonly retain?: number } = {},
): ReleaseChoice {
  const problems: Problem[] = [];
  const spell = scheme.spell ?? ((name: string) => name);
  const spelt = (names: readonly string[]): readonly string[] => names.flatMap((name) => spell(name) ?? []);
  const { existing, named = [], inUse = [], reading } = facts;
  const ready = spelt(existing.filter(({ isReady }) => isReady).map(({ name }) => name));
  const latestReady = newestOf(ready, scheme.order, problems);
  const remote = remoteOf(scheme, facts, latestReady, problems);
  const older = retained(ready, latestReady, scheme.order, options.retain ?? 0);
  const asked = [...remote.wanted, ...spelt(named)];
  const wanted = new Set([...asked, ...spelt(inUse), ...older, ...(latestReady === undefined ? [] : [latestReady])]);
  const isWanted = ({ name }: KnownRelease): boolean => wanted.has(spell(name) ?? name);
  const there = new Set(existing.map(({ name }) => spell(name) ?? name));
  const sorted = (names: Iterable<string>): readonly string[] => [...new Set(names)].toSorted(compareText);
  const stale = reading !== undefined && reading.tags === undefined;
  return {
    keep: sorted(existing.filter(isWanted).map(({ name }) => name)),
    make: sorted(asked.filter((name) => !there.has(name))),
    remove: sorted(existing.filter((one) => !isWanted(one)).map(({ name }) => name)),
    ...(remote.latest !== undefined && { latest: remote.latest }),
    ...(latestReady !== undefined && { latestReady }),
    stale,
    ...(reading !== undefined && { condition: syncedOf(problems) }),
    problems,
  };
}

interface Remote {
  readonly latest?: string | undefined;
  readonly wanted: readonly string[];
}

function remoteOf(
  { spell = (name) => name, isOfChannel = () => true, order }: ReleaseScheme,
  { reading, last, existing }: ReleaseFacts,
  latestReady: string | undefined,
  problems: Problem[],
): Remote {
  if (reading === undefined) return { wanted: [] };
  const { tags, error = "it gave no answer" } = reading;
  if (tags === undefined) {
    const message = `the source of releases cannot be reached: ${error}; what it said last still counts`;
    problems.push(warning("SourceUnreachable", message));
    if (last !== undefined) return { latest: last, wanted: [last] };
    const unproven = existing
      .map(({ name }) => spell(name) ?? name)
      .filter((name) => mayBeNewer(name, latestReady, order));
    return { wanted: unproven };
  }
  const names = tags.flatMap((tag) => {
    const name = spell(tag);
    if (name === undefined) problems.push(warning("UnreadableTag", `tag "${tag}" of the source is no release`));
    return name === undefined || !isOfChannel(name) ? [] : [name];
  });
  const latest = newestOf(names, order, problems);
  return latest === undefined ? { wanted: [] } : { latest, wanted: [latest] };
}

/** Nobody stored what the source said last: whatever is not known to be older may have been it. */
function mayBeNewer(name: string, ready: string | undefined, order: ReleaseScheme["order"]): boolean {
  return ready === undefined || (order(name, ready) ?? 1) > 0;
}

/** The newest of those that are ready and older than the newest. */
function retained(
  ready: readonly string[],
  latest: string | undefined,
  order: ReleaseScheme["order"],
  count: number,
): readonly string[] {
  if (latest === undefined || count <= 0) return [];
  return [...new Set(ready)]
    .filter((name) => (order(name, latest) ?? 0) < 0)
    .toSorted((a, b) => order(b, a) || compareText(b, a))
    .slice(0, count);
}

function syncedOf(problems: readonly Problem[]): ReleasesSynced {
  const problem = problems.find(({ code }) => code === "SourceUnreachable");
  if (problem === undefined)
    return { type: "ReleasesSynced", status: "True", reason: "Synced", message: "the source was read" };
  return { type: "ReleasesSynced", status: "False", reason: "SourceUnreachable", message: problem.message };
}

function warning(code: ProblemCode, message: string): Problem {
  return { code, severity: "warning", message };
}
