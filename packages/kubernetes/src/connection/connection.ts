/** The TLS options for a cluster and a user, named as in `node:tls`; certificates and keys are PEM. */
export interface TlsMaterial {
  readonly ca?: string;
  readonly cert?: string;
  readonly key?: string;
  readonly passphrase?: string;
  readonly servername?: string;
  readonly rejectUnauthorized?: boolean;
}

/** The credentials that authenticate a request. */
export interface Credentials {
  readonly tls: TlsMaterial;
  /** Headers for every request: `authorization`, and those of impersonation. Names are in lower case. */
  readonly headers: Readonly<Record<string, string>>;
}

/** A cluster and a user for it, as in one context of a kubeconfig. */
export interface Connection {
  /** The name of the context, used in messages. */
  readonly name: string;
  /** The URL of the API server: `https://host:port`, optionally with a path. */
  readonly server: string;
  /** The namespace of the context. Default: `default`. */
  readonly namespace: string;
  /** The HTTP proxy for connections: `http://host:port`. */
  readonly proxy?: string;
  /** Returns the current credentials. `renew`: the previous ones were refused, so get new ones from their source. */
  credentials(renew?: boolean): Promise<Credentials>;
}

/** Creates a connection with fixed credentials to a server that no kubeconfig describes. */
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
