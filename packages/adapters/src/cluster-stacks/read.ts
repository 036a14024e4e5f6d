import type { Observation, ReadContext, RevisionPair } from "@landfall/core/aggregate";
import { findCondition, getConditions, type KubeObject, readPath, readString, refOf } from "@landfall/core/object";
import {
  APPLIED,
  beforeStatus,
  type Cause,
  FAILED,
  listAt,
  observeDelivery,
  PENDING,
  RUNNING,
  saidBy,
} from "../delivery.ts";
import { asPart, isOwnedBy } from "../part.ts";
import type { Surroundings } from "../systems/contract.ts";
import { clusterRefOfAddon } from "./addon.ts";
import { compareStackVersions } from "./version.ts";

/** The objects and facts that are known besides a ClusterAddon. */
export interface ClusterAddonContext extends ReadContext {
  /** The Cluster of the addon: the class of its topology is the wanted release. */
  readonly cluster?: KubeObject | undefined;
}

const SOURCE = "cluster-stacks";
const PAUSED = ["metadata", "annotations", "cluster.x-k8s.io/paused"];
/** Reasons of conditions of a cluster stack that do not pass without help. */
const TERMINAL =
  /^(?:IssueWithReleaseAssets|ParsingClusterAddonConfigFailed|HelmChartMissing|HookServerUnresponsive|ProviderTemplateNotFound|(?:FailedTo|FailedCreate|Template).*)$/;
/** Matches the condition of a stage that waits for its expression to become true. */
const WAITING = /^FailedToEvaluate/;

/**
 * Reads a ClusterStack of the Cluster Stack Operator: the newest release of the summary or the spec is wanted, the
 * newest ready one observed. A stack is only an offer, and applies nothing to a cluster: its releases and addons do.
 * None of these kinds writes an observedGeneration. API:
 * https://github.com/SovereignCloudStack/cluster-stack-operator/tree/main/api/v1alpha1
 */
export function readClusterStack(stack: KubeObject, context: ReadContext): Observation {
  const summary = listAt(stack, ["status", "summary"]);
  const named = summary.flatMap((entry) => readString(entry, ["name"]) ?? []);
  const asked = listAt(stack, ["spec", "versions"]).filter((version) => typeof version === "string");
  const ready = summary.filter(isReady).flatMap((entry) => readString(entry, ["name"]) ?? []);
  const revisions = { wanted: newest([...named, ...asked]), observed: newest(ready) };
  const missing = asked.find((version) => !named.includes(version));
  return observeDelivery(context, SOURCE, revisions, stackCause(stack, missing), heldOf(stack));
}

/**
 * Reads a ClusterStackRelease, whose name is the revision. Ready is checked together with its conditions and its
 * resources, as the operator never resets it; a synced resource was applied, no more.
 */
export function readClusterStackRelease(release: KubeObject, context: ReadContext): Observation {
  const { name } = refOf(release);
  const isApplied = readPath(release, ["status", "ready"]) === true;
  const revisions = { wanted: name, observed: isApplied ? name : undefined };
  return observeDelivery(context, SOURCE, revisions, deploymentCause(release), heldOf(release));
}

/** Reads a ClusterAddon as the observation of its cluster: the release it has applied, and its present stage. */
export function readClusterAddon(addon: KubeObject, { cluster, ...context }: ClusterAddonContext): Observation {
  const revisions = addonRevisions(addon, cluster);
  return observeDelivery(context, SOURCE, revisions, deploymentCause(addon), heldOf(addon));
}

/** Reads a ClusterAddon as `readClusterAddon` does, and looks up its Cluster among the objects of the snapshot. */
export function readClusterAddonAmong(addon: KubeObject, context: ReadContext & Surroundings): readonly Observation[] {
  return [readClusterAddon(addon, { ...context, cluster: context.find(clusterRefOfAddon(addon)) })];
}

/**
 * Reads a ClusterStack together with those of its releases that were seen: a fault in one of them is a fault of the
 * stack.
 */
export function readClusterStackAmong(
  stack: KubeObject,
  { target, observedAt, all }: ReadContext & Surroundings,
): readonly Observation[] {
  const releases = [...all()].filter((object) => object.kind === "ClusterStackRelease" && isOwnedBy(object, stack));
  return [
    readClusterStack(stack, { target, observedAt }),
    ...releases.map((release) => asPart(readClusterStackRelease(release, { target, observedAt }), release)),
  ];
}

