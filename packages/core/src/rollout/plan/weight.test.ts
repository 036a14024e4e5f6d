import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { StrategySpec } from "../model/spec.ts";
import { codesOf, manyTargets, planOf, strategyOf, targetsOf, wavesOf } from "../testing/fleet.ts";
import { planRollout } from "./plan.ts";

const weight = { label: "nodes" };
const shares = (...percents: number[]): StrategySpec["waves"] => [
  ...percents.map((percent) => ({ name: `to-${percent}`, select: { cumulative: `${percent}%` } })),
  { name: "rest", select: { rest: true } },
];
const FLEET = targetsOf({
  a: { nodes: "5" },
  b: { nodes: "5" },
  c: { nodes: "40" },
  d: { nodes: "30" },
  e: { nodes: "20" },
});

describe("waves by weight", () => {
  test.each<[string, number[], readonly (readonly string[])[]]>([
    ["take targets as long as that comes closer to the share", [10, 50], [["a", "b"], ["c"], ["d", "e"]]],
    ["take at least one, however heavy", [1, 2], [["a"], ["b"], ["c", "d", "e"]]],
    [
      "round to the nearest, a half up",
      [8],
      [
        ["a", "b"],
        ["c", "d", "e"],
      ],
    ],
    ["leave one to each share that follows", [97, 98, 99], [["a", "b", "c"], ["d"], ["e"], []]],
    ["take all for 100 percent", [100], [["a", "b", "c", "d", "e"], []]],
  ])("%s", (_, percents, expected) => {
    expect(wavesOf(planOf(strategyOf(shares(...percents), { order: "name", weight }), FLEET))).toEqual(expected);
  });

  test("what has no label weighs the default", () => {
    const strategy = strategyOf(shares(50), { order: "name", weight: { ...weight, default: 90 } });
    expect(wavesOf(planOf(strategy, targetsOf({ a: {}, b: { nodes: "60" }, c: { nodes: "30" } })))[0]).toEqual(["a"]);
  });

  test.each(["0", "-1", "1.5", "NaN", "many", "", "1000000001", "99999999999"])(
    "a weight of %j is refused",
    (nodes) => {
      const made = planRollout(strategyOf(shares(50), { weight }), targetsOf({ a: { nodes } }), { rollout: "shop" });
      expect(made.problems).toMatchObject([{ code: "InvalidWeight", field: 'metadata.labels["nodes"]' }]);
      expect(codesOf(made)).toEqual(["InvalidWeight"]);
    },
  );

  test("where all weigh the same, waves are those without weights", () => {
    const rising = fc
      .uniqueArray(fc.integer({ min: 1, max: 99 }), { maxLength: 4 })
      .map((all) => all.toSorted((a, b) => a - b));
    fc.assert(
      fc.property(rising, fc.nat(60), fc.integer({ min: 1, max: 9 }), (percents, size, default_) => {
        const weighed = strategyOf(shares(...percents), { order: "name", weight: { ...weight, default: default_ } });
        const plain = strategyOf(shares(...percents), { order: "name" });
        expect(wavesOf(planOf(weighed, manyTargets(size)))).toEqual(wavesOf(planOf(plain, manyTargets(size))));
      }),
      { numRuns: 300 },
    );
  });

  test("every target is in one wave, and the sum before a wave ends is within half a target of its share", () => {
    const weights = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 3, maxLength: 30 });
    fc.assert(
      fc.property(weights, fc.integer({ min: 10, max: 90 }), (all, percent) => {
        const targets = all.map((nodes, index) => ({
          target: { cluster: `c${100 + index}` },
          labels: { nodes: String(nodes) },
        }));
        const waves = wavesOf(planOf(strategyOf(shares(percent), { order: "name", weight }), targets));
        expect(waves.flat().length).toBe(all.length);
        const total = all.reduce((a, b) => a + b, 0);
        const taken = all.slice(0, waves[0]?.length ?? 0).reduce((a, b) => a + b, 0);
        const size = waves[0]?.length ?? 0;
        const last = all.slice(0, size).at(-1) ?? 0;
        const next = all.slice(size).at(0) ?? 0;
        const goal = (percent * total) / 100;
        if (size > 1) expect(taken - last / 2).toBeLessThanOrEqual(goal);
        if (next > 0) expect(taken + next / 2).toBeGreaterThan(goal);
      }),
      { numRuns: 300 },
    );
  });
});
