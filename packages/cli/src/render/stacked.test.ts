import { expect, test } from "vitest";
import { renderStacked } from "./stacked.ts";
import { plainStyle } from "./style.ts";

const HEADING = ["FILE", "OBJECT", "HOLDER", "WHY"];
const ROWS = [
  ["a.yaml", "CronJob.batch db/dump", "oncall/ana", "INC-1: the database is being restored from a backup"],
  ["b.yaml", "CronJob.batch db/tidy", "", ""],
].map((row) => row.map((text) => ({ text })));

test.each([
  [undefined, /^FILE {4}OBJECT {17}HOLDER {6}WHY\na.yaml {2}CronJob/],
  [200, /^FILE {4}OBJECT/],
  [
    40,
    /^CronJob.batch db\/dump\n {2}file a.yaml holder oncall\/ana why\n {4}INC-1: the database is being\n {4}restored from a backup\nCronJob.batch db\/tidy\n {2}file b.yaml\n$/,
  ],
])("in %s columns nothing is cut, and no line is wider", (columns, expected) => {
  const text = renderStacked(HEADING, ROWS, { style: plainStyle, columns, lead: ["OBJECT"] });
  expect(text).toMatch(expected);
  if (columns !== undefined) for (const line of text.split("\n")) expect(line.length).toBeLessThanOrEqual(columns);
  expect(renderStacked(HEADING, [], { style: plainStyle, columns, lead: [] })).toBe("");
});
