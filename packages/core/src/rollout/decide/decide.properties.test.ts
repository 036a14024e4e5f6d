import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { explainRollout } from "../explain/explain.ts";
import type { Decision } from "../model/decision.ts";
import type { Evidence } from "../model/evidence.ts";
import type { Plan } from "../model/plan.ts";
import { isSettled, type RolloutState, type WaveState } from "../model/state.ts";
import { MINUTE, manyTargets, planOf, START, strategyOf } from "../testing/fleet.ts";
import { type Behaviour, evidenceFor } from "../testing/stories.ts";
import { decide } from "./decide.ts";

const BEHAVIOURS: readonly Behaviour[] = ["land", "land", "land", "fail", "silent", "late", "old", "stale", "land"];

interface Story {
  readonly plan: Plan;
  readonly steps: readonly Step[];
}

interface Step {
  readonly minutes: number;
  readonly behaviours: readonly Behaviour[];
  readonly paused: boolean;
  readonly revision: string;
  /** The number of the target that is skipped; `undefined` if none is. */
  readonly skip: number | undefined;
}

const limit = fc.constantFrom(0, 1, 2, "20%", "50%");
const story: fc.Arbitrary<Story> = fc
  .record({
    size: fc.integer({ min: 1, max: 12 }),
    counts: fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 3 }),
    maxFailures: limit,
    maxConcurrent: fc.constantFrom(1, 2, "50%", "100%"),
    gates: fc.constantFrom({}, {}, { soak: "2m" }),
    onUnreachable: fc.constantFrom("fail" as const, "skip" as const),
    edges: fc.array(fc.tuple(fc.nat(11), fc.nat(11)), { maxLength: 3 }),
  })
  .map(({ size, counts, maxFailures, maxConcurrent, gates, onUnreachable, edges }) => {
    const waves = counts.map((count, index) => ({
      name: `w${index}`,
      select: { count },
      maxFailures,
      maxConcurrent,
      ...gates,
    }));
    const rest = { name: "rest", select: { rest: true }, maxFailures, maxConcurrent, ...gates };
    const strategy = strategyOf([...waves, rest], { order: "name", onUnreachable });
    const order = planOf(strategy, manyTargets(size)).waves.flatMap(({ targets }) => targets.map(({ key }) => key));
    const targets = manyTargets(size).map((target) => {
      const own = order.indexOf(target.target.cluster);
      return {
        ...target,
        dependsOn: edges.filter(([from, to]) => from === own && to < own).map(([, to]) => order[to] ?? ""),
      };
    });
    return planOf(strategy, targets);
  })
  .chain((plan) => {
    const step = fc.record({
      minutes: fc.integer({ min: 0, max: 20 }),
      behaviours: fc.array(fc.constantFrom(...BEHAVIOURS), { minLength: 12, maxLength: 12 }),
      paused: fc.nat(3).map((one) => one === 0),
      skip: fc.option(fc.nat(11), { nil: undefined, freq: 4 }),
      revision: fc.constantFrom("v2", "v2", "v2", "v2", "v3"),
    });
    return fc.record({ plan: fc.constant(plan), steps: fc.array(step, { maxLength: 12 }) });
  });

interface Tick {
  readonly before: RolloutState | undefined;
  readonly evidence: ReadonlyMap<string, Evidence>;
  readonly now: number;
  readonly decision: Decision;
  readonly again: Decision;
}

function play({ plan, steps }: Story): readonly Tick[] {
  const ticks: Tick[] = [];
  let state: RolloutState | undefined;
  let minute = 0;
  for (const { minutes, behaviours, paused, revision, skip } of steps) {
    minute += minutes;
    const evidence = new Map<string, Evidence>();
    for (const [index, { key }] of plan.waves.flatMap(({ targets }) => targets).entries()) {
      const one = evidenceFor(state, key, behaviours[index] ?? "silent", minute);
      if (one !== undefined) evidence.set(key, one);
    }
    const now = START + minute * MINUTE;
    const skips = skip === undefined ? [] : [{ target: `c${skip}`, by: "ana" }];
    const inputs = { revision, restart: 0, evidence, now, paused, skips };
    const decision = decide(plan, state, inputs);
    ticks.push({ before: state, evidence, now, decision, again: decide(plan, decision.state, inputs) });
    state = decision.state;
  }
  return ticks;
}

function eachTick(check: (tick: Tick, plan: Plan) => void): void {
  fc.assert(
    fc.property(story, (own) => {
      for (const one of play(own)) check(one, own.plan);
    }),
    { numRuns: 300 },
  );
}

const releasedIn = ({ decision }: Tick): readonly string[] =>
  decision.changes.filter(({ kind }) => kind === "released").map(({ target }) => target ?? "");

/** Returns the failures of a wave that count: all but the forgiven ones. */
function countedOf(wave: WaveState | undefined): number {
  return (wave?.failures ?? 0) - (wave?.forgiven ?? 0);
}

