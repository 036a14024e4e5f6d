import type { KubeObject, Path, ValueOrAbsent } from "../../object/index.ts";
import { sameValue, valueAt } from "../model/value.ts";
import { readLedger } from "./ledger.ts";

/**
 * Returns the value that would be at a path if nobody held the object: the saved value if the value written by Landfall
 * is still there, else the present one. So the wanted revision of a pinned RootSync can still be read. If the ledger
 * cannot be read, the present value is returned.
 */
export function valueWithoutHolds(object: KubeObject, path: Path): ValueOrAbsent {
  const live = valueAt(object, path);
  const ledger = readLedger(object);
  if (!ledger.ok) return live;
  const fields = [...ledger.value.saved.values()].flatMap((saved) => saved.fields);
  const field = fields.find((saved) => sameValue({ value: [...saved.path] }, { value: [...path] }));
  return field !== undefined && sameValue(field.wrote, live) ? field.prev : live;
}
