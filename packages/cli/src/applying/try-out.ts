import { type Fields, type KubeObject, type Problem, parseApiVersion, refOf, sameJson } from "@landfall/core/object";
import { ApiError, type Conflict, type Resource } from "@landfall/kubernetes";
import type { OpenCluster } from "../cluster/open-clusters.ts";
import { problemOf } from "../cluster/problem-of.ts";
import type { FoundObject } from "../input/read-package-objects.ts";
import { applyOne, bodyOf } from "./apply-one.ts";
import { isHeld, wayOutOfHold } from "./held-fields.ts";
import { kindOf } from "./what-to-apply.ts";

/** An object, and the outcome of its dry run. */
export interface Tried {
  readonly found: FoundObject;
  /** The object as it is sent, with its namespace. */
  readonly object: KubeObject;
  /**
   * The outcome. `untried`: the object's kind or namespace is created in the same run, so the server cannot tell yet.
   */
  readonly outcome: "created" | "changed" | "unchanged" | "untried" | "refused";
  readonly before?: KubeObject;
  readonly after?: KubeObject;
  readonly problems: readonly Problem[];
}

/** The cluster in which objects are tried out, and options. */
export interface Trying {
  readonly cluster: OpenCluster;
  /** Whether to take fields from their owners; fields of holds are never taken. */
  readonly force: boolean;
}

/** Asks the server about every object by dry run. Writes nothing. */
export async function tryOut(all: readonly FoundObject[], trying: Trying): Promise<readonly Tried[]> {
  const defined = new Set(all.flatMap(({ object }) => definedBy(object)));
  const namespaces = new Set(all.filter(({ object }) => kindOf(object) === "/Namespace").map(nameOf));
  return Promise.all(
    all.map(async (found): Promise<Tried> => {
      let { object } = found;
      try {
        const resource = await resourceOf(object, trying.cluster);
        if (resource === undefined && defined.has(kindOf(object)))
          return { found, object, outcome: "untried", problems: [] };
        if (resource === undefined) return refused(found, object, [unknownKind(found, trying.cluster)]);
        object = bodyOf(object, resource, trying.cluster.namespace);
        return await tryOne(found, object, resource, namespaces, trying);
      } catch (error) {
        return refused(found, object, [problemOf(error, trying.cluster.name)]);
      }
    }),
  );
}

/** The kind of an object as the cluster serves it. */
export function resourceOf(
  { apiVersion = "", kind = "" }: KubeObject,
  { client }: OpenCluster,
): Promise<Resource | undefined> {
  return client.discovery.find({ kind, ...parseApiVersion(apiVersion) });
}

async function tryOne(
  found: FoundObject,
  object: KubeObject,
  resource: Resource,
  namespaces: ReadonlySet<string>,
  { cluster, force }: Trying,
): Promise<Tried> {
  const { version } = parseApiVersion(object.apiVersion ?? "");
  const before = await cluster.client.get({ ...refOf(object), version });
  const tried = await applyOne(cluster.client, resource, object, { dryRun: true, force, isNew: before === undefined })
    // The kind is served, so not found means that the namespace is missing.
    .catch((error: unknown) => {
      if (error instanceof ApiError && error.code === "NotFound") return undefined;
      throw error;
    });
  const { namespace } = refOf(object);
  // A dry run creates no namespace for the next objects.
  if (tried === undefined && namespaces.has(namespace)) return { found, object, outcome: "untried", problems: [] };
  if (tried === undefined) return refused(found, object, [noNamespace(namespace, cluster)]);
  if (!tried.written)
    return refused(
      found,
      object,
      tried.conflicts.map((one) => conflictOf(one, before ?? object, cluster)),
    );
  const { object: after } = tried;
  if (before === undefined) return { found, object, outcome: "created", after, problems: [] };
  const outcome = sameJson(essenceOf(before), essenceOf(after)) ? "unchanged" : "changed";
  return { found, object, outcome, before, after, problems: [] };
}

/** An object without the bookkeeping fields of the API server. */
function essenceOf({ metadata, ...object }: KubeObject): object {
  const { managedFields: _, resourceVersion: __, generation: ___, ...kept }: Fields = { ...metadata };
  return { ...object, metadata: kept };
}

function refused(found: FoundObject, object: KubeObject, problems: readonly Problem[]): Tried {
  const { file } = found;
  return {
    found,
    object,
    outcome: "refused",
    problems: problems.map((one) => ({ ...one, ref: refOf(object), file })),
  };
}

/** The problem that a field cannot be written. `before`: the object in the cluster. */
export function conflictOf(conflict: Conflict, before: KubeObject, cluster: OpenCluster): Problem {
  const { field, owner, message, hint } = conflict;
  const about = { code: "FieldConflict", severity: "error", ref: refOf(before) } as const;
  if (owner === undefined) return { ...about, message, hint };
  const said = `${field ?? "it"} is ${owner}'s`;
  if (isHeld(conflict))
    return { ...about, message: `${said}, which is a hold`, hint: wayOutOfHold(conflict, before, cluster) };
  return { ...about, message: said, hint: "leave it out of the file, or take it over with --force-conflicts" };
}

function noNamespace(namespace: string, { name }: OpenCluster): Problem {
  const message = `${name} has no namespace ${namespace}`;
  return { code: "NoNamespace", severity: "error", message, hint: "make it first, or put it into the directory" };
}

function unknownKind({ object }: FoundObject, { name }: OpenCluster): Problem {
  const message = `${name} serves no kind ${object.kind} of ${object.apiVersion}`;
  return { code: "UnknownKind", severity: "error", message, hint: "install its definition first" };
}

function nameOf({ object }: FoundObject): string {
  return refOf(object).name;
}

/** The kind that a definition defines, as `apps/Deployment`. */
function definedBy(object: KubeObject): readonly string[] {
  if (kindOf(object) !== "apiextensions.k8s.io/CustomResourceDefinition") return [];
  const { group = "", names } = (object.spec ?? {}) as {
    readonly group?: string;
    readonly names?: { readonly kind?: string };
  };
  return names?.kind === undefined ? [] : [`${group}/${names.kind}`];
}
