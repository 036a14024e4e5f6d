import { ApiError } from "../api-error.ts";
import { systemClock, type TimeSource } from "../ports/clock.ts";
import type { Connection, Credentials, TlsMaterial } from "./connection.ts";

/**
 * The part of the `KubeConfig` class of `@kubernetes/client-node` that is used here; any object with these members will
 * do.
 */
export interface KubeConfigLike {
  getCurrentContext(): string;
  getContextObject(name: string): { readonly namespace?: string } | null;
  getCurrentCluster(): { readonly server: string; readonly proxyUrl?: string } | null;
  /** Reads files, runs exec plugins and renews tokens, and writes the results into the options of a request. */
  applyToHTTPSOptions(options: HttpsOptions): Promise<void>;
}

/** The options that `applyToHTTPSOptions` writes. */
export interface HttpsOptions {
  ca?: unknown;
  cert?: unknown;
  key?: unknown;
  passphrase?: unknown;
  servername?: unknown;
  rejectUnauthorized?: unknown;
  auth?: unknown;
  headers?: unknown;
}

/** The time, in milliseconds, after which credentials are read again, because a token file may have changed. */
const FRESH_MS = 30_000;

/**
 * Creates a connection for the current context of a kubeconfig. A function in its place is called again when
 * credentials are refused, so that plugins run and files are read again: a `KubeConfig` keeps a token without an expiry
 * for ever.
 *
 * Throws an `ApiError` with the code `BadConfig` if there is no current context, or its cluster is unknown.
 *
 * @example
 * const kubeConfig = new KubeConfig();
 * kubeConfig.loadFromDefault();
 * const connection = connectionFrom(kubeConfig);
 */
export function connectionFrom(
  source: KubeConfigLike | (() => KubeConfigLike),
  clock: Pick<TimeSource, "now"> = systemClock,
): Connection {
  const load = typeof source === "function" ? source : () => source;
  let kubeConfig = load();
  const name = kubeConfig.getCurrentContext();
  const context = kubeConfig.getContextObject(name);
  if (context === null || name === "")
    throw new ApiError("BadConfig", `the kubeconfig has no context ${JSON.stringify(name ?? "")}; choose one`);
  const cluster = kubeConfig.getCurrentCluster();
  if (cluster === null)
    throw new ApiError("BadConfig", `the context ${JSON.stringify(name)} names a cluster that the kubeconfig lacks`);
  let known: { readonly credentials: Promise<Credentials>; readonly at: number } | undefined;
  return {
    name,
    server: cluster.server,
    namespace: context.namespace ?? "default",
    ...(cluster.proxyUrl === undefined ? {} : { proxy: cluster.proxyUrl }),
    credentials(renew = false) {
      if (renew) kubeConfig = load();
      if (renew || known === undefined || clock.now() - known.at > FRESH_MS) {
        const credentials = readCredentials(name, kubeConfig);
        known = { credentials, at: clock.now() };
        credentials.catch(() => (known = undefined));
      }
      return known.credentials;
    },
  };
}

async function readCredentials(name: string, kubeConfig: KubeConfigLike): Promise<Credentials> {
  const options: HttpsOptions = {};
  try {
    await kubeConfig.applyToHTTPSOptions(options);
  } catch (error) {
    const why = error instanceof Error ? error.message.trim() : String(error);
    throw new ApiError("Unauthorized", `no credentials for the context ${JSON.stringify(name)}: ${why}`, {
      cause: error,
    });
  }
  return { tls: tlsOf(options), headers: headersOf(options) };
}

const TLS_FIELDS = ["ca", "cert", "key", "passphrase", "servername", "rejectUnauthorized"] as const;

function tlsOf(options: HttpsOptions): TlsMaterial {
  const given = TLS_FIELDS.map((field) => [field, options[field]] as const);
  const known = given.filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(known.map(([field, value]) => [field, Buffer.isBuffer(value) ? value.toString() : value]));
}

function headersOf({ headers, auth }: HttpsOptions): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  if (typeof auth === "string") found["authorization"] = `Basic ${Buffer.from(auth).toString("base64")}`;
  if (typeof headers === "object" && headers !== null)
    for (const [key, value] of Object.entries(headers)) found[key.toLowerCase()] = String(value).trim();
  return found;
}
