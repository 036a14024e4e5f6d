import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Problem } from "../../../object/index.ts";
import type { Measurement, MetricGate } from "../../model/asked.ts";
import type { PlannedTarget } from "../../model/plan.ts";
import type { WaveSpec } from "../../model/spec.ts";
import type { TargetState } from "../../model/state.ts";
import { factsWith, reported, stepWith } from "../../testing/gates.ts";
import { metric } from "./gate.ts";
import { type GateVerdict, judgeGate } from "./judge-metric.ts";

const GATE = { name: "errors", min: 0, max: 1, window: 10_000 };
const ASKED = { metrics: [GATE] };
const LANDED: TargetState = { state: "Landed", since: 50_000 };
const measured = (value: number, at: number, more: Partial<Measurement> = {}): Measurement => ({
  name: "errors",
  value,
  at,
  ...more,
});

function byName(all: readonly Measurement[]): ReadonlyMap<string, readonly Measurement[]> {
  return new Map(all.map(({ name }) => [name, all.filter((one) => one.name === name)]));
}

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
      metric.judge(ASKED, factsWith({ landed, metrics: new Map([["errors", [measured(0, time)]]]) })) === undefined;
    expect([at(89_999), at(90_000), at(90_000)]).toEqual([false, true, true]);
  });

  test("says which of several hold, and when they can pass at the earliest", () => {
    const metrics = [GATE, { name: "latency", max: 5, window: 60_000 }];
    const facts = factsWith({ landed: [LANDED], metrics: new Map([["errors", [measured(0, 90_000)]]]) });
    expect(metric.judge({ metrics }, facts)?.()).toEqual({
      says: "waits for its metrics: latency (not measured yet)",
      releasedBy: "when newer measurements are as they must be",
      until: 110_000,
      who: [
        { by: "measurement", names: ["latency"] },
        { by: "person", verb: "promote", wave: "w" },
      ],
    });
  });

  test("remembers what it passed with, but for a wave that was promoted", () => {
    const known = { landed: [LANDED], metrics: new Map([["errors", [measured(0, 90_000)]]]) };
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
      "needs a word that says which values decide",
      { max: 1, judge: "best" },
      'waves[0].metrics[0].judge must be one of worst, all, quorum, not "best"',
    ],
    [
      "needs a quorum for a quorum",
      { max: 1, judge: "quorum" },
      "waves[0].metrics[0] needs quorum where judge is quorum, and nowhere else",
    ],
    [
      "has no quorum otherwise",
      { max: 1, quorum: 1 },
      "waves[0].metrics[0] needs quorum where judge is quorum, and nowhere else",
    ],
    ["may have a quorum", { max: 1, judge: "quorum", quorum: "67%" }, undefined],
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
    expect(reported(metric, ASKED, stepWith(step))).toEqual(
      seen ? ["16: wave w passed without a good value of metric errors"] : [],
    );
  });

  const A = { target: "a" };
  const B = { target: "b" };
  test.each<readonly [what: string, gate: Partial<MetricGate>, all: readonly Measurement[], holds: string | undefined]>(
    [
      [
        "the worst of several decides",
        {},
        [measured(2, 80_000, A), measured(0, 90_000, B)],
        "2 at a, must be at most 1",
      ],
      ["the newest of a target counts", {}, [measured(2, 80_000, A), measured(0, 90_000, A)], undefined],
      ["two of one time count both", {}, [measured(0, 90_000, A), measured(2, 90_000, A)], "2 at a, must be at most 1"],
      ["one of them is enough for the worst", {}, [measured(0, 90_000, B)], undefined],
      ["a target of another wave never counts", {}, [measured(0, 90_000, { target: "z" })], "not measured yet"],
      ["what was measured of another wave does not", {}, [measured(0, 90_000, { wave: "x" })], "not measured yet"],
      ["of this wave it does", {}, [measured(0, 90_000, { wave: "w" })], undefined],
      ["of another revision it does not", {}, [measured(0, 90_000, { revision: "v1" })], "not measured yet"],
      ["of this revision it does", {}, [measured(0, 90_000, { revision: "v2" })], undefined],
      [
        "a cluster that the gate does not name does not",
        {},
        [measured(0, 90_000, { from: "hub" })],
        "not measured yet",
      ],
      ["the one that it names does", { from: "hub" }, [measured(0, 90_000, { from: "hub" })], undefined],
      [
        "one that is too old speaks for its target",
        {},
        [measured(0, 30_000, A), measured(0, 90_000, B)],
        "too old, or of a time to come at a",
      ],
      ["all: one is missing", { judge: "all" }, [measured(0, 90_000, A)], "not measured at b"],
      ["all: the whole wave is none of them", { judge: "all" }, [measured(0, 90_000)], "not measured at a, b"],
      ["all: each has one", { judge: "all" }, [measured(0, 90_000, A), measured(1, 90_000, B)], undefined],
      [
        "a quorum of one bears a bad one",
        { judge: "quorum", quorum: { int: 1 } },
        [measured(2, 90_000, A), measured(0, 90_000, B)],
        undefined,
      ],
      [
        "a quorum of half does too",
        { judge: "quorum", quorum: { percent: 50 } },
        [measured(2, 90_000, A), measured(0, 90_000, B)],
        undefined,
      ],
      [
        "a quorum rounds up",
        { judge: "quorum", quorum: { percent: 51 } },
        [measured(2, 90_000, A), measured(0, 90_000, B)],
        "good at 1 of 2 targets; 2 at a, must be at most 1",
      ],
      [
        "a quorum needs the whole wave well too",
        { judge: "quorum", quorum: { int: 1 } },
        [measured(2, 90_000), measured(0, 90_000, B)],
        "good at 1 of 1 targets; 2, must be at most 1",
      ],
    ],
  )("of two targets: %s", (_, more, all, holds) => {
    const facts = { landed: [LANDED, LANDED], metrics: byName(all) };
    const asked = { metrics: [{ ...GATE, ...more }] };
    const says = metric.judge(asked, factsWith(facts))?.().says;
    expect(says).toBe(holds === undefined ? undefined : `waits for its metrics: errors (${holds})`);
    const mixed = metric.judge(asked, factsWith({ ...facts, metrics: byName(all.toReversed()) }))?.().says;
    expect(mixed).toBe(says);
  });

  test("a target with a good and a bad value of one time is none of a quorum", () => {
    const asked = { metrics: [{ ...GATE, judge: "quorum" as const, quorum: { percent: 51 } }] };
    const all = [
      measured(2, 64_000, { target: "a" }),
      measured(0, 64_000, { target: "a" }),
      measured(0, 60_000, { target: "b" }),
    ];
    expect(metric.judge(asked, factsWith({ landed: [LANDED, LANDED], metrics: byName(all) }))).toBeDefined();
  });

  test("what is judged to pass is what verify lets pass, of whatever it was measured", () => {
    const time = fc.integer({ min: 40, max: 110 }).map((second) => second * 1000);
    const one = fc.record(
      {
        name: fc.constantFrom("errors", "errors", "x"),
        value: fc.constantFrom(0, 0, 1, 2, Number.NaN),
        at: time,
        target: fc.constantFrom("a", "b", "z"),
        wave: fc.constantFrom("w", "w", "x"),
        revision: fc.constantFrom("v2", "v2", "v1"),
        from: fc.constantFrom("hub", "else"),
      },
      { requiredKeys: ["name", "value", "at"] },
    );
    const gates = fc.constantFrom<Partial<MetricGate>[]>(
      {},
      { from: "hub" },
      { judge: "all" },
      { judge: "quorum", quorum: { int: 1 } },
      { judge: "quorum", quorum: { percent: 51 } },
    );
    const both = ["a", "b"].map((key): PlannedTarget => ({ key, dependsOn: [] }));
    fc.assert(
      fc.property(gates, fc.array(one, { maxLength: 5 }), (more, all) => {
        const asked = { metrics: [{ ...GATE, ...more }] };
        const judged = metric.judge(asked, factsWith({ landed: [LANDED, LANDED], metrics: byName(all) }));
        const step = stepWith({ ...passed, targets: both, metrics: all });
        const targets = new Map(["a", "b"].map((key) => [key, LANDED]));
        const seen = reported(metric, asked, { ...step, after: { ...step.after, targets } });
        expect(seen.length > 0).toBe(judged !== undefined);
      }),
      { numRuns: 1000 },
    );
  });
});
