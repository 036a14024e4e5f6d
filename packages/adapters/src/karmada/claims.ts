import {
  type KubeObject,
  type ObjectRef,
  parseLabelSelector,
  readPath,
  readString,
  refKey,
  refOf,
} from "@landfall/core/object";
import { type Claims, requirementsOf } from "@landfall/core/suspend";
import { templateOf } from "./template.ts";

const POLICY_GROUP = "policy.karmada.io";
const NAME = "propagationpolicy.karmada.io/name";
const NAMESPACE = "propagationpolicy.karmada.io/namespace";
const CLUSTER_NAME = "clusterpropagationpolicy.karmada.io/name";
/** Matches groups of objects that Karmada creates itself, or that configure it: none of them is a template. */
const NO_TEMPLATE = /(?:^|\.)karmada\.io$/;

/**
 * Creates the rules for which policy decides about the delivery of a template: the one that has claimed it; else the
 * one of `objects` that would: a PropagationPolicy of its namespace before a ClusterPropagationPolicy, then the higher
 * `priority`, then the more specific selector (by name, by labels, by kind), then the smaller name; for a template that
 * others need and no policy claims, its binding. They also give the template of a binding.
 */
export function karmadaClaims(objects: readonly KubeObject[]): Claims {
  const policies = objects.filter((object) => refOf(object).group === POLICY_GROUP);
  const needed = objects.filter((object) => object.kind === "ResourceBinding" && requirementsOf(object).length > 0);
  const broughtAlong = new Map(needed.flatMap((binding) => entriesOf(binding)));
  return {
    authorityOf: (object, effect) =>
      effect === "delivery" && !NO_TEMPLATE.test(refOf(object).group)
        ? (policyOf(object, policies) ?? broughtAlong.get(refKey(refOf(object))))
        : undefined,
    standsFor: (object) => templateOf(object),
  };
}

function entriesOf(binding: KubeObject): readonly (readonly [string, ObjectRef])[] {
  const template = templateOf(binding);
  return template === undefined ? [] : [[refKey(template), refOf(binding)]];
}

function policyOf(template: KubeObject, policies: readonly KubeObject[]): ObjectRef | undefined {
  return claimedBy(template) ?? selectedBy(template, policies);
}

/**
 * Returns the policy that claims a template: Karmada writes it on the template as annotations, or in older releases as
 * labels.
 */
function claimedBy(template: KubeObject): ObjectRef | undefined {
  const said = (key: string): string | undefined =>
    readString(template, ["metadata", "annotations", key]) ?? readString(template, ["metadata", "labels", key]);
  const name = said(NAME);
  if (name !== undefined) {
    return { group: POLICY_GROUP, kind: "PropagationPolicy", namespace: said(NAMESPACE) ?? "", name };
  }
  const clusterWide = said(CLUSTER_NAME);
  if (clusterWide === undefined) return undefined;
  return { group: POLICY_GROUP, kind: "ClusterPropagationPolicy", namespace: "", name: clusterWide };
}

interface Candidate {
  readonly ref: ObjectRef;
  /** The precedence of a policy: compared from the left, the smallest wins. */
  readonly rank: readonly [number, number, number];
}

function selectedBy(template: KubeObject, policies: readonly KubeObject[]): ObjectRef | undefined {
  const candidates = policies.flatMap((policy): readonly Candidate[] => {
    const nearness = selectorNearness(template, policy);
    if (nearness === undefined) return [];
    const ref = refOf(policy);
    const priority = readPath(policy, ["spec", "priority"]);
    return [
      { ref, rank: [ref.kind === "PropagationPolicy" ? 0 : 1, typeof priority === "number" ? -priority : 0, nearness] },
    ];
  });
  return candidates.toSorted(compareCandidates)[0]?.ref;
}

function compareCandidates(a: Candidate, b: Candidate): number {
  const differing = a.rank.findIndex((value, at) => value !== b.rank[at]);
  if (differing >= 0) return (a.rank[differing] ?? 0) - (b.rank[differing] ?? 0);
  return a.ref.name < b.ref.name ? -1 : 1;
}

/**
 * Returns how specific a selector is: 0: by name, 1: by labels, 2: by kind alone; `undefined`: the policy does not
 * select it.
 */
function selectorNearness(template: KubeObject, policy: KubeObject): number | undefined {
  const { kind, namespace } = refOf(policy);
  if (kind !== "PropagationPolicy" && kind !== "ClusterPropagationPolicy") return undefined;
  if (kind === "PropagationPolicy" && refOf(template).namespace !== namespace) return undefined;
  const selectors = readPath(policy, ["spec", "resourceSelectors"]);
  if (!Array.isArray(selectors)) return undefined;
  const found = selectors.flatMap((selector: unknown) => nearnessOf(selector, template) ?? []);
  return found.length === 0 ? undefined : Math.min(...found);
}

function nearnessOf(selector: unknown, template: KubeObject): number | undefined {
  const text = (key: string): string => readString(selector, [key]) ?? "";
  const { namespace, name } = refOf(template);
  if (text("apiVersion") !== template.apiVersion || text("kind") !== template.kind) return undefined;
  if (text("namespace") !== "" && text("namespace") !== namespace) return undefined;
  if (text("name") !== "") return text("name") === name ? 0 : undefined;
  const labelSelector = readPath(selector, ["labelSelector"]);
  if (labelSelector === undefined || labelSelector === null) return 2;
  const labels = parseLabelSelector(labelSelector, ["spec", "resourceSelectors"]);
  return labels.ok && labels.value(template.metadata?.labels ?? {}) ? 1 : undefined;
}
