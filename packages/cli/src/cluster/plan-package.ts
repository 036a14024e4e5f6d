import { type KubeObject, type ObjectRef, refKey, refOf } from "@landfall/core/object";
import type { Resource } from "@landfall/kubernetes";
import { kindKey, withEvidence } from "./kinds.ts";
import type { LookPlan, NamedObject } from "./meant.ts";
import type { OpenCluster } from "./open-clusters.ts";

/**
 * Plans to read exactly these objects. One without a namespace is looked up in that of the question, else in `default`,
 * where kubectl would put it. Objects of kinds that the cluster does not serve count as missing, with that reason.
 */
export function planPackage(
  { name: cluster, namespace: own = "default" }: OpenCluster,
  objects: readonly KubeObject[],
  served: readonly Resource[],
): LookPlan {
  const byKind = new Map(served.map((one) => [kindKey(one), one]));
  const named = objects.map((object): NamedObject => {
    const { group, kind, name, namespace } = refOf(object);
    const resource = byKind.get(kindKey({ group, kind }));
    if (resource !== undefined) return { resource, name, namespace: resource.namespaced ? namespace || own : "" };
    const why = `${cluster} serves no kind ${kind} of ${group || "the core group"}: is its definition installed?`;
    return { resource: { group, kind, namespaced: namespace !== "" }, name, namespace, why };
  });
  const wanted = new Set(named.map(({ resource }) => kindKey(resource)));
  const kinds = served.filter((one) => wanted.has(kindKey(one)));
  const places = new Set(named.flatMap(({ namespace = "" }) => (namespace === "" ? [] : [namespace])));
  const keys = new Set(named.map((one) => refKey(refTo(one))));
  return {
    meant: { kinds, named, includes: (object) => keys.has(refKey(refOf(object))) },
    kinds: withEvidence(kinds, served),
    namespaces: places.size === 0 ? [own] : [...places].sort(),
    counts: () => true,
  };
}

function refTo({ resource: { group, kind }, name, namespace = "" }: NamedObject): ObjectRef {
  return { group, kind, namespace, name };
}
