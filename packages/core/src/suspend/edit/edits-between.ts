import { type Edit, isMap, type Json, type KubeObject, type Path, refOf, sameJson } from "../../object/index.ts";

/** Returns the edits that turn one version of an object into another. A list counts as one value. */
export function editsBetween(before: KubeObject, after: KubeObject): readonly Edit[] {
  const ref = refOf(before);
  return changesBelow(before as unknown as Json, after as unknown as Json, []).map(
    ({ path, value }): Edit =>
      value === undefined ? { ref, path, operation: "delete" } : { ref, path, operation: "set", value },
  );
}

interface Difference {
  readonly path: Path;
  /** The new value of the field; absent: it was removed. */
  readonly value?: Json;
}

function changesBelow(before: Json, after: Json, path: Path): readonly Difference[] {
  if (sameJson(before, after)) return [];
  if (!isMap(before) || !isMap(after)) return [{ path, value: after }];
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys.flatMap((key): readonly Difference[] => {
    const [old, value] = [before[key], after[key]];
    if (value === undefined) return old === undefined ? [] : [{ path: [...path, key] }];
    return old === undefined ? [{ path: [...path, key], value }] : changesBelow(old, value, [...path, key]);
  });
}
