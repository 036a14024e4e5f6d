import { describe, expect, test } from "vitest";
import type { StrategySpec } from "../model/spec.ts";
import { manyTargets, planOf, strategyOf, wavesOf } from "../testing/fleet.ts";

const SIZES = [0, 1, 2, 3, 7, 100, 100_000] as const;
const fleet = (size: number) =>
  manyTargets(size).map((one, index) => ({ ...one, labels: { region: index % 3 === 0 ? "a" : "b" } }));
const plan = (size: number, wave: object, spec: Omit<StrategySpec, "waves"> = {}) =>
  planOf(strategyOf([{ name: "all", select: { rest: true }, ...wave }], { order: "name", ...spec }), fleet(size));

/** Every rounding rule, by its name in the docs, at 0, 1, 2, 3, 7, 100 and 100,000 targets. */
const RULES: readonly (readonly [
  rule: string,
  of: (size: number) => number | undefined,
  expected: readonly number[],
])[] = [
  [
    "maxConcurrent: down, at least 1",
    (size) => plan(size, { maxConcurrent: "25%" }).waves[0]?.maxConcurrent,
    [1, 1, 1, 1, 1, 25, 25_000],
  ],
  [
    "maxFailures of a wave: down",
    (size) => plan(size, { maxFailures: "34%" }).waves[0]?.maxFailures,
    [0, 0, 0, 1, 2, 34, 34_000],
  ],
  [
    "maxInfrastructureFailures: down",
    (size) => plan(size, { maxInfrastructureFailures: "50%" }).waves[0]?.maxInfrastructureFailures,
    [0, 0, 1, 1, 3, 50, 50_000],
  ],
  [
    "maxFailures of the rollout: down",
    (size) => plan(size, {}, { budgets: { maxFailures: "3%" } }).budgets?.maxFailures,
    [0, 0, 0, 0, 0, 3, 3_000],
  ],
  [
    "maxConcurrent of a rollback: down, at least 1",
    (size) => plan(size, {}, { rollback: { maxConcurrent: "10%" } }).rollbackConcurrent,
    [1, 1, 1, 1, 1, 10, 10_000],
  ],
  [
    "maxConcurrent of a failure domain: down, at least 1",
    (size) =>
      plan(size, {}, { failureDomains: { label: "region", maxConcurrent: "50%" } }).domains?.find(
        ({ name }) => name === "a",
      )?.maxConcurrent ?? 0,
    [0, 1, 1, 1, 1, 17, 16_667],
  ],
  [
    "maxFailures of a failure domain: down",
    (size) =>
      plan(size, {}, { failureDomains: { label: "region", maxFailures: "50%" } }).domains?.find(
        ({ name }) => name === "a",
      )?.maxFailures ?? 0,
    [0, 0, 0, 0, 1, 17, 16_667],
  ],
  [
    "cumulative: to the nearest, at least one while there are any left",
    (size) =>
      wavesOf(
        planOf(
          strategyOf([
            { name: "some", select: { cumulative: "25%" } },
            { name: "all", select: { rest: true } },
          ]),
          fleet(size),
        ),
      )[0]?.length,
    [0, 1, 1, 1, 2, 25, 25_000],
  ],
];

describe("row 91: rounding", () => {
  test.each(RULES)("%s", (_, of, expected) => expect(SIZES.map(of)).toEqual(expected));
});
