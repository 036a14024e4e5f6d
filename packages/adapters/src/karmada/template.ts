import { type KubeObject, type ObjectRef, readString, refOf } from "@landfall/core/object";

/** Returns the template of a binding; `undefined` for an object that is no binding. */
export function templateOf(binding: KubeObject): ObjectRef | undefined {
  const { group, kind } = refOf(binding);
  if (group !== "work.karmada.io" || !kind.endsWith("Binding")) return undefined;
  const text = (key: string): string => readString(binding, ["spec", "resource", key]) ?? "";
  if (text("name") === "") return undefined;
  const metadata = { name: text("name"), namespace: text("namespace") };
  return refOf({ apiVersion: text("apiVersion"), kind: text("kind"), metadata });
}
