import type { Observation, ReadContext } from "@landfall/core/aggregate";
import { findCondition, getConditions, type KubeObject } from "@landfall/core/object";
import { APPLIED, beforeStatus, type Cause, FAILED, observeDelivery, PENDING, saidBy } from "../delivery.ts";

/**
 * Reads an ApplicationSet: whether its Applications were written, but not their state. It has no revision; its
 * Applications do. Conditions: https://argo-cd.readthedocs.io/en/stable/operator-manual/applicationset/
 */
export function readApplicationSet(set: KubeObject, context: ReadContext): Observation {
  return observeDelivery(context, "argo-cd", {}, causeOf(set), "no");
}

function causeOf(set: KubeObject): Cause {
  const before = beforeStatus(set, "Argo CD");
  if (before !== undefined) return before;
  const { conditions } = getConditions(set);
  const error = findCondition(conditions, "ErrorOccurred");
  if (error?.status === "True") return saidBy(FAILED, error, "ErrorOccurred");
  const rollout = findCondition(conditions, "RolloutProgressing");
  if (rollout?.status === "True") return saidBy(PENDING, rollout, "RolloutProgressing");
  const written = findCondition(conditions, "ResourcesUpToDate");
  if (written?.status === "True") return saidBy(APPLIED, written, "ResourcesUpToDate");
  if (written !== undefined) return saidBy(PENDING, written, "ResourcesNotUpToDate");
  return { verdict: PENDING, reason: "NoStatus", message: "Argo CD has not reported yet" };
}
