import { asFields, type Fields, isAbsent } from "./fields.ts";
import { goKind, goType } from "./go-value.ts";

/** An entry of `status.conditions` whose four fields are strings, null or absent; null is an entry without content. */
export interface RawCondition {
  readonly type?: string | null;
  readonly status?: string | null;
  readonly reason?: string | null;
  readonly message?: string | null;
}

/** An empty list. It is not frozen, since V8 calls a function for each entry of a frozen list. */
const NONE: readonly RawCondition[] = [];
const EMPTY: RawCondition = Object.freeze({});

/**
 * Reads the conditions as apimachinery's unstructured converter does, or returns the text of its error. Only `status`,
 * `status.conditions` and four fields of each entry are read; null is the zero value everywhere.
 */
export function readConditions(status: unknown, fields: Fields | undefined): readonly RawCondition[] | string {
  if (fields === undefined) {
    return isAbsent(status) || status === null ? NONE : `cannot restore struct from: ${goKind(status)}`;
  }
  const list = fields.conditions;
  if (isAbsent(list) || list === null) return NONE;
  if (!Array.isArray(list)) return `cannot restore slice from ${goKind(list)}`;
  let copy: RawCondition[] | undefined;
  for (let index = 0; index < list.length; index++) {
    const element: unknown = list[index];
    if (isPlainCondition(element)) continue;
    const condition = element === null || element === undefined ? EMPTY : asFields(element);
    if (condition === undefined) return `cannot restore struct from: ${goKind(element)}`;
    const wrong = wrongField(condition);
    if (wrong !== undefined) return wrong;
    if (condition !== element) {
      copy ??= list.slice();
      copy[index] = condition as RawCondition;
    }
  }
  return copy ?? (list as readonly RawCondition[]);
}

/**
 * Returns whether an entry is a plain condition, as nearly all are. The texts are read before the prototype, so that
 * the engine already knows the object's shape.
 */
function isPlainCondition(element: unknown): boolean {
  if (typeof element !== "object" || element === null) return false;
  const { type, status, reason = "", message = "" } = element as Fields;
  if (typeof type !== "string" || typeof status !== "string") return false;
  if (typeof reason !== "string" || typeof message !== "string") return false;
  return Object.getPrototypeOf(element) === Object.prototype;
}

/** Returns the error of the first field that is not a string, in the order of the Go struct. */
function wrongField({ type, status, reason, message }: Fields): string | undefined {
  if (!isText(type)) return notText(type, "string");
  if (!isText(status)) return notText(status, "v1.ConditionStatus");
  if (!isText(reason)) return notText(reason, "string");
  if (!isText(message)) return notText(message, "string");
  return undefined;
}

function isText(value: unknown): boolean {
  return typeof value === "string" || value === undefined || value === null;
}

/**
 * Returns the error text for a value that is no string. Go could convert integers to strings, so its converter has an
 * error of its own for them.
 */
function notText(value: unknown, expected: string): string {
  return goType(value) === "int64" ? `cannot convert int64 to ${expected}` : "unrecognized type: string";
}
