import { readFileSync } from "node:fs";
import { MalformedRow, type Row } from "./suite.ts";

/** A row, and its line in the file, from 1. */
export interface NumberedRow {
  readonly line: number;
  readonly row: Row;
}

/** Reads the rows of a file with one JSON object on each line, skipping empty lines. Throws with the line's number. */
export function readRows(file: string): readonly NumberedRow[] {
  const text = readFileSync(file, "utf8").replace(/^\uFEFF/, "");
  return text.split("\n").flatMap((content, index) => {
    if (content.trim() === "") return [];
    return [{ line: index + 1, row: parseRow(content, index + 1) }];
  });
}

function parseRow(content: string, line: number): Row {
  let value: unknown;
  try {
    value = JSON.parse(content);
  } catch (error) {
    throw new MalformedRow(`line ${line}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Row;
  throw new MalformedRow(`line ${line}: not an object`);
}
