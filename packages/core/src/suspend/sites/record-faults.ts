import { formatPath, type Path } from "../../object/index.ts";
import { savedPath } from "../ledger/ledger.ts";
import type { Saved } from "../model/saved.ts";
import type { SiteFault } from "../model/site-engine.ts";

/** Returns the fault of a saved record that somebody removed while the object is held. */
export function savedLost(mechanism: string, path: Path): SiteFault {
  const key = String(savedPath(mechanism).at(-1));
  const message = `annotation ${key} is gone, so it is not known what ${formatPath(path)} was before it was held`;
  const hint =
    "restore the annotation from version control; or let go with forceRestore: true and resumeValue: explicit (the system's own word for off) or resumeValue: delete";
  return { code: "SavedLost", message, hint, path };
}

/** Returns the fault of a record with paths that its mechanism never writes. */
export function notItsOwn({ mechanism, fields }: Saved): SiteFault {
  const path = savedPath(mechanism);
  const named = fields.map((field) => formatPath(field.path).slice(0, 80)).join(", ");
  const message = `annotation ${String(path.at(-1))} is not what was written: ${named} is not what ${mechanism} writes`;
  return { code: "LedgerCorrupt", message, hint: "restore the annotation from version control", path };
}
