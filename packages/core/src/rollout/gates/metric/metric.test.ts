import { describe, expect, test } from "vitest";
import { explainRollout } from "../../explain/explain.ts";
import type { Measurement } from "../../model/asked.ts";
import { MINUTE, manyTargets, planOf, START, seen, strategyOf, tick, wordsOf } from "../../testing/fleet.ts";

const waves = [
  { name: "a", select: { count: 1 }, metrics: [{ name: "errors", max: 0.01, window: "5m" }] },
  { name: "b", select: { rest: true } },
];
const plan = planOf(strategyOf(waves, { order: "name" }), manyTargets(2));
const released = tick(plan, undefined, 0, {}).state;
const landed = tick(plan, released, 5, { c0: seen("v2", 5) });
const errors = (value: number, minute: number): Measurement => ({ name: "errors", value, at: START + minute * MINUTE });

describe("AC-P10: metric gates are data, and what is not known holds", () => {
  test.each<[string, readonly Measurement[], boolean]>([
    ["no value at all holds", [], false],
    ["a value of another metric holds", [{ ...errors(0, 10), name: "latency" }], false],
    ["no number holds", [errors(Number.NaN, 10)], false],
    ["a value whose window began before the last landing holds", [errors(0, 9)], false],
    ["a value of a time to come holds", [errors(0, 13)], false],
    ["a value that is too old holds", [errors(0, -9)], false],
    ["a value beyond the bound holds", [errors(0.02, 10)], false],
    ["the newest value counts", [errors(0, 10), errors(0.02, 11)], false],
    ["a value within the bound passes", [errors(0.01, 10)], true],
    ["also after one beyond it", [errors(0.5, 10), errors(0, 11)], true],
  ])("%s", (_, metrics, passes) => {
    const next = tick(plan, landed.state, 12, { c0: seen("v2", 11) }, { metrics });
    expect(wordsOf(next)).toBe(passes ? "c0:Landed c1:Released" : "c0:Landed c1:Waiting");
    if (!passes) {
      expect(explainRollout(plan, next.state, START).message).toMatch(
        /^rollout of v2: wave a waits for its metrics: errors \(.+\)$/,
      );
    }
  });

  test("two canaries of which one is bad: the newest of both is not the one that counts", () => {
    const two = planOf(
      strategyOf(
        [
          { ...waves[0], name: "a", select: { count: 2 } },
          { name: "b", select: { rest: true } },
        ],
        { order: "name" },
      ),
      manyTargets(3),
    );
    const both = { c0: seen("v2", 5), c1: seen("v2", 5) };
    const there = tick(two, tick(two, undefined, 0, {}).state, 5, both);
    const at = (c0: number, ...more: readonly Measurement[]) =>
      tick(
        two,
        there.state,
        13,
        { c0: seen("v2", 12), c1: seen("v2", 12) },
        {
          metrics: [{ ...errors(c0, 11), target: "c0" }, { ...errors(0, 12), target: "c1" }, ...more],
        },
      );
    expect(wordsOf(at(0.9))).toBe("c0:Landed c1:Landed c2:Waiting");
    expect(at(0.9).blockers.ofRollout()).toMatchObject({
      kind: "Gate",
      says: "waits for its metrics: errors (0.9 at c0, must be at most 0.01)",
    });
    expect(wordsOf(at(0.9, { ...errors(0, 12), target: "c2" }))).toBe("c0:Landed c1:Landed c2:Waiting");
    expect(wordsOf(at(0.01))).toBe("c0:Landed c1:Landed c2:Released");
    expect(at(0.01).state.waves[0]?.metrics).toEqual([{ ...errors(0.01, 11), target: "c0" }]);
  });

  test("what it passed with is recorded", () => {
    expect(tick(plan, landed.state, 12, {}, { metrics: [errors(0, 11)] }).state.waves[0]?.metrics).toEqual([
      errors(0, 11),
    ]);
  });

  test("invariant 16: a gate that passed is not asked again", () => {
    const passed = tick(plan, landed.state, 12, {}, { metrics: [errors(0, 11)] });
    const next = tick(plan, passed.state, 13, { c1: seen("v2", 13) }, { metrics: [errors(9, 13)] });
    expect(next.state.phase).toBe("Completed");
  });
});
