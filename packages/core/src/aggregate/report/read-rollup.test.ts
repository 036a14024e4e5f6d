import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyObservation, observe } from "../model/observations.test-d.ts";
import { addObservations, emptyRollup, mergeRollups, type Rollup } from "../rollup/rollup.ts";
import { readRollup } from "./read-rollup.ts";
import { packageReport } from "./report.ts";

const roll = (...observations: Parameters<typeof addObservations>[1][]): Rollup =>
  addObservations(
    emptyRollup(),
    observations.flatMap((set) => [...set]),
  );
const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const GOOD = roll([observe("a"), observe("b", { axes: { health: "Failed" }, since: "2026-11-21T06:00:00Z" })]);
const codes = (value: unknown): readonly string[] => readRollup(value).problems.map(({ code }) => code);

describe("readRollup", () => {
  test("AC-P1: a rollup that is pushed as JSON is the one that was sent, to the byte", () => {
    fc.assert(
      fc.property(fc.array(anyObservation, { maxLength: 24 }), (set) => {
        const rollup = addObservations(emptyRollup(), set);
        const read = readRollup(json(rollup));
        expect(read.ok && JSON.stringify(read.value)).toBe(JSON.stringify(rollup));
      }),
      { numRuns: 1000 },
    );
  });

  test("AC-F1: pushed rollups merge into what the observations of all give", () => {
    const some = fc.array(anyObservation, { maxLength: 12 });
    fc.assert(
      fc.property(some, some, (a, b) => {
        const [first, second] = [a, b].map((set) => readRollup(json(addObservations(emptyRollup(), set))));
        if (first?.ok !== true || second?.ok !== true) throw new Error("a rollup of ours was refused");
        expect(JSON.stringify(mergeRollups(first.value, second.value))).toBe(JSON.stringify(roll(a, b)));
      }),
      { numRuns: 1000 },
    );
  });

  test("reads what lies in a report", () => {
    const observations = [observe("a"), observe("b", { axes: { health: "Failed" } })];
    const { status } = packageReport({ package: "shop", observations });
    const read = readRollup(status?.rollup, { wanted: { package: "shop", revision: "v1" } });
    expect(read.ok && read.value).toMatchObject({ total: 2, landed: 1, limits: { wanted: [{ revision: "v1" }] } });
  });

  test("lists no more than it is asked to, and keeps the counts", () => {
    const read = readRollup(json(roll(["a", "b", "c"].map((name) => observe(name, { axes: { health: "Failed" } })))), {
      exceptions: 1,
    });
    expect(read.ok && read.value).toMatchObject({ total: 3, bySeverity: { failed: 3 }, truncated: true });
    expect(read.ok && read.value.exceptions).toHaveLength(1);
  });

  test.each<readonly [string, unknown, string]>([
    ["nothing", undefined, "MissingField"],
    ["a list", [], "WrongType"],
    ["a field that is missing", { ...GOOD, health: undefined }, "MissingField"],
    ["a field of somebody else", { ...GOOD, extra: 1 }, "UnknownField"],
    [
      "an own key __proto__",
      JSON.parse(JSON.stringify(GOOD).replace("{", '{"__proto__":{"total":9},')),
      "UnknownField",
    ],
    ["NaN", { ...GOOD, total: Number.NaN }, "WrongType"],
    ["a negative count", { ...GOOD, landed: -1 }, "SchemaViolation"],
    ["a count as text", { ...GOOD, total: "2" }, "WrongType"],
    ["a word that is none", { ...GOOD, word: "Great" }, "SchemaViolation"],
    ["a headline better than its counts", { ...GOOD, word: "Current" }, "InconsistentRollup"],
    ["more landed than there are", { ...GOOD, landed: 3 }, "InconsistentRollup"],
    ["an axis that does not add up", { ...GOOD, health: { ...GOOD.health, Current: 5 } }, "InconsistentRollup"],
    ["revisions that do not add up", { ...GOOD, revisions: [] }, "InconsistentRollup"],
    ["a revision twice", { ...GOOD, revisions: [...GOOD.revisions, ...GOOD.revisions] }, "InconsistentRollup"],
    [
      "exceptions that were not counted",
      { ...GOOD, exceptions: [...GOOD.exceptions, ...GOOD.exceptions] },
      "InconsistentRollup",
    ],
    ["a total beyond all fleets", { ...emptyRollup(), total: 1e15 }, "InconsistentRollup"],
  ])("refuses %s", (_, value, code) => {
    expect(codes(value)).toContain(code);
  });

  test("names the field, without the report it is checked in", () => {
    const [problem] = readRollup({ ...GOOD, landed: -1 }).problems;
    expect(problem).toMatchObject({ field: "rollup.landed", message: "rollup.landed must be at least 0, but is -1" });
  });

  test("texts are cleaned and bounded as in a rollup of ours", () => {
    const message = `\u001b[31m${"x".repeat(240)}`;
    const read = readRollup({ ...GOOD, exceptions: GOOD.exceptions.map((each) => ({ ...each, message })) });
    const [exception] = read.ok ? read.value.exceptions : [];
    expect(exception?.message).toMatch(/^ \[31mx{100,}…$/);
  });

  test("a million exceptions are refused unread", () => {
    const flood = Array.from({ length: 1_000_000 }, () => GOOD.exceptions[0]);
    expect(codes({ ...GOOD, exceptions: flood })).toEqual(["InconsistentRollup"]);
  });

  test("property: any JSON is read or refused, and never throws", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(...Object.keys(GOOD)), (value, field) => {
        const read = readRollup({ ...GOOD, [field]: value });
        if (read.ok) expect(read.value.total).toBe(read.value.health.Current + read.value.health.Failed);
      }),
      { numRuns: 500 },
    );
  });
});
