import { expect, test } from "vitest";
import type { StrategySpec } from "../model/spec.ts";
import { manyTargets, planOf, strategyOf } from "../testing/fleet.ts";
import { describePlanLimits, describeWaveLimits } from "./limits.ts";

type Wave = Partial<StrategySpec["waves"][number]>;

test.each<[Wave, string]>([
  [{}, "all on the way at once, none may fail"],
  [{ maxConcurrent: "20%", maxFailures: 1 }, "2 on the way at once, 1 may fail"],
  [
    { maxConcurrent: 4, ramp: { start: 1, factor: 2 }, maxInfrastructureFailures: "50%" },
    "4 on the way at once, beginning with 1, then times 2, none may fail, 5 may fail by the infrastructure",
  ],
  [
    { approval: true, soak: "1h", minSamples: 3, metrics: [{ name: "errors", max: 0.01, window: "15m" }] },
    "all on the way at once, none may fail, needs approval, soaks 1h, seen healthy 3 times, metrics: errors at most 0.01 over 15m",
  ],
])("a wave with %j: %s", (wave, words) => {
  const made = planOf(strategyOf([{ name: "all", select: { rest: true }, ...wave }]), manyTargets(10));
  expect(made.waves.map(describeWaveLimits)).toEqual([words]);
});

test("a rollout", () => {
  const strategy = strategyOf([{ name: "all", select: { rest: true } }], {
    deadline: "10m",
    budgets: { maxFailures: 2, shared: [{ name: "edge", maxConcurrent: 3 }] },
    failureDomains: { label: "region", maxConcurrent: 2, maxFailing: 1 },
    retry: { attempts: 3 },
    onFailure: "rollback",
    windows: { deny: [{ from: "00:00", to: "06:00", timeZone: "UTC" }] },
  });
  expect(describePlanLimits(planOf(strategy, manyTargets(10)))).toBe(
    "deadline 10m, reports count for 15m, 2 may fail in all, 2 of a failure domain on the way at once, " +
      "1 of 1 failure domains may have failures, shares budget edge, 3 tries each, rolls back when it stops, 1 windows deny",
  );
});
