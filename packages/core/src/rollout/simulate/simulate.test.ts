import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { StrategySpec } from "../model/spec.ts";
import { MINUTE, manyTargets, planOf, START, strategyOf, targetsOf } from "../testing/fleet.ts";
import { simulate, touchedAt } from "./simulate.ts";

const canary = { name: "canary", select: { count: 1 } };
const rest = { name: "rest", select: { rest: true } };
const fleet = (waves: StrategySpec["waves"], more: Omit<StrategySpec, "waves"> = {}, size = 5) =>
  planOf(strategyOf(waves, { order: "name", ...more }), manyTargets(size));
const quick = { start: START, landsAfter: () => 2 * MINUTE };
const minute = (time: number | undefined) => (time === undefined ? undefined : (time - START) / MINUTE);

describe("the timeline of a rollout before anyone runs it", () => {
  test.each<[string, Parameters<typeof fleet>, object, readonly (number | undefined)[], string]>([
    ["each wave takes as long as its slowest target", [[canary, rest]], {}, [2, 4], "Completed"],
    ["a cap makes batches", [[canary, { ...rest, maxConcurrent: 2 }]], {}, [2, 6], "Completed"],
    ["a ramp makes them grow", [[{ ...rest, ramp: {} }], {}, 7], {}, [6], "Completed"],
    ["a wave soaks", [[{ ...canary, soak: "10m" }, rest]], {}, [12, 14], "Completed"],
    [
      "people take their time to approve",
      [[canary, { ...rest, approval: true }]],
      { approvesAfter: 30 * MINUTE },
      [2, 34],
      "Completed",
    ],
    [
      "metrics are measured over their window",
      [[{ ...canary, metrics: [{ name: "m", max: 1, window: "5m" }] }, rest]],
      {},
      [7, 9],
      "Completed",
    ],
    [
      "a closed window waits",
      [[rest], { windows: { allow: [{ from: "09:00", to: "10:00", timeZone: "UTC" }] } }],
      {},
      [62],
      "Completed",
    ],
    [
      "a canary that fails stops it",
      [[canary, rest]],
      { fails: (key: string) => key === "c0" },
      [undefined, undefined],
      "Stopped",
    ],
    [
      "one that is tried again fails later",
      [[canary, rest], { retry: { attempts: 2, first: "3m", jitter: "0%" } }],
      { fails: () => true },
      [undefined, undefined],
      "Stopped",
    ],
  ])("%s", (_, args, model, landed, phase) => {
    const timeline = simulate(fleet(...args), { ...quick, ...model });
    expect([timeline.waves.map(({ landedAt }) => minute(landedAt)), timeline.phase]).toEqual([landed, phase]);
  });

  test("a target of which nothing is heard runs into its deadline", () => {
    const { phase, endsAt } = simulate(fleet([rest]), {
      ...quick,
      landsAfter: (key) => (key === "c3" ? undefined : MINUTE),
    });
    expect([phase, minute(endsAt)]).toEqual(["Stopped", 30]);
  });

  test("exposure is what was released by then, by number and by weight", () => {
    const targets = targetsOf({ a: { nodes: "1" }, b: { nodes: "1" }, c: { nodes: "8" } });
    const plan = planOf(
      strategyOf([{ name: "some", select: { cumulative: "20%" } }, rest], {
        order: "name",
        weight: { label: "nodes" },
      }),
      targets,
    );
    expect(simulate(plan, quick).exposure.map(({ at, ...one }) => ({ at: minute(at), ...one }))).toEqual([
      { at: 0, targets: 2, share: 0.2 },
      { at: 2, targets: 3, share: 1 },
    ]);
  });

  test("a failure at a time would have touched what was released by then", () => {
    const timeline = simulate(fleet([canary, rest]), quick);
    expect([-1, 0, 1, 2].map((at) => touchedAt(timeline, START + at * MINUTE).length)).toEqual([0, 1, 1, 5]);
  });

  test("what never ends is said to run on", () => {
    const { phase, endsAt } = simulate(fleet([canary, rest], { deadline: "none" }), {
      ...quick,
      landsAfter: () => undefined,
    });
    expect([phase, endsAt]).toEqual(["Running", undefined]);
  });

  test("with targets that land, every plan completes, each target is released once, and exposure never falls", () => {
    const wave = fc.record({
      maxConcurrent: fc.constantFrom<(number | string)[]>(1, 2, "50%", "100%"),
      soak: fc.constantFrom("5m", "20m"),
      approval: fc.boolean(),
      ramp: fc.constantFrom({}, { start: 2, factor: 3 }),
    });
    fc.assert(
      fc.property(
        wave,
        fc.integer({ min: 1, max: 15 }),
        fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 15, maxLength: 15 }),
        (own, size, times) => {
          const plan = fleet([{ ...canary, ...own } as typeof canary, { ...rest, ...own } as typeof rest], {}, size);
          const timeline = simulate(plan, {
            start: START,
            landsAfter: (key) => (times[Number(key.slice(1))] ?? 1) * MINUTE,
            approvesAfter: 7 * MINUTE,
          });
          expect([timeline.phase, timeline.releases.length]).toEqual(["Completed", size]);
          const sizes = timeline.exposure.map(({ targets }) => targets);
          expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
          expect(timeline.exposure.at(-1)?.share).toBeCloseTo(1);
        },
      ),
      { numRuns: 200 },
    );
  });
});
