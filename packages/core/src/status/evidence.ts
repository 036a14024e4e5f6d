import { type Path, readPath } from "../object/index.ts";
import { type Fields, isAbsent, isFields, own, type Subject } from "./subject.ts";
import type { EvidenceField } from "./types.ts";

/** The longest string that evidence and messages carry, in UTF-16 units. */
export const TEXT_LIMIT = 256;

/** The fields at those paths that exist in the object: a path without a value is no evidence. */
export function evidenceOf(subject: Subject, paths: readonly Path[]): readonly EvidenceField[] {
  const fields = Array<EvidenceField>(paths.length);
  let found = 0;
  for (const path of paths) {
    const value = valueAt(subject, path);
    if (!isAbsent(value)) fields[found++] = { path, value: evidenceValue(value) };
  }
  return found === fields.length ? fields : fields.slice(0, found);
}

/** As `readPath`, and quickly where the subject has taken the object apart already. */
function valueAt(subject: Subject, path: Path): unknown {
  const root = path[0] as string;
  if (path.length === 1) return own(subject.object as Fields, root);
  const fields = partOf(subject, root);
  if (fields === undefined) return readPath(subject.object, path);
  let value = own(fields, path[1] as string);
  for (let index = 2; index < path.length; index++) value = fieldAt(value, path[index] as string | number);
  return value;
}

function partOf({ status, spec, metadata }: Subject, root: string): Fields | undefined {
  if (root === "status") return status;
  if (root === "spec") return spec;
  return root === "metadata" ? metadata : undefined;
}

function fieldAt(value: unknown, segment: string | number): unknown {
  if (typeof segment === "number") return Array.isArray(value) ? value[segment] : undefined;
  return isFields(value) ? own(value, segment) : undefined;
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