/**
 * Returns the revisions of an addon: the operator records the release in the spec when it has applied it. A class has a
 * dot where a release has a dash.
 */
function addonRevisions(addon: KubeObject, cluster: KubeObject | undefined): RevisionPair {
  const release = (name: string | undefined): string | undefined => name?.replaceAll(".", "-") || undefined;
  const topology = ["spec", "topology"];
  const wanted = readString(cluster, [...topology, "class"]) ?? readString(cluster, [...topology, "classRef", "name"]);
  const noted = isReady(readPath(addon, ["status"])) ? readString(addon, ["spec", "clusterStack"]) : undefined;
  return { wanted: release(wanted), observed: release(noted) };
}

function stackCause(stack: KubeObject, missing: string | undefined): Cause {
  const before = beforeStatus(stack, "the cluster stack operator") ?? failureOf(stack);
  if (before !== undefined) return before;
  const summary = listAt(stack, ["status", "summary"]);
  if (missing !== undefined)
    return { verdict: PENDING, reason: "ReleaseMissing", message: `release ${missing} is not there yet` };
  const open = summary.find((entry) => !isReady(entry));
  if (open !== undefined) {
    const phase = readString(open, ["phase"]) ?? "pending";
    const says = readString(open, ["message"]);
    const message = `release ${readString(open, ["name"]) ?? ""}: ${phase}${says === undefined ? "" : `, ${says}`}`;
    return { verdict: PENDING, reason: "ReleaseNotReady", message };
  }
  if (summary.length === 0) return { verdict: PENDING, reason: "NoReleases", message: "no release is there yet" };
  const ready = findCondition(getConditions(stack).conditions, "Ready");
  if (ready === undefined) return { verdict: PENDING, reason: "NoCondition", message: "Ready is not reported" };
  return saidBy(ready.status === "True" ? RUNNING : PENDING, ready, "Ready");
}

function deploymentCause(object: KubeObject): Cause {
  const before = beforeStatus(object, "the cluster stack operator") ?? failureOf(object) ?? brokenResource(object);
  if (before !== undefined) return before;
  const stage = listAt(object, ["status", "stages"]).find(
    (entry) => readString(entry, ["phase"])?.toLowerCase() !== "done",
  );
  const ready = findCondition(getConditions(object).conditions, "Ready");
  if (stage !== undefined) {
    const name = readString(stage, ["name"]) ?? "";
    const message = `stage ${name} is ${readString(stage, ["phase"]) || "Pending"}`;
    return { verdict: PENDING, reason: "StageNotDone", message, since: ready?.lastTransitionTime };
  }
  if (ready !== undefined && ready.status !== "True") return saidBy(PENDING, ready, "NotReady");
  if (readPath(object, ["status", "ready"]) !== true)
    return { verdict: PENDING, reason: "NotReady", message: "not ready yet" };
  const message = "applied; whether it runs, its objects say";
  return { verdict: APPLIED, reason: "Ready", message, since: ready?.lastTransitionTime };
}

/** Returns a condition that is False for a permanent reason, or with the severity of an error. */
function failureOf(object: KubeObject): Cause | undefined {
  const failed = getConditions(object).conditions.find(
    ({ type, status, reason = "", ...more }) =>
      type !== "Ready" &&
      status === "False" &&
      !WAITING.test(reason) &&
      (TERMINAL.test(reason) || readPath(more, ["severity"]) === "Error"),
  );
  return failed === undefined ? undefined : saidBy(FAILED, failed, failed.type);
}

function brokenResource(object: KubeObject): Cause | undefined {
  const open = listAt(object, ["status", "resources"]).filter(
    (entry) => readString(entry, ["status"]) === "not-synced",
  );
  const broken = open.find((entry) => (readString(entry, ["error"]) ?? "") !== "");
  const first = broken ?? open[0];
  if (first === undefined) return undefined;
  const name = `${readString(first, ["kind"]) ?? "object"} ${readString(first, ["name"]) ?? ""}`;
  const message = `${name}: ${readString(broken, ["error"]) ?? "not applied yet"}`;
  return { verdict: broken === undefined ? PENDING : FAILED, reason: "ResourceNotSynced", message };
}

function heldOf(object: KubeObject): "yes" | "no" {
  return readPath(object, PAUSED) === undefined ? "no" : "yes";
}

function isReady(entry: unknown): boolean {
  return readPath(entry, ["ready"]) === true;
}

function newest(versions: readonly string[]): string | undefined {
  return versions.toSorted(compareStackVersions).at(-1);
}
