import { makeObservation, type Observation, type ReadContext, type RevisionPair } from "@landfall/core/aggregate";
import {
  type Condition,
  findCondition,
  getConditions,
  type KubeObject,
  readPath,
  readString,
} from "@landfall/core/object";
import {
  APPLIED,
  beforeStatus,
  type Cause,
  FAILED,
  listAt,
  observeDelivery,
  PENDING,
  RUNNING,
  STARTING,
  saidBy,
  staleGeneration,
  UNHEALTHY,
} from "../delivery.ts";
import { unreadyByFeedback } from "./feedback.ts";
import { configsOf, rulesOf } from "./manifest-config.ts";

/**
 * Reads a ManifestWork of Open Cluster Management as the observation of its target's delivery, and one for each
 * manifest that the agent reports. Available means that the objects exist in the cluster, not that they run, and so is
 * no health; Degraded (v1) is. The values of `statusFeedback` can show that an object does not run, and never that it
 * does. A condition of an older generation is no evidence; the generation is the revision. API:
 * https://open-cluster-management.io/docs/concepts/work-distribution/manifestwork/
 */
export function readManifestWork(work: KubeObject, context: ReadContext): readonly Observation[] {
  const delivery = observeDelivery(context, "ocm", workGenerations(work), causeOf(work), "no");
  if (delivery.reason === "StaleGeneration") return [delivery];
  const manifests = listAt(work, ["status", "resourceStatus", "manifests"]);
  return [delivery, ...manifests.map((entry) => readManifest(work, entry, context))];
}

/** Returns the generation of the work, and the one that its agent has applied. */
export function workGenerations(work: KubeObject): RevisionPair {
  const applied = findCondition(getConditions(work).conditions, "Applied");
  const text = (generation: unknown): string | undefined =>
    typeof generation === "number" ? String(generation) : undefined;
  return {
    wanted: text(work.metadata?.generation),
    observed: applied?.status === "True" ? text(applied.observedGeneration) : undefined,
  };
}

function causeOf(work: KubeObject): Cause {
  const { conditions } = getConditions(work);
  const applied = findCondition(conditions, "Applied");
  const before = beforeStatus(work, "the work agent");
  if (before !== undefined) return before;
  if (applied === undefined) return { verdict: PENDING, reason: "NotApplied", message: "not applied yet" };
  const stale = staleGeneration(work, applied.observedGeneration);
  if (stale !== undefined) return stale;
  if (applied.status === "False") return saidBy(FAILED, applied, "NotApplied");
  if (applied.status !== "True") return saidBy(PENDING, applied, "Applying");
  const progress = progressOf(work, conditions);
  if (progress !== undefined) return progress;
  const available = findCondition(conditions, "Available");
  if (available !== undefined && available.status !== "True") return saidBy(STARTING, available, "NotAvailable");
  return { ...saidBy(APPLIED, available ?? applied, "Applied"), healthHint: HEALTH_HINT };
}

const HEALTH_HINT =
  "give the ManifestWork conditionRules for Progressing and Degraded, or put its objects into the snapshot";

/** The reason of a condition whose rule could not be evaluated; the agent gives it the status False then. */
const RULE_ERROR = "ConditionRuleExpressionError";

/**
 * Returns the progress of one object or of all, by the conditions from the condition rules of the work, if it has such
 * rules. The agent evaluates them apart from applying: until it has, they speak of the generation before. An agent of
 * 1.0 tells no generation with them, but one with Available, which it writes together with them.
 */
function progressOf(work: KubeObject, conditions: readonly Condition[]): Cause | undefined {
  const degraded = findCondition(conditions, "Degraded");
  const stale = staleRule(work, degraded) ?? staleRule(work, findCondition(conditions, "Progressing"));
  if (stale !== undefined) return stale;
  if (degraded?.status === "True") return saidBy(UNHEALTHY, degraded, "Degraded");
  const progressing = findCondition(conditions, "Progressing");
  const broken = [degraded, progressing].find((condition) => condition?.reason === RULE_ERROR);
  if (broken !== undefined)
    return { ...saidBy(APPLIED, broken, RULE_ERROR), healthHint: "mend the conditionRules of the ManifestWork" };
  if (progressing?.status === "True") return saidBy(STARTING, progressing, "Progressing");
  const isDone = degraded?.status === "False" && progressing?.status === "False";
  return isDone ? saidBy(RUNNING, progressing, "Progressed") : undefined;
}

function staleRule(work: KubeObject, condition: Condition | undefined): Cause | undefined {
  const looked = findCondition(getConditions(work).conditions, "Available")?.observedGeneration;
  const observed = condition?.observedGeneration ?? looked;
  const stale = observed === undefined ? undefined : staleGeneration(work, observed);
  if (condition === undefined || stale === undefined) return undefined;
  return { verdict: STARTING, reason: "StaleConditions", message: `${condition.type}: ${stale.message}` };
}

function readManifest(work: KubeObject, entry: unknown, { target, observedAt }: ReadContext): Observation {
  const field = (name: string): string => readString(entry, ["resourceMeta", name]) ?? "";
  const ref = { group: field("group"), kind: field("kind"), namespace: field("namespace"), name: field("name") };
  const conditions = ruled(work, entry, getConditions(entry, ["conditions"]).conditions);
  const { verdict, ...cause } = manifestCause(work, entry, conditions);
  return makeObservation({ target, ref, revision: {}, axes: verdict, ...cause, observedAt, source: "ocm" });
}

/** Returns the state of one manifest. An object that is not Available does not exist: the agent checks nothing else. */
function manifestCause(work: KubeObject, entry: unknown, conditions: readonly Condition[]): Cause {
  const applied = findCondition(conditions, "Applied");
  if (applied?.status === "False") return saidBy(FAILED, applied, "NotApplied");
  const available = findCondition(conditions, "Available");
  if (available?.status === "False")
    return saidBy({ actuation: "Succeeded", health: "NotFound" }, available, "NotFound");
  if (applied?.status === "True")
    return (
      progressOf(work, conditions) ??
      looked(work, entry, conditions) ??
      saidBy({ actuation: "Succeeded" }, applied, "Applied")
    );
  return { verdict: PENDING, reason: "NotReported", message: "the work agent has not reported on it" };
}

/**
 * Returns the conditions of a manifest without those of rules that the work has no more: an agent of 1.0 leaves them as
 * they were, and tells no generation with them.
 */
function ruled(work: KubeObject, entry: unknown, conditions: readonly Condition[]): readonly Condition[] {
  if (readPath(work, ["spec", "workload"]) === undefined) return conditions;
  const rules = rulesOf(configsOf(work, entry), "conditionRules").map((rule) => readString(rule, ["condition"]));
  return conditions.filter(
    ({ type, observedGeneration }) =>
      !["Degraded", "Progressing"].includes(type) || observedGeneration !== undefined || rules.includes(type),
  );
}

/** Returns what feedback shows, if the agent has looked at the objects since the work was changed. */
function looked(work: KubeObject, entry: unknown, conditions: readonly Condition[]): Cause | undefined {
  const available = findCondition(getConditions(work).conditions, "Available");
  if (staleGeneration(work, available?.observedGeneration) !== undefined) return undefined;
  return unreadyByFeedback(work, entry, conditions);
}
