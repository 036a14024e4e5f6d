import type { KubeObject, Path, ValueOrAbsent } from "../../object/index.ts";
import { sameValue, valueAt } from "../model/value.ts";
import { readLedger } from "./ledger.ts";

/**
 * The value that would be at a path if nobody held the object: the saved value where the value that we wrote still
 * stands, else the present one. So a pinned RootSync still tells which revision is wanted. A ledger that cannot be read
 * gives the present value.
 */
export function valueWithoutHolds(object: KubeObject, path: Path): ValueOrAbsent {
  const live = valueAt(object, path);
  const ledger = readLedger(object);
  if (!ledger.ok) return live;
  const fields = [...ledger.value.saved.values()].flatMap((saved) => saved.fields);
  const field = fields.find((saved) => sameValue({ value: [...saved.path] }, { value: [...path] }));
  return field !== undefined && sameValue(field.wrote, live) ? field.prev : live;
}
