import { escapeInJson } from "@landfall/core/object";
import { type Arguments, textOf } from "../arguments.ts";

/** How an answer is printed. */
export type Format = "tree" | "table" | "wide" | "json" | "name" | "resourcegroup";

/** The format that was asked for with `-o` or `--format`. */
export function formatOf(args: Arguments, otherwise: Format): Format {
  return (textOf(args, "output") ?? textOf(args, "format") ?? otherwise) as Format;
}

/** Whether JSON was asked for with `-o` or `--format`. */
export function isJson(args: Arguments): boolean {
  return formatOf(args, "tree") === "json";
}

/** JSON for programs, and safe in a terminal: two spaces, one line break at the end. Fields that are undefined are left out. */
export function json(value: unknown): string {
  return `${escapeInJson(JSON.stringify(value, null, 2))}\n`;
}

/** The same on one line, for streams of values. */
export function jsonLine(value: unknown): string {
  return `${escapeInJson(JSON.stringify(value))}\n`;
}
