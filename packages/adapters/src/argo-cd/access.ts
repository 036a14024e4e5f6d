import { type KubeObject, refOf } from "@landfall/core/object";
import type { ClusterAccess, SecretData } from "../systems/access.ts";

interface Tls {
  readonly insecure?: unknown;
  readonly serverName?: unknown;
  readonly caData?: unknown;
  readonly certData?: unknown;
  readonly keyData?: unknown;
}

interface Config {
  readonly bearerToken?: unknown;
  readonly username?: unknown;
  readonly password?: unknown;
  readonly tlsClientConfig?: Tls;
  readonly execProviderConfig?: unknown;
  readonly awsAuthConfig?: unknown;
}

/** The address by which Argo CD refers to the cluster that it runs in. */
const ITSELF = "https://kubernetes.default.svc";

/**
 * Reads a cluster Secret: the address of the cluster, and the credentials. A program that creates credentials is not
 * run.
 */
export function accessOfSecret(secret: KubeObject, data: SecretData = {}): ClusterAccess {
  const { name = refOf(secret).name, server = "" } = data;
  if (server === "") return { name, unusable: "its Secret names no server" };
  if (server === ITSELF) return { name, unusable: "it is the cluster that Argo CD runs in: name a context of it" };
  const config = readConfig(data["config"] ?? "{}");
  if (config === undefined) return { name, unusable: "the config of its Secret is no JSON" };
  if (config.execProviderConfig !== undefined || config.awsAuthConfig !== undefined)
    return { name, unusable: "a program makes its credentials, and none is run because a Secret says so" };
  const { tlsClientConfig: tls = {} } = config;
  return {
    name,
    server,
    ...text("token", config.bearerToken),
    ...text("username", config.username),
    ...text("password", config.password),
    ...text("serverName", tls.serverName),
    ...text("authorityData", tls.caData),
    ...text("certificateData", tls.certData),
    ...text("keyData", tls.keyData),
    ...(tls.insecure === true && { insecure: true }),
  };
}

function readConfig(config: string): Config | undefined {
  try {
    const read: unknown = JSON.parse(config);
    return typeof read === "object" && read !== null && !Array.isArray(read) ? (read as Config) : undefined;
  } catch {
    return undefined;
  }
}

function text(field: keyof ClusterAccess, value: unknown): { readonly [field: string]: string } {
  return typeof value === "string" && value !== "" ? { [field]: value } : {};
}
