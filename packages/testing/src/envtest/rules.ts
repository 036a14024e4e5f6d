import { setTimeout as sleep } from "node:timers/promises";
import type { Requester } from "./request.ts";

/** How long a rule may take to be in force, in milliseconds. */
const PATIENCE = 60_000;

/** A rule of RBAC. */
export interface Rule {
  readonly verbs: readonly string[];
  readonly apiGroups?: readonly string[];
  readonly resources?: readonly string[];
  readonly resourceNames?: readonly string[];
  readonly nonResourceURLs?: readonly string[];
}

interface RbacSubject {
  readonly kind: "User" | "ServiceAccount";
  readonly name: string;
  readonly namespace?: string;
}

/** Gives a subject these rules, and returns when the API server goes by them. */
export async function grant(
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
  await untilGranted(requester, subject, written, namespace);
}

/** The authorizer learns of a role and of its binding by watches, so that a request right after both may be refused. */
async function untilGranted(
  requester: Requester,
  subject: RbacSubject,
  [rule]: readonly Rule[],
  namespace: string | undefined,
): Promise<void> {
  if (rule === undefined) return;
  const review = {
    apiVersion: "authorization.k8s.io/v1",
    kind: "SubjectAccessReview",
    spec: { user: userOf(subject), ...accessOf(rule, namespace) },
  };
  for (const deadline = Date.now() + PATIENCE; Date.now() < deadline; await sleep(10)) {
    const answer = await create(requester, "/apis/authorization.k8s.io/v1/subjectaccessreviews", review);
    if ((answer as { readonly status: { readonly allowed: boolean } }).status.allowed) return;
  }
  throw new Error(`the API server does not go by the rules of ${userOf(subject)} after ${PATIENCE / 1000} s`);
}

function userOf({ kind, name, namespace }: RbacSubject): string {
  return kind === "User" ? name : `system:serviceaccount:${namespace}:${name}`;
}

/** One access that a rule allows. */
function accessOf(
  { verbs, apiGroups, resources, resourceNames, nonResourceURLs }: Rule,
  namespace: string | undefined,
) {
  const verb = verbs[0];
  if (nonResourceURLs !== undefined) return { nonResourceAttributes: { verb, path: nonResourceURLs[0] } };
  const [resource, subresource] = resources?.[0]?.split("/") ?? [];
  const [group, name] = [apiGroups?.[0], resourceNames?.[0]];
  return { resourceAttributes: { verb, group, resource, subresource, name, namespace } };
}

/** Creates an object; throws where the API server refuses it. */
export async function create(requester: Requester, path: string, body: unknown): Promise<unknown> {
  const answer = await requester.send("POST", path, { body });
  if (answer.status >= 300) throw new Error(`POST ${path}: ${JSON.stringify(answer.body)}`);
  return answer.body;
}
