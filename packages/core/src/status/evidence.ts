import { type Path, readPath } from "../object/index.ts";
import { isAbsent, isFields, own, type Subject } from "./subject.ts";
import type { EvidenceField } from "./types.ts";

/** The longest string that evidence and messages carry, in UTF-16 units. */
export const TEXT_LIMIT = 256;

/** The fields at those paths that exist in the object: a path without a value is no evidence. */
export function evidenceOf(subject: Subject, paths: readonly Path[]): readonly EvidenceField[] {
  const fields = new Array<EvidenceField>(paths.length);
  let found = 0;
  for (let index = 0; index < paths.length; index++) {
    const path = paths[index] as Path;
    const value = valueAt(subject, path);
    if (!isAbsent(value)) fields[found++] = { path, value: evidenceValue(value) };
  }
  return found === fields.length ? fields : fields.slice(0, found);
}

/** As `readPath`, and quickly where the subject has taken the object apart already: most paths are like `status.phase`. */
function valueAt(subject: Subject, path: Path): unknown {
  if (path.length === 2) {
    const key = path[1] as string;
    if (path[0] === "status") return own(subject.status, key);
    if (path[0] === "spec") return own(subject.spec, key);
    if (path[0] === "metadata") return own(subject.metadata, key);
  }
  if (path.length === 4 && path[0] === "status" && path[1] === "conditions") return conditionField(subject, path);
  return readPath(subject.object, path);
}

function conditionField({ status, object }: Subject, path: Path): unknown {
  const conditions = status["conditions"];
  const entry: unknown = Array.isArray(conditions) ? conditions[path[2] as number] : undefined;
  return isFields(entry) ? own(entry, path[3] as string) : readPath(object, path);
}

/** A value fit to be quoted: bounded, and JSON even where client-node holds a `Date`. */
export function evidenceValue(value: unknown): string | number | boolean | null {
  if (typeof value === "string") return value.length > TEXT_LIMIT ? value.slice(0, TEXT_LIMIT) : value;
  if (typeof value === "number" || typeof value === "boolean" || value === null) return value;
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? "Invalid Date" : value.toISOString();
  if (Array.isArray(value)) return `list of ${value.length}`;
  if (typeof value === "object") return `map of ${Object.keys(value).length}`;
  return typeof value;
}
