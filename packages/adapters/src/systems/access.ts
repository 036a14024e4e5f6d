import type { KubeObject } from "@landfall/core/object";

/**
 * The way to reach a cluster, as an object of an inventory gives it: a kubeconfig, or its parts. Neither: it is known by its name
 * alone. Its texts are secrets: nobody prints them, not even in an error.
 */
export interface ClusterAccess {
  readonly name: string;
  /** A kubeconfig, whole. */
  readonly kubeconfig?: string;
  /** `https://host:port` */
  readonly server?: string;
  /** The authority of the server's certificate, as PEM. */
  readonly authority?: string;
  /** The name in the server's certificate, where it is another. */
  readonly serverName?: string;
  /** The server's certificate is not checked. */
  readonly insecure?: boolean;
  readonly proxy?: string;
  readonly token?: string;
  readonly username?: string;
  readonly password?: string;
  /** The same in base64, and the certificate of who asks with its key, as a kubeconfig has them. */
  readonly authorityData?: string;
  readonly certificateData?: string;
  readonly keyData?: string;
  /** Why nobody reaches it by this, for people. */
  readonly unusable?: string;
}

/** The data of a Secret, decoded. */
export type SecretData = { readonly [key: string]: string };

/** How a system says which clusters there are, and how they are reached. */
export interface SystemAccess {
  /** The objects that stand for clusters. */
  readonly lists: { readonly group: string; readonly kind: string; readonly labelSelector?: string };
  /** The Secret with the credentials of such an object. Absent: the object itself, if it is a Secret. */
  readonly secretOf?: (object: KubeObject) => { readonly namespace: string; readonly name: string } | undefined;
  /** `data`: what the Secret holds; absent where it is not there. */
  readonly read: (object: KubeObject, data?: SecretData) => ClusterAccess;
}
