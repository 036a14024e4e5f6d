import { type KubeObject, type Path, readPath } from "../object/index.ts";
import { type Fields, isFields, own } from "./subject.ts";
import type { EvidenceField } from "./types.ts";

/** The longest string that evidence and messages carry, in UTF-16 units. */
export const TEXT_LIMIT = 256;

/** The fields at those paths that exist in the object: a path without a value is no evidence. */
export function evidenceOf(object: KubeObject, paths: readonly Path[]): readonly EvidenceField[] {
  const fields: EvidenceField[] = [];
  for (const path of paths) {
    const value = path.length === 2 ? readField(object, path) : readPath(object, path);
    if (value !== undefined) fields.push({ path, value: evidenceValue(value) });
  }
  return fields;
}

/** As `readPath`, of the many paths that are no deeper than `status.phase`. */
function readField(object: KubeObject, path: Path): unknown {
  const parent = own(object as Fields, path[0] as string);
  return isFields(parent) ? own(parent, path[1] as string) : undefined;
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
