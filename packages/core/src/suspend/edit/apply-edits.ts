import { type Edit, failure, formatPath, type KubeObject, type Result, success } from "../../object/index.ts";
import { sameValue, valueAt } from "../model/value.ts";
import { startCopy } from "./draft.ts";

/**
 * Makes a copy of an object with the edits done, for dry runs and for asking what an edit would mean; the input stays as
 * it is. Problem `UnexpectedValue`: the object has another value than an edit expects, and no edit is done. Edits of
 * suspension set and delete; an `append` is a programming mistake here and throws a TypeError.
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
