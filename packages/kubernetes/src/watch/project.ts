import type { KubeObject } from "@landfall/core/object";

/** Keeps a part of an object. The part may share values with the object, and must not change it. */
export type Projection = (object: KubeObject) => KubeObject;

/** All but `metadata.managedFields`, which is often half of an object and of interest to few. */
export const withoutManagedFields: Projection = (object) => {
  if (object.metadata === undefined || !("managedFields" in object.metadata)) return object;
  const { managedFields: _, ...metadata } = object.metadata;
  return { ...object, metadata };
};
