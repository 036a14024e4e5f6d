import { labelsOf } from "@landfall/adapters/inventory";
import { DEPENDS_ON, type Result, readPath, success, type Target } from "@landfall/core/object";
import type { ComputeWave } from "@landfall/core/schemas";
import { withPackage } from "../../aggregate-status/observe/declared-targets.ts";
import type { Item, ResourceList } from "../../sdk/index.ts";
import { readTargets, type TargetReader } from "../../targets/target-reader.ts";

const DEPENDS_ON_PATH = ["metadata", "annotations", DEPENDS_ON] as const;

/** The facts about an item's target. */
export interface TargetFacts {
  readonly target: Result<Target>;
  /**
   * The target under which aggregate-status reports it: a delivery object without a package uses its own name as the
   * package.
   */
  readonly reportedAs: Result<Target>;
  readonly labels: { readonly [label: string]: string };
  /** The depends-on annotation as written. */
  readonly dependsOn: string | undefined;
}

/** Reads the facts about an item's target, once for each item. */
export type FactReader = (item: Item) => TargetFacts;

/** Reads the config's rules once and returns a reader. Problems name fields of the config. */
export function readTargetFacts(list: ResourceList, config: ComputeWave): Result<FactReader> {
  const { targets: rules, subPackagesAreClusters } = config;
  const reader = readTargets(list, { rules, field: "targets", subPackagesAreClusters });
  if (!reader.ok) return reader;
  const known = new Map<Item, TargetFacts>();
  return success((item) => {
    const before = known.get(item);
    if (before !== undefined) return before;
    const facts = readFacts(item, reader.value);
    known.set(item, facts);
    return facts;
  });
}

function readFacts(item: Item, targetOf: TargetReader): TargetFacts {
  const object = item.toObject();
  const target = targetOf(item);
  const dependsOn = readPath(object, DEPENDS_ON_PATH);
  return {
    target,
    reportedAs: target.ok && target.value.package === undefined ? success(withPackage(target.value, object)) : target,
    labels: labelsOf(object),
    dependsOn: typeof dependsOn === "string" ? dependsOn : undefined,
  };
}
