import { type KubeObject, type Problem, readPath, readString, refOf } from "@landfall/core/object";
import { isOwnedBy } from "../part.ts";
import { classOf } from "./admit-cluster.ts";
import { type ReleaseSelection, selectReleases } from "./select-releases.ts";
import {
  formatKubernetesMinor,
  formatStackName,
  parseKubernetesMinor,
  parseStackName,
  type StackName,
} from "./stack-name.ts";
import { formatStackVersion, hasOrder, isOfChannel, orderStackVersions, parseStackVersion, STABLE } from "./version.ts";

/** Where the releases of a stack come from: who asks the source, and when, is the caller's affair. */
export interface ReleaseSource {
  /** The tags that the source has; absent while it cannot be reached. */
  readonly tags?: readonly string[] | undefined;
  /** Why it cannot be reached. */
  readonly error?: string | undefined;
}

/** What is to become of the releases of a ClusterStack, and what is said of them. */
export interface ReleasePlan extends ReleaseSelection {
  /** The newest that is ready, with its Kubernetes version, as the status has it: `docker-ferrol-1-27-v3 | v1.27.7`. */
  readonly latestRelease?: string;
  /** The versions that are ready, the oldest first. */
  readonly usableVersions: readonly string[];
  /** The source could not be reached: what it said last still counts. */
  readonly stale: boolean;
  /** `SourceUnreachable`, `UnreadableVersion`, `UnreadableTag`, `NoOrder`: what stood in the way, and is passed over. */
  readonly problems: readonly Problem[];
}

/**
 * Which releases a ClusterStack has, makes and deletes. A source that cannot be reached changes nothing: every release that
 * is newer than the newest ready one is kept, because the source may have named it, and the plan is marked stale.
 * A version that cannot be read is named and passed over; while there is one, nothing is deleted.
 */
export function planReleases(
  stack: KubeObject,
  releases: readonly KubeObject[],
  clusters: readonly KubeObject[],
  source: ReleaseSource,
): ReleasePlan {
  const problems: Problem[] = [];
  const own = releases.filter((release) => isOwnedBy(release, stack));
  const existing = own.map((release) => refOf(release).name);
  const ready = own.filter((release) => readPath(release, ["status", "ready"]) === true);
  const latestReady = newestOf(namesOf(ready), problems);
  const isSubscribed = readPath(stack, ["spec", "autoSubscribe"]) !== false;
  const stale = isSubscribed && source.tags === undefined;
  if (stale) problems.push(unreachable(source));
  const remote = stale ? unproven(existing, latestReady) : isSubscribed ? latestOf(stack, source, problems) : [];
  const inSpec = inSpecOf(stack, problems);
  const { namespace } = refOf(stack);
  const inUse = clusters.flatMap((cluster) => (refOf(cluster).namespace === namespace ? (classOf(cluster) ?? []) : []));
  const latest = latestReady === undefined ? null : formatStackName(latestReady, "dash");
  const [latestRemote = null, ...kept] = remote;
  const selection = selectReleases({ existing, latestRemote, latestReady: latest, inSpec, inUse: [...inUse, ...kept] });
  const isUnsure = problems.some(({ code }) => code === "UnreadableVersion");
  return {
    keepOrCreate: isUnsure ? [...selection.keepOrCreate, ...selection.delete].toSorted() : selection.keepOrCreate,
    delete: isUnsure ? [] : selection.delete,
    ...(latest !== null && { latestRelease: describe(latest, ready) }),
    usableVersions: usableOf(ready),
    stale,
    problems,
  };
}

/** The releases that the source may have named when it was last heard: those newer than the newest ready one. */
function unproven(existing: readonly string[], latestReady: StackName | undefined): readonly string[] {
  return existing.filter((text) => {
    const name = parseStackName(text, "dash");
    if (name === undefined || latestReady === undefined) return true;
    return (orderStackVersions(name.version, latestReady.version) ?? 1) > 0;
  });
}

