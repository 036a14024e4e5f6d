import type { Observation, ReadContext, RevisionPair } from "@landfall/core/aggregate";
import { findCondition, getConditions, type KubeObject, readString } from "@landfall/core/object";
import {
  APPLIED,
  beforeStatus,
  type Cause,
  FAILED,
  observeDelivery,
  PENDING,
  RUNNING,
  STARTING,
  saidBy,
} from "../delivery.ts";
import { type PlanStatus, plansOf } from "./plans.ts";

const LAST_APPLIED = "kudo.dev/last-applied-instance-state";

/**
 * A KUDO Instance as the observation of its target, by the plan that runs or ran last: the operator's version is the
 * revision. A plan that is not the one asked for is no evidence, and a failed plan is never Ready, whatever the
 * condition says (AC-K11). Two plans that run at once are a conflict, named (AC-K2). KUDO has no switch to suspend.
 */
export function readInstance(instance: KubeObject, context: ReadContext): Observation {
  return observeDelivery(context, "kudo", instanceVersions(instance), causeOf(instance), "no");
}

/** The version the spec asks for. */
export function declaredVersion(instance: KubeObject): string | undefined {
  return instanceVersions(instance).wanted;
}

/** The version the spec asks for; the one applied is known only where older KUDO noted it in an annotation. */
export function instanceVersions(instance: KubeObject): RevisionPair {
  const noted = readString(instance, ["metadata", "annotations", LAST_APPLIED]);
  return {
    wanted: readString(instance, ["spec", "operatorVersion", "name"]),
    observed: noted === undefined ? undefined : readString(parse(noted), ["operatorVersion", "name"]),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function causeOf(instance: KubeObject): Cause {
  const before = beforeStatus(instance, "KUDO");
  if (before !== undefined) return before;
  const plans = plansOf(instance);
  const running = plans.filter(({ isRunning }) => isRunning);
  if (running.length > 1) {
    const message = `plans that run at once: ${running.map(({ name }) => name).join(", ")}`;
    return { verdict: PENDING, reason: "ConflictingPlans", message };
  }
  const last =
    running[0] ??
    plans
      .filter(({ status }) => status !== "NEVER_RUN")
      .toSorted(byTime)
      .at(-1);
  if (last === undefined) return { verdict: PENDING, reason: "NoPlanRun", message: "no plan has run yet" };
  return staleRun(instance, last) ?? planCause(instance, last);
}

/** The run that was asked for has a uid; one with another is an older run. */
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
  if (ready === undefined) return { verdict: APPLIED, reason: "PlanComplete", message, since };
  if (ready.status === "True") return saidBy(RUNNING, ready, "Ready");
  return saidBy(STARTING, ready, "NotReady");
}

function byTime(a: PlanStatus, b: PlanStatus): number {
  const [left, right] = [a.since ?? "", b.since ?? ""];
  if (left !== right) return left < right ? -1 : 1;
  return a.name < b.name ? -1 : 1;
}
