/** The TLS options for a cluster and a user, named as in `node:tls`; certificates and keys are PEM. */
export interface TlsMaterial {
  readonly ca?: string;
  readonly cert?: string;
  readonly key?: string;
  readonly passphrase?: string;
  readonly servername?: string;
  readonly rejectUnauthorized?: boolean;
}

/** The credentials by which a request proves its user. */
export interface Credentials {
  readonly tls: TlsMaterial;
  /** Headers of every request: `authorization`, and those of impersonation. Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
}

/** A cluster and a user of it: one context of a kubeconfig. */
export interface Connection {
  /** The name of the context, for messages. */
  readonly name: string;
  /** `https://host:port`, with a path if the API server stands behind one. */
  readonly server: string;
  /** The namespace of the context. Default `default`. */
  readonly namespace: string;
  /** An HTTP proxy that connections go through: `http://host:port`. */
  readonly proxy?: string;
  /** The credentials to use now. `renew`: those given before were refused, so ask whoever issues them again. */
  credentials(renew?: boolean): Promise<Credentials>;
}

/** A connection with credentials that never change, for a server that is known otherwise than by a kubeconfig. */
export function connectionTo(
  server: string,
  { name = server, namespace = "default", token, ...tls }: ConnectionOptions = {},
): Connection {
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return { name, server, namespace, credentials: () => Promise.resolve({ tls, headers }) };
}

/** The name of a connection, its default namespace and its credentials: a bearer token, or TLS material. */
export interface ConnectionOptions extends TlsMaterial {
  readonly name?: string;
  readonly namespace?: string;
  readonly token?: string;
}
