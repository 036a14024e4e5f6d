import { readFileSync } from "node:fs";
import { CATALOGUE } from "@landfall/core/suspend";
import { describe, expect, test } from "vitest";

const PAGE = readFileSync(new URL("../../docs/live-holds.md", import.meta.url), "utf8");
const [counted = "", listed = ""] = PAGE.split("| mechanism |");
/** The rows of a table whose first cell matches, split into cells. */
const rowsOf = (text: string, first: RegExp): readonly (readonly string[])[] =>
  text
    .split("\n")
    .map((line) => line.split("|").map((cell) => cell.trim()))
    .filter((cells) => first.test(cells[1] ?? ""));

describe("docs/live-holds.md, also where no API server can be started", () => {
  test("has one row for each mechanism of the catalogue, and none for another", () => {
    const ids = CATALOGUE.mechanisms.map(({ id }) => id).sort();
    expect(rowsOf(listed, /^`/).map(([, id]) => id)).toEqual(ids.map((id) => `\`${id}\``));
  });

  test("counts the rows that it has", () => {
    const rows = rowsOf(listed, /^`/).map((cells) => cells.slice(5, -1));
    const sums = rowsOf(counted, /^(?:free|defaulted|owned|reverted|killed)\b/).filter((cells) => cells.length === 6);
    const count = (column: number): readonly string[] => {
      const verdicts = rows.map((row) => row[column] ?? "");
      const [yes, none] = ["yes", "—"].map((word) => verdicts.filter((verdict) => verdict === word).length);
      return [String(yes), String(none), String(verdicts.length - (yes ?? 0) - (none ?? 0))];
    };
    expect(sums.map((cells) => cells.slice(2, -1))).toEqual(sums.map((_, column) => count(column)));
    expect(sums).toHaveLength(5);
  });
});
