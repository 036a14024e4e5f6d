import type { Observation, ReadContext, RevisionPair } from "@landfall/core/aggregate";
import { findCondition, getConditions, type KubeObject, type Path, readPath, readString } from "@landfall/core/object";
import {
  APPLIED,
  beforeStatus,
  type Cause,
  FAILED,
  listAt,
  observeDelivery,
  PENDING,
  saidBy,
  staleGeneration,
  withoutHealth,
} from "../delivery.ts";

/** The facts that are known besides a PackageRevision. */
export interface PackageRevisionContext extends ReadContext {
  /** The upstream revision that the package's PackageVariant requests: revisions are then those of upstream. */
  readonly upstream?: string | undefined;
}

/**
 * Reads a Porch PackageRevision: whether the revision is published and its readiness gates hold. It has no health:
 * Porch puts a package into a repository, and another system delivers it from there (kpt #3543). The failure of the
 * Rendered condition, and a gate that is False, are failures.
 */
export function readPackageRevision(revision: KubeObject, context: PackageRevisionContext): Observation {
  const own = packageRevisions(revision);
  const { upstream } = context;
  const observed = own.observed === undefined ? undefined : upstreamRevision(revision);
  const revisions = upstream === undefined ? own : { wanted: upstream, observed };
  return observeDelivery(context, "porch", revisions, withoutHealth(causeOf(revision)), "no");
}

/** Returns the revision of the object, which is observed once it is published. */
export function packageRevisions(revision: KubeObject): RevisionPair {
  const name = revisionAt(revision, ["spec", "revision"]) ?? readString(revision, ["spec", "workspaceName"]);
  return { wanted: name, observed: isPublished(revision) ? name : undefined };
}

/** Returns the upstream revision that a PackageVariant requests; `undefined` if it follows a workspace. */
export function variantRevision(variant: KubeObject): string | undefined {
  return revisionAt(variant, ["spec", "upstream", "revision"]);
}

/** Returns a revision: `v3` in older Porch, the number 3 in newer; a draft has none, or 0. */
function revisionAt(object: KubeObject, path: Path): string | undefined {
  const value = readPath(object, path);
  return typeof value === "number" && value > 0 ? `v${value}` : readString(object, path);
}

/** Returns the upstream revision from which a PackageRevision was made: Porch's refs end in it (`shop/v7`). */
export function upstreamRevision(revision: KubeObject): string | undefined {
  return readString(revision, ["status", "upstreamLock", "git", "ref"])?.split("/").at(-1);
}

/** Returns whether a PackageRevision is permanently in its repository: published, also if proposed for deletion. */
export function isPublished(revision: KubeObject): boolean {
  return ["Published", "DeletionProposed"].includes(readString(revision, ["spec", "lifecycle"]) ?? "");
}

const HEALTH_HINT = "put what delivers the published revision into the snapshot of its cluster";

function causeOf(revision: KubeObject): Cause {
  const lifecycle = readString(revision, ["spec", "lifecycle"]) ?? "Draft";
  const before = beforeStatus(revision, "Porch");
  if (before !== undefined) return before;
  const rendered = findCondition(getConditions(revision).conditions, "Rendered");
  const stale =
    rendered?.observedGeneration === undefined ? undefined : staleGeneration(revision, rendered.observedGeneration);
  if (stale !== undefined) return stale;
  if (rendered?.status === "False") return saidBy(FAILED, rendered, "RenderFailed");
  const gate = openGate(revision);
  if (gate !== undefined) return gate;
  if (!isPublished(revision)) return { verdict: PENDING, reason: lifecycle, message: `the revision is ${lifecycle}` };
  const since = readPath(revision, ["status", "publishedAt"]);
  const message = "published; whether it runs is not Porch's to say";
  return { verdict: APPLIED, reason: lifecycle, message, since, healthHint: HEALTH_HINT };
}

/**
 * Returns the first readiness gate that is not "True". The Kptfile's conditions, which gates name, are
 * `status.conditions` of v1alpha1 and `status.packageConditions` of v1alpha2.
 */
function openGate(revision: KubeObject): Cause | undefined {
  const field = revision.apiVersion === "porch.kpt.dev/v1alpha1" ? "conditions" : "packageConditions";
  const { conditions } = getConditions(revision, ["status", field]);
  for (const gate of listAt(revision, ["spec", "readinessGates"])) {
    const type = readString(gate, ["conditionType"]);
    if (type === undefined) continue;
    const condition = findCondition(conditions, type);
    if (condition?.status === "True") continue;
    if (condition !== undefined) return saidBy(PENDING, condition, "GateNotReady");
    return { verdict: PENDING, reason: "GateNotReported", message: `the readiness gate ${type} is not reported` };
  }
  return undefined;
}
