import { type KubeObject, type ObjectRef, readString, refKey, refOf } from "../../object/index.ts";
import { authorityOf, derivationsFor, mechanismsFor } from "../choose/choose.ts";
import { controllerOf } from "../links/controller-of.ts";
import type { Effect } from "../model/effect.ts";
import type { AuthorityRule, Catalogue } from "../model/mechanism.ts";

/** A hold that would stop one of the writers of an object. */
export interface HoldAdvice {
  /** The object to hold; its namespace is empty if the written object does not name it. */
  readonly ref: ObjectRef;
  readonly effect: Effect;
}

/** Effects that stop a controller from writing the objects that it creates. */
const STOPS_WRITING: ReadonlySet<Effect> = new Set(["reconcile", "delivery", "ownership"]);

/**
 * Rules for objects that name their deliverer, with the effect that stops it. Source: the controllers of each project.
 */
const APPLIERS: readonly { readonly effect: Effect; readonly rule: AuthorityRule }[] = [
  { effect: "reconcile", rule: byLabels("kustomize.toolkit.fluxcd.io", "Kustomization") },
  { effect: "reconcile", rule: byLabels("helm.toolkit.fluxcd.io", "HelmRelease") },
  { effect: "delivery", rule: byClaim("PropagationPolicy", "propagationpolicy.karmada.io") },
  { effect: "delivery", rule: byClaim("ClusterPropagationPolicy", "clusterpropagationpolicy.karmada.io") },
];

function byLabels(group: string, kind: string): AuthorityRule {
  const at = (part: string): AuthorityRule["namespace"] => [["metadata", "labels", `${group}/${part}`]];
  return { group, kind, name: at("name") ?? [], namespace: at("namespace") ?? [] };
}

function byClaim(kind: string, prefix: string): AuthorityRule {
  const at = (part: string): AuthorityRule["namespace"] => [["metadata", "annotations", `${prefix}/${part}`]];
  const namespace = kind.startsWith("Cluster") ? {} : { namespace: at("namespace") ?? [] };
  return { group: "policy.karmada.io", kind, name: at("name") ?? [], ...namespace };
}

/**
 * Returns the holds that would stop one of the writers of an object: its deliverer, its owners, or its own controller.
 */
export function holdsThatStopWriters(object: KubeObject, catalogue: Catalogue): readonly HoldAdvice[] {
  const self = refOf(object);
  const applied = APPLIERS.flatMap(({ effect, rule }): readonly HoldAdvice[] => {
    const ref = authorityOf(object, { authorities: [rule] });
    return ref === undefined ? [] : [{ ref, effect }];
  });
  const others = [...argoApplicationOf(object), ...applied].filter(({ ref }) => refKey(ref) !== refKey(self));
  const controller = controllerOf(object);
  const itself = controller === undefined ? [self] : [controller, self];
  return [...others, ...itself.flatMap((ref) => ownHolds(ref, catalogue))];
}

/** Reads Argo CD's tracking annotation: `<application>:…`, or `<namespace>_<application>:…`. */
function argoApplicationOf(object: KubeObject): readonly HoldAdvice[] {
  const id = readString(object, ["metadata", "annotations", "argocd.argoproj.io/tracking-id"]);
  const found = /^(?:([^_:]+)_)?([^_:]+):/.exec(id ?? "");
  if (found === null) return [];
  const [, namespace = "", name = ""] = found;
  return [{ ref: { group: "argoproj.io", kind: "Application", namespace, name }, effect: "delivery" }];
}

function ownHolds(ref: ObjectRef, catalogue: Catalogue): readonly HoldAdvice[] {
  const derived = new Set(derivationsFor(catalogue, ref).map(({ effect }) => effect));
  const effects = mechanismsFor(catalogue, ref).map(({ effect }) => effect);
  const stopping = [...new Set(effects)].filter((effect) => STOPS_WRITING.has(effect) && !derived.has(effect));
  return stopping.map((effect) => ({ ref, effect }));
}
