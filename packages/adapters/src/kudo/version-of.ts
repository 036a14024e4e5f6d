import { type KubeObject, readString, refOf } from "@landfall/core/object";

/** Returns the OperatorVersion that an Instance names, among objects. */
export function versionOf(instance: KubeObject, objects: readonly KubeObject[]): KubeObject | undefined {
  const own = refOf(instance).namespace;
  const name = readString(instance, ["spec", "operatorVersion", "name"]);
  const namespace = readString(instance, ["spec", "operatorVersion", "namespace"]) ?? own;
  return objects.find((object) => {
    const ref = refOf(object);
    return object.kind === "OperatorVersion" && ref.name === name && (ref.namespace || own) === (namespace || own);
  });
}
