import { describe, expect, test } from "vitest";
import { codesOf, planOf, seen, strategyOf, targetsOf, tick, wavesOf, wordsOf } from "../testing/fleet.ts";
import { planRollout } from "./plan.ts";

const FLEET = targetsOf({
  a1: { region: "a", version: "31" },
  a2: { region: "a", version: "32" },
  a3: { region: "a", version: "31" },
  a4: { region: "a", version: "31" },
  b1: { region: "b", version: "31" },
  b2: { region: "b", version: "31" },
  x: {},
});
const domains = { label: "region", maxConcurrent: 1, maxPerWave: "50%" };
const rest = { name: "rest", select: { rest: true } };

describe("invariant 5: failure domains are bounded", () => {
  test("in flight, over all waves; what lands makes room", () => {
    const plan = planOf(strategyOf([rest], { order: "name", failureDomains: domains }), FLEET);
    const first = tick(plan, undefined, 0, {});
    expect(wordsOf(first)).toBe("a1:Released a2:Waiting a3:Waiting a4:Waiting b1:Released b2:Waiting x:Released");
    expect(wordsOf(tick(plan, first.state, 1, { a1: seen("v2", 1) }))).toContain("a1:Landed a2:Released a3:Waiting");
  });

  test("in a wave that is sized: no more than half of a region", () => {
    const strategy = strategyOf([{ name: "some", select: { count: 5 } }, rest], {
      order: "name",
      failureDomains: domains,
    });
    expect(wavesOf(planOf(strategy, FLEET))).toEqual([
      ["a1", "a2", "b1", "x"],
      ["a3", "a4", "b2"],
    ]);
  });

  test("a wave that takes all it chooses, and more than the bound, is a warning", () => {
    const strategy = strategyOf([rest], { failureDomains: domains });
    expect(codesOf(planRollout(strategy, FLEET, { rollout: "shop" }))).toEqual(["DomainBoundExceeded"]);
  });

  test("a domain that is smaller than its bound has room for one", () => {
    const one = targetsOf({ y: { region: "c" } });
    expect(
      wavesOf(planOf(strategyOf([{ name: "s", select: { count: 9 } }, rest], { failureDomains: domains }), one)),
    ).toEqual([["y"], []]);
  });
});

describe("a canary for coverage", () => {
  const select = { coverage: { labels: ["region", "version"] } };
  test("has one target of every combination of labels", () => {
    const strategy = strategyOf([{ name: "canary", select }, rest], { order: "name" });
    expect(wavesOf(planOf(strategy, FLEET))).toEqual([
      ["a1", "a2", "b1", "x"],
      ["a3", "a4", "b2"],
    ]);
  });

  test("and no more than its count", () => {
    const strategy = strategyOf([{ name: "canary", select: { ...select, count: 2 } }, rest], { order: "name" });
    expect(wavesOf(planOf(strategy, FLEET))[0]).toEqual(["a1", "a2"]);
  });

  test("of those it chooses", () => {
    const chosen = { ...select, matchLabels: { region: "a" } };
    const strategy = strategyOf([{ name: "canary", select: chosen }, rest], { order: "name" });
    expect(wavesOf(planOf(strategy, FLEET))[0]).toEqual(["a1", "a2"]);
  });
});
