import type { KubeObject } from "@landfall/core/object";

/** Returns the part of an object to keep. The part may share values with the object, and must not change it. */
export type Projection = (object: KubeObject) => KubeObject;

/** Keeps all but `metadata.managedFields`, which often make up half of an object and are rarely needed. */
export const withoutManagedFields: Projection = (object) => {
  if (object.metadata === undefined || !("managedFields" in object.metadata)) return object;
  const { managedFields: _, ...metadata } = object.metadata;
  return { ...object, metadata };
};
