import {
  type Axes,
  makeObservation,
  type Observation,
  type ReadContext,
  type Suspended,
  upToDateOf,
} from "@landfall/core/aggregate";
import { type Condition, findCondition, getConditions, type KubeObject, readPath } from "@landfall/core/object";
import { fluxRevisions } from "./revisions.ts";

/** What is known beside a Kustomization or HelmRelease. */
export interface FluxContext extends ReadContext {
  /** Its source: what it offers is what is wanted, unless more is known. */
  readonly source?: KubeObject | undefined;
}

type Verdict = Partial<Omit<Axes, "freshness">>;

const PENDING: Verdict = { health: "InProgress", actuation: "Pending", reconcile: "Pending" };
const FAILED: Verdict = { health: "Failed", actuation: "Failed", reconcile: "Skipped" };
/** Applied, but it does not run: the health checks or the tests after the apply failed. */
const UNHEALTHY: Verdict = { health: "Failed", actuation: "Succeeded", reconcile: "Failed" };
const APPLIED: Verdict = { actuation: "Succeeded", reconcile: "Succeeded" };

/** What Ready=False means by its reason; any other reason is a failure, with that reason (AC-F4). */
const NOT_READY: { readonly [reason: string]: Verdict } = {
  Progressing: PENDING,
  ProgressingWithRetry: PENDING,
  DependencyNotReady: PENDING,
  HealthCheckFailed: UNHEALTHY,
  TestFailed: UNHEALTHY,
};

/**
 * A Kustomization or HelmRelease as the observation of its target's delivery. Ready says that it was applied; it says
 * that it runs only where Flux waited for that (`wait` or health checks; Helm's default). A suspended object keeps
 * the health it had; nobody looked since.
 */
export function readFlux(object: KubeObject, { target, observedAt, wanted, source }: FluxContext): Observation {
  const revisions = fluxRevisions(object, source);
  const revision = { wanted: wanted ?? revisions.wanted, observed: revisions.observed };
  const suspended: Suspended = readPath(object, ["spec", "suspend"]) === true ? "yes" : "no";
  const { verdict, ...cause } = verdictOf(object, suspended === "yes");
  const upToDate = upToDateOf(revision.wanted, revision.observed);
  const axes = { ...verdict, upToDate, suspended };
  return makeObservation({ target, revision, axes, ...cause, observedAt, source: "flux" });
}

interface Cause {
  readonly verdict: Verdict;
  readonly reason: string;
  readonly message: string;
  readonly since?: unknown;
}

function verdictOf(object: KubeObject, suspended: boolean): Cause {
  const { conditions } = getConditions(object);
  const ready = findCondition(conditions, "Ready");
  if (object.metadata?.deletionTimestamp !== undefined)
    return { verdict: { ...PENDING, health: "Terminating" }, reason: "Deleting", message: "being deleted" };
  const stalled = findCondition(conditions, "Stalled");
  if (stalled?.status === "True") return causeOf(FAILED, stalled, "Stalled");
  const gap = generationGap(object);
  if (gap !== undefined && !suspended) return { verdict: PENDING, reason: "StaleGeneration", message: gap };
  if (ready === undefined) return { verdict: PENDING, reason: "NoStatus", message: "Flux has not reported yet" };
  if (ready.status === "False") return causeOf(notReady(ready.reason ?? ""), ready, "NotReady");
  if (ready.status !== "True") return causeOf(PENDING, ready, "Reconciling");
  return causeOf(isWaitedFor(object) ? { ...APPLIED, health: "Current" } : APPLIED, ready, "Ready");
}

function notReady(reason: string): Verdict {
  return (Object.hasOwn(NOT_READY, reason) ? NOT_READY[reason] : undefined) ?? FAILED;
}

function causeOf(verdict: Verdict, condition: Condition, reason: string): Cause {
  const { message = reason, lastTransitionTime: since } = condition;
  return { verdict, reason: condition.reason ?? reason, message, since };
}

function isWaitedFor(object: KubeObject): boolean {
  if (object.kind === "HelmRelease") return !isWaitDisabled(object);
  const checks = readPath(object, ["spec", "healthChecks"]);
  return readPath(object, ["spec", "wait"]) === true || (Array.isArray(checks) && checks.length > 0);
}

/** Waiting can be switched off for the install and for the upgrade; nobody knows which of them ran last. */
function isWaitDisabled(object: KubeObject): boolean {
  return ["install", "upgrade"].some((action) => readPath(object, ["spec", action, "disableWait"]) === true);
}

function generationGap(object: KubeObject): string | undefined {
  const generation = object.metadata?.generation;
  const observed = readPath(object, ["status", "observedGeneration"]);
  if (generation === undefined || observed === generation) return undefined;
  return `status is of generation ${typeof observed === "number" ? observed : "none"}, the object of ${generation}`;
}
