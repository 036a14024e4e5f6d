import { escapeInJson } from "@landfall/core/object";
import { type Arguments, textOf } from "../arguments.ts";

/** The output formats of commands. */
export type Format = "tree" | "table" | "wide" | "json" | "name" | "resourcegroup";

/** The format given by `-o` or `--format`, else a default. */
export function formatOf(args: Arguments, otherwise: Format): Format {
  return (textOf(args, "output") ?? textOf(args, "format") ?? otherwise) as Format;
}

/** Whether `-o` or `--format` asks for JSON. */
export function isJson(args: Arguments): boolean {
  return formatOf(args, "tree") === "json";
}

/** Formats JSON for programs that is safe in a terminal: two spaces, one line break at the end, no undefined fields. */
export function json(value: unknown): string {
  return `${escapeInJson(JSON.stringify(value, null, 2))}\n`;
}

/** Formats JSON on one line, for streams of values. */
export function jsonLine(value: unknown): string {
  return `${escapeInJson(JSON.stringify(value))}\n`;
}
