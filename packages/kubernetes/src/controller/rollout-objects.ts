import { inventoryRow } from "@landfall/adapters/inventory";
import { ACTUATORS, KINDS } from "@landfall/adapters/systems";
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

/** Kinds that a system is moved by and that deliver to nobody themselves, as the policies of Karmada. */
const MOVED: ReadonlySet<string> = new Set([...ACTUATORS.values()].flatMap(({ shared }) => shared?.moved ?? []));

/**
 * Whether rollouts are decided on objects of a kind: of a system that delivers or that is moved, or of an inventory. Secrets are
 * never read.
 */
export function isOfRollouts({ group, kind, verbs }: Resource): boolean {
  if (!verbs.includes("watch") || (group === "" && kind === "Secret")) return false;
  if (group === "landfall.dev") return OURS.includes(kind);
  return isWrittenByRollouts({ group, kind }) || inventoryRow(group, kind) !== undefined;
}

/** Whether what an actuator writes may be of a kind. */
export function isWrittenByRollouts({ group, kind }: Pick<Resource, "group" | "kind">): boolean {
  return KINDS.has(`${group}/${kind}`) || MOVED.has(`${group}/${kind}`);
}

/** A kind as a rule of a Rollout names it: of one group, or of any. */
export interface NamedKind {
  readonly group?: string;
  readonly kind: string;
}

/** The kinds that the rules of a Rollout name. */
export function kindsNamed({ spec }: KubeObject): readonly NamedKind[] {
  const rules = ["inventory", "actuate"].flatMap((field) => readPath(spec, [field]) ?? []);
  return (rules as readonly { readonly group?: unknown; readonly kind?: unknown }[]).flatMap(({ group, kind }) =>
    typeof kind === "string" && kind !== "Secret" ? [{ ...(typeof group === "string" && { group }), kind }] : [],
  );
}

/** Whether a kind is one that is named. */
export function isNamedBy(named: NamedKind, { group, kind }: Pick<Resource, "group" | "kind">): boolean {
  return kind === named.kind && (named.group === undefined || group === named.group);
}

/** The kinds, of those that a cluster serves, that its Rollouts are decided on. */
export function rolloutKinds(served: readonly Resource[], rollouts: readonly KubeObject[]): readonly Resource[] {
  const named = rollouts.flatMap(kindsNamed);
  return served.filter((one) => isOfRollouts(one) || named.some((kind) => isNamedBy(kind, one)));
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
