import { formatTime, type Json, parseTime } from "../../object/index.ts";

/**
 * A status as a Go program represents it: only known fields, and of those only non-zero ones; an empty list is kept.
 */
export type Wire = { readonly [field: string]: Json };

/**
 * The way in which Go's JSON writes a field. `int` (32 bits), `int64`, `text` and `list` are left out when zero or
 * empty; with `!` they are always written; with `?` (a pointer) they are written when set, zero or not. `time` is a
 * struct, so `null` is written for none. `any` is copied unread.
 */
export type WireType =
  | "int"
  | "int!"
  | "int?"
  | "int64"
  | "int64?"
  | "text"
  | "text!"
  | "text?"
  | "flag!"
  | "time"
  | "time?"
  | "times"
  | "any"
  | "any!"
  | { readonly list: WireShape }
  | { readonly struct: WireShape; readonly optional?: true };

/** The fields of a Go struct, in any order. */
export type WireShape = { readonly [field: string]: WireType };

/** A field that cannot be read as its type. */
export interface WireFault {
  /** The path below the status: `conditions[0].type`; `""` is the status itself. */
  readonly field: string;
  readonly expected: string;
}

/** The value that was read, or the first fault. */
export type Decoded = { readonly ok: true; readonly value: Wire } | { readonly ok: false; readonly fault: WireFault };

const MAX_INT32 = 2_147_483_647;
const MAX_DEPTH = 32;

class Unreadable extends Error {
  readonly fault: WireFault;
  constructor(field: string, expected: string) {
    super(`${field}: not ${expected}`);
    this.fault = { field, expected };
  }
}

/**
 * Reads a status as Go's JSON does: unknown fields are skipped, `null` counts as absent, times become UTC with whole
 * seconds, and a value of the wrong type makes the whole status unreadable.
 */
export function decodeWire(shape: WireShape, value: unknown): Decoded {
  try {
    return { ok: true, value: decodeStruct(shape, value, "") };
  } catch (error) {
    if (error instanceof Unreadable) return { ok: false, fault: error.fault };
    throw error;
  }
}

function decodeStruct(shape: WireShape, value: unknown, path: string): Wire {
  if (value === undefined || value === null) return {};
  const fields = mapAt(value, path);
  const out: Record<string, Json> = {};
  for (const [name, type] of Object.entries(shape)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (field === undefined || field === null) continue;
    const decoded = decodeField(type, field, path === "" ? name : `${path}.${name}`);
    if (decoded !== undefined) out[name] = decoded;
  }
  return out;
}

function decodeField(type: WireType, value: unknown, path: string): Json | undefined {
  if (typeof type === "object") {
    if ("list" in type) return listAt(value, path).map((entry, at) => decodeStruct(type.list, entry, `${path}[${at}]`));
    const inner = decodeStruct(type.struct, value, path);
    return type.optional === true || Object.keys(inner).length > 0 ? inner : undefined;
  }
  const decoded = decodeScalar(type, value, path);
  const isZero = decoded === 0 || decoded === "" || decoded === false;
  return isZero && !type.endsWith("?") ? undefined : decoded;
}

function decodeScalar(type: WireType & string, value: unknown, path: string): Json {
  if (type.startsWith("int")) return intAt(value, path, type.startsWith("int64"));
  if (type.startsWith("any")) return plainJson(value, path, MAX_DEPTH);
  if (type === "times") return timesAt(value, path);
  if (type.startsWith("time")) return timeAt(value, path);
  if (type === "flag!") {
    if (typeof value !== "boolean") throw new Unreadable(path, "a boolean");
    return value;
  }
  if (typeof value !== "string") throw new Unreadable(path, "a string");
  return value;
}

/** Returns a copy that contains only JSON; a `Date` becomes its time. */
function plainJson(value: unknown, path: string, depth: number): Json {
  if (depth === 0) throw new Unreadable(path, `at most ${MAX_DEPTH} levels deep`);
  if (value === null || typeof value === "boolean" || typeof value === "string") return value;
  if (typeof value === "number" && Number.isFinite(value)) return value;
  if (value instanceof Date) return timeAt(value, path);
  if (Array.isArray(value)) return value.map((entry: unknown) => plainJson(entry, path, depth - 1));
  const fields = Object.entries(mapAt(value, path)).filter(([, field]) => field !== undefined);
  return Object.fromEntries(fields.map(([name, field]) => [name, plainJson(field, path, depth - 1)]));
}

function intAt(value: unknown, path: string, wide: boolean): number {
  const fits = Number.isSafeInteger(value) && (wide || Math.abs(Number(value)) <= MAX_INT32);
  if (!fits) throw new Unreadable(path, wide ? "an integer" : "an integer of 32 bits");
  return Number(value);
}

function timeAt(value: unknown, path: string): string {
  const time = parseTime(value);
  if (time === undefined) throw new Unreadable(path, "an RFC 3339 time");
  return formatTime(time);
}

function timesAt(value: unknown, path: string): Json {
  const entries = Object.entries(mapAt(value, path));
  return Object.fromEntries(entries.map(([key, time]) => [key, time === null ? null : timeAt(time, `${path}.${key}`)]));
}

function mapAt(value: unknown, path: string): Readonly<Record<string, unknown>> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new Unreadable(path, "a map");
  return value as Readonly<Record<string, unknown>>;
}

function listAt(value: unknown, path: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new Unreadable(path, "a list");
  return value as readonly unknown[];
}

/** Options of writing a status as Go's JSON does. */
export interface EncodeOptions {
  /** Whether to write `null` for a time that is not set, as Go does; else it is left out. */
  readonly nullTimes: boolean;
}

/** Writes a status as Go's JSON does: zero fields without `omitempty` are written, empty ones with it are not. */
export function encodeWire(shape: WireShape, value: Wire, options: EncodeOptions): Wire {
  const out: Record<string, Json> = {};
  for (const [name, type] of Object.entries(shape)) {
    const field = Object.hasOwn(value, name) ? value[name] : undefined;
    const encoded = field === undefined ? zeroOf(type, options) : encodeField(type, field, options);
    if (encoded !== undefined) out[name] = encoded;
  }
  return out;
}

function encodeField(type: WireType, value: Json, options: EncodeOptions): Json | undefined {
  if (typeof type === "object") {
    if ("struct" in type) return encodeWire(type.struct, value as Wire, options);
    const entries = value as readonly Wire[];
    return entries.length === 0 ? undefined : entries.map((entry) => encodeWire(type.list, entry, options));
  }
  if (type === "times") return Object.keys(value as Wire).length === 0 ? undefined : sortKeys(value as Wire);
  const isZero = value === 0 || value === "" || value === false;
  return isZero && !type.endsWith("?") ? zeroOf(type, options) : value;
}

function zeroOf(type: WireType, options: EncodeOptions): Json | undefined {
  if (typeof type === "object")
    return "struct" in type && type.optional !== true ? encodeWire(type.struct, {}, options) : undefined;
  if (type === "int!") return 0;
  if (type === "text!") return "";
  if (type === "flag!") return false;
  if (type === "any!" || (type === "time" && options.nullTimes)) return null;
  return undefined;
}

function sortKeys(value: Wire): Wire {
  const keys = Object.keys(value).toSorted();
  return Object.fromEntries(keys.map((key) => [key, value[key] ?? null]));
}
