import { inventoryRow } from "@landfall/adapters/inventory";
import { KINDS } from "@landfall/adapters/systems";
import { type KubeObject, readPath, refOf } from "@landfall/core/object";
import type { Resource } from "../client/resource.ts";
import { pageNames, ROLLOUT_LABEL } from "./plan-store.ts";

/** The kinds of Landfall on which a rollout is decided. */
const OURS: readonly string[] = [
  "Rollout",
  "RolloutStrategy",
  "RolloutPlan",
  "Budget",
  "FleetReport",
  "PackageReport",
  "StatusSnapshot",
];

/**
 * Whether rollouts are decided on objects of a kind: a delivery kind of some system, or an inventory kind. Secrets are
 * never read.
 */
export function isOfRollouts({ group, kind, verbs }: Resource): boolean {
  if (!verbs.includes("watch") || (group === "" && kind === "Secret")) return false;
  if (group === "landfall.dev") return OURS.includes(kind);
  return KINDS.has(`${group}/${kind}`) || inventoryRow(group, kind) !== undefined;
}

/** The kinds that the rules of a Rollout name, as `group/kind`. */
export function kindsNamed({ spec }: KubeObject): readonly string[] {
  const rules = ["inventory", "actuate"].flatMap((field) => readPath(spec, [field]) ?? []);
  return (rules as readonly { readonly group?: unknown; readonly kind?: unknown }[]).flatMap(({ group, kind }) =>
    typeof group === "string" && typeof kind === "string" && kind !== "Secret" ? [`${group}/${kind}`] : [],
  );
}

/** The served kinds on which a cluster's Rollouts are decided. */
export function rolloutKinds(served: readonly Resource[], rollouts: readonly KubeObject[]): readonly Resource[] {
  const named = new Set(rollouts.flatMap(kindsNamed));
  return served.filter((one) => isOfRollouts(one) || named.has(`${one.group}/${one.kind}`));
}

/**
 * Selects the objects on which a Rollout is decided from all objects of these kinds, without its own pages. Objects of
 * our kinds count only in its namespace, and pages only if one of the Rollouts refers to them.
 */
export function rolloutObjects(
  rollout: KubeObject,
  objects: readonly KubeObject[],
  rollouts: readonly KubeObject[],
): readonly KubeObject[] {
  const { namespace } = refOf(rollout);
  const pages = new Set(rollouts.flatMap((one) => pageNames(one)));
  const own = new Set(pageNames(rollout));
  return objects.filter((object) => {
    const ref = refOf(object);
    if (ref.group !== "landfall.dev") return true;
    if (ref.namespace !== namespace || ref.kind === "Rollout" || own.has(ref.name)) return false;
    const isOurs = ref.kind === "RolloutPlan" && object.metadata?.labels?.[ROLLOUT_LABEL] !== undefined;
    return !isOurs || pages.has(ref.name);
  });
}
