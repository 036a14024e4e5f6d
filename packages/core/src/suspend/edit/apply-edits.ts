import { type Edit, failure, formatPath, type KubeObject, type Result, success } from "../../object/index.ts";
import { sameValue, valueAt } from "../model/value.ts";
import { startCopy } from "./draft.ts";

/**
 * Returns a copy of an object with the edits applied, for dry runs and to see the effect of an edit; the input is not
 * changed. Problem `UnexpectedValue`: the object has another value than an edit expects, and no edit is applied. Edits
 * of suspension only set and delete; an `append` throws a TypeError.
 */
export function applyEdits(object: KubeObject, edits: readonly Edit[]): Result<KubeObject> {
  const copy = startCopy(object);
  for (const edit of edits) {
    if (edit.operation === "append") throw new TypeError("suspension does not append");
    if (edit.expected !== undefined && !sameValue(valueAt(copy.root(), edit.path), edit.expected)) {
      const field = formatPath(edit.path);
      return failure({
        code: "UnexpectedValue",
        severity: "error",
        message: `${field} is not what it was`,
        ref: edit.ref,
        field,
      });
    }
    copy.write(edit.path, edit.operation === "set" ? { value: edit.value } : { absent: true });
  }
  return success(copy.root() as KubeObject);
}
