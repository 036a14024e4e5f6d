import { describe, expect, test } from "vitest";
import { rampedCap } from "../model/ramp.ts";
import { manyTargets, planOf, seen, strategyOf, tick } from "../testing/fleet.ts";

describe("rampedCap", () => {
  const ramp = { start: 1, factor: 2 };
  test.each([
    [0, 1],
    [1, 2],
    [2, 2],
    [3, 4],
    [6, 4],
    [7, 8],
    [15, 10],
    [100_000, 10],
    [-3, 1],
  ])("with %i landed, %i may be on the way, of at most ten", (landed, cap) => {
    expect(rampedCap(ramp, 10, landed)).toBe(cap);
  });
  test("never beyond the cap, also at the start", () => expect(rampedCap({ start: 50, factor: 2 }, 10, 0)).toBe(10));
  test("without a ramp, the cap at once", () => expect(rampedCap(undefined, 10, 0)).toBe(10));
});

describe("a wave with a ramp", () => {
  const wave = { name: "all", select: { rest: true }, maxFailures: 9, ramp: { start: 1, factor: 2 } };
  const plan = planOf(strategyOf([wave], { order: "name" }), manyTargets(12));

  test("grows with what lands, and a failure begins anew", () => {
    const told = new Map<string, ReturnType<typeof seen>>();
    let state = tick(plan, undefined, 0, {}).state;
    const sizes: number[] = [];
    for (let minute = 1; minute <= 5; minute++) {
      const on = [...state.targets].filter(([, target]) => target.state === "Released").map(([key]) => key);
      sizes.push(on.length);
      for (const [index, key] of on.entries()) {
        const fails = minute === 3 && index === 0;
        told.set(key, seen("v2", minute, fails ? { health: "Failed", landed: false } : {}));
      }
      state = tick(plan, state, minute, Object.fromEntries(told)).state;
    }
    expect(sizes).toEqual([1, 2, 4, 1, 2]);
  });

  test("what was there already proves nothing: it does not count", () => {
    const there = Object.fromEntries(["c0", "c1", "c2"].map((key) => [key, seen("v2", 0)]));
    const { state } = tick(plan, undefined, 0, there);
    expect([...state.targets.values()].filter((target) => target.state === "Released").length).toBe(1);
  });
});
