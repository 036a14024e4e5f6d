import type { Bounds, Breach } from "./check.ts";
import type { Measures, Room, Spread } from "./house.ts";

const HEADINGS = ["room", "files", "chain", "file p50", "p90", "most", "function p50", "p90", "most", "tests/source"];

/** Formats the measures as a table, rooms by name, with the bound beside each measure that has one. */
export function printMeasures(measures: Measures, bounds: Bounds): string {
  const rows = measures.rooms.map((room) => rowOf(room, bounds));
  const whole = ["all", "", "", ...cells(measures.fileLines), ...cells(measures.functionLines), ""];
  const table = alignColumns([HEADINGS, ...rows, whole]);
  const { value, all } = measures.circles;
  const [fullest = ["", 0]] = [...measures.folders]
    .filter(([folder]) => !Object.hasOwn(bounds.fullFolders, folder))
    .toSorted((a, b) => b[1] - a[1]);
  return [
    ...table,
    "",
    `circles: ${value.length} by values, ${all.length} by values and types (0)`,
    `fullest folder: ${fullest[0]} with ${fullest[1]} files (${bounds.mostFiles})`,
    "",
  ].join("\n");
}

function rowOf({ name, files, chain, fileLines, functionLines, tests }: Room, bounds: Bounds): readonly string[] {
  const bound = { ...bounds.anyRoom, ...bounds.rooms[name] };
  return [
    name,
    String(files),
    `${chain.length} (${bound.chain})`,
    ...cells(fileLines),
    ...cells(functionLines),
    `${tests.toFixed(2)} (${bound.tests})`,
  ];
}

function cells({ p50, p90, most }: Spread): readonly string[] {
  return [p50, p90, most].map(String);
}

function alignColumns(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join("  ")
      .trimEnd(),
  );
}

/** Formats breaches, one on each line. */
export function printBreaches(breaches: readonly Breach[]): string {
  return breaches.map(({ about, where, message }) => `${about} ${where}: ${message}\n`).join("");
}
