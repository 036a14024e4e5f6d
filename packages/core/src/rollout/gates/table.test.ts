import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Problem } from "../../object/index.ts";
import { factsWith } from "../testing/gates.ts";
import {
  askedByStrategy,
  askedByWave,
  firstShut,
  GATES,
  nextTurning,
  planAsked,
  rememberGates,
  watchesOf,
} from "./table.ts";

const MONDAY = { days: ["Mon"], from: "09:00", to: "10:00", timeZone: "UTC" } as const;
const WAVE = { soak: "30s", minSamples: 2, approval: true, metrics: [{ name: "errors", max: 1 }] };
const ASKED = { soak: 30_000, minSamples: 2, approval: true, metrics: [{ name: "errors", max: 1, window: 0 }] };

describe("the table of gates", () => {
  test("has every folder of gates once, and by its name", () => {
    const folders = readdirSync(join(import.meta.dirname), { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    expect(GATES.map(({ kind }) => kind).sort()).toEqual(folders.map(({ name }) => name).sort());
  });

  test("every gate says no word of another: what it asks, it asks alone", () => {
    const fields = GATES.map(({ read }) =>
      Object.keys(read({ ...WAVE, windows: { allow: [{ ...MONDAY, days: ["Mon"] }] } }, "f", [])),
    );
    expect(new Set(fields.flat()).size).toBe(fields.flat().length);
  });

  test("a wave and the strategy are asked for their own", () => {
    const windows = { deny: [{ ...MONDAY, days: ["Mon" as const] }] };
    const problems: Problem[] = [];
    expect(askedByWave({ ...WAVE, windows }, "waves[0]", problems)).toEqual(ASKED);
    expect(askedByStrategy({ ...WAVE, windows }, "spec", problems)).toEqual({
      windows: { allow: [], deny: [{ days: [1], from: 540, to: 600, timeZone: "UTC" }] },
    });
    expect([problems, askedByWave({}, "w", []), askedByStrategy({}, "s", [])]).toEqual([[], {}, {}]);
  });

  test("what is read is what is planned, for gates that do not count targets", () => {
    expect(planAsked(ASKED, 7)).toEqual(ASKED);
    expect(planAsked({}, 7)).toEqual({});
  });

  test("names the first gate that is shut of those that keep something", () => {
    expect(firstShut("opening", ASKED, factsWith({}))?.()).toMatchObject({ kind: "Gate", gate: "approval" });
    expect(firstShut("passing", ASKED, factsWith({}))?.()).toMatchObject({ kind: "Gate", gate: "metric" });
    expect(firstShut("landing", ASKED, factsWith({ landed: [{ state: "Landed" }] }))?.()).toMatchObject({
      gate: "soak",
    });
    expect(firstShut("release", ASKED, factsWith({}))).toBeUndefined();
  });

  test("remembers of gates what they want to be remembered, and nothing else", () => {
    const one = { name: "errors", value: 0, at: 90_000 };
    const facts = factsWith({ metrics: new Map([["errors", [one]]]) });
    expect([rememberGates("passing", ASKED, facts), rememberGates("opening", ASKED, facts)]).toEqual([
      { metrics: [one] },
      {},
    ]);
  });

  test("whatever a gate remembers, it writes and reads itself, and no other gate does", () => {
    const approvals = new Map([["w", { wave: "w", attempt: 1, revision: "v2", by: "ana" }]]);
    const facts = factsWith({ approvals, metrics: new Map([["errors", [{ name: "errors", value: 0, at: 90_000 }]]]) });
    const stored = GATES.flatMap(({ stores }) => Object.keys(stores ?? {}));
    expect(new Set(stored).size).toBe(stored.length);
    for (const { kind, remember, stores = {} } of GATES)
      expect(Object.keys(stores).sort(), kind).toEqual(Object.keys(remember?.(ASKED, facts) ?? {}).sort());
  });

  test("looks again when a gate changes its answer by time alone", () => {
    const windows = { allow: [{ days: [], from: 1, to: 2, timeZone: "UTC" }], deny: [] };
    expect([nextTurning({ windows }, 0), nextTurning(ASKED, 0)]).toEqual([
      { at: 60_000, what: "a window opens or closes" },
      undefined,
    ]);
  });

  test("counts reports only where that is asked", () => {
    expect([watchesOf(ASKED).length, watchesOf({ approval: true }).length]).toEqual([1, 0]);
  });
});
