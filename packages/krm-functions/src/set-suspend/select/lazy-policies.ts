import { CLAIMS } from "@landfall/adapters/systems";
import { formatRef, type ObjectRef, type Problem, refKey } from "@landfall/core/object";
import type { ResourceList } from "../../sdk/index.ts";

const MOST_NAMES = 20;
const POLICIES: ReadonlySet<string> = new Set(["PropagationPolicy", "ClusterPropagationPolicy"]);

/**
 * The warnings about changed policies that Karmada acts on lazily: what was held or let go counts for a template only
 * when that template next changes. Each names the templates that are here. Source: the detector of Karmada, which
 * leaves a template alone that nothing but its Lazy policy has changed for.
 */
export function lazyPolicies(list: ResourceList, changed: readonly ObjectRef[]): readonly Problem[] {
  const keys = new Set(changed.filter(({ kind }) => POLICIES.has(kind)).map((ref) => refKey(ref)));
  const lazy = list.items.filter(
    (item) => keys.has(refKey(item.ref)) && item.get(["spec", "activationPreference"]) === "Lazy",
  );
  if (lazy.length === 0) return [];
  const templates = templatesByPolicy(list);
  return lazy.map(({ ref }): Problem => {
    const message = `${formatRef(ref)} is Lazy: for a template this counts from its next change, and not before`;
    const found = templates.get(refKey(ref)) ?? [];
    const which = found.length === 0 ? "each of its templates, none of which is here" : names(found);
    const hint = `to have it at once, change an annotation of ${which}`;
    return { code: "Caution", severity: "warning", message, ref, hint };
  });
}

function templatesByPolicy(list: ResourceList): ReadonlyMap<string, readonly ObjectRef[]> {
  const objects = list.items.map((item) => item.toObject());
  const claims = CLAIMS.map((make) => make(objects));
  const templates = new Map<string, ObjectRef[]>();
  list.items.forEach(({ ref }, at) => {
    const object = objects[at];
    if (object === undefined) return;
    const policy = claims.map(({ authorityOf }) => authorityOf(object, "delivery")).find((one) => one !== undefined);
    if (policy === undefined) return;
    const key = refKey(policy);
    templates.set(key, [...(templates.get(key) ?? []), ref]);
  });
  return templates;
}

function names(all: readonly ObjectRef[]): string {
  const sorted = all.map((ref) => formatRef(ref)).sort();
  const more = sorted.length > MOST_NAMES ? ` and ${sorted.length - MOST_NAMES} more` : "";
  return `${sorted.slice(0, MOST_NAMES).join(", ")}${more}`;
}
