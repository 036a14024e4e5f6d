import {
  failure,
  formatRef,
  type KubeObject,
  type Problem,
  parseApiVersion,
  type Result,
  refKey,
  refOf,
  success,
} from "@landfall/core/object";
import type { FoundObject } from "../input/read-package-objects.ts";

/** Groups that no API server serves: those of function configs, and of kpt's files. */
const OF_FILES: ReadonlySet<string> = new Set(["fn.landfall.dev", "kpt.dev", "config.kubernetes.io"]);
const LOCAL = "config.kubernetes.io/local-config";
/** The kinds that must be created before the objects that need them. */
const FIRST: readonly string[] = ["/Namespace", "apiextensions.k8s.io/CustomResourceDefinition"];

/**
 * The objects of a directory that are meant for a cluster, namespaces and definitions first. Function configs and
 * objects marked as local are left out, but not objects of ours: plans, reports and snapshots are marked so that kpt
 * leaves them alone. Problem `DuplicateObject`: two files have the same object.
 */
export function whatToApply(found: readonly FoundObject[]): Result<readonly FoundObject[]> {
  const meant = found.filter(({ object }) => isForCluster(object));
  const first = new Map<string, FoundObject>();
  const problems = meant.flatMap((one): readonly Problem[] => {
    const key = refKey(refOf(one.object));
    const other = first.get(key);
    if (other === undefined) first.set(key, one);
    return other === undefined ? [] : [duplicate(one, other)];
  });
  if (problems.length > 0) return failure(...problems);
  const left = found.length - meant.length;
  const objects = left === 1 ? "1 object is" : `${left} objects are`;
  const message = `${objects} not for a cluster: configs of functions, and what is marked as local`;
  return success(meant.toSorted(byRank), left === 0 ? [] : [{ code: "LeftOut", severity: "info", message }]);
}

/** The kind of an object as `apps/Deployment`. */
export function kindOf(object: KubeObject): string {
  return `${parseApiVersion(object.apiVersion ?? "").group}/${object.kind ?? ""}`;
}

function isForCluster(object: KubeObject): boolean {
  const { group } = parseApiVersion(object.apiVersion ?? "");
  if (group === "landfall.dev") return true;
  return !OF_FILES.has(group) && object.metadata?.annotations?.[LOCAL] !== "true";
}

function byRank(one: FoundObject, other: FoundObject): number {
  return rankOf(one.object) - rankOf(other.object);
}

function rankOf(object: KubeObject): number {
  const rank = FIRST.indexOf(kindOf(object));
  return rank < 0 ? FIRST.length : rank;
}

function duplicate({ object, file }: FoundObject, other: FoundObject): Problem {
  const ref = refOf(object);
  const message = `${formatRef(ref)} is in ${other.file.path} as well`;
  return { code: "DuplicateObject", severity: "error", message, ref, file, hint: "keep one of them" };
}
