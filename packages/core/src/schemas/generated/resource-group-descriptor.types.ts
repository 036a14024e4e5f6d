// Generated from schemas/kpt.dev/parts/resource-group-descriptor.schema.json by `npm run gen`. Do not edit.

/**
 * The group's description, for people and dashboards.
 */
export type ResourceGroupDescriptor = {
  /**
   * The kind of thing that the group is, such as an application.
   */
  readonly type?: string;
  /**
   * Version of the thing that the group deploys.
   */
  readonly revision?: string;
  /**
   * The purpose of the group, for people.
   */
  readonly description?: string;
  /**
   * Pages where people can read more about the group.
   *
   * Items: One page about the group, with its address.
   */
  readonly links?: ReadonlyArray<{
    /**
     * The page behind the link.
     */
    readonly description?: string;
    /**
     * Address of the page.
     */
    readonly url?: string;
  }>;
}
