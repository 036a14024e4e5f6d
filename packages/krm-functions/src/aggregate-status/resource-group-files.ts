import {
  type Observation,
  packageReportName,
  type ResourceGroupObject,
  reconcileOf,
  resourceGroupObject,
} from "@landfall/core/aggregate";
import { type Json, targetKey } from "@landfall/core/object";
import { type ResourceList, updateItem } from "../sdk/index.ts";

type Fields = { readonly [key: string]: Json };

/** The annotation of a ConfigMap that holds the ResourceGroup of a target. */
const ABOUT = "landfall.dev/resource-group-of";
const FILE = "resourcegroup.json";

/** The inputs for ResourceGroups that are written as files. */
export interface ResourceGroupFiles {
  readonly observations: readonly Observation[];
  /** The observations of each target's parts, by target. */
  readonly parts: ReadonlyMap<string, readonly Observation[]>;
  readonly output: string;
}

/**
 * Writes for each target a ConfigMap that holds the ResourceGroup of its objects: a second ResourceGroup must not be in
 * a package, and kpt does not mistake a ConfigMap without its label for an inventory. One whose target is gone becomes
 * empty.
 */
export function writeResourceGroupFiles(list: ResourceList, { observations, parts, output }: ResourceGroupFiles): void {
  const groups = new Map<string, ResourceGroupObject>();
  const known = new Map(
    list.select({ group: "", kind: "ConfigMap" }).flatMap((item) => {
      const about = item.annotations[ABOUT];
      return about === undefined ? [] : [[about, item] as const];
    }),
  );
  for (const about of known.keys()) groups.set(about, resourceGroupObject({ name: "objects", observations: [] }));
  for (const whole of observations) {
    const key = targetKey(whole.target);
    groups.set(key, groupOf(whole, parts.get(key) ?? []));
  }
  for (const [about, group] of [...groups].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const item = known.get(about);
    const data = { [FILE]: `${JSON.stringify(group, undefined, 2)}\n` };
    const name = `resource-group.${packageReportName(about)}`;
    if (item === undefined)
      list.insert(configMap(name, about, data), { path: `${output}/resource-groups/${name}.yaml` });
    else updateItem(item, ["data"], data);
  }
}

/** The ResourceGroup of a target. Parts whose observation has no actuation of their own get the target's. */
function groupOf({ target, axes: { actuation } }: Observation, parts: readonly Observation[]): ResourceGroupObject {
  const observations = parts.map((part) => {
    if (part.unsaid?.includes("actuation") !== true) return part;
    const reconcile = reconcileOf("Apply", actuation, part.axes.health, "Pending");
    const unsaid = part.unsaid.filter((axis) => axis !== "actuation" && axis !== "reconcile");
    return { ...part, unsaid, axes: { ...part.axes, actuation, reconcile } };
  });
  return resourceGroupObject({ name: target.package ?? "objects", observations });
}

function configMap(name: string, about: string, data: Fields): Fields {
  const annotations = { "config.kubernetes.io/local-config": "true", [ABOUT]: about };
  return { apiVersion: "v1", kind: "ConfigMap", metadata: { name, annotations }, data };
}
