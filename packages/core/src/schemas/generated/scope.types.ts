// Generated from schemas/landfall.dev/parts/scope.schema.json by `npm run gen`. Do not edit.

/**
 * The targets and namespaces that the caller may change. A change of any other is refused by name, and nothing is written. Default: all.
 */
export type Scope = {
  /**
   * Targets: `<cluster>` for all of a cluster, `<cluster>/<package>`, or with `*` for any text. Default: all.
   *
   * Items: `eu-*`.
   */
  readonly targets?: ReadonlyArray<string>;
  /**
   * Namespaces of the objects, with `*` for any text. What is in no namespace is then outside. Default: all.
   *
   * Items: `team-a`.
   */
  readonly namespaces?: ReadonlyArray<string>;
}
