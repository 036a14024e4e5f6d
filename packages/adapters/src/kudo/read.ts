import type { Observation, ReadContext, RevisionPair } from "@landfall/core/aggregate";
import { findCondition, getConditions, type KubeObject, readString } from "@landfall/core/object";
import { beforeStatus, type Cause, FAILED, observeDelivery, PENDING, RUNNING, STARTING, saidBy } from "../delivery.ts";
import { notedSpec } from "./applied-instance.ts";
import { isRunning } from "./plan-status.ts";
import { lastRunOf, type PlanStatus, plansOf } from "./plans.ts";

/** The plans that apply a version. A complete backup, for example, says nothing about an unfinished upgrade. */
const APPLYING = ["deploy", "update", "upgrade"];

/**
 * Reads a KUDO Instance as the observation of its target, by the plan that is running or ran last: the operator's
 * version is the revision. A plan other than the requested one is no evidence, and an Instance with a failed plan is
 * never Ready, whatever the condition says. Two plans that run at the same time are a conflict, which is named. KUDO
 * has no switch to suspend.
 */
export function readInstance(instance: KubeObject, context: ReadContext): Observation {
  return observeDelivery(context, "kudo", instanceVersions(instance), instanceCause(instance), "no");
}

/** Returns the version that the spec requests. */
export function declaredVersion(instance: KubeObject): string | undefined {
  return instanceVersions(instance).wanted;
}

/**
 * Returns the version that the spec requests, and the applied one, which older KUDO recorded in an annotation. Without
 * that, it is the one of the spec once the newest run that applies a version is complete and no requested run is
 * waiting to begin: KUDO schedules the run in the same write as the change of the version.
 */
export function instanceVersions(instance: KubeObject): RevisionPair {
  const wanted = readString(instance, ["spec", "operatorVersion", "name"]);
  const noted = notedSpec(instance);
  if (noted !== undefined) return { wanted, observed: readString(noted.spec, ["operatorVersion", "name"]) };
  const plans = plansOf(instance);
  const applying = lastRunOf(plans.filter(({ name }) => APPLYING.includes(name)));
  const isApplied = applying.length === 1 && applying[0]?.status === "COMPLETE";
  return { wanted, observed: isApplied && !isScheduled(instance, plans) ? wanted : undefined };
}

/** Returns whether a run is requested that no plan reports yet. */
function isScheduled(instance: KubeObject, plans: readonly PlanStatus[]): boolean {
  const name = readString(instance, ["spec", "planExecution", "planName"]) ?? "";
  const uid = readString(instance, ["spec", "planExecution", "uid"]);
  if (name === "") return false;
  const plan = plans.find((one) => one.name === name);
  return plan === undefined || plan.isRunning || (uid !== undefined && plan.uid !== uid);
}

/** Returns the state of an Instance by its plans, and why. */
export function instanceCause(instance: KubeObject): Cause {
  const before = beforeStatus(instance, "KUDO");
  if (before !== undefined) return before;
  const plans = plansOf(instance);
  const [last, ...others] = lastRunOf(plans);
  if (last !== undefined && others.length > 0) {
    const message = `plans that run at once: ${[last, ...others].map(({ name }) => name).join(", ")}`;
    return { verdict: PENDING, reason: "ConflictingPlans", message };
  }
  if (last === undefined) return { verdict: PENDING, reason: "NoPlanRun", message: "no plan has run yet" };
  return staleRun(instance, last) ?? askedCause(instance, last) ?? planCause(instance, last);
}

/**
 * Returns the state of the run by the spec: KUDO writes it before the status, so that after a crash the spec may be
 * newer.
 */
function askedCause(instance: KubeObject, { name, since, status }: PlanStatus): Cause | undefined {
  if (status !== "COMPLETE") return undefined;
  const state = readString(instance, ["spec", "planExecution", "status"]) ?? "";
  const message = `plan ${name} is ${state}`;
  if (state === "FATAL_ERROR") return { verdict: FAILED, reason: "PlanFatalError", message, since };
  if (state === "NEVER_RUN" || isRunning(state)) return { verdict: PENDING, reason: "PlanInProgress", message, since };
  return undefined;
}

/** Returns the cause of a run with another uid than the requested one: it is an older run. */
function staleRun(instance: KubeObject, plan: PlanStatus): Cause | undefined {
  const uid = readString(instance, ["spec", "planExecution", "uid"]);
  if (uid === undefined || uid === plan.uid) return undefined;
  const name = readString(instance, ["spec", "planExecution", "planName"]) ?? "";
  return { verdict: PENDING, reason: "StaleRun", message: `the run of plan ${name} that was asked for has not begun` };
}

function planCause(instance: KubeObject, plan: PlanStatus): Cause {
  const { name, status, since } = plan;
  const message = plan.trouble ?? `plan ${name} is ${status}`;
  if (status === "FATAL_ERROR") return { verdict: FAILED, reason: "PlanFatalError", message, since };
  if (status !== "COMPLETE")
    return { verdict: PENDING, reason: status === "ERROR" ? "PlanError" : "PlanInProgress", message, since };
  const ready = findCondition(getConditions(instance).conditions, "Ready");
  if (ready === undefined) return { verdict: RUNNING, reason: "PlanComplete", message, since };
  if (ready.status === "True") return saidBy(RUNNING, ready, "Ready");
  return saidBy(STARTING, ready, "NotReady");
}
