import { compareText, type Problem, type ProblemCode } from "../../object/index.ts";
import { newestOf } from "./newest-of.ts";
import type { ReleaseReading } from "./release-source.ts";

/** The naming scheme of the releases of one product. */
export interface ReleaseScheme {
  /**
   * Returns a name in the canonical spelling for comparison; `undefined` for a name that is no release. Default:
   * unchanged.
   */
  readonly spell?: ((name: string) => string | undefined) | undefined;
  /** Returns whether a release belongs to the subscribed channel. Default: every release does. */
  readonly isOfChannel?: ((name: string) => boolean) | undefined;
  /**
   * Compares two releases: below, at or above zero, as `a` is older, the same or newer; `undefined` if that is unknown.
   */
  readonly order: (a: string, b: string) => number | undefined;
}

/** One existing release of a product. */
export interface KnownRelease {
  readonly name: string;
  readonly isReady: boolean;
}

/** The releases that exist, and those that are requested. */
export interface ReleaseFacts {
  readonly existing: readonly KnownRelease[];
  /** Releases that somebody requests by name. Default: none. */
  readonly named?: readonly string[] | undefined;
  /** The names of releases that are in use. Default: none. */
  readonly inUse?: readonly string[] | undefined;
  /** The answer of the source; absent if no channel is subscribed to. */
  readonly reading?: ReleaseReading | undefined;
  /** The newest release of the channel by the last answer of the source: `latest` of the previous choice. */
  readonly last?: string | undefined;
}

/** The releases to keep, to create and to remove. All lists are sorted by name. */
export interface ReleaseChoice {
  readonly keep: readonly string[];
  readonly make: readonly string[];
  readonly remove: readonly string[];
  /** The newest release of the channel: store it, so that it still counts while the source is unreachable. */
  readonly latest?: string | undefined;
  /** The newest release that is ready. */
  readonly latestReady?: string | undefined;
  /** Whether the source is unreachable, so that its last answer still counts. */
  readonly stale: boolean;
  /** The condition that reports the source; absent if no channel is subscribed to. */
  readonly condition?: ReleasesSynced | undefined;
  /** Warnings `SourceUnreachable`, `UnreadableTag`, `NoOrder`. */
  readonly problems: readonly Problem[];
}

/** The condition that says whether the source could be read. */
export interface ReleasesSynced {
  readonly type: "ReleasesSynced";
  readonly status: "True" | "False";
  readonly reason: "Synced" | "SourceUnreachable";
  readonly message: string;
}

/**
 * Chooses which releases should exist: the newest of the subscribed channel, the newest ready one until a newer one is
 * ready, all that somebody names, and all that are in use; the first and the named ones are created if they are
 * missing. `retain` further ready older releases are kept too, the newest of them (default: none). All others are
 * removed. While the source is unreachable the last choice stays, marked as stale: no release that it may have named is
 * removed.
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

/**
 * Returns whether a release may be the newest: if the source's last answer was not stored, any release counts that is
 * not known to be older.
 */
function mayBeNewer(name: string, ready: string | undefined, order: ReleaseScheme["order"]): boolean {
  return ready === undefined || (order(name, ready) ?? 1) > 0;
}

/** Returns the newest of those releases that are ready and older than the newest one. */
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
