import { stringify } from "yaml";
import type { Endpoint, Identity } from "../request.ts";

/** One context of a kubeconfig. */
export interface Context {
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly identity: Identity;
  readonly namespace?: string;
}

/** Formats a kubeconfig with these contexts, of which the first is current. It contains keys and certificates. */
export function formatKubeconfig(contexts: readonly Context[]): string {
  const base64 = (text: string | undefined) => text && Buffer.from(text).toString("base64");
  const users = contexts.map(({ name, identity: { certificate, key, token } }) => ({
    name,
    user: { "client-certificate-data": base64(certificate), "client-key-data": base64(key), token },
  }));
  return stringify({
    apiVersion: "v1",
    kind: "Config",
    clusters: contexts.map(({ name, endpoint }) => ({
      name,
      cluster: { server: endpoint.url, "certificate-authority-data": base64(endpoint.authority) },
    })),
    users,
    contexts: contexts.map(({ name, namespace }) => ({
      name,
      context: { cluster: name, user: name, namespace },
    })),
    "current-context": contexts[0]?.name ?? "",
  });
}
