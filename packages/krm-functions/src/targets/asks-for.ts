import { REVISIONS } from "@landfall/adapters/systems";
import { isSameRevision } from "@landfall/core/aggregate";
import { type KubeObject, type ObjectRef, parseApiVersion, refKey } from "@landfall/core/object";
import type { Item, ResourceList } from "../sdk/index.ts";

/** Whether the spec of an item asks for this revision. */
export type AsksFor = (item: Item, revision: string) => boolean;

/** Answers whether an item asks for a revision, itself or by a source that lies in the package too. */
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
