import type { KubeObject } from "@landfall/core/object";

/** What is kept of an object. It may share parts with it, and must not change it. */
export type Projection = (object: KubeObject) => KubeObject;

/** All but `metadata.managedFields`, which is often half of an object and of interest to few. */
export const withoutManagedFields: Projection = (object) => {
  if (object.metadata === undefined || !("managedFields" in object.metadata)) return object;
  const { managedFields: _, ...metadata } = object.metadata;
  return { ...object, metadata };
};
