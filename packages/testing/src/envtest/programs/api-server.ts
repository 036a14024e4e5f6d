import { generateKeyPairSync } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Authority, type KeyAndCertificate, newAuthority } from "../credentials/certificates.ts";
import { type Requester, requesterFor } from "../request.ts";
import type { Etcd } from "./etcd.ts";
import { freePort } from "./free-port.ts";
import { type Home, type Program, startProgram, untilReady } from "./program.ts";

export interface ApiServerOptions {
  /** Flags that are added to ours or override them: `{"max-requests-inflight": "5"}`. */
  readonly flags?: Readonly<Record<string, string>>;
  /** The part of each request that the audit log keeps. Default: `Metadata`. */
  readonly audit?: "None" | "Metadata" | "Request" | "RequestResponse";
  /** Whether to run the ServiceAccount admission, which needs a controller-manager. */
  readonly serviceAccounts: boolean;
}

/** A kube-apiserver on loopback. */
export interface ApiServer {
  readonly url: string;
  readonly authority: Authority;
  /** A client certificate in the group system:masters. */
  readonly admin: KeyAndCertificate;
  /** Sends requests as the admin. */
  readonly requester: Requester;
  /** The file of the private key that signs tokens of service accounts. */
  readonly tokenKeyFile: string;
  readonly auditFile: string;
  /** Kills the server and starts it again at the same address, with the same store. */
  restart(): Promise<void>;
}

/** Starts an API server over the part of the store below `prefix`. */
export async function startApiServer(
  home: Home,
  etcd: Etcd,
  prefix: string,
  options: ApiServerOptions,
): Promise<ApiServer> {
  const authority = newAuthority();
  const admin = authority.issueClient({ name: "admin", groups: ["system:masters"] });
  const port = await freePort();
  const url = `https://127.0.0.1:${port}`;
  const files = writeFiles(home.directory, authority, options);
  const flags = { ...flagsOf(home.directory, etcd, prefix, port, files, options), ...options.flags };
  const args = Object.entries(flags).map(([name, value]) => `--${name}=${value}`);
  const requester = requesterFor({ url, authority: authority.certificate }, admin);
  const start = async (): Promise<Program> => {
    const program = startProgram(home, "kube-apiserver", args);
    await untilReady(home, program, async () => (await requester.send("GET", "/readyz")).status === 200);
    return program;
  };
  let program = await start();
  return {
    url,
    authority,
    admin,
    requester,
    tokenKeyFile: files.tokenKey,
    auditFile: files.audit,
    async restart() {
      await program.kill();
      program = await start();
    },
  };
}

interface Files {
  readonly authority: string;
  readonly certificate: string;
  readonly key: string;
  readonly tokenKey: string;
  readonly policy: string;
  readonly audit: string;
}

function writeFiles(directory: string, authority: Authority, options: ApiServerOptions): Files {
  const write = (name: string, text: string): string => {
    const file = join(directory, name);
    writeFileSync(file, text, { mode: 0o600 });
    return file;
  };
  const server = authority.issueServer("kube-apiserver");
  const tokenKey = generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey;
  return {
    authority: write("ca.crt", authority.certificate),
    certificate: write("server.crt", server.certificate),
    key: write("server.key", server.key),
    tokenKey: write("tokens.key", tokenKey.export({ type: "sec1", format: "pem" }).toString()),
    policy: write("audit-policy.json", JSON.stringify(auditPolicy(options.audit ?? "Metadata"))),
    audit: write("audit.log", ""),
  };
}

/**
 * The audit policy: logs all requests of others when they are answered, and the start of watches; none of the server's
 * own.
 */
function auditPolicy(level: string) {
  return {
    apiVersion: "audit.k8s.io/v1",
    kind: "Policy",
    omitStages: ["RequestReceived"],
    rules: [
      { level: "None", users: ["system:apiserver"] },
      { level: "None", nonResourceURLs: ["/readyz*", "/livez*", "/healthz*"] },
      { level },
    ],
  };
}

function flagsOf(
  directory: string,
  etcd: Etcd,
  prefix: string,
  port: number,
  files: Files,
  options: ApiServerOptions,
): Readonly<Record<string, string>> {
  return {
    "etcd-servers": etcd.url,
    "etcd-prefix": prefix,
    "bind-address": "127.0.0.1",
    "advertise-address": "127.0.0.1",
    "secure-port": String(port),
    "cert-dir": directory,
    "tls-cert-file": files.certificate,
    "tls-private-key-file": files.key,
    "client-ca-file": files.authority,
    "service-account-issuer": "https://kubernetes.default.svc",
    "service-account-key-file": files.tokenKey,
    "service-account-signing-key-file": files.tokenKey,
    "service-cluster-ip-range": "10.0.0.0/24",
    "endpoint-reconciler-type": "none",
    "authorization-mode": "RBAC",
    "allow-privileged": "true",
    profiling: "false",
    "audit-policy-file": files.policy,
    "audit-log-path": files.audit,
    "audit-log-mode": "blocking",
    "shutdown-delay-duration": "0s",
    ...(options.serviceAccounts ? {} : { "disable-admission-plugins": "ServiceAccount" }),
  };
}
