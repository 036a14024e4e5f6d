import { formatPath, type Path } from "@landfall/core/object";
import type { Item } from "./item.ts";

/**
 * The reason why an edit is refused; the text stays as before. `AliasedField`: the field has an anchor that other
 * places refer to, or lies in a shared node; an alias itself may be replaced. `MergedField`: the field lies in one that
 * a merge key brings in, or would have to be removed from there. `NotAMap`, `NotAList`: the path leads through a value
 * of another kind. `IndexOutOfRange`: the index is beyond the end of a list. `InvalidValue`: the value is not JSON, or
 * nested too deeply. `DuplicateKey`: the field, or one that it lies in, appears twice. `WholeObject`: the path is
 * empty, or the edit would leave nothing. `UnusualSyntax`: a form that is never edited (`? key`).
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

/** Thrown for an edit that cannot be made without changing more than was asked for. */
export class EditError extends Error {
  override readonly name = "EditError";
  readonly code: EditErrorCode;
  readonly path: Path;
  /** The item that refused the edit. */
  item?: Item;
  constructor(code: EditErrorCode, path: Path, message: string) {
    super(`${formatPath(path) || "the object"}: ${message}`);
    this.code = code;
    this.path = path;
  }
}
