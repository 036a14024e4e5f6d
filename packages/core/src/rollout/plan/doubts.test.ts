import { describe, expect, test } from "vitest";
import type { StrategySpec } from "../model/spec.ts";
import type { RolloutTarget } from "../model/targets.ts";
import { manyTargets, strategyOf, targetsOf } from "../testing/fleet.ts";
import { planRollout } from "./plan.ts";

type Spec = Omit<StrategySpec, "waves">;

function doubts(waves: StrategySpec["waves"], targets: readonly RolloutTarget[], rest: Spec = {}): readonly string[] {
  const { problems } = planRollout(strategyOf(waves, rest), targets, { rollout: "shop" });
  return problems.map(({ code, field, message }) => `${code} ${field}: ${message}`);
}

const rest = (more: object = {}): StrategySpec["waves"][number] => ({ name: "rest", select: { rest: true }, ...more });
const regions = (size: number): RolloutTarget[] =>
  manyTargets(size).map((one, index) => ({ ...one, labels: { region: `r${index % 5}` } }));

describe("tolerances that round to nothing are warned about", () => {
  test.each<[string, StrategySpec["waves"], RolloutTarget[], Spec, readonly string[]]>([
    [
      "of a wave",
      [rest({ maxFailures: "5%" })],
      manyTargets(10),
      {},
      ["ToleranceRoundsToZero spec.waves[0].maxFailures: 5% of 10 is less than one: nothing may fail"],
    ],
    [
      "of a wave, by the infrastructure",
      [rest({ maxInfrastructureFailures: "9%" })],
      manyTargets(11),
      {},
      ["ToleranceRoundsToZero spec.waves[0].maxInfrastructureFailures: 9% of 11 is less than one: nothing may fail"],
    ],
    [
      "of the rollout",
      [rest()],
      manyTargets(10),
      { budgets: { maxFailures: "1%" } },
      ["ToleranceRoundsToZero spec.budgets.maxFailures: 1% of 10 is less than one: nothing may fail"],
    ],
    [
      "of the largest failure domain, and of how many may fail",
      [rest()],
      regions(10),
      { failureDomains: { label: "region", maxFailures: "10%", maxFailing: "10%" } },
      [
        "ToleranceRoundsToZero spec.failureDomains.maxFailing: 10% of 5 is less than one: nothing may fail",
        "ToleranceRoundsToZero spec.failureDomains.maxFailures: 10% of 2 is less than one: nothing may fail",
      ],
    ],
    ["but not what tolerates one", [rest({ maxFailures: "10%" })], manyTargets(10), {}, []],
    ["nor a count, nor none", [rest({ maxFailures: 0 })], manyTargets(10), { budgets: { maxFailures: "0%" } }, []],
    ["nor where there are no targets", [rest({ maxFailures: "5%" })], [], {}, []],
  ])("%s", (_, waves, targets, more, expected) => {
    expect(doubts(waves, targets, more)).toEqual(expected);
  });
});

test("a target that weighs more than the share of its wave is warned about", () => {
  const fleet = targetsOf({ a: { nodes: "100" }, b: { nodes: "30" }, c: { nodes: "21" } });
  const waves = [{ name: "canary", select: { cumulative: "10%" } }, rest()];
  expect(doubts(waves, fleet, { order: "name", weight: { label: "nodes" } })).toEqual([
    "UnevenWeight spec.waves[0].select.cumulative: wave canary holds 66% of all weight: a alone weighs 100 of 151",
  ]);
  const even = manyTargets(20).map((one) => ({ ...one, labels: { nodes: "5" } }));
  expect(doubts(waves, even, { weight: { label: "nodes" } })).toEqual([]);
});

test("a wave that covers fewer combinations than there are is warned about, and no other", () => {
  const fleet = manyTargets(24).map((one, index) => ({ ...one, labels: { version: `v${index % 12}` } }));
  const covers = (count?: number): StrategySpec["waves"] => [
    { name: "canary", select: { coverage: { labels: ["version"] }, ...(count !== undefined && { count }) } },
    rest(),
  ];
  expect(doubts(covers(5), fleet)).toEqual([
    "CoverageCut spec.waves[0].select.count: wave canary covers 5 of 12 combinations of version: its count is 5",
  ]);
  expect(doubts(covers(12), fleet)).toEqual([]);
  expect(doubts(covers(), fleet)).toEqual([]);
});
