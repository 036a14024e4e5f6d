/**
 * The part of `metadata` that Landfall reads. Timestamps are RFC 3339 strings or, in objects of
 * `@kubernetes/client-node`, `Date`s.
 */
export interface KubeMetadata {
  readonly name?: string | undefined;
  readonly namespace?: string | undefined;
  readonly uid?: string | undefined;
  readonly generation?: number | undefined;
  readonly resourceVersion?: string | undefined;
  readonly labels?: { readonly [key: string]: string } | undefined;
  readonly annotations?: { readonly [key: string]: string } | undefined;
  readonly creationTimestamp?: string | Date | undefined;
  readonly deletionTimestamp?: string | Date | undefined;
  readonly ownerReferences?: readonly OwnerReference[] | undefined;
}

/** An entry of `metadata.ownerReferences`. */
export interface OwnerReference {
  readonly apiVersion: string;
  readonly kind: string;
  readonly name: string;
  readonly uid: string;
  readonly controller?: boolean | undefined;
}

/**
 * Any Kubernetes object, structurally: parsed JSON or YAML, or a typed object of `@kubernetes/client-node`. It is not
 * trusted: fields are read with own-property access and checked where they are used, so a value of the wrong type is
 * data and no exception.
 */
export interface KubeObject {
  readonly apiVersion?: string | undefined;
  readonly kind?: string | undefined;
  readonly metadata?: KubeMetadata | undefined;
  readonly spec?: unknown;
  readonly status?: unknown;
}
