import type { KubeObject } from "@landfall/core/object";
import type { Client } from "../client/client.ts";
import { type ListOptions, listPages } from "../client/list.ts";
import type { Resource } from "../client/resource.ts";
import { keyOf } from "./key.ts";
import type { Projection } from "./project.ts";

/** All objects at one resourceVersion, by key. */
export type Snapshot = ReadonlyMap<string, KubeObject>;

/** Lists the objects, and returns them with the resource version that the list shows. */
export async function firstList(
  { requester }: Client,
  resource: Resource,
  options: ListOptions,
  project: Projection,
): Promise<{ readonly objects: Snapshot; readonly version: string }> {
  const objects = new Map<string, KubeObject>();
  let version = "";
  for await (const page of listPages(requester, resource, options)) {
    if (page.restarted) objects.clear();
    for (const object of page.items) objects.set(keyOf(object), project(object));
    version = page.resourceVersion;
  }
  return { objects, version };
}
