import { readPath } from "@landfall/core/object";
import type { Item } from "../sdk/index.ts";
import type { KubernetesObject } from "./types.ts";

const OCTAL = /^[-+]?0[0-7]+$/;
const MAYBE_OCTAL = /[\s:[,{-][-+]?0[0-7]+/;

/**
 * The object of an item as a function may change it. `0644` is octal as in YAML 1.1, hence for Kubernetes and for
 * kpt-functions: a function that copies it elsewhere writes 420, which is equal. `metadata` always exists.
 */
export function readObject(item: Item): KubernetesObject {
  const object = item.get([]) as KubernetesObject & { metadata?: KubernetesObject["metadata"] };
  if (MAYBE_OCTAL.test(item.source)) readOctals(item, object);
  if (typeof object.metadata !== "object" || object.metadata === null) Object.assign(object, { metadata: {} });
  return object;
}

function readOctals(item: Item, object: object): void {
  for (const { path, source } of item.numbersWritten(OCTAL)) {
    const parent = readPath(object, path.slice(0, -1));
    const key = path.at(-1);
    if (typeof parent !== "object" || parent === null || key === undefined || !Object.hasOwn(parent, key)) continue;
    Object.assign(parent, { [key]: Number.parseInt(source, 8) });
  }
}
