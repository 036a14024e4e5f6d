import { type Fields, isMap, type Json } from "@landfall/core/object";
import { writeString } from "../edit/write-scalar.ts";
import type { WriteStyle } from "../edit/write-style.ts";
import { NEW_BLOCK } from "../edit/write-style.ts";
import { writeAfter } from "../edit/write-value.ts";
import { define } from "../yaml/node-value.ts";

/**
 * The number of results that are joined at a time: before joining, the pieces of their text take many times its memory.
 */
const PART = 64;

/** The most fields for which the last value is remembered. */
const MOST_FIELDS = 100;

/** A field's value and text in the latest result that had it. */
interface LastField {
  value: unknown;
  text: string;
  /** The remembered nested fields of this field. */
  readonly fields: LastFields | undefined;
}

type LastFields = Map<string, LastField>;

/**
 * Writes the field `results` as a block, in parts, as there may be as many results as items. Results resemble each
 * other, so text that equals that of the previous one is reused.
 */
export function writeResults(results: readonly unknown[], column: number, eol: "\n" | "\r\n"): readonly string[] {
  const style = { ...NEW_BLOCK, eol };
  const margin = " ".repeat(column);
  const last: LastFields = new Map();
  const write = (result: unknown): string => `${margin}-${writeResult(result, column, style, last)}${eol}`;
  const parts = [`${margin}results:${eol}`];
  for (let at = 0; at < results.length; at += PART) {
    const part = results.slice(at, at + PART).map(write);
    parts.push(part.join(""));
  }
  return parts;
}

/** Writes one result, which may be any value if an earlier function reported it. */
function writeResult(result: unknown, column: number, style: WriteStyle, last: LastFields): string {
  if (!isMap(result)) return writeAfter("dash", toJson(result), column, style);
  return ` ${writeFields(result, column + 2, style, last, true) || "{}"}`;
}

function writeFields(fields: Fields, column: number, style: WriteStyle, last: LastFields, outer: boolean): string {
  const glue = style.eol + " ".repeat(column);
  let written = "";
  for (const key of Object.keys(fields)) {
    const value = fields[key];
    if (value === undefined) continue;
    let known = last.get(key);
    if (known === undefined) {
      known = { value: undefined, text: "", fields: outer ? new Map() : undefined };
      if (last.size < MOST_FIELDS) last.set(key, known);
    }
    if (known.value !== value) {
      known.text = writeString(key, "plain", false) + writeValue(value, column, style, known.fields);
      known.value = value;
    }
    written += written === "" ? known.text : glue + known.text;
  }
  return written;
}

function writeValue(value: unknown, column: number, style: WriteStyle, last: LastFields | undefined): string {
  if (last === undefined || !isMap(value)) return `:${writeAfter("key", toJson(value), column, style)}`;
  const own = column + style.step;
  const fields = writeFields(value, own, style, last, false);
  return fields === "" ? ": {}" : `:${style.eol}${" ".repeat(own)}${fields}`;
}

/** A value without its undefined fields; returns the same value if it has none. */
export function toJson(value: unknown): Json {
  return isComplete(value) ? (value as Json) : withoutUndefined(value);
}

function isComplete(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isComplete);
  if (value === null || typeof value !== "object") return value !== undefined;
  for (const key of Object.keys(value)) if (!isComplete((value as Record<string, unknown>)[key])) return false;
  return true;
}

function withoutUndefined(value: unknown): Json {
  if (Array.isArray(value)) return value.map(withoutUndefined);
  if (value === null || typeof value !== "object") return value as Json;
  const fields: Record<string, Json> = {};
  for (const [key, each] of Object.entries(value)) if (each !== undefined) define(fields, key, withoutUndefined(each));
  return fields;
}
