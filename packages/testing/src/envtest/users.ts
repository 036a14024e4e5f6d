import { setTimeout as sleep } from "node:timers/promises";
import { formatKubeconfig } from "./credentials/kubeconfig.ts";
import { signToken } from "./credentials/token.ts";
import type { ApiServer } from "./programs/api-server.ts";
import { create, type Endpoint, type Identity, type Requester } from "./request.ts";

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

/** Creates a user with a client certificate and these permissions, which are in force when it returns. */
export async function addUser(
  context: string,
  server: ApiServer,
  endpoint: Endpoint,
  name: string,
  { groups = [], rules = [], namespace }: UserOptions,
): Promise<User> {
  await grant(server.requester, name, name, rules, namespace);
  const identity = server.authority.issueClient({ name, groups });
  return { name, ...identity, kubeconfig: formatKubeconfig([{ name: context, endpoint, identity }]) };
}

/** Creates a service account with these permissions, in an existing namespace. */
export async function addServiceAccount(
  server: ApiServer,
  name: string,
  { rules = [], namespace = "default" }: Pick<UserOptions, "rules" | "namespace">,
): Promise<ServiceAccount> {
  const created = await create(server.requester, `/api/v1/namespaces/${namespace}/serviceaccounts`, {
    metadata: { name },
  });
  const { uid } = (created as { readonly metadata: { readonly uid: string } }).metadata;
  const user = `system:serviceaccount:${namespace}:${name}`;
  await grant(server.requester, user, name, rules);
  return { name: user, token: (seconds) => signToken(server.tokenKeyFile, { namespace, name, uid, seconds }) };
}

/**
 * Gives a user these rules. The authorizer learns of them by watches, so it is asked about the first until it allows
 * what that rule allows.
 */
async function grant(
  requester: Requester,
  user: string,
  name: string,
  rules: readonly Rule[],
  namespace?: string,
): Promise<void> {
  const [rule] = rules;
  if (rule === undefined) return;
  const apiGroup = "rbac.authorization.k8s.io";
  const [kind, scope] = namespace === undefined ? ["ClusterRole", ""] : ["Role", `namespaces/${namespace}/`];
  const path = `/apis/${apiGroup}/v1/${scope}${kind.toLowerCase()}`;
  const metadata = { name: `envtest-${name.replaceAll(/[^a-z0-9.-]/g, "-")}` };
  await create(requester, `${path}s`, {
    metadata,
    rules: rules.map((one) => (one.nonResourceURLs ? one : { apiGroups: [""], ...one })),
  });
  await create(requester, `${path}bindings`, {
    metadata,
    roleRef: { apiGroup, kind, name: metadata.name },
    subjects: [{ apiGroup, kind: "User", name: user }],
  });
  const spec = { user, ...accessOf(rule, namespace) };
  for (const end = Date.now() + 60_000; ; await sleep(5)) {
    const review = await create(requester, "/apis/authorization.k8s.io/v1/subjectaccessreviews", { spec });
    if ((review as { readonly status: { readonly allowed: boolean } }).status.allowed) return;
    if (Date.now() > end) throw new Error(`${user}: the rules are not in force after a minute`);
  }
}

/** One access that a rule allows. */
function accessOf({ verbs: [verb], ...rule }: Rule, namespace: string | undefined): object {
  if (rule.nonResourceURLs !== undefined) return { nonResourceAttributes: { verb, path: rule.nonResourceURLs[0] } };
  const [resource, subresource] = rule.resources?.[0]?.split("/") ?? [];
  const [group, name] = [rule.apiGroups?.[0], rule.resourceNames?.[0]];
  return { resourceAttributes: { verb, group, resource, subresource, name, namespace } };
}
