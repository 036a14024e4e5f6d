import { type Edit, isMap, type Json, type Path, readPath, refOf } from "@landfall/core/object";
import type { Delivery } from "./actuation.ts";
import { hashIn } from "./hash-in.ts";
import { invalidRevision, type Refusal } from "./refusal.ts";

/** Returns the edit that sets a field; none if it has the value already. */
export function setField({ object, item }: Delivery, path: Path, value: Json): readonly Edit[] {
  const now = readPath(object, path);
  if (now === value) return [];
  const expected = now === undefined ? ({ absent: true } as const) : { value: now as Json };
  return [{ ref: refOf(object), ...(item !== undefined && { item }), path, operation: "set", value, expected }];
}

/** Returns the edit that removes a field; none if there is none. */
export function deleteField({ object, item }: Delivery, path: Path): readonly Edit[] {
  const now = readPath(object, path);
  if (now === undefined) return [];
  const expected = { value: now as Json };
  return [{ ref: refOf(object), ...(item !== undefined && { item }), path, operation: "delete", expected }];
}

/** Returns whether there is a map at a path. */
export function isMapAt(object: unknown, path: Path): boolean {
  return isMap(readPath(object, path));
}

/** Returns the edit that sets the version of a chart, which is never a commit. */
export function setVersion(delivery: Delivery, path: Path, revision: string): readonly Edit[] | Refusal {
  if (hashIn(revision) === undefined) return setField(delivery, path, revision);
  return invalidRevision("a chart has a version, no commit", "give the version of the chart", path.join("."));
}
