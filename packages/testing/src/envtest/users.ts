import { formatKubeconfig } from "./credentials/kubeconfig.ts";
import { signToken } from "./credentials/token.ts";
import type { ApiServer } from "./programs/api-server.ts";
import type { Endpoint, Identity, Requester } from "./request.ts";

/** A rule of RBAC. */
export interface Rule {
  readonly verbs: readonly string[];
  readonly apiGroups?: readonly string[];
  readonly resources?: readonly string[];
  readonly resourceNames?: readonly string[];
  readonly nonResourceURLs?: readonly string[];
}

/** The groups and permissions of a user. */
export interface UserOptions {
  readonly groups?: readonly string[];
  /** The RBAC rules of the user. Default: none. */
  readonly rules?: readonly Rule[];
  /** The namespace of the rules; absent for the whole cluster. */
  readonly namespace?: string;
}

/** A user that the API server accepts. */
export interface User extends Identity {
  readonly name: string;
  /** A kubeconfig with one context, named like the environment. */
  readonly kubeconfig: string;
}

/** A service account whose tokens may have any lifetime. */
export interface ServiceAccount {
  /** The user name: `system:serviceaccount:NAMESPACE:NAME`. */
  readonly name: string;
  /** Makes a token that is valid for the given seconds; negative for an expired one. */
  token(seconds: number): string;
}

/** Creates a user with a client certificate and these permissions. */
export async function addUser(
  context: string,
  server: ApiServer,
  endpoint: Endpoint,
  name: string,
  { groups = [], rules = [], namespace }: UserOptions,
): Promise<User> {
  await grant(server.requester, { kind: "User", name }, name, rules, namespace);
  const identity = server.authority.issueClient({ name, groups });
  return { name, ...identity, kubeconfig: formatKubeconfig([{ name: context, endpoint, identity }]) };
}

/** Creates a service account with these permissions, in an existing namespace. */
export async function addServiceAccount(
  server: ApiServer,
  name: string,
  { rules = [], namespace = "default" }: Pick<UserOptions, "rules" | "namespace">,
): Promise<ServiceAccount> {
  const path = `/api/v1/namespaces/${namespace}/serviceaccounts`;
  const metadata = { name, namespace };
  const created = await create(server.requester, path, { apiVersion: "v1", kind: "ServiceAccount", metadata });
  const { uid } = (created as { readonly metadata: { readonly uid: string } }).metadata;
  await grant(server.requester, { kind: "ServiceAccount", name, namespace }, name, rules, undefined);
  return {
    name: `system:serviceaccount:${namespace}:${name}`,
    token: (seconds) => signToken(server.tokenKeyFile, { namespace, name, uid, seconds }),
  };
}

interface RbacSubject {
  readonly kind: "User" | "ServiceAccount";
  readonly name: string;
  readonly namespace?: string;
}

async function grant(
  requester: Requester,
  subject: RbacSubject,
  name: string,
  rules: readonly Rule[],
  namespace: string | undefined,
): Promise<void> {
  if (rules.length === 0) return;
  const apiVersion = "rbac.authorization.k8s.io/v1";
  const scope = namespace === undefined ? "Cluster" : "";
  const base = `/apis/${apiVersion}${namespace === undefined ? "" : `/namespaces/${namespace}`}`;
  const metadata = { name: `envtest-${name.replaceAll(/[^a-z0-9.-]/g, "-")}` };
  const written = rules.map((rule) =>
    rule.nonResourceURLs === undefined ? { ...rule, apiGroups: rule.apiGroups ?? [""] } : rule,
  );
  await create(requester, `${base}/${scope.toLowerCase()}roles`, {
    apiVersion,
    kind: `${scope}Role`,
    metadata,
    rules: written,
  });
  await create(requester, `${base}/${scope.toLowerCase()}rolebindings`, {
    apiVersion,
    kind: `${scope}RoleBinding`,
    metadata,
    roleRef: { apiGroup: "rbac.authorization.k8s.io", kind: `${scope}Role`, name: metadata.name },
    subjects: [subject.kind === "User" ? { apiGroup: "rbac.authorization.k8s.io", ...subject } : subject],
  });
}

async function create(requester: Requester, path: string, body: unknown): Promise<unknown> {
  const answer = await requester.send("POST", path, { body });
  if (answer.status >= 300) throw new Error(`POST ${path}: ${JSON.stringify(answer.body)}`);
  return answer.body;
}
