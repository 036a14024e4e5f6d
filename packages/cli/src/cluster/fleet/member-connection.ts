import { KubeConfig } from "@kubernetes/client-node";
import type { ClusterAccess } from "@landfall/adapters/systems";
import { ApiError, type Connection, connectionFrom } from "@landfall/kubernetes";

/**
 * The connection to a member of a fleet. If its access data are unusable, every request fails with the reason. The
 * credentials come from an object that somebody else may have written, so no program is run for them, and no file of
 * this machine is read.
 */
export function memberConnection(access: ClusterAccess): Connection {
  const { name, unusable } = access;
  if (unusable !== undefined) return closed(name, unusable);
  const read = access.kubeconfig === undefined ? fromParts(access) : fromKubeconfig(name, access.kubeconfig);
  if (typeof read === "string") return closed(name, read);
  try {
    return connectionFrom(read);
  } catch {
    // The original message may quote the secret, so it is not passed on.
    return closed(name, "its credentials cannot be used");
  }
}

/** A connection on which every request fails. */
function closed(name: string, why: string): Connection {
  return {
    name,
    server: "https://unusable.invalid",
    namespace: "default",
    credentials: () => Promise.reject(new ApiError("BadConfig", `${name}: ${why}`)),
  };
}

function fromParts(access: ClusterAccess): KubeConfig | string {
  const { name, server = "", serverName, insecure, proxy, token, username, password } = access;
  const { certificateData, keyData } = access;
  const wrong = wrongServer(server);
  if (wrong !== undefined) return wrong;
  return withOne(name, {
    cluster: {
      server,
      ...caOf(access),
      ...(serverName !== undefined && { tlsServerName: serverName }),
      ...(proxy !== undefined && { proxyUrl: proxy }),
      skipTLSVerify: insecure === true,
    },
    user: {
      ...(token !== undefined && { token: token.trim() }),
      ...(username !== undefined && { username }),
      ...(password !== undefined && { password }),
      ...(certificateData !== undefined && { certData: certificateData }),
      ...(keyData !== undefined && { keyData }),
    },
  });
}

function caOf({ authority, authorityData }: ClusterAccess): { readonly caData?: string } {
  const data = authorityData ?? (authority === undefined ? undefined : Buffer.from(authority).toString("base64"));
  return data === undefined ? {} : { caData: data };
}

/** Fields by which a Secret could run a program or read a file. */
const RUNS: readonly string[] = ["exec", "authProvider"];
const FILES: readonly string[] = ["caFile", "certFile", "keyFile"];

/** The current context of a kubeconfig, named after the cluster; or the reason why it cannot be used. */
function fromKubeconfig(name: string, text: string): KubeConfig | string {
  const read = new KubeConfig();
  try {
    read.loadFromString(text);
  } catch {
    return "its kubeconfig cannot be read";
  }
  const [cluster, user] = [read.getCurrentCluster(), read.getCurrentUser()];
  if (cluster === null || user === null) return "its kubeconfig has no current context";
  const wrong = wrongServer(cluster.server);
  if (wrong !== undefined) return wrong;
  const given = (fields: readonly string[]): boolean =>
    [cluster, user].some((one) =>
      fields.some((field) => ((one as unknown as Record<string, unknown>)[field] ?? undefined) !== undefined),
    );
  if (given(RUNS)) return "a program makes its credentials, and none is run because a Secret says so";
  if (given(FILES)) return "its kubeconfig names files, and none is read because a Secret says so";
  return withOne(name, { cluster: only(cluster, OF_CLUSTERS), user: only(user, OF_USERS) });
}

/** The only fields that are copied; none of them runs or reads anything. */
const OF_CLUSTERS: readonly string[] = ["server", "caData", "skipTLSVerify", "tlsServerName", "proxyUrl"];
const OF_USERS: readonly string[] = ["token", "username", "password", "certData", "keyData", "impersonateUser"];

function only(given: object, fields: readonly string[]): object {
  return Object.fromEntries(Object.entries(given).filter(([field]) => fields.includes(field)));
}

interface Parts {
  readonly cluster: object;
  readonly user: object;
}

function withOne(name: string, { cluster, user }: Parts): KubeConfig {
  const kubeConfig = new KubeConfig();
  kubeConfig.loadFromOptions({
    clusters: [{ ...cluster, name }],
    users: [{ ...user, name }],
    contexts: [{ name, cluster: name, user: name }],
    currentContext: name,
  });
  return kubeConfig;
}

/** Refuses an address with a password, because errors print the address. */
function wrongServer(server: string): string | undefined {
  if (!URL.canParse(server)) return "the address of its API server is none";
  const { protocol, username, password } = new URL(server);
  if (protocol !== "https:") return "the address of its API server is not https";
  return username === "" && password === "" ? undefined : "the address of its API server has credentials in it";
}