function latestOf(stack: KubeObject, { tags = [] }: ReleaseSource, problems: Problem[]): readonly string[] {
  const spec = (field: string): string | undefined => readString(stack, ["spec", field]);
  const channel = spec("channel") ?? STABLE;
  const names = tags.flatMap((tag) => {
    const name = parseStackName(tag, "dash");
    if (name === undefined)
      problems.push(problem("UnreadableTag", `tag "${tag}" of the source is no release of a stack`));
    return name ?? [];
  });
  const matching = names.filter(
    ({ provider, name, kubernetes, version }) =>
      provider === spec("provider") &&
      name === spec("name") &&
      formatKubernetesMinor(kubernetes) === spec("kubernetesVersion") &&
      isOfChannel(version.channel, channel),
  );
  const newest = newestOf(matching, problems);
  return newest === undefined ? [] : [formatStackName(newest, "dash")];
}

function inSpecOf(stack: KubeObject, problems: Problem[]): readonly string[] {
  const versions = readPath(stack, ["spec", "versions"]);
  const [provider, name] = [readString(stack, ["spec", "provider"]), readString(stack, ["spec", "name"])];
  const kubernetes = parseKubernetesMinor(readString(stack, ["spec", "kubernetesVersion"]) ?? "");
  return (Array.isArray(versions) ? versions : []).flatMap((text: unknown) => {
    const version = typeof text === "string" ? parseStackVersion(text, "dot") : undefined;
    if (version !== undefined && kubernetes !== undefined && provider !== undefined && name !== undefined)
      return [formatStackName({ provider, name, kubernetes, version }, "dash")];
    problems.push({ ...problem("UnreadableVersion", `"${String(text)}" is no version`), field: "spec.versions" });
    return [];
  });
}

/** The newest of these. Where nobody can tell which of two is newer, none is. */
function newestOf(names: readonly StackName[], problems: Problem[]): StackName | undefined {
  let newest: StackName | undefined;
  for (const name of names) {
    if (newest === undefined || isNewer(name, newest)) newest = name;
  }
  const rival = names.find((name) => newest !== undefined && hasNoOrder(name, newest));
  if (newest === undefined || rival === undefined) return newest;
  const both = [newest, rival].map((name) => formatStackName(name, "dash")).toSorted();
  problems.push(
    problem("NoOrder", `nobody can tell which of ${both.join(" and ")} is newer: name one in spec.versions`),
  );
  return undefined;
}

function isNewer(a: StackName, b: StackName): boolean {
  if (a.version.major !== b.version.major) return a.version.major > b.version.major;
  return (orderStackVersions(a.version, b.version) ?? 0) > 0;
}

function hasNoOrder(a: StackName, b: StackName): boolean {
  if (a.version.major !== b.version.major || formatStackName(a, "dash") === formatStackName(b, "dash")) return false;
  return a.version.channel !== b.version.channel || !hasOrder(a.version) || !hasOrder(b.version);
}

function namesOf(releases: readonly KubeObject[]): readonly StackName[] {
  return releases.flatMap((release) => parseStackName(refOf(release).name, "dash") ?? []);
}

function usableOf(ready: readonly KubeObject[]): readonly string[] {
  return namesOf(ready)
    .toSorted((a, b) => a.version.major - b.version.major || (orderStackVersions(a.version, b.version) ?? 0))
    .map(({ version }) => formatStackVersion(version, "dot"));
}

function describe(latest: string, ready: readonly KubeObject[]): string {
  const release = ready.find((object) => refOf(object).name === latest);
  return `${latest} | ${readString(release, ["status", "kubernetesVersion"]) ?? ""}`;
}

function unreachable({ error = "it gave no answer" }: ReleaseSource): Problem {
  return problem(
    "SourceUnreachable",
    `the source of releases cannot be reached: ${error}; what it said last still counts`,
  );
}

function problem(code: string, message: string): Problem {
  return { code, severity: "warning", message };
}
