import {
  type Edit,
  isMap,
  type Json,
  type KubeObject,
  type Path,
  readPath,
  samePath,
  type ValueOrAbsent,
} from "../../object/index.ts";
import { startCopy } from "../edit/draft.ts";
import { valueAt } from "../model/value.ts";
import type { PatchOperation } from "./live-step.ts";

/** RFC 6901. */
export function pointer(path: Path): string {
  return path.map((segment) => `/${String(segment).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}

/**
 * Tests that an object is still the one that was read: its uid, and what was at these paths. Absence is tested as null at the
 * first parent that is not there, because an API server refuses a test below it.
 */
export function testsOf(object: KubeObject, paths: readonly Path[]): readonly PatchOperation[] {
  const places = [["metadata", "uid"], ...paths].map((path) => firstMissing(object, path));
  const once = places.filter((path, index) => places.findIndex((other) => samePath(other, path)) === index);
  return once.map((path) => {
    const live = valueAt(object, path);
    return { op: "test", path: pointer(path), value: "absent" in live ? null : live.value };
  });
}

/** The path, or the part of it that leads to the first thing which is no map. */
function firstMissing(object: KubeObject, path: Path): Path {
  const depth = path.findIndex((_, index) => index > 0 && !isMap(readPath(object, path.slice(0, index))));
  return depth < 0 ? path : path.slice(0, depth);
}

/** The operations that do edits to an object; missing parents are made with the value, in one operation. */
export function changesOf(object: KubeObject, edits: readonly Edit[]): readonly PatchOperation[] {
  const copy = startCopy(object);
  const operations: PatchOperation[] = [];
  for (const edit of edits) {
    const now = copy.root() as KubeObject;
    if (edit.operation === "delete") {
      if (!("absent" in valueAt(now, edit.path))) operations.push({ op: "remove", path: pointer(edit.path) });
      copy.write(edit.path, { absent: true });
      continue;
    }
    const place = firstMissing(now, edit.path);
    const value = edit.path.slice(place.length).reduceRight<Json>((inner, key) => ({ [key]: inner }), edit.value);
    operations.push({ op: "add", path: pointer(place), value });
    copy.write(edit.path, { value: edit.value } satisfies ValueOrAbsent);
  }
  return operations;
}
