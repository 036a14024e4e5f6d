import { expect, test } from "vitest";
import type { PreviousPlan } from "../model/plan.ts";
import { strategyOf, targetsOf, valueOf } from "../testing/fleet.ts";
import { plan as makePlan } from "./plan.ts";

const targets = targetsOf({ a: {}, b: {}, c: {} });
const canaries = (count: number) =>
  strategyOf(
    [
      { name: "canary", select: { count } },
      { name: "rest", select: { rest: true } },
    ],
    { order: "name" },
  );

/** What the plan of a strategy says, after one canary was planned and perhaps released. */
function saidAfter(count: number, more: Partial<PreviousPlan> = {}): readonly string[] {
  const first = valueOf(makePlan(canaries(1), targets, { rollout: "shop" }));
  const previous: PreviousPlan = {
    strategyHash: first.strategyHash,
    waves: first.waves.map(({ name, targets: own }) => ({ name, targets: own.map(({ key }) => key) })),
    held: [],
    started: new Set(),
    ...more,
  };
  const made = makePlan(canaries(count), targets, { rollout: "shop", previous });
  return made.problems.filter(({ code }) => code === "StrategyEdited").map(({ message }) => message);
}
const EDITED = "the strategy was edited while this attempt is on its way: ";

test.each<[string, number, Partial<PreviousPlan>, readonly string[]]>([
  ["the same strategy is no edit", 1, {}, []],
  ["who changes the wave is named", 2, {}, [`${EDITED}1 target changes its wave (b from rest to canary)`]],
  [
    "what was released stays",
    2,
    { started: new Set(["b"]) },
    [`${EDITED}1 target changes its wave (c from rest to canary)`],
  ],
  [
    "a wave that has passed takes nobody",
    2,
    { closed: new Set(["canary"]), started: new Set(["a"]) },
    [`${EDITED}no target changes its wave`],
  ],
])("%s", (_, count, more, said) => {
  expect(saidAfter(count, more)).toEqual(said);
});
