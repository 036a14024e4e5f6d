import type { Json } from "@landfall/core/object";
import type { ScalarStyle } from "../yaml/source-node.ts";
import { isLiteral, type Quotes, writeNumber, writeString } from "./write-scalar.ts";
import { NEW_BLOCK, type WriteStyle } from "./write-style.ts";

/** The text before a value: a key, or the dash of a list entry. */
export type SlotKind = "key" | "dash";

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

function isEmptyCollection(value: Json): boolean {
  return value !== null && typeof value === "object" && Object.keys(value).length === 0;
}

/** The quotes to keep; a block scalar that becomes a one-line string is written plain if possible. */
function quotesOf(style: ScalarStyle): Quotes {
  return style === "single" || style === "double" ? style : "plain";
}

function writeAtom(value: Json, style: ScalarStyle, inFlow: boolean): string {
  if (value === null) return "null";
  if (typeof value === "string") return writeString(value, quotesOf(style), inFlow);
  if (typeof value === "number") return writeNumber(value);
  if (typeof value === "boolean") return String(value);
  return isList(value) ? "[]" : "{}";
}

/** Writes a value in flow style, on one line. */
export function writeFlow(value: Json, style: WriteStyle, scalar: ScalarStyle = "plain"): string {
  const quotes = style.json ? "double" : scalar;
  if (value === null || typeof value !== "object" || isEmptyCollection(value)) return writeAtom(value, quotes, true);
  const comma = `,${style.gap}`;
  if (isList(value)) return `[${value.map((entry) => writeFlow(entry, style)).join(comma)}]`;
  return `{${Object.entries(value)
    .map(([key, each]) => writeFlowPair(key, each, style))
    .join(comma)}}`;
}

/**
 * Writes `key: value` in flow style. If no space follows the colon, the key is quoted, as it would run into its value.
 */
export function writeFlowPair(key: string, value: Json, style: WriteStyle): string {
  const quotes = style.json || style.gap === "" ? "double" : "plain";
  return `${writeString(key, quotes, true)}:${style.gap}${writeFlow(value, style)}`;
}

function indentLines(lines: string, column: number, eol: string): string {
  const spaces = " ".repeat(column);
  return lines
    .split("\n")
    .map((line) => (line === "" ? "" : spaces + line))
    .join(eol);
}

/**
 * Writes a non-empty block collection, starting at its first key or dash, which stands at `column`. Ends without a line
 * break.
 */
export function writeBlock(value: Json, column: number, style: WriteStyle): string {
  const glue = style.eol + " ".repeat(column);
  let written = "";
  if (isList(value)) {
    for (const entry of value) {
      written += `${written === "" ? "" : glue}-${writeAfter("dash", entry, column, style)}`;
    }
    return written;
  }
  const map = value as { readonly [key: string]: Json };
  for (const key of Object.keys(map)) {
    written += `${written === "" ? "" : glue}${writePair(key, map[key] ?? null, column, style)}`;
  }
  return written;
}

/** Writes `key: value` in block style with the key at `column`. */
export function writePair(key: string, value: Json, column: number, style: WriteStyle): string {
  return `${writeString(key, "plain", false)}:${writeAfter("key", value, column, style)}`;
}

/**
 * The text that follows a `:` or a `-` of a collection at `column`, with the space or line break before it. `scalar` is
 * the style to keep if it can hold the value.
 */
export function writeAfter(
  kind: SlotKind,
  value: Json,
  column: number,
  style: WriteStyle,
  scalar: ScalarStyle = "plain",
): string {
  if (typeof value === "string" && style.literal && scalar !== "double" && isLiteral(value)) {
    const chomp = value.endsWith("\n") ? "" : "-";
    const body = value.endsWith("\n") ? value.slice(0, -1) : value;
    return ` |${chomp}${style.eol}${indentLines(body, column + style.step, style.eol)}`;
  }
  if (value === null || typeof value !== "object" || isEmptyCollection(value))
    return ` ${writeAtom(value, scalar, false)}`;
  if (kind === "dash") return ` ${writeBlock(value, column + 2, style)}`;
  const own = isList(value) && !style.wide ? column : column + style.step;
  return style.eol + " ".repeat(own) + writeBlock(value, own, style);
}

/** A value as a YAML document of its own, in block style; scalars and empty collections take one line. */
export function yamlOf(value: Json): string {
  const isBlock = value !== null && typeof value === "object" && !isEmptyCollection(value);
  return `${isBlock ? writeBlock(value, 0, NEW_BLOCK) : writeAtom(value, "plain", false)}\n`;
}
