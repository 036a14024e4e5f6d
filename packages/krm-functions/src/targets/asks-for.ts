import { REVISIONS } from "@landfall/adapters/systems";
import { isSameRevision } from "@landfall/core/aggregate";
import { type KubeObject, type ObjectRef, parseApiVersion, refKey } from "@landfall/core/object";
import type { Item, ResourceList } from "../sdk/index.ts";

/** Whether the spec of an item requests this revision. */
export type AsksFor = (item: Item, revision: string) => boolean;

/** Returns a test for whether an item requests a revision, in its own spec or by a source object of the package. */
export function asksForIn(list: ResourceList): AsksFor {
  let items: ReadonlyMap<string, Item> | undefined;
  const find = (ref: ObjectRef): KubeObject | undefined => {
    items ??= new Map(list.items.map((item) => [refKey(item.ref), item]));
    return items.get(refKey(ref))?.toObject();
  };
  return (item, revision) => {
    const object = item.toObject();
    const { group } = parseApiVersion(object.apiVersion ?? "");
    const asked = REVISIONS.get(`${group}/${object.kind}`)?.(object, find);
    return asked !== undefined && isSameRevision(asked, revision);
  };
}
