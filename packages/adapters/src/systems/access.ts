import type { KubeObject } from "@landfall/core/object";

/**
 * The access to a cluster that an object of an inventory gives: a kubeconfig, or its parts; if neither, only the name
 * is known. Its texts are secrets: never print them, not even in an error.
 */
export interface ClusterAccess {
  readonly name: string;
  /** The text of a whole kubeconfig file. */
  readonly kubeconfig?: string;
  /** The address of the API server: `https://host:port`. */
  readonly server?: string;
  /** The certificate authority of the API server, as PEM. */
  readonly authority?: string;
  /** The host name in the server's certificate, if it differs from the one in `server`. */
  readonly serverName?: string;
  /** Whether the API server's certificate is not checked. */
  readonly insecure?: boolean;
  readonly proxy?: string;
  readonly token?: string;
  readonly username?: string;
  readonly password?: string;
  /** The authority in base64, and the client certificate with its key, as a kubeconfig has them. */
  readonly authorityData?: string;
  readonly certificateData?: string;
  readonly keyData?: string;
  /** Why this access cannot be used, for people. */
  readonly unusable?: string;
}

/** The decoded data of a Secret. */
export type SecretData = { readonly [key: string]: string };

/** Lists the clusters that a system knows, and reads the access to them. */
export interface SystemAccess {
  /** The kinds of objects that stand for clusters. */
  readonly lists: { readonly group: string; readonly kind: string; readonly labelSelector?: string };
  /** Returns the Secret with the credentials of such an object. Absent: the object itself, if it is a Secret. */
  readonly secretOf?: (object: KubeObject) => { readonly namespace: string; readonly name: string } | undefined;
  /** Reads the access. `data` is the content of the Secret; absent if the Secret does not exist. */
  readonly read: (object: KubeObject, data?: SecretData) => ClusterAccess;
}
