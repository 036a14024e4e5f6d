import { formatPath, type Path } from "@landfall/core/object";

/**
 * Why an edit is refused; the text is as before.
 * `AliasedField`: the field has an anchor that other places refer to, or lies in a node that is shared so; an alias
 * itself is replaced by the value that is set. `MergedField`: the field lies in one that a merge key brings in, or it
 * would have to be removed from there. `NotAMap`, `NotAList`: the path leads through something else.
 * `IndexOutOfRange`: an index beyond the end of a list. `InvalidValue`: the value is no JSON value, or too deep.
 * `DuplicateKey`: the field, or one that it lies in, is there twice. `WholeObject`: the path is empty, or the edit would leave nothing. `UnusualSyntax`: a form that is never edited (`? key`).
 */
export type EditErrorCode =
  | "AliasedField"
  | "DuplicateKey"
  | "MergedField"
  | "NotAMap"
  | "NotAList"
  | "IndexOutOfRange"
  | "InvalidValue"
  | "WholeObject"
  | "UnusualSyntax";

/** An edit of an item's text that cannot be made without changing more than was asked for. */
export class EditError extends Error {
  override readonly name = "EditError";
  readonly code: EditErrorCode;
  readonly path: Path;
  constructor(code: EditErrorCode, path: Path, message: string) {
    super(`${formatPath(path) || "the object"}: ${message}`);
    this.code = code;
    this.path = path;
  }
}
