// Generated from schemas/kpt.dev/parts/resource-group-resource.schema.json by `npm run gen`. Do not edit.

/**
 * One object, without a version.
 */
export type ResourceGroupResource = {
  /**
   * API group of the object; empty for the core group.
   */
  readonly group: string;
  /**
   * Kind of the object.
   */
  readonly kind: string;
  /**
   * Namespace of the object; empty for cluster-scoped objects.
   */
  readonly namespace: string;
  /**
   * Name of the object.
   */
  readonly name: string;
}
