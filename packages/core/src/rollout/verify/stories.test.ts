import { describe, expect, test } from "vitest";
import { decide } from "../decide/decide.ts";
import { requeueTime } from "../model/decision.ts";
import type { Plan } from "../model/plan.ts";
import type { StrategySpec } from "../model/spec.ts";
import type { RolloutState } from "../model/state.ts";
import { readPlan } from "../store/read-plan.ts";
import { writePlan } from "../store/write-plan.ts";
import { MINUTE, planOf, START, seen, strategyOf, tick, valueOf, wordsOf } from "../testing/fleet.ts";
import { type Behaviour, play, type Story } from "../testing/stories.ts";
import { checkStep } from "./verify.ts";

type Moment = Story["moments"][number];

const TOLD: Moment["told"] = {
  revision: "v2",
  restart: 0,
  paused: false,
  braked: false,
  approved: false,
  promoted: false,
  rollback: false,
  abort: false,
  retry: undefined,
  others: undefined,
  gone: false,
  skip: undefined,
  pin: undefined,
  metric: undefined,
};

/**
 * Decides once, the given number of minutes after the start: every cluster lands at its assigned revision, except for
 * some that are chosen by their number.
 */
function after(
  minutes: number,
  told: Partial<Moment["told"]> = {},
  others: { readonly [cluster: number]: Behaviour } = {},
): Moment {
  const behaviours = Array.from({ length: 8 }, (_, at): Behaviour => others[at] ?? "land");
  return { minutes, behaviours, told: { ...TOLD, ...told } };
}

const REST = { name: "rest", select: { rest: true }, maxFailures: 1 };
const CANARY: StrategySpec["waves"] = [{ name: "w0", select: { count: 1 } }, REST];
const targets = Array.from({ length: 8 }, (_, at) => ({
  target: { cluster: `c${at}` },
  labels: { region: at % 2 === 0 ? "a" : "b" },
}));

// Stories that a property found, each in about one of 10,000 histories.
const HISTORIES: readonly {
  readonly name: string;
  readonly spec: Partial<StrategySpec>;
  /** The target that c0 depends on. */
  readonly dependsOn?: string;
  readonly moments: readonly Moment[];
}[] = [
  {
    name: "a target is changed by hand under the handbrake, and others fail in the look in which it is let go",
    spec: {},
    moments: [
      after(0, { gone: true }),
      after(1, { gone: true }),
      after(1, { braked: true }),
      after(1, {}, { 0: "old", 3: "pull", 4: "pull" }),
      after(1, { braked: true }),
    ],
  },
  {
    name: "what failed by leaving the inventory comes back and is skipped: its domain forgives no failure that it never had",
    spec: { failureDomains: { label: "region", maxFailures: 1 }, membership: { removed: "fail" } },
    moments: [after(0, { gone: true }), after(1), after(0, { gone: true }), after(0, { skip: 7 })],
  },
  {
    name: "a target that is sent back leaves the inventory, is there again under the handbrake and fails to go back: that counts as no failure",
    dependsOn: "c2",
    spec: {
      waves: [
        { name: "w0", select: { targets: ["c2"] }, maxConcurrent: 1, maxFailures: 1 },
        { name: "w1", select: { targets: ["c3"] }, maxConcurrent: 1, soak: "4m" },
        { name: "rest", select: { rest: true }, maxFailures: 1 },
      ],
    },
    moments: [
      after(0, { promoted: true, gone: true }, { 2: "silent", 3: "fail", 6: "notReady" }),
      after(0, { promoted: true, gone: true, skip: 2 }, { 3: "silent", 6: "stale" }),
      after(0, { restart: 1, promoted: true, rollback: true, abort: true, gone: true }, { 6: "late" }),
      after(4, { promoted: true, skip: 4, pin: 5 }, { 2: "fail", 6: "break" }),
      after(0, { paused: true, promoted: true, rollback: true, abort: true }),
      after(0, { paused: true, braked: true, promoted: true, rollback: true, abort: true, gone: true, pin: 1 }),
      after(1, { paused: true, braked: true, promoted: true, rollback: true, abort: true }, { 7: "fail" }),
      after(0, { paused: true, braked: true, promoted: true, rollback: true, abort: true, gone: true }),
    ],
  },
];

describe.each(HISTORIES)("$name", ({ spec, dependsOn, moments }) => {
  const { waves = CANARY, ...more } = spec;
  const fleet = targets.map((one, at) =>
    at > 0 || dependsOn === undefined ? one : { ...one, dependsOn: [dependsOn] },
  );
  const plan = planOf(strategyOf(waves, { deadline: "10m", staleAfter: "5m", order: "name", ...more }), fleet);
  const steps = play({ plan, moments });

  test("no invariant is broken", () => {
    expect(steps.flatMap((step) => checkStep(step))).toEqual([]);
  });

  test("what is stored can be read again", () => {
    for (const { plan: here, inputs, decision } of steps) {
      const pages = writePlan({
        rollout: "shop",
        plan: here,
        state: decision.state,
        next: requeueTime(decision, inputs.now),
      });
      expect(readPlan(JSON.parse(JSON.stringify(pages)) as typeof pages)).toMatchObject({ ok: true });
    }
  });
});

test("what left on its way, is back and is sent back at once takes its own place: the pace is kept (invariant 45)", () => {
  const strategyWith = (maxConcurrent: number) =>
    strategyOf([{ name: "all", select: { rest: true }, maxConcurrent }], { order: "name", deadline: "1h" });
  const [one, two] = targets.slice(0, 2);
  const whole = planOf(strategyWith(2), [one!, two!]);
  const stored = (plan: Plan, state: RolloutState) =>
    valueOf(readPlan(JSON.parse(JSON.stringify(writePlan({ rollout: "shop", plan, state })))));
  const evidence = { c0: seen("v1", 0), c1: seen("v1", 0) };
  const begun = stored(whole, tick(whole, undefined, 0, evidence).state);
  const left = planOf(strategyWith(2), [one!], { previous: begun?.previous });
  const away = stored(left, tick(left, begun?.state, 2, evidence).state);
  const ended = stored(left, tick(left, away?.state, 60, { c0: seen("v1", 60, { holds: ["ops"] }) }).state);
  expect(ended?.state.gone).toMatchObject([{ target: "c1", state: "Held", reason: "Gone" }]);
  const plan = planOf(strategyWith(1), [one!, two!], { previous: ended?.previous });
  const inputs = {
    revision: "v2",
    restart: 0,
    now: START + 61 * MINUTE,
    evidence: new Map(),
    rollback: { attempt: 1, by: "ana" },
  };
  const decision = decide(plan, ended?.state, inputs);
  expect(wordsOf(decision)).toBe("c0:Released c1:RollingBack");
  expect(checkStep({ plan, before: ended?.state, inputs, decision })).toEqual([]);
});
