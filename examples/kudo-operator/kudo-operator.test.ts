import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { play, TURNS } from "./story.ts";

const { told, disk, applied } = play();
const README = readFileSync(join(import.meta.dirname, "README.md"), "utf8");

test("AC-K9, AC-K11: an upgrade that fails in its second phase is run again, upgraded to what is fixed, and ends Ready", () => {
  const lines = told.map(({ decision, explained }) => {
    const said = explained.split("\n");
    return `${decision?.rule ?? ""} | ${said[0] ?? ""} | ${said.at(-2) ?? ""}`;
  });
  expect(lines).toEqual([
    " | deploy COMPLETE | Ready True: ResourcesReady",
    "Upgrade | upgrade FATAL_ERROR | Ready Unknown: PlanInFatalError",
    "ParameterUndefined | upgrade FATAL_ERROR | Ready Unknown: PlanInFatalError",
    "PlanSet | upgrade FATAL_ERROR | Ready Unknown: PlanInFatalError",
    "Upgrade | upgrade COMPLETE | Ready True: ResourcesReady",
  ]);
  // The tasks that were carried out: none after the failed phase.
  const carriedOut = "database 1, migrate 1, web 1, database 2, migrate 2, database 3, migrate 3, web 3";
  expect(applied.join(", ")).toBe(carriedOut);
});

test("the failure is explained where it happened, with its words", () => {
  expect(README).toContain(told[1]?.explained.trim());
});

test("AC-K1: dying after any write, or after every one, ends in the same files, and skips no phase", () => {
  for (let write = 1; write <= disk.writes; write++) {
    const cut = play([write]);
    expect(cut.told.map(({ files }) => files)).toEqual(told.map(({ files }) => files));
    expect(cut.applied).toEqual(applied);
  }
  const often = play(Array.from({ length: disk.writes }, (_, index) => index + 1));
  expect(often.disk.files).toEqual(disk.files);
});

test("the story has as many turns as its table", () => {
  for (const { title, at } of TURNS) expect(README).toContain(`| ${at} | ${title} |`);
});
