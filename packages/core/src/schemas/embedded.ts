import type { Json } from "../object/json.ts";

/** An arbitrary JSON object. */
export type JsonObject = { readonly [key: string]: Json };

/**
 * The `metadata` of an object that Landfall writes: JSON, so timestamps are strings. Assignable to `KubeMetadata` and
 * to `Json`.
 */
export type Metadata = {
  readonly name?: string;
  readonly namespace?: string;
  readonly uid?: string;
  readonly generation?: number;
  readonly resourceVersion?: string;
  readonly labels?: { readonly [key: string]: string };
  readonly annotations?: { readonly [key: string]: string };
  readonly creationTimestamp?: string;
  readonly deletionTimestamp?: string;
};

/** A whole Kubernetes object inside another one. Only the fields declared here are checked. */
export type EmbeddedObject = JsonObject & {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata?: Metadata;
};
