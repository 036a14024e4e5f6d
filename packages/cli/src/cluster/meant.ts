import { failure, type KubeObject, type Problem, type Result, refOf, success } from "@landfall/core/object";
import { nearestName } from "@landfall/core/schemas";
import type { Resource } from "@landfall/kubernetes";
import { kindKey, listable } from "./kinds.ts";
import type { OpenCluster } from "./open-clusters.ts";

/** Which objects the words of a command line mean. */
export interface Meant {
  /** The kinds that were named; none: all. */
  readonly kinds: readonly Resource[];
  /** Whether an object is one of those that were named. */
  readonly includes: (object: KubeObject) => boolean;
  /** Those that were named one by one, for which it is news that they are not there. */
  readonly named: readonly { readonly resource: Resource; readonly name: string }[];
}

/**
 * What `deployments`, `deploy,sts`, `deploy web db` and `deploy/web sts/db` mean in a cluster. Problem `UnknownKind`, with the
 * kind that was probably meant.
 */
export async function readWords(cluster: OpenCluster, words: readonly string[]): Promise<Result<Meant>> {
  if (words.length === 0) return success({ kinds: [], includes: () => true, named: [] });
  const pairs = pairsOf(words);
  const served = listable(await cluster.client.discovery.all());
  const problems: Problem[] = [];
  const named: { readonly resource: Resource; readonly name: string }[] = [];
  const kinds = new Map<string, Resource>();
  const whole = new Set<string>();
  for (const { kind, name } of pairs) {
    const found = (await cluster.client.discovery.named(kind)).filter(({ verbs }) => verbs.includes("list"));
    if (found.length === 0) problems.push(unknownKind(cluster, kind, served));
    // As kubectl does: of several kinds with one name, a name of an object means the first.
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
