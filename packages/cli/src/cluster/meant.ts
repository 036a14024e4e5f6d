import { failure, type KubeObject, type Problem, type Result, refOf, success } from "@landfall/core/object";
import { nearestName } from "@landfall/core/schemas";
import type { Resource } from "@landfall/kubernetes";
import { kindKey, listable } from "./kinds.ts";
import type { OpenCluster } from "./open-clusters.ts";

/** The objects that the words of a command line mean. */
export interface Meant {
  /** The kinds that were named; empty for all. */
  readonly kinds: readonly Resource[];
  /** Whether an object is among the named ones. */
  readonly includes: (object: KubeObject) => boolean;
  /** The objects that were named individually: a missing one is reported. */
  readonly named: readonly NamedObject[];
}

/** An object that the command line or a package names. */
export interface NamedObject {
  readonly resource: Pick<Resource, "group" | "kind" | "namespaced">;
  readonly name: string;
  /** The namespace in which the object must be; absent for that of the question. */
  readonly namespace?: string;
  /** The reason why the object cannot exist. */
  readonly why?: string;
}

/** The objects requested from a cluster: by words as in kubectl, or those of a package. */
export interface AskedOf {
  readonly words: readonly string[];
  /** The exact objects to read, in place of words. */
  readonly objects?: readonly KubeObject[] | undefined;
}

/** The reads that answer a question. */
export interface LookPlan {
  readonly meant: Meant;
  /** The kinds of the requested objects, and of those that are evidence about them. */
  readonly kinds: readonly Resource[];
  /** The namespaces to read; `undefined` stands for all. */
  readonly namespaces: readonly (string | undefined)[];
  /** Whether a found object counts: of kinds that nobody named, only objects with a state do. */
  readonly counts: (object: KubeObject) => boolean;
}

/**
 * Parses `deployments`, `deploy,sts`, `deploy web db` and `deploy/web sts/db` as kinds and objects of a cluster.
 * Problem `UnknownKind`, with the kind that was probably meant.
 */
export async function readWords(cluster: OpenCluster, words: readonly string[]): Promise<Result<Meant>> {
  if (words.length === 0) return success({ kinds: [], includes: () => true, named: [] });
  const pairs = pairsOf(words);
  const served = listable(await cluster.client.discovery.all());
  const problems: Problem[] = [];
  const named: NamedObject[] = [];
  const kinds = new Map<string, Resource>();
  const whole = new Set<string>();
  for (const { kind, name } of pairs) {
    const found = (await cluster.client.discovery.named(kind)).filter(({ verbs }) => verbs.includes("list"));
    if (found.length === 0) problems.push(unknownKind(cluster, kind, served));
    // As in kubectl, an object's name refers to the first of several kinds with the given name.
    for (const resource of name === undefined ? found : found.slice(0, 1)) {
      kinds.set(kindKey(resource), resource);
      if (name === undefined) whole.add(kindKey(resource));
      else named.push({ resource, name });
    }
  }
  if (problems.length > 0) return failure(...problems);
  const names = new Set(named.map(({ resource, name }) => `${kindKey(resource)}/${name}`));
  const includes = (object: KubeObject): boolean => {
    const ref = refOf(object);
    return whole.has(kindKey(ref)) || names.has(`${kindKey(ref)}/${ref.name}`);
  };
  return success({ kinds: [...kinds.values()], includes, named });
}

function pairsOf(words: readonly string[]): readonly { readonly kind: string; readonly name?: string }[] {
  const [first = "", ...names] = words;
  if (words.some((word) => word.includes("/")))
    return words.map((word) => {
      const at = word.indexOf("/");
      return at < 0 ? { kind: word } : { kind: word.slice(0, at), name: word.slice(at + 1) };
    });
  const kinds = first.split(",").filter((kind) => kind !== "");
  return kinds.flatMap((kind) => (names.length === 0 ? [{ kind }] : names.map((name) => ({ kind, name }))));
}

function unknownKind({ name }: OpenCluster, kind: string, served: readonly Resource[]): Problem {
  const names = served.flatMap(({ plural, singular, shortNames }) => [plural, singular, ...shortNames]);
  const near = nearestName(kind, names);
  const meant = near === undefined ? "; is its definition installed?" : `; did you mean ${near}?`;
  const message = `${name} serves no kind ${JSON.stringify(kind)}${meant}`;
  return { code: "UnknownKind", severity: "error", message, hint: "for a directory or a file, leave --context out" };
}
