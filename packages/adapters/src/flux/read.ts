import { isSameRevision, type Observation, type ReadContext } from "@landfall/core/aggregate";
import {
  type Condition,
  findCondition,
  getConditions,
  type KubeObject,
  type Path,
  readPath,
  readString,
} from "@landfall/core/object";
import { lacksKubeconfig } from "@landfall/core/status";
import {
  APPLIED,
  beforeStatus,
  type Cause,
  FAILED,
  type KnownAxes,
  listAt,
  observeDelivery,
  PENDING,
  RUNNING,
  saidBy,
  staleGeneration,
  UNHEALTHY,
} from "../delivery.ts";
import type { Surroundings } from "../systems/contract.ts";
import { fluxRevisions, offeredRevision } from "./revisions.ts";
import { findSource } from "./source-refs.ts";

const SUSPEND: Path = ["spec", "suspend"];
const OBSERVED_GENERATION: Path = ["status", "observedGeneration"];
const WAIT: Path = ["spec", "wait"];
const KUBECONFIG: Path = ["spec", "kubeConfig", "secretRef", "name"];
const HEALTH_CHECKS: Path = ["spec", "healthChecks"];

/** The facts that are known besides a Kustomization or HelmRelease. */
export interface FluxContext extends ReadContext {
  /** The source of the Flux object: its revision is the wanted one unless the context has another. */
  readonly source?: KubeObject | undefined;
}

/** The verdict on Ready=False by its reason; any other reason is a failure, with that reason. */
const NOT_READY: { readonly [reason: string]: KnownAxes } = {
  Progressing: PENDING,
  ProgressingWithRetry: PENDING,
  DependencyNotReady: PENDING,
  SourceNotReady: PENDING,
  // A newer revision came while the health of the last one was checked.
  HealthCheckCanceled: PENDING,
  HealthCheckFailed: UNHEALTHY,
  TestFailed: UNHEALTHY,
};

/**
 * Reads a Kustomization or HelmRelease as the observation of its target's delivery. Ready says that it was applied; it
 * says that it runs only if Flux waited for that (`wait` or health checks; Helm's default). A suspended object keeps
 * its last health, as nobody has checked it since. A tag that has moved at the source is not the applied one.
 */
export function readFlux(object: KubeObject, context: FluxContext): Observation {
  const isSuspended = readPath(object, SUSPEND) === true;
  const { conditions } = getConditions(object);
  const revisions = fluxRevisions(object, context.source, conditions);
  const cause = causeOf(object, conditions, isSuspended);
  const offered = offeredRevision(context.source);
  const isMoved = hasMoved(context.wanted ?? revisions.wanted, revisions.observed, offered);
  const says = isMoved ? behindSource(cause, revisions.observed, offered) : cause;
  return observeDelivery(context, "flux", revisions, says, isSuspended ? "yes" : "no");
}

/** Reads a Flux object as `readFlux` does, and looks up its source among the objects of the snapshot. */
export function readFluxAmong(object: KubeObject, context: ReadContext & Surroundings): readonly Observation[] {
  const source = context.isAlone ? undefined : findSource(object, context.find);
  return [readFlux(object, { ...context, source })];
}

/** Returns whether the source offers, under the wanted name, another commit or digest than the applied one. */
function hasMoved(wanted: string | undefined, observed: string | undefined, offered: string | undefined): boolean {
  if (wanted === undefined || observed === undefined || offered === undefined) return false;
  return isSameRevision(wanted, offered) && !isSameRevision(offered, observed);
}

/** Returns the cause of an object that applied what its source offered before; a fault of its own keeps its text. */
function behindSource(cause: Cause, observed = "", offered = ""): Cause {
  const verdict = { ...cause.verdict, upToDate: "no" } as const;
  if (verdict.actuation !== "Succeeded" || verdict.health === "Failed") return { ...cause, verdict };
  const message = `${observed} is applied, and its source has fetched ${offered} since`;
  return { ...cause, verdict, reason: "SourceMoved", message };
}

function causeOf(object: KubeObject, conditions: readonly Condition[], isSuspended: boolean): Cause {
  const before = beforeStatus(object, "Flux");
  if (before !== undefined) return before;
  const stalled = findCondition(conditions, "Stalled");
  if (stalled?.status === "True") return saidBy(FAILED, stalled, "Stalled");
  const ready = findCondition(conditions, "Ready");
  const stale = staleGeneration(object, readPath(object, OBSERVED_GENERATION));
  if (stale !== undefined && !isSuspended)
    return ready !== undefined && isOfNow(ready, object) ? causeOfNotReady(object, ready) : stale;
  if (ready === undefined) return { verdict: PENDING, reason: "NoStatus", message: "Flux has not reported yet" };
  if (ready.status === "False") return causeOfNotReady(object, ready);
  if (ready.status !== "True") return saidBy(PENDING, ready, "Reconciling");
  if (isWaitedFor(object)) return saidBy(RUNNING, ready, "Ready");
  const switches = object.kind === "HelmRelease" ? HELM_WAITS : KUSTOMIZE_WAITS;
  return { ...saidBy(APPLIED, ready, "Ready"), healthHint: `${switches}, or put its objects into the snapshot` };
}

/**
 * Returns whether a condition is a verdict on the newest generation that is not Ready. Flux notes the generation of the
 * whole status only once it is Ready or Stalled: until then the condition alone says what this generation waits for, or
 * failed by.
 */
function isOfNow({ status, observedGeneration }: Condition, { metadata }: KubeObject): boolean {
  return status === "False" && observedGeneration !== undefined && observedGeneration === metadata?.generation;
}

const HELM_WAITS = "let Flux wait for it (disableWait of spec.install and spec.upgrade)";
const KUSTOMIZE_WAITS = "let Flux wait for it (spec.wait or spec.healthChecks)";

/**
 * Returns the cause of Ready=False. While the Secret with the access to the cluster is missing, the cluster is still
 * being made, and the target waits for it.
 */
function causeOfNotReady(object: KubeObject, ready: Condition): Cause {
  if (!lacksKubeconfig(ready.message ?? "")) return saidBy(notReady(ready), ready, "NotReady");
  const name = readString(object, KUBECONFIG) ?? "kubeconfig";
  return { ...saidBy(PENDING, ready, "NotReady"), blockedBy: `Secret/${name}` };
}

function notReady({ reason = "", message = "" }: Condition): KnownAxes {
  if (reason === "ArtifactFailed" && /artifact not found/i.test(message)) return PENDING;
  return (Object.hasOwn(NOT_READY, reason) ? NOT_READY[reason] : undefined) ?? FAILED;
}

function isWaitedFor(object: KubeObject): boolean {
  if (object.kind === "HelmRelease") return !isWaitDisabled(object);
  return readPath(object, WAIT) === true || listAt(object, HEALTH_CHECKS).length > 0;
}

/**
 * Returns whether Helm may not have waited for health. Waiting can be disabled for the install and for the upgrade, and
 * it is unknown which of them ran last.
 */
function isWaitDisabled(object: KubeObject): boolean {
  return ["install", "upgrade"].some((action) => readPath(object, ["spec", action, "disableWait"]) === true);
}
