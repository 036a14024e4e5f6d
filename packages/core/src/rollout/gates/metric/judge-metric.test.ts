import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Problem } from "../../../object/index.ts";
import type { Measurement } from "../../model/asked.ts";
import type { WaveSpec } from "../../model/spec.ts";
import type { TargetState } from "../../model/state.ts";
import { factsWith, reported, stepWith } from "../../testing/gates.ts";
import { metric } from "./gate.ts";
import { type GateVerdict, judgeGate } from "./judge-metric.ts";

const GATE = { name: "errors", min: 0, max: 1, window: 10_000 };
const ASKED = { metrics: [GATE] };
const LANDED: TargetState = { state: "Landed", since: 50_000 };
const measured = (value: number, at: number): Measurement => ({ name: "errors", value, at });

describe("a metric gate", () => {
  test.each<readonly [what: string, measured: Measurement | undefined, verdict: GateVerdict]>([
    ["nothing was measured", undefined, "missing"],
    ["the value is no number", measured(Number.NaN, 90_000), "missing"],
    ["its time is none", measured(0, Number.NaN), "missing"],
    ["it is of a time to come", measured(0, 100_001), "stale"],
    ["it is older than reports may be", measured(0, 39_999), "stale"],
    ["its window began before the last landing", measured(0, 59_999), "early"],
    ["its window began with the last landing", measured(0, 60_000), "pass"],
    ["the value is above the bound", measured(1.1, 90_000), "fail"],
    ["the value is below the bound", measured(-1, 90_000), "fail"],
    ["the value is the bound", measured(1, 90_000), "pass"],
  ])("%s", (_, one, verdict) => {
    expect(judgeGate(GATE, one, { landedAt: 50_000, now: 100_000, staleAfter: 60_000 })).toBe(verdict);
  });

  test("passes by the last of the landings, and is asked again with the same answer", () => {
    const landed = [LANDED, { ...LANDED, since: 80_000 }];
    const at = (time: number): boolean =>
      metric.judge(ASKED, factsWith({ landed, metrics: new Map([["errors", measured(0, time)]]) })) === undefined;
    expect([at(89_999), at(90_000), at(90_000)]).toEqual([false, true, true]);
  });

  test("says which of several hold, and when they can pass at the earliest", () => {
    const metrics = [GATE, { name: "latency", max: 5, window: 60_000 }];
    const facts = factsWith({ landed: [LANDED], metrics: new Map([["errors", measured(0, 90_000)]]) });
    expect(metric.judge({ metrics }, facts)?.()).toEqual({
      says: "waits for its metrics: errors, latency",
      releasedBy: "when newer measurements are as they must be",
      until: 110_000,
      who: [
        { by: "measurement", names: ["latency"] },
        { by: "person", verb: "promote", wave: "w" },
      ],
    });
  });

  test("remembers what it passed with, but for a wave that was promoted", () => {
    const known = { metrics: new Map([["errors", measured(0, 90_000)]]) };
    const promoted = { state: { name: "w", failures: 0, promotedBy: "ana" } };
    expect(metric.remember?.(ASKED, factsWith(known))).toEqual({ metrics: [measured(0, 90_000)] });
    expect(metric.remember?.(ASKED, factsWith({ ...known, ...promoted }))).toEqual({});
    expect(metric.remember?.({}, factsWith(known))).toEqual({});
  });

  const specOf = (more: object): { metrics: NonNullable<WaveSpec["metrics"]> } => ({
    metrics: [{ name: "m", ...more }],
  });
  test.each<readonly [what: string, spec: object, problem: string | undefined]>([
    ["needs a bound", {}, "waves[0].metrics[0] needs min, max or both"],
    ["needs bounds that are numbers", { max: Number.NaN }, "waves[0].metrics[0] has a bound that is no number"],
    ["needs bounds that let a value pass", { min: 2, max: 1 }, "waves[0].metrics[0] lets no value pass"],
    ["may have one value that passes", { min: 1, max: 1 }, undefined],
    [
      "needs a window that is a duration",
      { max: 1, window: "soon" },
      'waves[0].metrics[0].window must be a duration like 30m, not "soon"',
    ],
  ])("%s", (_, spec, problem) => {
    const problems: Problem[] = [];
    metric.read(specOf(spec), "waves[0]", problems);
    expect(problems.map(({ message }) => message)).toEqual(problem === undefined ? [] : [problem]);
  });

  const passed = { is: LANDED, changes: [{ kind: "passed", wave: 0 } as const] };
  test.each<readonly [what: string, step: Parameters<typeof stepWith>[0], seen: boolean]>([
    ["a wave that passed without a measurement", passed, true],
    ["one of another name", { ...passed, metrics: [{ ...measured(0, 90_000), name: "x" }] }, true],
    ["one beyond the bound", { ...passed, metrics: [measured(2, 90_000)] }, true],
    ["one that is no number", { ...passed, metrics: [measured(Number.NaN, 90_000)] }, true],
    ["one that is too old", { ...passed, metrics: [measured(0, 39_000)] }, true],
    ["one of a time to come", { ...passed, metrics: [measured(0, 101_000)] }, true],
    ["one whose window began before the last landing", { ...passed, metrics: [measured(0, 59_000)] }, true],
    ["a newer one that is bad", { ...passed, metrics: [measured(0, 80_000), measured(2, 90_000)] }, true],
    ["nothing wrong with a good one", { ...passed, metrics: [measured(0, 60_000)] }, false],
    ["nothing wrong with a wave that did not pass", { is: LANDED }, false],
    ["nothing wrong with an empty wave", { ...passed, targets: [] }, false],
    [
      "nothing wrong with a promoted wave",
      { ...passed, waves: [{ name: "w", failures: 0, promotedBy: "ana" }] },
      false,
    ],
  ])("invariant 16: verify sees %s", (_, step, seen) => {
    expect(reported(metric, ASKED, stepWith(step))).toEqual(seen ? ["16: wave w passed without errors"] : []);
  });

  test("what is judged to pass is what verify lets pass, whatever was measured", () => {
    const time = fc.integer({ min: 0, max: 130 }).map((second) => second * 1000);
    const value = fc.constantFrom(-1, 0, 1, 2, Number.NaN);
    const one = fc.record({ name: fc.constantFrom("errors", "x"), value, at: time });
    fc.assert(
      fc.property(fc.option(one, { nil: undefined }), time, (known, since) => {
        const [is, all] = [{ ...LANDED, since }, known === undefined ? [] : [known]];
        const judged = metric.judge(ASKED, factsWith({ landed: [is], metrics: new Map(all.map((m) => [m.name, m])) }));
        expect(reported(metric, ASKED, stepWith({ ...passed, is, metrics: all })).length > 0).toBe(
          judged !== undefined,
        );
      }),
      { numRuns: 1000 },
    );
  });
});
