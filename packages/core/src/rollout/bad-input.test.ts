import { describe, expect, test } from "vitest";
import { validateRolloutStrategy } from "../schemas/generated/rollout-strategy.ts";
import { beginsAttempt } from "./decide/attempts.ts";
import { decide } from "./decide/decide.ts";
import { explainRollout } from "./explain/explain.ts";
import type { Evidence } from "./model/evidence.ts";
import type { StrategySpec } from "./model/spec.ts";
import type { RolloutState } from "./model/state.ts";
import { planRollout } from "./plan/plan.ts";
import { PLAN_FORMAT } from "./store/plan-rows.ts";
import { readPlan } from "./store/read-plan.ts";
import { writePlan } from "./store/write-plan.ts";
import { readStrategy } from "./strategy/read-strategy.ts";
import { codesOf, MINUTE, manyTargets, planOf, START, seen, strategyOf, tick, wordsOf } from "./testing/fleet.ts";

const rest = { name: "all", select: { rest: true } };
const object = (spec: object) => ({
  apiVersion: "landfall.dev/v1alpha1",
  kind: "RolloutStrategy",
  metadata: { name: "s" },
  spec,
});

/**
 * Settings that no strategy may have: the schema refuses them, and so does the reader, for callers who skip the schema.
 */
const WRONG: readonly (readonly [what: string, spec: object, field: string])[] = [
  ["an unknown word for onFailure", { waves: [rest], onFailure: "explode" }, "onFailure"],
  ["an unknown word for onUnreachable", { waves: [rest], onUnreachable: "wait" }, "onUnreachable"],
  ["an unknown word for onSupersede", { waves: [rest], onSupersede: "" }, "onSupersede"],
  ["an unknown word for leftover", { waves: [rest], leftover: "drop" }, "leftover"],
  ["an unknown word for order", { waves: [rest], order: "random" }, "order"],
  [
    "an unknown class of failures",
    { waves: [rest], failures: { classes: [{ class: "bad", reasons: ["X"] }] } },
    "failures.classes[0].class",
  ],
  [
    "a class that nobody may give",
    { waves: [rest], failures: { classes: [{ class: "preexisting", reasons: ["X"] }] } },
    "failures.classes[0].class",
  ],
  [
    "an unknown word for what was broken before",
    { waves: [rest], failures: { preexisting: "maybe" } },
    "failures.preexisting",
  ],
  ["an unknown word for what is added", { waves: [rest], membership: { added: "abort" } }, "membership.added"],
  ["an unknown word for what is removed", { waves: [rest], membership: { removed: "keep" } }, "membership.removed"],
  ["a cap that is no number", { waves: [{ ...rest, maxConcurrent: Number.NaN }] }, "waves[0].maxConcurrent"],
  ["a negative cap", { waves: [{ ...rest, maxConcurrent: -1 }] }, "waves[0].maxConcurrent"],
  ["a cap of more than all", { waves: [{ ...rest, maxConcurrent: "101%" }] }, "waves[0].maxConcurrent"],
  ["a negative budget", { waves: [rest], budgets: { maxFailures: -1 } }, "budgets.maxFailures"],
  ["a budget of more than all", { waves: [rest], budgets: { maxFailures: "150%" } }, "budgets.maxFailures"],
  [
    "a budget of half a target",
    { waves: [rest], budgets: { maxInfrastructureFailures: 0.5 } },
    "budgets.maxInfrastructureFailures",
  ],
  [
    "failures of a domain without number",
    { waves: [rest], failureDomains: { label: "r", maxFailures: "many" } },
    "failureDomains.maxFailures",
  ],
  ["a ramp that does not grow", { waves: [{ ...rest, ramp: { factor: 1 } }] }, "waves[0].ramp.factor"],
  ["a ramp that begins with nobody", { waves: [{ ...rest, ramp: { start: 0 } }] }, "waves[0].ramp.start"],
  ["no sample at all", { waves: [{ ...rest, minSamples: 0 }] }, "waves[0].minSamples"],
  ["half a sample", { waves: [{ ...rest, minSamples: 1.5 }] }, "waves[0].minSamples"],
  ["no try at all", { waves: [rest], retry: { attempts: 0 } }, "retry.attempts"],
  ["a pause that shrinks", { waves: [rest], retry: { attempts: 2, factor: 0 } }, "retry.factor"],
  ["a pause that is none", { waves: [rest], retry: { attempts: 2, first: "soon" } }, "retry.first"],
  ["a jitter of more than all", { waves: [rest], retry: { attempts: 2, jitter: "120%" } }, "retry.jitter"],
  [
    "a class that is never tried again",
    { waves: [rest], retry: { attempts: 2, classes: ["invalid"] } },
    "retry.classes",
  ],
  ["a weight of nothing", { waves: [rest], weight: { label: "w", default: 0 } }, "weight.default"],
  ["a shared budget without bounds", { waves: [rest], budgets: { shared: [{ name: "x" }] } }, "budgets.shared[0]"],
  [
    "a cumulative share of more than all",
    { waves: [{ name: "a", select: { cumulative: "101%" } }] },
    "waves[0].select.cumulative",
  ],
  [
    "a cumulative share that is no number",
    { waves: [{ name: "a", select: { cumulative: "NaN%" } }] },
    "waves[0].select.cumulative",
  ],
  ["a count of nobody", { waves: [{ name: "a", select: { count: 0 } }] }, "waves[0].select.count"],
  [
    "a bound of a metric that is no number",
    { waves: [{ ...rest, metrics: [{ name: "m", max: Number.NaN }] }] },
    "waves[0].metrics[0]",
  ],
];

