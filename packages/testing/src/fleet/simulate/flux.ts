import { readPath, sha256Hex } from "@landfall/core/object";
import { commitOf } from "../content.ts";
import {
  applyObject,
  condition,
  type DesiredObject,
  findObject,
  type SimulatedObject,
  secondsBetween,
  textAt,
} from "../live.ts";
import { type Delivery, healthWord } from "./config-sync.ts";
import { type Step, sourceError } from "./step.ts";

/** The seconds for which Flux waits for applied objects: `spec.timeout: 5m`. */
const HEALTH_TIMEOUT_SECONDS = 300;

/** A GitRepository after a step. If it is suspended, or its source is away, it keeps its artifact and status. */
export function simulateGitRepository(
  previous: readonly SimulatedObject[],
  desired: DesiredObject,
  step: Step,
): SimulatedObject {
  const before = findObject(previous, desired);
  const applied = applyObject(step.cluster, before, desired, step.now);
  if (isSuspended(applied)) return applied;
  const observedGeneration = applied.metadata.generation;
  const error = sourceError(step);
  if (error !== undefined) {
    const ready = condition(
      before,
      "Ready",
      "False",
      { reason: "GitOperationFailed", message: error, observedGeneration },
      step.now,
    );
    return { ...applied, status: { ...before?.status, observedGeneration, conditions: [ready] } };
  }
  const revision = `${textAt(applied, ["spec", "ref", "tag"])}@sha1:${commitOf(packageOf(applied), textAt(applied, ["spec", "ref", "tag"]))}`;
  if (artifactOf(before) === revision && before?.metadata.generation === observedGeneration && isReady(before))
    return applied;
  const message = `stored artifact for revision '${revision}'`;
  const ready = condition(before, "Ready", "True", { reason: "Succeeded", message, observedGeneration }, step.now);
  const digest = `sha256:${sha256Hex(revision)}`;
  return {
    ...applied,
    status: { observedGeneration, artifact: { revision, digest, lastUpdateTime: step.now }, conditions: [ready] },
  };
}

/** The revision that a Kustomization has after a step: that of its source's artifact, or its present one. */
export function kustomizationDelivery(
  previous: readonly SimulatedObject[],
  desired: DesiredObject,
  sources: readonly SimulatedObject[],
): Delivery | undefined {
  const source = sources.find(({ metadata }) => metadata.name === textAt(desired, ["spec", "sourceRef", "name"]));
  const attempted = textAt(findObject(previous, desired), ["status", "lastAttemptedRevision"]);
  const revision = readPath(desired, ["spec", "suspend"]) === true ? attempted : artifactOf(source);
  const packageName = packageOf(desired);
  return revision === "" ? undefined : { packageName, revision: revision.split("@")[0] ?? "" };
}

/** A Kustomization after a step: it has applied its source's artifact, and is Ready once the Deployments run. */
export function simulateKustomization(
  previous: readonly SimulatedObject[],
  desired: DesiredObject,
  sources: readonly SimulatedObject[],
  deployments: readonly SimulatedObject[],
  step: Step,
): SimulatedObject {
  const before = findObject(previous, desired);
  const applied = applyObject(step.cluster, before, desired, step.now);
  if (isSuspended(applied)) return applied;
  const source = sources.find(({ metadata }) => metadata.name === textAt(desired, ["spec", "sourceRef", "name"]));
  const revision = artifactOf(source);
  if (revision === "") return applied;
  const words = deployments.map(healthWord);
  const ready = readyOf(before, revision, deployments, step);
  const isSame =
    before?.metadata.generation === applied.metadata.generation && isReady(before) && ready.status === "True";
  if (isSame && textAt(before, ["status", "lastAppliedRevision"]) === revision) return applied;
  const observedGeneration = applied.metadata.generation;
  const { status, ...fields } = ready;
  const lastApplied = status === "True" ? revision : textAt(before, ["status", "lastAppliedRevision"]);
  return {
    ...applied,
    status: {
      observedGeneration,
      ...(lastApplied === "" ? {} : { lastAppliedRevision: lastApplied }),
      lastAttemptedRevision: revision,
      inventory: {
        entries: deployments.map(({ metadata }) => ({
          id: `${metadata.namespace}_${metadata.name}_apps_Deployment`,
          v: "v1",
        })),
      },
      conditions: [
        ...(words.includes("InProgress") && status === "Unknown"
          ? [
              condition(
                before,
                "Reconciling",
                "True",
                { reason: "Progressing", message: fields.message, observedGeneration },
                step.now,
              ),
            ]
          : []),
        condition(before, "Ready", status, { ...fields, observedGeneration }, step.now),
      ],
    },
  };
}

interface Ready {
  readonly status: "True" | "False" | "Unknown";
  readonly reason: string;
  readonly message: string;
}

function readyOf(
  before: SimulatedObject | undefined,
  revision: string,
  deployments: readonly SimulatedObject[],
  step: Step,
): Ready {
  const late = deployments.filter((deployment) => healthWord(deployment) !== "Current");
  const [first] = late;
  if (first === undefined)
    return { status: "True", reason: "ReconciliationSucceeded", message: `Applied revision: ${revision}` };
  const attempted = textAt(before, ["status", "lastAttemptedRevision"]) === revision;
  const last = attempted ? readyCondition(before) : undefined;
  const waited = last === undefined ? 0 : secondsBetween(textAt(last, ["lastTransitionTime"]), step.now);
  if (textAt(last, ["status"]) !== "False" && waited < HEALTH_TIMEOUT_SECONDS) {
    return { status: "Unknown", reason: "Progressing", message: "Running health checks" };
  }
  const who = `Deployment/${first.metadata.namespace}/${first.metadata.name} status: '${healthWord(first)}'`;
  return {
    status: "False",
    reason: "HealthCheckFailed",
    message: `health check failed after 5m0s: timeout waiting for: [${who}]`,
  };
}

function readyCondition(live: SimulatedObject | undefined): unknown {
  const list = readPath(live, ["status", "conditions"]);
  return Array.isArray(list) ? list.find((entry) => readPath(entry, ["type"]) === "Ready") : undefined;
}

function isReady(live: SimulatedObject | undefined): boolean {
  return readPath(readyCondition(live), ["status"]) === "True";
}

function isSuspended(live: SimulatedObject): boolean {
  return readPath(live, ["spec", "suspend"]) === true;
}

function artifactOf(source: SimulatedObject | undefined): string {
  return textAt(source, ["status", "artifact", "revision"]);
}

/**
 * The package of an object: the last directory of a Kustomization's path, or the last part of a repository's address.
 */
function packageOf(object: DesiredObject): string {
  const path = textAt(object, ["spec", "path"]) || textAt(object, ["spec", "url"]);
  return path.split("/").at(-1) ?? "";
}
