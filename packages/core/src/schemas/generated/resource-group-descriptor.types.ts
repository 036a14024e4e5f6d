// Generated from schemas/kpt.dev/parts/resource-group-descriptor.schema.json by `npm run gen`. Do not edit.

/**
 * What the group is, for people and dashboards.
 */
export type ResourceGroupDescriptor = {
  /**
   * What kind of thing the group is, such as an application.
   */
  readonly type?: string;
  /**
   * Version of the thing that the group deploys.
   */
  readonly revision?: string;
  /**
   * What the group is for.
   */
  readonly description?: string;
  /**
   * Where to read more.
   *
   * Items: One link.
   */
  readonly links?: ReadonlyArray<{
    /**
     * What is behind the link.
     */
    readonly description?: string;
    /**
     * Address.
     */
    readonly url?: string;
  }>;
}
