import {
  compareRefs,
  failure,
  formatRef,
  type KubeObject,
  type ObjectRef,
  type Problem,
  parseApiVersion,
  type Result,
  readString,
  refKey,
  refOf,
  success,
} from "../../object/index.ts";
import { authorityOf, derivationsOf } from "../choose/choose.ts";
import { linksOf } from "../links/parent-links.ts";
import type { Catalogue } from "../model/mechanism.ts";
import type { ParentLink } from "../model/parent-link.ts";

/** The operation on the objects, which decides their order. */
export type HoldVerb = "suspend" | "resume";

/**
 * Returns live objects in the order in which they must be written. Suspending goes from parents to children, so that no
 * parent creates or reverts a child meanwhile: authorities before the objects they decide about, autoscalers before
 * their targets, queues before their jobs, and deliverers before their source, so that drift is corrected up to the
 * end. Resuming goes the other way. Unrelated objects are ordered by ref; the order of the input does not matter.
 * Problem `AuthorityCycle`: there is no such order, since objects decide about each other in a circle.
 */
export function inOrder(
  objects: readonly KubeObject[],
  verb: HoldVerb,
  catalogue: Catalogue,
): Result<readonly KubeObject[]> {
  const sorted = [...objects].sort((a, b) => compareRefs(refOf(a), refOf(b)));
  const byKey = new Map(sorted.map((object) => [refKey(refOf(object)), object]));
  const waiting = new Map<string, Set<string>>([...byKey.keys()].map((key) => [key, new Set()]));
  for (const [key, object] of byKey) {
    for (const parent of parentsOf(object, catalogue)) if (byKey.has(parent)) waiting.get(key)?.add(parent);
    for (const child of childrenOf(object)) waiting.get(child)?.add(key);
  }
  const ordered: KubeObject[] = [];
  while (waiting.size > 0) {
    const free = [...waiting].filter(([, parents]) => parents.size === 0).map(([key]) => key);
    if (free.length === 0) return failure(cycle([...waiting.keys()].flatMap((key) => byKey.get(key) ?? [])));
    for (const key of free) {
      waiting.delete(key);
      ordered.push(...[byKey.get(key)].filter((object) => object !== undefined));
    }
    for (const parents of waiting.values()) for (const key of free) parents.delete(key);
  }
  return success(verb === "suspend" ? ordered : ordered.reverse());
}

function parentsOf(object: KubeObject, catalogue: Catalogue): readonly string[] {
  const authorities = derivationsOf(catalogue, object).flatMap((derivation) => authorityOf(object, derivation) ?? []);
  const queue = readString(object, ["metadata", "labels", "kueue.x-k8s.io/queue-name"]);
  const { namespace } = refOf(object);
  return [
    ...authorities,
    ...linksOf(object).flatMap((link) => othersOf(object, link)),
    ...(queue === undefined ? [] : [{ group: "kueue.x-k8s.io", kind: "LocalQueue", namespace, name: queue }]),
  ].map(refKey);
}

/** Returns the refs of the parents of an object; a reference to itself is left out. */
function othersOf(object: KubeObject, { says, parentsOf: linked }: ParentLink): readonly ObjectRef[] {
  const own = refKey(refOf(object));
  return linked(object).filter((ref) => says === undefined || refKey(ref) !== own);
}

/** Returns the object that an autoscaler scales, or the source that a deliverer applies. */
function childrenOf(object: KubeObject): readonly string[] {
  const scaled = named(object, ["spec", "scaleTargetRef"], { group: "apps", kind: "Deployment" });
  const source = named(object, ["spec", "sourceRef"], { group: "source.toolkit.fluxcd.io", kind: "GitRepository" });
  const chart = named(object, ["spec", "chart", "spec", "sourceRef"], {
    group: "source.toolkit.fluxcd.io",
    kind: "HelmRepository",
  });
  return [scaled, source, chart].flatMap((ref) => (ref === undefined ? [] : [refKey(ref)]));
}

/** Returns the object of a reference by name; the given group and kind apply if the reference has none. */
function named(
  object: KubeObject,
  path: readonly string[],
  usual: { readonly group: string; readonly kind: string },
): ObjectRef | undefined {
  const text = (key: string): string | undefined => readString(object, [...path, key]);
  const name = text("name");
  if (name === undefined) return undefined;
  const apiVersion = text("apiVersion");
  const group = apiVersion === undefined ? usual.group : parseApiVersion(apiVersion).group;
  return { group, kind: text("kind") ?? usual.kind, namespace: text("namespace") ?? refOf(object).namespace, name };
}

function cycle(objects: readonly KubeObject[]): Problem {
  const names = objects.map((object) => formatRef(refOf(object))).join(", ");
  const message = `these objects decide about each other, so none of them can be first: ${names}`;
  return { code: "AuthorityCycle", severity: "error", message };
}
