import { compareText, type KubeObject, type Problem, readPath, readString, refOf } from "@landfall/core/object";
import { chooseReleases, type ReleaseReading, type ReleaseScheme, type ReleasesSynced } from "@landfall/core/steps";
import { isOwnedBy } from "../part.ts";
import { classOf } from "./admit-cluster.ts";
import type { ReleaseSelection } from "./select-releases.ts";
import {
  formatKubernetesMinor,
  formatStackName,
  parseKubernetesMinor,
  parseStackName,
  releaseOfClass,
  type StackName,
} from "./stack-name.ts";
import {
  compareWhole,
  formatStackVersion,
  hasOrder,
  isOfChannel,
  orderStackVersions,
  parseStackVersion,
  STABLE,
} from "./version.ts";

/** The releases of a ClusterStack to create, keep and delete, with the conditions to report. */
export interface ReleasePlan extends Omit<ReleaseSelection, "problems"> {
  /** The newest ready release with its Kubernetes version, as the status has it: `docker-ferrol-1-27-v3 | v1.27.7`. */
  readonly latestRelease?: string;
  /** The ready versions, the oldest first. */
  readonly usableVersions: readonly string[];
  /** Whether the source is unreachable, so that its last answer still counts. */
  readonly stale: boolean;
  /** Whether the source could be read; absent if the stack does not subscribe to it. */
  readonly condition?: ReleasesSynced;
  /** Warnings about what was skipped: `SourceUnreachable`, `UnreadableVersion`, `UnreadableTag`, `NoOrder`. */
  readonly problems: readonly Problem[];
}

/**
 * Plans which releases of a ClusterStack exist, are created and are deleted. A source that is unreachable changes
 * nothing: every release that is newer than the newest ready one is kept, as the source may have named it, and the plan
 * is marked as stale. A version that cannot be read is named and skipped; while there is one, nothing is deleted.
 */
export function planReleases(
  stack: KubeObject,
  releases: readonly KubeObject[],
  clusters: readonly KubeObject[],
  source: ReleaseReading,
): ReleasePlan {
  const own = releases.filter((release) => isOwnedBy(release, stack));
  const ready = own.filter(isReady);
  const spec = inSpecOf(stack);
  const { namespace } = refOf(stack);
  const inUse = clusters.flatMap((cluster) => (refOf(cluster).namespace === namespace ? (classOf(cluster) ?? []) : []));
  const isSubscribed = readPath(stack, ["spec", "autoSubscribe"]) !== false;
  const choice = chooseReleases(schemeOf(stack), {
    existing: own.map((release) => ({ name: refOf(release).name, isReady: isReady(release) })),
    named: spec.names,
    inUse,
    ...(isSubscribed && { reading: source }),
  });
  const { keep, make, remove, latestReady, stale, condition } = choice;
  const isUnsure = spec.problems.length > 0;
  return {
    keepOrCreate: [...keep, ...make, ...(isUnsure ? remove : [])].toSorted(compareText),
    delete: isUnsure ? [] : remove,
    ...(latestReady !== undefined && { latestRelease: describe(latestReady, ready) }),
    usableVersions: usableOf(ready),
    stale,
    ...(condition !== undefined && { condition }),
    problems: [...choice.problems, ...spec.problems],
  };
}

function isReady(release: KubeObject): boolean {
  return readPath(release, ["status", "ready"]) === true;
}

/**
 * Returns the naming scheme of a stack's releases: those with its provider, name, Kubernetes version and channel belong
 * to it.
 */
function schemeOf(stack: KubeObject): ReleaseScheme {
  const spec = (field: string): string | undefined => readString(stack, ["spec", field]);
  const channel = spec("channel") ?? STABLE;
  return {
    spell: (text) => (parseStackName(releaseOfClass(text), "dash") === undefined ? undefined : releaseOfClass(text)),
    isOfChannel: (text) => {
      const parsed = parseStackName(text, "dash");
      if (parsed === undefined) return false;
      const { provider, name, kubernetes, version } = parsed;
      return (
        provider === spec("provider") &&
        name === spec("name") &&
        formatKubernetesMinor(kubernetes) === spec("kubernetesVersion") &&
        isOfChannel(version.channel, channel)
      );
    },
    order: orderNames,
  };
}

/**
 * Compares two names; `undefined` if their order is unknown: they are of two channels, or their patches are not
 * numbers.
 */
function orderNames(a: string, b: string): number | undefined {
  if (a === b) return 0;
  const [one, other] = [parseStackName(a, "dash")?.version, parseStackName(b, "dash")?.version];
  if (one === undefined || other === undefined) return undefined;
  if (one.major !== other.major) return compareWhole(one.major, other.major);
  return hasOrder(one) && hasOrder(other) ? orderStackVersions(one, other) : undefined;
}

const UNREADABLE = { code: "UnreadableVersion", severity: "warning", field: "spec.versions" } as const;

function inSpecOf(stack: KubeObject): { readonly names: readonly string[]; readonly problems: readonly Problem[] } {
  const versions = readPath(stack, ["spec", "versions"]);
  const [provider, name] = [readString(stack, ["spec", "provider"]), readString(stack, ["spec", "name"])];
  const kubernetes = parseKubernetesMinor(readString(stack, ["spec", "kubernetesVersion"]) ?? "");
  const problems: Problem[] = [];
  const isList = Array.isArray(versions);
  if (!isList && versions !== undefined && versions !== null)
    problems.push({ ...UNREADABLE, message: `${JSON.stringify(versions)} is no list of versions` });
  const names = (isList ? versions : []).flatMap((text: unknown) => {
    const version = typeof text === "string" ? parseStackVersion(text, "dot") : undefined;
    if (version !== undefined && kubernetes !== undefined && provider !== undefined && name !== undefined)
      return [formatStackName({ provider, name, kubernetes, version }, "dash")];
    const message = `"${typeof text === "string" ? text : JSON.stringify(text)}" is no version`;
    problems.push({ ...UNREADABLE, message });
    return [];
  });
  return { names, problems };
}

function namesOf(releases: readonly KubeObject[]): readonly StackName[] {
  return releases.flatMap((release) => parseStackName(refOf(release).name, "dash") ?? []);
}

function usableOf(ready: readonly KubeObject[]): readonly string[] {
  return namesOf(ready)
    .toSorted(
      (a, b) => compareWhole(a.version.major, b.version.major) || (orderStackVersions(a.version, b.version) ?? 0),
    )
    .map(({ version }) => formatStackVersion(version, "dot"));
}

function describe(latest: string, ready: readonly KubeObject[]): string {
  const release = ready.find((object) => refOf(object).name === latest);
  return `${latest} | ${readString(release, ["status", "kubernetesVersion"]) ?? ""}`;
}
