import { readdirSync, readFileSync } from "node:fs";
import type { Suite } from "../suite.ts";
import { suite as library } from "../suites/graded.ts";
import { suite as generic } from "../suites/graded-generic.ts";
import { type GradedRow, gradedRows } from "./rows.ts";

/** Counts how often the library, and the generic layer alone, agree with our own graded objects. */
const folder = new URL("../../../packages/core/src/status/generic/fixtures/", import.meta.url);
const corpora: readonly (readonly [name: string, rows: readonly GradedRow[]])[] = [
  ["graded, open", gradedRows("open")],
  ["graded, held", gradedRows("held")],
  ...readdirSync(folder)
    .filter((file) => file.endsWith(".jsonl"))
    .map((file) => [file, rowsOfLines(readFileSync(new URL(file, folder), "utf8"))] as const),
];
for (const [name, rows] of corpora) {
  console.log(`${name}: ${rows.length} rows`);
  console.log(`  library  ${countsOf(library, rows)}`);
  console.log(`  generic  ${countsOf(generic, rows)}`);
}

function rowsOfLines(text: string): readonly GradedRow[] {
  return text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as GradedRow);
}

function countsOf({ run, summarize }: Suite, rows: readonly GradedRow[]): string {
  const compared = rows.map(({ name, expected, object }) => run({ name, expected, object }, { mode: "required" }));
  return summarize?.(compared).join(", ") ?? "";
}