describe("a strategy that cannot be meant is refused when it is read, at its field (invariant 25)", () => {
  test.each(WRONG)("%s", (_, spec, field) => {
    const read = readStrategy(spec as StrategySpec);
    expect(read.ok).toBe(false);
    expect(read.problems.map((problem) => problem.field)).toEqual([expect.stringContaining(`spec.${field}`)]);
  });

  const fine = ["a shared budget without bounds", "a bound of a metric that is no number"];
  test.each(WRONG.filter(([what]) => !fine.includes(what)))("%s: by its schema too", (_, spec) => {
    expect(validateRolloutStrategy(object(spec))[0]?.severity).toBe("error");
  });
});

describe("a fleet that cannot be meant is refused", () => {
  test.each<[string, StrategySpec["waves"], ReturnType<typeof manyTargets>, string]>([
    ["a wave that chooses nobody", [{ name: "none", select: { targets: ["x"] } }, rest], manyTargets(2), "EmptyWave"],
    ["a target that is listed twice", [rest], [...manyTargets(2), ...manyTargets(1)], "DuplicateTarget"],
    ["a target that nobody takes", [{ name: "one", select: { count: 1 } }], manyTargets(2), "UncoveredTarget"],
  ])("%s", (_, waves, targets, code) => {
    expect(codesOf(planRollout(strategyOf(waves), targets, { rollout: "shop" }))).toContain(code);
  });
});

describe("a strategy that is edited while the rollout is on its way", () => {
  const before = planOf(strategyOf([{ ...rest, maxFailures: 0, maxConcurrent: 1 }], { order: "name" }), manyTargets(3));
  const bad = { c0: seen("v2", 1, { health: "Failed", landed: false }) };
  const stopped = tick(before, tick(before, undefined, 0, {}).state, 1, bad).state;
  const edited = (wave: object, spec: Omit<StrategySpec, "waves"> = {}) =>
    planOf(strategyOf([{ ...rest, maxConcurrent: 1, ...wave }], { order: "name", ...spec }), manyTargets(3));

  test("to tolerate more goes on; to tolerate less stops", () => {
    const more = tick(edited({ maxFailures: 1 }), stopped, 2, {});
    expect(wordsOf(more)).toBe("c0:Failed c1:Released c2:Waiting");
    expect(tick(before, more.state, 3, {}).state.phase).toBe("Stopped");
  });

  test("a budget that is given later counts what had failed before", () => {
    const on = tick(edited({ maxFailures: 9 }), stopped, 2, {}).state;
    expect(tick(edited({ maxFailures: 9 }, { budgets: { maxFailures: 0 } }), on, 3, {}).state.phase).toBe("Stopped");
  });

  test("a shorter deadline counts for what is on the way, a ramp for what is not", () => {
    const on = tick(edited({ maxFailures: 9 }), stopped, 2, {}).state;
    expect(tick(edited({ maxFailures: 9 }, { deadline: "1m" }), on, 4, {}).state.targets.get("c1")?.state).toBe(
      "Failed",
    );
    expect(wordsOf(tick(edited({ maxFailures: 9, maxConcurrent: 3, ramp: {} }), on, 4, {}))).toContain("c2:Waiting");
  });

  test("a wave that is taken away while targets of it are on the way is refused", () => {
    const previous = {
      strategyHash: "other",
      waves: [{ name: "gone", targets: ["c0"] }],
      held: [],
      started: new Set(["c0"]),
    };
    const made = planRollout(strategyOf([rest]), manyTargets(3), { rollout: "shop", previous });
    expect(codesOf(made)).toEqual(["StartedWaveGone"]);
  });
});

