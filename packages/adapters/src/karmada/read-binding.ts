import {
  type Axes,
  makeObservation,
  type Observation,
  reconcileOf,
  type Suspended,
  upToDateOf,
} from "@landfall/core/aggregate";
import { findCondition, getConditions, type KubeObject, parseTime, readPath, readString } from "@landfall/core/object";
import { requirementsOf } from "@landfall/core/suspend";
import { listAt } from "../delivery.ts";
import type { Surroundings } from "../systems/contract.ts";
import { healthOf } from "./health-word.ts";
import { holdsOn } from "./suspend.ts";
import { DISPATCHING, DISPATCHING_ON } from "./suspension-fields.ts";
import { templateOf } from "./template.ts";

/** The facts that are known besides a ResourceBinding. */
export interface BindingContext {
  /** The package of the bound template; the clusters are the binding's own. */
  readonly package: string;
  /** When the binding was read; RFC 3339. */
  readonly observedAt?: unknown;
  /**
   * `metadata.generation` of the template: the wanted revision. Without it, it is unknown whether a member is up to
   * date.
   */
  readonly templateGeneration?: number | undefined;
}

/**
 * Reads a ResourceBinding or ClusterResourceBinding as one observation for each cluster to which it is scheduled, where
 * it is needed, or that reports. A suspended cluster is neither applied nor failed because of that: its health is still
 * reported, and a change that it did not get is pending. The revision is the template's generation.
 */
export function readBinding(binding: KubeObject, context: BindingContext): readonly Observation[] {
  const reports = new Map(
    listAt(binding, ["status", "aggregatedStatus"]).map((report) => [
      readString(report, ["clusterName"]) ?? "",
      report,
    ]),
  );
  const scheduled = listAt(binding, ["spec", "clusters"]).map((cluster) => readString(cluster, ["name"]) ?? "");
  const needed = requirementsOf(binding).flatMap(({ clusters: ofOne = [] }) => ofOne);
  const clusters = [...new Set([...scheduled, ...needed, ...reports.keys()])].filter((name) => name !== "").toSorted();
  return clusters.map((cluster) => readCluster(binding, cluster, reports.get(cluster), context));
}

/**
 * Reads a binding as `readBinding` does, and looks up the generation of its template among the objects of the snapshot.
 */
export function readBindingAmong(
  binding: KubeObject,
  context: Surroundings & { readonly package: string },
): readonly Observation[] {
  const template = templateOf(binding);
  const found = template === undefined ? undefined : context.find(template);
  return readBinding(binding, { ...context, templateGeneration: found?.metadata?.generation });
}

function readCluster(binding: KubeObject, cluster: string, report: unknown, context: BindingContext): Observation {
  const revision = revisionOf(report, context.templateGeneration);
  const upToDate = upToDateOf(revision.wanted, revision.observed);
  const suspended = suspendedOn(binding, cluster);
  const { reason, message, ...axes } = verdictOf(binding, cluster, report, suspended, upToDate);
  const holds = suspended === "no" ? [] : holdersOn(binding, cluster, context.observedAt);
  return makeObservation({
    target: { cluster, package: context.package },
    revision,
    axes: { ...axes, upToDate: axes.upToDate ?? upToDate, suspended },
    ...(holds.length > 0 && { holds }),
    reason,
    message,
    observedAt: context.observedAt,
    source: "karmada",
  });
}

/** Returns the holders of the binding itself for a cluster, if others need it and no policy claims it. Sorted. */
function holdersOn(binding: KubeObject, cluster: string, observedAt: unknown): readonly string[] {
  const holds = holdsOn(binding, cluster, parseTime(observedAt));
  return [...new Set(holds.map(({ holder }) => holder))].sort();
}

type Verdict = Partial<Omit<Axes, "freshness">> & { readonly reason: string; readonly message: string };

function verdictOf(
  binding: KubeObject,
  cluster: string,
  report: unknown,
  suspended: Suspended,
  upToDate: Axes["upToDate"],
): Verdict {
  const pending = { health: "Unknown", actuation: "Pending", reconcile: "Pending" } as const;
  const held = { actuation: "Skipped", reconcile: "Skipped", reason: "SuspendDispatching" } as const;
  if (binding.metadata?.deletionTimestamp !== undefined)
    return { ...pending, health: "Terminating", reason: "Deleting", message: "the binding is being deleted" };
  const gap = schedulingGap(binding);
  if (gap !== undefined) return { ...pending, upToDate: "unknown", reason: "NotScheduled", message: gap };
  if (readPath(report, ["applied"]) !== true) {
    const cause = readString(report, ["appliedMessage"]);
    if (cause !== undefined)
      return { ...pending, actuation: "Failed", reconcile: "Skipped", reason: "ApplyFailed", message: cause };
    if (suspended === "no") return { ...pending, reason: "NotApplied", message: `not applied to ${cluster} yet` };
    return { ...held, health: "Unknown", upToDate: "no", message: `dispatching to ${cluster} is suspended` };
  }
  const word = readString(report, ["health"]) ?? "NoHealth";
  const health = healthOf(word) ?? "Unknown";
  if (suspended !== "no" && upToDate === "no")
    return { ...held, health, message: `dispatching to ${cluster} is suspended and the template has changed` };
  const message = word === "NoHealth" ? NO_HEALTH : `Karmada says ${word}`;
  return {
    health,
    actuation: "Succeeded",
    reconcile: reconcileOf("Apply", "Succeeded", health, "Pending"),
    reason: word,
    message,
  };
}

const NO_HEALTH =
  "Karmada says nothing of its health: give its kind a healthInterpretation (ResourceInterpreterCustomization)";

function revisionOf(report: unknown, wanted: number | undefined): { wanted?: string; observed?: string } {
  const observed = readPath(report, ["status", "resourceTemplateGeneration"]);
  return {
    ...(wanted === undefined ? {} : { wanted: String(wanted) }),
    ...(typeof observed === "number" ? { observed: String(observed) } : {}),
  };
}

function suspendedOn(binding: KubeObject, cluster: string): Suspended {
  const isListed = listAt(binding, DISPATCHING_ON).includes(cluster);
  return readPath(binding, DISPATCHING) === true || isListed ? "yes" : "no";
}

/**
 * Returns why scheduling is behind: the scheduler observed an older binding, or could not place it, so that the
 * members' reports are about another one.
 */
function schedulingGap(binding: KubeObject): string | undefined {
  const generation = binding.metadata?.generation;
  const observed = readPath(binding, ["status", "schedulerObservedGeneration"]);
  if (typeof generation === "number" && typeof observed === "number" && observed < generation)
    return `scheduled is generation ${observed}, the binding is at ${generation}`;
  const scheduled = findCondition(getConditions(binding).conditions, "Scheduled");
  return scheduled?.status === "False" ? (scheduled.message ?? "not scheduled") : undefined;
}
