import { expect, test } from "vitest";
import { manyTargets, planOf, START, strategyOf, tick, wordsOf } from "../../testing/fleet.ts";
import { checkStep } from "../../verify/verify.ts";

const planFor = (maxConcurrent: number) =>
  planOf(
    strategyOf([{ name: "all", select: { rest: true }, maxConcurrent }], {
      order: "name",
      windows: { allow: [{ from: "08:00", to: "10:00", timeZone: "UTC" }] },
    }),
    manyTargets(2),
  );

test("a clock that goes back to before a window counts as the time of the state, for the engine and for verify", () => {
  const { state } = tick(planFor(1), undefined, 2, {});
  const plan = planFor(2);
  const inputs = { revision: "v2", restart: 0, now: START - 13 * 60_000, evidence: new Map() };
  const decision = tick(plan, state, -13, {});
  expect(wordsOf(decision)).toBe("c0:Released c1:Released");
  expect(checkStep({ plan, before: state, inputs, decision })).toEqual([]);
});

test("a release outside the windows is still found", () => {
  const inputs = { revision: "v2", restart: 0, now: START - 13 * 60_000, evidence: new Map() };
  const plan = planFor(2);
  const { windows: _, ...open } = plan;
  const decision = tick(open, undefined, -13, {});
  const found = checkStep({ plan, before: undefined, inputs, decision }).map(({ invariant }) => invariant);
  expect(found).toContain(24);
});
