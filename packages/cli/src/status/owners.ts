import { type KubeObject, parseApiVersion, refKey, refOf } from "@landfall/core/object";

/** The keys (`refKey`) of an object's owners. */
export function ownersOf(object: KubeObject): readonly string[] {
  const { namespace } = refOf(object);
  const owners = object.metadata?.ownerReferences;
  return (Array.isArray(owners) ? owners : []).map(({ apiVersion, kind, name }) =>
    refKey({ group: parseApiVersion(String(apiVersion)).group, kind: String(kind), namespace, name: String(name) }),
  );
}