describe("decide keeps its promises on any fleet", () => {
  test("invariant 6: nothing of a wave starts before all waves before it are through", () => {
    eachTick((tick, plan) => {
      for (const key of releasedIn(tick)) {
        const own = plan.waves.findIndex(({ targets }) => targets.some((target) => target.key === key));
        const before = plan.waves.slice(0, own).flatMap(({ targets }) => targets);
        expect(before.every((target) => isSettled(tick.decision.state.targets.get(target.key)))).toBe(true);
      }
    });
  });

  test("invariant 7: nothing starts beyond the cap", () => {
    eachTick((tick, plan) => {
      for (const { targets, maxConcurrent } of plan.waves) {
        const keys = new Set(targets.map(({ key }) => key));
        const onTheWay = targets.filter(({ key }) => tick.decision.state.targets.get(key)?.state === "Released").length;
        if (releasedIn(tick).some((key) => keys.has(key))) expect(onTheWay).toBeLessThanOrEqual(maxConcurrent);
      }
    });
  });

  test("invariant 8: beyond the tolerance nothing starts, and failures never fall within an attempt", () => {
    eachTick((tick, plan) => {
      const { before, decision } = tick;
      const over = plan.waves.some(({ maxFailures }, index) => countedOf(decision.state.waves[index]) > maxFailures);
      if (over) expect([decision.state.phase, releasedIn(tick)]).toEqual(["Stopped", []]);
      if (before?.attempt !== decision.state.attempt) return;
      for (const [index, { failures }] of before.waves.entries()) {
        expect(decision.state.waves[index]?.failures).toBeGreaterThanOrEqual(failures);
      }
    });
  });

  test("invariant 9: landed means seen, fresh, Current, at this revision, after the release", () => {
    eachTick(({ before, evidence, now, decision }) => {
      for (const { target = "" } of decision.changes.filter(({ kind }) => kind === "landed")) {
        const one = evidence.get(target);
        expect(one).toMatchObject({
          health: "Current",
          actuation: "Succeeded",
          freshness: "fresh",
          observed: decision.state.revision,
        });
        const known = before?.targets.get(target);
        const sameAttempt = before?.attempt === decision.state.attempt;
        if (sameAttempt && known?.state === "Released") expect(one?.observedAt).toBeGreaterThan(known.since ?? 0);
        expect(one?.observedAt).toBeLessThanOrEqual(now);
      }
    });
  });

  test("invariant 11: paused, nothing starts", () => {
    eachTick((tick) => {
      if (tick.decision.state.phase === "Paused") expect(releasedIn(tick)).toEqual([]);
    });
  });

  test("a target is released only when what it depends on has landed", () => {
    eachTick((tick, plan) => {
      const started = new Set(releasedIn(tick));
      for (const { key, dependsOn } of plan.waves.flatMap(({ targets }) => targets)) {
        if (!started.has(key)) continue;
        expect(dependsOn.every((other) => tick.decision.state.targets.get(other)?.state === "Landed")).toBe(true);
      }
    });
  });

  test("invariant 17: what is not over has a reason and a way on", () => {
    eachTick(({ decision, now }, plan) => {
      const { state, requeueAfter } = decision;
      if (state.phase !== "Completed") expect(explainRollout(plan, state, now).releasedBy ?? "").not.toBe("");
      for (const [key, { state: word }] of state.targets) {
        if (word !== "Landed") expect(explainRollout(plan, state, now, { target: key }).releasedBy ?? "").not.toBe("");
      }
      if (requeueAfter !== undefined) expect(requeueAfter).toBeGreaterThan(0);
    });
  });

  test("invariant 20: the same inputs again change nothing", () => {
    eachTick(({ decision, again }) => {
      expect(again.state).toBe(decision.state);
      expect(again.changes).toEqual([]);
      expect(again.requeueAfter).toBe(decision.requeueAfter);
    });
  });

  test("invariant 19: with clusters that land or fail every rollout ends", () => {
    fc.assert(
      fc.property(story, fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }), ({ plan }, bad) => {
        let state: RolloutState | undefined;
        const total = plan.waves.reduce((sum, { targets }) => sum + targets.length, 0);
        for (let minute = 0; minute <= total + 4 * plan.waves.length; minute++) {
          const evidence = new Map<string, Evidence>();
          for (const [index, { key }] of plan.waves.flatMap(({ targets }) => targets).entries()) {
            const one = evidenceFor(state, key, bad[index] === true ? "fail" : "land", minute);
            if (one !== undefined) evidence.set(key, one);
          }
          state = decide(plan, state, { revision: "v2", restart: 0, evidence, now: START + minute * MINUTE }).state;
        }
        expect(["Completed", "Stopped"]).toContain(state?.phase);
      }),
      { numRuns: 300 },
    );
  });
});
