import { type KubeObject, type ObjectRef, refOf } from "../../object/index.ts";

/** Returns the owner that controls an object, by its owner references; the owner is in the object's namespace. */
export function controllerOf(object: KubeObject): ObjectRef | undefined {
  const owners = object.metadata?.ownerReferences;
  const owner = Array.isArray(owners) ? owners.find((one) => one?.controller === true) : undefined;
  const { apiVersion, kind, name } = owner ?? {};
  if (typeof apiVersion !== "string" || typeof kind !== "string" || typeof name !== "string") return undefined;
  return { ...refOf({ apiVersion, kind }), namespace: refOf(object).namespace, name };
}