describe("a clock that jumps", () => {
  const made = planOf(strategyOf([{ ...rest, maxConcurrent: 1, soak: "10m" }], { order: "name" }), manyTargets(2));
  const start = tick(made, undefined, 100, {}).state;

  test("back: it stands still until it has caught up, and nothing is taken back", () => {
    const back = tick(made, start, 5, { c0: seen("v2", 5) });
    expect([back.state, back.changes]).toEqual([start, []]);
    expect(tick(made, start, 99, {}).requeueAfter).toBe(31 * MINUTE);
  });

  test("ahead: old reports prove nothing, so what is on the way is late only when a report bears out the time", () => {
    expect(tick(made, start, 100_000, { c0: seen("v2", 101) }).changes).toEqual([]);
    const ahead = tick(made, start, 100_000, { c0: seen("v2", 101), c1: seen("v1", 99_980) });
    expect(ahead.changes.map(({ kind, reason }) => [kind, reason])).toEqual([
      ["failed", "DeadlineExceeded"],
      ["stopped", "TooManyFailures"],
    ]);
  });

  test("ahead, and right again: it stands still and says so, until a new attempt begins at the right time", () => {
    const ahead = tick(made, start, 525_600, {}, { handbrake: { by: "ana" } }).state;
    const right = tick(made, ahead, 102, { c0: seen("v2", 102) });
    expect(right.state.at).toBe(ahead.at);
    expect(explainRollout(made, right.state, START + 102 * MINUTE).line).toBe(
      "rollout of v2: wave all is open: 0 of 2 landed, 1 on the way, 1 waiting; a clock was ahead when that was decided (since 2026-11-21T09:40:00Z, 2m); goes on when the time of the last decision has come, 2027-11-21T08:00:00Z, or with a new attempt at the right time",
    );
    const again = tick(made, ahead, 103, { c0: seen("v2", 103) }, { restart: 1 });
    expect([again.state.at, again.changes.map(({ kind }) => kind)]).toEqual([
      START + 103 * MINUTE,
      ["began", "unbraked", "landed", "opened", "released"],
    ]);
  });

  test("ahead, over a soak: silence soaks for no longer than a report is fresh", () => {
    const landed = tick(made, start, 101, { c0: seen("v2", 101) }).state;
    const jumped = tick(made, landed, 10_000, { c0: seen("v2", 10_000) }).state;
    expect(jumped.targets.get("c0")?.soaked).toBe(15 * MINUTE);
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY])("%d is no time, and a mistake of the caller", (now) => {
    expect(() => decide(made, start, { revision: "v2", restart: 0, now, evidence: new Map() })).toThrow(RangeError);
  });

  test.each([0.4, 999.9])("a time of %d more milliseconds is the same second", (more) => {
    const evidence = new Map<string, Evidence>();
    const inputs = { revision: "v2", restart: 0, now: start.at + more, evidence };
    expect(decide(made, start, inputs).state).toBe(start);
  });

  test("a report of a time to come is looked at again when that has come, under the handbrake too", () => {
    const early = tick(made, start, 101, { c0: seen("v2", 103) });
    const braked = tick(made, start, 101, { c0: seen("v2", 103) }, { handbrake: { by: "ana" } });
    expect([early.requeueAfter, braked.requeueAfter]).toEqual([2 * MINUTE, 2 * MINUTE]);
    expect(tick(made, early.state, 103, { c0: seen("v2", 103) }).changes.map(({ kind }) => kind)).toContain("landed");
  });

  test("a queued revision begins in the second after the end of the other, and not before, also for who asks first", () => {
    const queued = { ...made, onSupersede: "queue" as const };
    const ended = tick(queued, start, 101, {}, { abort: { attempt: 1, by: "ana" } }).state;
    const begins = [900, 1000].map((late) => {
      const wish = { revision: "v3", restart: 0, now: ended.at + late };
      const { attempt } = decide(queued, ended, { ...wish, evidence: new Map() }).state;
      return [beginsAttempt(ended, wish, "queue", wish.now), attempt];
    });
    expect(begins).toEqual([
      [false, 1],
      [true, 2],
    ]);
  });

  test.each<[string, number, string]>([
    ["of the second of the decision counts, though that is cut", MINUTE + 900, "Landed"],
    ["of the second of the release does not: it may be from before it", 500, "Released"],
  ])("a report with milliseconds %s", (_, late, state) => {
    const observedAt = start.at + late;
    const evidence = new Map([["c0", { ...seen("v2", 0), observedAt }]]);
    const next = decide(made, start, { revision: "v2", restart: 0, now: start.at + MINUTE + 900, evidence });
    expect(next.state.targets.get("c0")?.state).toBe(state);
  });
});

test("a plan of a newer version is refused with words, never misread", () => {
  const made = planOf(strategyOf([rest]), manyTargets(1));
  const state: RolloutState = tick(made, undefined, 0, {}).state;
  const pages = writePlan({ rollout: "shop", plan: made, state });
  const newer = pages.map((page) => ({ ...page, spec: { ...page.spec, format: PLAN_FORMAT + 1 } }));
  const read = readPlan(newer);
  expect(read.problems).toMatchObject([{ code: "PlanNewer", field: "spec.format", hint: "use a newer release" }]);
});
