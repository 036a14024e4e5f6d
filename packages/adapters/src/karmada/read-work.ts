import {
  type Actuation,
  type Health,
  makeObservation,
  type Observation,
  type ReadContext,
  reconcileOf,
  type Suspended,
} from "@landfall/core/aggregate";
import {
  findCondition,
  getConditions,
  type KubeObject,
  type ObjectRef,
  parseApiVersion,
  readPath,
  readString,
} from "@landfall/core/object";
import { listAt } from "../delivery.ts";
import { healthOf } from "./health-word.ts";
import { suppressedBy } from "./suspension-fields.ts";

/**
 * Reads a Work as observations of its target: one for each manifest in it, reported or not. A manifest without a report
 * is Unknown; in a Work that was not applied all of them are.
 */
export function readWork(work: KubeObject, context: ReadContext): readonly Observation[] {
  const manifests = listAt(work, ["spec", "workload", "manifests"]).map(refOfManifest);
  const reports = listAt(work, ["status", "manifestStatuses"]);
  const applied = applyOf(work);
  const suspended = suspensionOf(work);
  const { target, observedAt } = context;
  return manifests.map((ref) => {
    const report = reports.find((candidate) => isAbout(candidate, ref));
    const health = applied.health ?? healthOf(readPath(report, ["health"])) ?? "Unknown";
    const reconcile = reconcileOf("Apply", applied.actuation, health, "Pending");
    return makeObservation({
      target,
      ref,
      revision: {},
      axes: { health, actuation: applied.actuation, reconcile, suspended },
      reason: applied.reason ?? (report === undefined ? "NoReport" : health),
      message:
        applied.message ?? (report === undefined ? "the member has not reported on it" : `Karmada says ${health}`),
      since: applied.since,
      observedAt,
      source: "karmada",
    });
  });
}

interface Applied {
  readonly actuation: Actuation;
  readonly health?: Health;
  readonly reason?: string;
  readonly message?: string;
  readonly since?: unknown;
}

function applyOf(work: KubeObject): Applied {
  if (work.metadata?.deletionTimestamp !== undefined)
    return { actuation: "Pending", health: "Terminating", reason: "Deleting", message: "the Work is being deleted" };
  const condition = findCondition(getConditions(work).conditions, "Applied");
  if (condition === undefined) {
    const held = suspensionOf(work) === "yes";
    if (held)
      return { actuation: "Skipped", health: "Unknown", reason: "SuspendDispatching", message: "never dispatched" };
    return { actuation: "Pending", health: "Unknown", reason: "NotApplied", message: "not applied yet" };
  }
  const { observedGeneration, reason = "NotApplied", message = "not applied", lastTransitionTime: since } = condition;
  const generation = work.metadata?.generation;
  if (generation !== undefined && observedGeneration !== undefined && observedGeneration < generation) {
    const stale = `applied is generation ${observedGeneration}, the Work is at ${generation}`;
    const actuation = suspensionOf(work) === "yes" ? "Skipped" : "Pending";
    return { actuation, health: "Unknown", reason: "StaleGeneration", message: stale };
  }
  if (condition.status === "True") return { actuation: "Succeeded", since };
  return { actuation: "Failed", health: "Unknown", reason, message, since };
}

function suspensionOf(work: KubeObject): Suspended {
  const isAsked = readPath(work, ["spec", "suspendDispatching"]) === true || suppressedBy(work).length > 0;
  return isAsked ? "yes" : "no";
}

function refOfManifest(manifest: unknown): ObjectRef {
  const field = (...path: readonly string[]): string => readString(manifest, path) ?? "";
  return {
    group: parseApiVersion(field("apiVersion")).group,
    kind: field("kind"),
    namespace: field("metadata", "namespace"),
    name: field("metadata", "name"),
  };
}

function isAbout(report: unknown, ref: ObjectRef): boolean {
  const fields = ["group", "kind", "namespace", "name"] as const;
  return fields.every((field) => (readString(report, ["identifier", field]) ?? "") === ref[field]);
}
