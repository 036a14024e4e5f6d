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

/** Writes a path as an RFC 6901 JSON pointer. */
export function pointer(path: Path): string {
  return path.map((segment) => `/${String(segment).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}

/**
 * Returns tests that an object is still the one that was read: its uid, and the values at these paths. An absent value
 * is tested as null at its first missing parent, since an API server rejects a test below that.
 */
export function testsOf(object: KubeObject, paths: readonly Path[]): readonly PatchOperation[] {
  const places = [["metadata", "uid"], ...paths].map((path) => firstMissing(object, path));
  const once = places.filter((path, index) => places.findIndex((other) => samePath(other, path)) === index);
  return once.map((path) => {
    const live = valueAt(object, path);
    return { op: "test", path: pointer(path), value: "absent" in live ? null : live.value };
  });
}

/** Returns the path, or its prefix up to the first value that is not a map. */
function firstMissing(object: KubeObject, path: Path): Path {
  const depth = path.findIndex((_, index) => index > 0 && !isMap(readPath(object, path.slice(0, index))));
  return depth < 0 ? path : path.slice(0, depth);
}

/** Returns the patch operations for edits of an object; missing parents are created with the value in one operation. */
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
