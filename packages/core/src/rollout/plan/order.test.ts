import { describe, expect, test } from "vitest";
import type { RolloutTarget } from "../model/targets.ts";
import { codesOf, manyTargets, planOf, strategyOf, targetsOf, wavesOf } from "../testing/fleet.ts";
import { planRollout } from "./plan.ts";

const FLEET = targetsOf({ a: { rank: "2" }, b: {}, c: { rank: "-1" }, d: { rank: "10" }, e: { rank: "2" } });
const first = { name: "first", select: { count: 2 } };
const rest = { name: "rest", select: { rest: true } };

describe("order by a label", () => {
  test("the lowest number first, as a number; what has none last; names decide among equals", () => {
    const strategy = strategyOf([rest], { order: "name", orderLabel: "rank" });
    expect(wavesOf(planOf(strategy, FLEET))).toEqual([["c", "a", "e", "d", "b"]]);
  });

  test.each(["high", "1.5", "", "1e3", "NaN", "9999999999999999"])("%j is no number to order by", (rank) => {
    const made = planRollout(strategyOf([rest], { orderLabel: "rank" }), targetsOf({ a: { rank } }), {
      rollout: "shop",
    });
    expect(codesOf(made)).toEqual(["InvalidOrder"]);
  });
});

describe("AC-F8: order and membership of one's own are plain functions", () => {
  const strategy = strategyOf([first, rest], { order: "name" });
  const rank = ({ labels }: RolloutTarget): number => Number(labels["rank"] ?? 0);

  test("an order: the highest rank first, names among equals", () => {
    const made = planOf(strategy, FLEET, { first: (a, b) => rank(b) - rank(a) });
    expect(wavesOf(made)).toEqual([
      ["d", "a"],
      ["e", "b", "c"],
    ]);
    expect(planOf(strategy, FLEET.toReversed(), { first: (a, b) => rank(b) - rank(a) })).toEqual(made);
  });

  test("a membership: what it says nothing of, the strategy does", () => {
    const waveOf = ({ labels }: RolloutTarget) => (labels["rank"] === "10" ? "first" : undefined);
    expect(wavesOf(planOf(strategy, FLEET, { waveOf }))).toEqual([
      ["a", "d"],
      ["b", "c", "e"],
    ]);
  });

  test("a wave that the strategy does not have is refused", () => {
    const made = planRollout(strategy, FLEET, { rollout: "shop", waveOf: () => "nowhere" });
    expect(new Set(codesOf(made))).toEqual(new Set(["NoSuchWave"]));
  });

  test("a target that was started stays in its wave, whatever the function says", () => {
    const previous = {
      strategyHash: strategy.hash,
      waves: [
        { name: "first", targets: ["a", "b"] },
        { name: "rest", targets: ["c", "d", "e"] },
      ],
      held: [],
      started: new Set(["a"]),
    };
    expect(wavesOf(planOf(strategy, FLEET, { previous, waveOf: () => "rest" }))[0]).toEqual(["a", "b"]);
  });
});

describe("an order by hash that is salted by the revision", () => {
  const first = (revision: string, saltBy?: "rollout" | "revision"): readonly string[] => {
    const strategy = strategyOf(
      [
        { name: "canary", select: { count: 3 } },
        { name: "rest", select: { rest: true } },
      ],
      saltBy === undefined ? {} : { saltBy },
    );
    return wavesOf(planOf(strategy, manyTargets(60), { revision }))[0] ?? [];
  };
  test("takes other canaries for another revision, and the same for the same", () => {
    expect(first("v1", "revision")).toEqual(first("v1", "revision"));
    expect(first("v1", "revision")).not.toEqual(first("v2", "revision"));
  });
  test("is asked for: else the canaries are the same for every revision", () => {
    expect(first("v1")).toEqual(first("v2"));
    expect(first("v1", "rollout")).toEqual(first("v1"));
  });
});
