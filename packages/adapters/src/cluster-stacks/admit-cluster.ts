import { type KubeObject, readPath, readString } from "@landfall/core/object";
import { decide, type StackDecision, type StackDenial, type StackRole } from "./decision.ts";
import { parseStackName, releaseOfClass, type StackName } from "./stack-name.ts";
import { type StackOptions, wholeNumber } from "./version.ts";

/** A change of a Cluster, and the releases that are known. */
export interface ClusterChange {
  /** The present Cluster; absent for one that is created. */
  readonly old?: KubeObject | undefined;
  readonly new: KubeObject;
  /** The `status.kubernetesVersion` of each existing release, by name: `""` while it has none. */
  readonly releases: ReadonlyMap<string, string>;
  /** The role of the one who makes the change. Default: `provider`. */
  readonly role?: StackRole | undefined;
  /** The names of the releases that the provider offers. Default: any. */
  readonly offered?: ReadonlySet<string> | undefined;
}

const TOPOLOGY = ["spec", "topology"];
const CLASS_FIELD = "spec.topology.class";
const VERSION_FIELD = "spec.topology.version";

/**
 * Decides whether a Cluster of a stack may be created or changed: its Kubernetes version is that of its release, its
 * provider and its stack stay, and Kubernetes rises by at most one minor version. Unknown facts about a release weaken
 * no rule: the version in its name is compared anyway. The operator itself compares nothing more once it has a warning,
 * and never the major version of Kubernetes (`upstream`).
 */
export function admitCluster(change: ClusterChange, options: StackOptions = {}): StackDecision {
  const upstream = options.upstream === true;
  const cluster = change.new;
  const name = classOf(cluster);
  if (readPath(cluster, TOPOLOGY) === undefined || readPath(cluster, TOPOLOGY) === null)
    return decide([denial("TopologyMissing", "spec.topology", "the Cluster has no topology")]);
  if (name === undefined) return decide([denial("ClassMissing", CLASS_FIELD, "the topology names no class")]);
  const warning = warningOf(name, change.releases);
  const wrong = warning === undefined ? wrongVersion(cluster, name, change.releases) : [];
  const offer = upstream ? [] : notOffered(change, name);
  if (wrong.length > 0 || offer.length > 0) return decide([...wrong, ...offer]);
  const warnings = warning === undefined ? [] : [warning];
  if (change.old === undefined || (upstream && warning !== undefined)) return decide([], warnings);
  if (!upstream && classOf(change.old) === name && warning === undefined) return decide([]);
  return decide(stepOf(change.old, cluster, name, warning !== undefined, upstream), warnings);
}

/** Returns the denials of the step from the old class to the new one. */
function stepOf(
  before: KubeObject,
  cluster: KubeObject,
  name: string,
  isUnproven: boolean,
  upstream: boolean,
): readonly StackDenial[] {
  const from = parseStackName(classOf(before) ?? "", "dot");
  const to = parseStackName(name, "dot");
  if (!upstream && classOf(before) === name && to === undefined) return [];
  if (!upstream && from === undefined && to === undefined && isUnproven) return [];
  if (from === undefined || to === undefined) {
    const text = from === undefined ? (classOf(before) ?? "") : name;
    return [
      denial("ClassUnreadable", CLASS_FIELD, `"${text}" is no class of a cluster stack: nothing can be compared`),
    ];
  }
  const unproven = upstream || !isUnproven ? [] : unprovenVersion(cluster, to);
  return [...changed(from, to, name, upstream), ...unproven];
}

function changed(from: StackName, to: StackName, name: string, upstream: boolean): readonly StackDenial[] {
  const denials: StackDenial[] = [];
  const say = (rule: StackDenial["rule"], what: string): void => void denials.push(denial(rule, CLASS_FIELD, what));
  if (from.provider !== to.provider)
    say("ProviderChanged", `class ${name} is of provider ${to.provider}, and the Cluster of ${from.provider}`);
  if (from.name !== to.name)
    say("StackChanged", `class ${name} is of stack ${to.name}, and the Cluster of ${from.name}`);
  const minors = BigInt(to.kubernetes.minor) - BigInt(from.kubernetes.minor);
  const isOtherMajor = !upstream && to.kubernetes.major !== from.kubernetes.major;
  if ((minors !== 0n && minors !== 1n) || isOtherMajor) {
    const { major, minor } = from.kubernetes;
    say(
      "KubernetesSkipped",
      `class ${name} must be for Kubernetes ${major}.${minor} or ${major}.${BigInt(minor) + 1n}`,
    );
  }
  return denials;
}

/** Denies a version that no release confirms unless it has the minor version that the class names. */
function unprovenVersion(cluster: KubeObject, { kubernetes: { major, minor } }: StackName): readonly StackDenial[] {
  const version = readString(cluster, [...TOPOLOGY, "version"]) ?? "";
  const [, first = "", second = ""] = /^v?(\d+)\.(\d+)(?:\D|$)/.exec(version) ?? [];
  if (wholeNumber(first) === major && wholeNumber(second) === minor) return [];
  const message = `"${version}" is not of Kubernetes ${major}.${minor}, and the release says nothing yet`;
  return [denial("KubernetesUnproven", VERSION_FIELD, message)];
}

function wrongVersion(
  cluster: KubeObject,
  name: string,
  releases: ReadonlyMap<string, string>,
): readonly StackDenial[] {
  const wanted = releases.get(releaseOfClass(name));
  const version = readString(cluster, [...TOPOLOGY, "version"]) ?? "";
  if (version === wanted) return [];
  return [
    denial("KubernetesVersion", VERSION_FIELD, `class ${name} is for ${wanted}, and the topology says "${version}"`),
  ];
}

function warningOf(name: string, releases: ReadonlyMap<string, string>): string | undefined {
  const release = releaseOfClass(name);
  const version = releases.get(release);
  if (version === undefined) return `release ${release} is not there: its Kubernetes version cannot be compared`;
  return version === "" ? `release ${release} does not say its Kubernetes version yet` : undefined;
}

/** Denies users a version that is not offered; a Cluster may keep its present version. */
function notOffered({ old, role = "provider", offered }: ClusterChange, name: string): readonly StackDenial[] {
  if (role === "provider" || offered === undefined || offered.has(releaseOfClass(name))) return [];
  if (old !== undefined && classOf(old) === name) return [];
  const message = `class ${name} is none of those that the provider offers: ${[...offered].toSorted().join(", ")}`;
  return [{ ...denial("VersionNotOffered", CLASS_FIELD, message), owner: "provider" }];
}

/** Returns the class of a Cluster's topology; `undefined` if it has none. */
export function classOf(cluster: KubeObject | undefined): string | undefined {
  const name = readString(cluster, [...TOPOLOGY, "class"]) ?? readString(cluster, [...TOPOLOGY, "classRef", "name"]);
  return name === undefined || name === "" ? undefined : name;
}

function denial(rule: StackDenial["rule"], field: string, message: string): StackDenial {
  return { rule, field, message };
}
