import { isMap, type Json, type KubeObject, readPath, readString, refOf, sameJson } from "@landfall/core/object";
import { classOf } from "./admit-cluster.ts";
import { decide, type StackDecision, type StackDenial, type StackRole } from "./decision.ts";
import { formatKubernetesMinor, parseStackName, releaseOfClass } from "./stack-name.ts";
import { isOfChannel, parseStackVersion, STABLE, type StackOptions } from "./version.ts";

/** A change of a ClusterStack. */
export interface StackChange {
  /** The present spec; absent for a stack that is created. */
  readonly oldSpec?: unknown;
  readonly newSpec: unknown;
  /** Whether releases are read from a directory of the operator. Default: false. */
  readonly localMode?: boolean;
  /** The role of the one who makes the change. Default: `provider`. */
  readonly role?: StackRole | undefined;
}

const IMMUTABLE = ["provider", "name", "channel", "kubernetesVersion"] as const;

/**
 * Decides whether a ClusterStack may be created or changed. A fault that existed before blocks no other change. The
 * operator itself checks versions and the reference to the provider only on creation, never the channel of a version,
 * and computes a refusal for local mode that it then drops (`upstream`). All fields of a stack belong to the provider.
 */
export function admitStack(change: StackChange, options: StackOptions = {}): StackDecision {
  const { oldSpec, newSpec } = change;
  const isNew = oldSpec === undefined;
  if (options.upstream === true)
    return decide(isNew ? [...unreadable(newSpec), ...withoutProvider(newSpec)] : immutable(oldSpec, newSpec));
  const known = isNew ? [] : standing(oldSpec, change.localMode === true);
  const fresh = standing(newSpec, change.localMode === true).filter(
    ({ rule, message }) => !known.some((other) => other.rule === rule && other.message === message),
  );
  return decide([...ownedByProvider(change), ...(isNew ? [] : immutable(oldSpec, newSpec)), ...fresh]);
}

/** Denies the deletion of a ClusterStack or a ClusterStackRelease while Clusters in its namespace use it. */
export function admitStackDeletion(object: KubeObject, clusters: readonly KubeObject[]): StackDecision {
  const { namespace } = refOf(object);
  const using = clusters.filter((cluster) => refOf(cluster).namespace === namespace && uses(cluster, object));
  if (using.length === 0) return decide([]);
  const names = using.map((cluster) => refOf(cluster).name).toSorted();
  const message = `${object.kind} ${refOf(object).name} is in use by ${names.join(", ")}`;
  return decide([{ rule: "InUse", field: "metadata.deletionTimestamp", message }]);
}

function uses(cluster: KubeObject, object: KubeObject): boolean {
  const name = classOf(cluster);
  if (name === undefined) return false;
  if (object.kind === "ClusterStackRelease") return releaseOfClass(name) === refOf(object).name;
  const stack = parseStackName(name, "dot");
  if (stack === undefined) return false;
  const { provider, kubernetes, version } = stack;
  const wanted = { provider, name: stack.name, kubernetesVersion: formatKubernetesMinor(kubernetes) };
  const isSame = (["provider", "name", "kubernetesVersion"] as const).every(
    (field) => readString(object, ["spec", field]) === wanted[field],
  );
  return isSame && isOfChannel(version.channel, readString(object, ["spec", "channel"]) ?? STABLE);
}

/** Returns the denials of a spec by itself, independent of the previous one. */
function standing(spec: unknown, localMode: boolean): readonly StackDenial[] {
  return [...unreadable(spec), ...ofOtherChannel(spec), ...withoutProvider(spec), ...subscribes(spec, localMode)];
}

function versionsOf(spec: unknown): readonly string[] {
  const versions = readPath(spec, ["versions"]);
  return Array.isArray(versions)
    ? versions.map((version: unknown) => (typeof version === "string" ? version : ""))
    : [];
}

function unreadable(spec: unknown): readonly StackDenial[] {
  return versionsOf(spec)
    .filter((version) => parseStackVersion(version, "dot") === undefined)
    .map((version) => ({
      rule: "VersionUnreadable",
      field: "spec.versions",
      message: `"${version}" is no version: write v1, or v1-alpha.1`,
    }));
}

function ofOtherChannel(spec: unknown): readonly StackDenial[] {
  const channel = readString(spec, ["channel"]) ?? STABLE;
  return versionsOf(spec).flatMap((text) => {
    const version = parseStackVersion(text, "dot");
    if (version === undefined || isOfChannel(version.channel, channel)) return [];
    const message = `${text} is of channel ${version.channel}, and the stack of ${channel}`;
    return [{ rule: "VersionOfOtherChannel" as const, field: "spec.versions", message }];
  });
}

function withoutProvider(spec: unknown): readonly StackDenial[] {
  if (readPath(spec, ["noProvider"]) === true || isMap(readPath(spec, ["providerRef"]))) return [];
  const message = "the stack has a provider, and does not name it: set spec.providerRef, or spec.noProvider: true";
  return [{ rule: "ProviderRefMissing", field: "spec.providerRef", message }];
}

function subscribes(spec: unknown, localMode: boolean): readonly StackDenial[] {
  if (!localMode || readPath(spec, ["autoSubscribe"]) !== true) return [];
  const message = "releases are read from a directory: set spec.autoSubscribe: false";
  return [{ rule: "SubscribesLocally", field: "spec.autoSubscribe", message }];
}

function immutable(oldSpec: unknown, newSpec: unknown): readonly StackDenial[] {
  // A missing field counts as an empty one, as the operator reads it.
  const valueOf = (spec: unknown, field: string): Json => (readPath(spec, [field]) ?? "") as Json;
  return IMMUTABLE.filter((field) => !sameJson(valueOf(oldSpec, field), valueOf(newSpec, field))).map((field) => ({
    rule: "Immutable",
    field: `spec.${field}`,
    message: `spec.${field} stays as it is: make another ClusterStack`,
  }));
}

function ownedByProvider({ oldSpec, newSpec, role = "provider" }: StackChange): readonly StackDenial[] {
  if (role === "provider") return [];
  const fields = new Set([oldSpec, newSpec].flatMap((spec) => (isMap(spec) ? Object.keys(spec) : [])));
  return [...fields]
    .filter((field) => !sameJson(readPath(oldSpec, [field]) ?? null, readPath(newSpec, [field]) ?? null))
    .toSorted()
    .map((field) => ({
      rule: "OwnedByProvider",
      field: `spec.${field}`,
      message: `spec.${field} belongs to the provider of the stack`,
      owner: "provider",
    }));
}
