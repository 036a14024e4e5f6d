import { type Path, samePath } from "../object/index.ts";
import { type Fields, isAbsent, isFields, own, type Subject } from "./subject.ts";
import type { EvidenceField } from "./types.ts";

/** The largest length of a string in evidence and messages, in UTF-16 units. */
export const TEXT_LIMIT = 256;

/** A path from a table, split once into the part of a subject in which it starts and the rest. */
export interface FieldPlace {
  readonly path: Path;
  readonly part: "object" | "metadata" | "spec" | "status";
  readonly name: string;
  readonly below: Path;
}

/** Returns the place of a path that is written in the code. */
export function placeOf(path: Path): FieldPlace {
  const [root, name, ...below] = path;
  const part = root === "metadata" || root === "spec" || root === "status" ? root : "object";
  if (part === "object" || name === undefined)
    return { path, part: "object", name: String(root), below: path.slice(1) };
  return { path, part, name: String(name), below };
}

/** Returns the fields at these places that exist in the object: a path without a value is no evidence. */
export function evidenceAt(subject: Subject, places: readonly FieldPlace[]): EvidenceField[] {
  const fields = Array<EvidenceField>(places.length);
  let found = 0;
  for (const place of places) {
    const value = valueAt(subject, place);
    if (!isAbsent(value)) fields[found++] = { path: place.path, value: evidenceValue(value) };
  }
  return found === fields.length ? fields : fields.slice(0, found);
}

/** Returns the value at a place; `undefined` if there is none. */
export function valueAt(subject: Subject, { part, name, below }: FieldPlace): unknown {
  let value = own(partOf(subject, part), name);
  for (let index = 0; index < below.length; index++) value = fieldAt(value, below[index] as string | number);
  return value;
}

function partOf({ object, metadata, spec, status }: Subject, part: FieldPlace["part"]): Fields {
  if (part === "status") return status;
  if (part === "spec") return spec;
  return part === "metadata" ? metadata : (object as Fields);
}

function fieldAt(value: unknown, segment: string | number): unknown {
  if (typeof segment === "number") return Array.isArray(value) ? value[segment] : undefined;
  return isFields(value) ? own(value, segment) : undefined;
}

/** Returns the fields at paths that are computed at run time, as evidence. */
export function evidenceOf(subject: Subject, paths: readonly Path[]): readonly EvidenceField[] {
  return evidenceAt(subject, paths.map(placeOf));
}

const FEW_CONDITIONS = 16;
const STATUS_PATHS: readonly Path[] = conditionPaths("status");
const REASON_PATHS: readonly Path[] = conditionPaths("reason");

function conditionPaths(field: string): readonly Path[] {
  return Array.from({ length: FEW_CONDITIONS }, (_, index) => Object.freeze(["status", "conditions", index, field]));
}

/** Returns the path of a field in `status.conditions`; the most frequent paths are shared objects. */
export function conditionPath(index: number, field: string): Path {
  const shared = field === "status" ? STATUS_PATHS[index] : field === "reason" ? REASON_PATHS[index] : undefined;
  return shared ?? ["status", "conditions", index, field];
}

/** Returns a value that can be quoted: of bounded size, and JSON even if client-node gives a `Date`. */
export function evidenceValue(value: unknown): string | number | boolean | null {
  if (typeof value === "string") return value.length > TEXT_LIMIT ? value.slice(0, TEXT_LIMIT) : value;
  if (typeof value === "number" || typeof value === "boolean" || value === null) return value;
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? "Invalid Date" : value.toISOString();
  if (Array.isArray(value)) return `list of ${value.length}`;
  if (typeof value === "object") return `map of ${Object.keys(value).length}`;
  return typeof value;
}

/** The number of fields up to which comparing each with every other is faster than building a text of every path. */
const FEW_FIELDS = 8;

/** Removes duplicate fields, which occur if several findings are based on one field. */
export function distinctFields(fields: readonly EvidenceField[]): readonly EvidenceField[] {
  if (fields.length <= FEW_FIELDS && areDistinct(fields)) return fields;
  return [...new Map(fields.map((field) => [field.path.join("\0"), field])).values()];
}

function areDistinct(fields: readonly EvidenceField[]): boolean {
  for (let index = 1; index < fields.length; index++) {
    const { path } = fields[index] as EvidenceField;
    for (let before = 0; before < index; before++)
      if (samePath(path, (fields[before] as EvidenceField).path)) return false;
  }
  return true;
}
