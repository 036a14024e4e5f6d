import { failure, type KubeObject, type Problem, type Result, success } from "@landfall/core/object";
import { ApiError, type Resource, withoutManagedFields } from "@landfall/kubernetes";
import type { FoundObject } from "../input/read-package-objects.ts";
import type { OpenCluster } from "./open-clusters.ts";
import { problemOf } from "./problem-of.ts";

export interface ReadOptions {
  /** Keeps the needed part of each object. Default: all but managedFields. */
  readonly project?: (object: KubeObject) => KubeObject;
}

/**
 * All objects of some kinds of a cluster, in the form in which directories are read: the file is the context. With a
 * namespace, namespaced kinds are read only in it. A kind that cannot be read is left out with a warning, all forbidden
 * ones together in one; if nothing can be read, the first reason is an error.
 */
export async function readKinds(
  cluster: OpenCluster,
  resources: readonly Resource[],
  { project = withoutManagedFields }: ReadOptions = {},
): Promise<Result<readonly FoundObject[]>> {
  const { name } = cluster;
  const answers = await Promise.all(resources.map((resource) => readKind(cluster, resource, project)));
  const found = answers.flatMap(({ objects }) => objects ?? []);
  const problems = problemsOf(answers, cluster);
  const [first] = answers.flatMap(({ error }) => error ?? []);
  if (first !== undefined && answers.every(({ error }) => error !== undefined))
    return failure(first.code === "Forbidden" ? forbidden(answers, cluster, "error") : problemOf(first, name));
  return success(
    found.map((object) => ({ object, file: { path: name }, subPackage: "" })),
    problems,
  );
}

interface Answer {
  readonly resource: Resource;
  readonly objects?: readonly KubeObject[];
  readonly error?: ApiError;
}

async function readKind(
  { client, namespace }: OpenCluster,
  resource: Resource,
  project: (object: KubeObject) => KubeObject,
): Promise<Answer> {
  let objects: KubeObject[] = [];
  try {
    for await (const page of client.pages(resource, namespace === undefined ? {} : { namespace })) {
      if (page.restarted) objects = [];
      for (const item of page.items) objects.push(project(item));
    }
    return { resource, objects };
  } catch (error) {
    if (error instanceof ApiError) return { resource, error };
    throw error;
  }
}

function problemsOf(answers: readonly Answer[], cluster: OpenCluster): readonly Problem[] {
  const others = answers.flatMap(({ error, resource }): readonly Problem[] => {
    // A kind that is no longer served has no objects.
    if (error === undefined || error.code === "Forbidden" || error.code === "NotFound") return [];
    const message = `${cluster.name}: nothing is known of ${nameOf(resource)}: ${error.message}`;
    return [{ code: error.code, severity: "warning", message }];
  });
  const isForbidden = answers.some(({ error }) => error?.code === "Forbidden");
  return isForbidden ? [forbidden(answers, cluster, "warning"), ...others] : others;
}

const MANY = 6;

/** One problem for all kinds that may not be listed. */
function forbidden(
  answers: readonly Answer[],
  { name, namespace }: OpenCluster,
  severity: Problem["severity"],
): Problem {
  const kinds = answers.flatMap(({ error, resource }) => (error?.code === "Forbidden" ? [resource] : []));
  return notListed(kinds, { name, namespace }, severity);
}

/** The warning about kinds that may not be listed or watched; none without such kinds. */
export function unlistable(
  kinds: readonly Resource[],
  cluster: Pick<OpenCluster, "name" | "namespace">,
  verb: "list" | "watch",
): readonly Problem[] {
  return kinds.length === 0 ? [] : [notListed(kinds, cluster, "warning", verb)];
}

function notListed(
  resources: readonly Resource[],
  { name, namespace }: Pick<OpenCluster, "name" | "namespace">,
  severity: Problem["severity"],
  verb: "list" | "watch" = "list",
): Problem {
  const kinds = resources.map(nameOf);
  const more = kinds.length > MANY ? ` and ${kinds.length - MANY} more kinds` : "";
  const where = namespace === undefined ? "in all namespaces" : `in the namespace ${namespace}`;
  const message = `${name}: you may not ${verb} ${kinds.slice(0, MANY).join(", ")}${more} ${where}: their state is not known`;
  const hint =
    namespace === undefined
      ? "name a namespace with -n, or ask for the role that landfall rbac prints"
      : "ask for the role that landfall rbac prints";
  return { code: "Forbidden", severity, message, hint };
}

/** The name of a resource as `deployments.apps`. */
function nameOf({ plural, group }: Resource): string {
  return group === "" ? plural : `${plural}.${group}`;
}
