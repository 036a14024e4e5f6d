import fc from "fast-check";
import { decide } from "../decide/decide.ts";
import type { Step } from "../model/decision.ts";
import type { Evidence } from "../model/evidence.ts";
import type { DecideInputs } from "../model/inputs.ts";
import type { Plan } from "../model/plan.ts";
import type { StrategySpec } from "../model/spec.ts";
import type { RolloutState } from "../model/state.ts";
import { MINUTE, planOf, START, seen, strategyOf } from "./fleet.ts";

/** A rollout of up to eight targets, and its events. */
export interface Story {
  readonly plan: Plan;
  readonly moments: readonly Moment[];
}

const BEHAVIOURS = [
  "land",
  "land",
  "land",
  "land",
  "fail",
  "pull",
  "break",
  "silent",
  "late",
  "old",
  "stale",
  "held",
  "notReady",
] as const;

/** The behaviour of a cluster between two decisions. */
export type Behaviour = (typeof BEHAVIOURS)[number];

interface Moment {
  readonly minutes: number;
  readonly behaviours: readonly Behaviour[];
  readonly told: Told;
}

interface Told {
  readonly revision: string;
  readonly restart: number;
  readonly paused: boolean;
  readonly braked: boolean;
  readonly approved: boolean;
  readonly promoted: boolean;
  readonly rollback: boolean;
  readonly abort: boolean;
  readonly retry: number | undefined;
  /** The use that other rollouts make of the shared budget. */
  readonly others: { readonly onTheWay: number; readonly failures: number } | undefined;
  /** Whether the last target has left the inventory. */
  readonly gone: boolean;
  readonly skip: number | undefined;
  readonly pin: number | undefined;
  readonly metric: number | undefined;
}

const SIZE = 8;
const names = Array.from({ length: SIZE }, (_, index) => `c${index}`);
const targets = names.map((cluster, index) => ({
  target: { cluster },
  labels: { region: index % 2 === 0 ? "a" : "b" },
}));

type IntOrText = number | string;

const wave = fc.record({
  count: fc.integer({ min: 1, max: 3 }),
  maxFailures: fc.constantFrom<IntOrText[]>(0, 1, "50%"),
  maxConcurrent: fc.constantFrom<IntOrText[]>(1, 2, "100%"),
  limits: fc.constantFrom({}, {}, { ramp: {} }, { maxInfrastructureFailures: 1 }),
  gates: fc.constantFrom(
    {},
    {},
    { soak: "4m" },
    { soak: "2m", minSamples: 2 },
    { minSamples: 2 },
    { approval: true },
    { metrics: [{ name: "errors", max: 1, window: "1m" }] },
  ),
});

const FAILURES = {
  classes: [
    { class: "infrastructure", reasons: ["ImagePullBackOff"] },
    { class: "invalid", reasons: ["InvalidConfig"] },
  ],
};

const strategy: fc.Arbitrary<StrategySpec> = fc
  .record({
    waves: fc.array(wave, { minLength: 1, maxLength: 3 }),
    order: fc.constantFrom("name" as const, "hash" as const),
    onUnreachable: fc.constantFrom("fail" as const, "skip" as const),
    onFailure: fc.constantFrom("hold" as const, "rollback" as const),
    onSupersede: fc.constantFrom("restart" as const, "fastForward" as const, "queue" as const, "refuse" as const),
    bounds: fc.constantFrom(
      {},
      {},
      { failureDomains: { label: "region", maxConcurrent: 1, maxPerWave: 2 } },
      { failureDomains: { label: "region", maxFailures: 1 } },
    ),
    budgets: fc.constantFrom(
      {},
      {},
      { budgets: { maxFailures: 1, maxInfrastructureFailures: 1 } },
      { budgets: { shared: [{ name: "all", maxConcurrent: 3, maxFailures: 2 }] } },
    ),
    failures: fc.constantFrom({}, {}, { failures: FAILURES }, { failures: { preexisting: "count" } }),
    membership: fc.constantFrom({}, {}, { membership: { addedCounts: false } }, { membership: { removed: "fail" } }),
    retry: fc.constantFrom({}, {}, { retry: { attempts: 2 } }, { retry: { attempts: 3, first: "2m", jitter: "0%" } }),
    windows: fc.constantFrom({}, {}, { windows: { allow: [{ from: "08:10", to: "08:40", timeZone: "UTC" }] } }),
    recovery: fc.constantFrom({}, {}, { onRecovery: "count" }, { onRecovery: "retry" }),
    back: fc.constantFrom({}, { rollback: { maxConcurrent: 1 } }),
  })
  .map(({ waves, bounds, windows, back, budgets, failures, retry, membership, recovery, ...rest }): unknown => ({
    ...rest,
    ...budgets,
    ...failures,
    ...retry,
    ...recovery,
    ...membership,
    ...bounds,
    ...windows,
    ...back,
    deadline: "10m",
    staleAfter: "5m",
    waves: [
      ...waves.map(({ count, gates, limits, ...caps }, index) => ({
        name: `w${index}`,
        select: { count },
        ...caps,
        ...limits,
        ...gates,
      })),
      { name: "rest", select: { rest: true }, maxFailures: 1 },
    ],
  }))
  .map((spec) => spec as StrategySpec);

const rarely = fc.nat(7).map((one) => one === 0);
const some = fc.option(fc.nat(SIZE - 1), { nil: undefined, freq: 5 });
const moment: fc.Arbitrary<Moment> = fc.record({
  minutes: fc.integer({ min: 0, max: 7 }),
  behaviours: fc.array(fc.constantFrom(...BEHAVIOURS), { minLength: SIZE, maxLength: SIZE }),
  told: fc.record({
    revision: fc.constantFrom("v2", "v2", "v2", "v2", "v2", "v3"),
    restart: fc.constantFrom(0, 0, 0, 0, 0, 1),
    paused: rarely,
    braked: rarely,
    approved: fc.boolean(),
    promoted: rarely,
    rollback: rarely,
    abort: fc.nat(15).map((one) => one === 0),
    retry: some,
    others: fc.option(fc.record({ onTheWay: fc.nat(3), failures: fc.nat(2) }), { nil: undefined, freq: 5 }),
    gone: rarely,
    skip: some,
    pin: some,
    metric: fc.option(fc.constantFrom(0, 2), { nil: undefined }),
  }),
});

/** Generates any story, with one dependency from a target to an earlier one. */
export const stories: fc.Arbitrary<Story> = fc.record({
  plan: fc.tuple(strategy, fc.nat(SIZE - 1), fc.nat(SIZE - 1)).map(([spec, from, to]) => {
    const made = planOf(strategyOf(spec.waves, spec), targets);
    const keys = made.waves.flatMap((one) => one.targets.map(({ key }) => key));
    const [own, other] = [keys[Math.max(from, to)] ?? "", keys[Math.min(from, to)] ?? ""];
    if (own === other) return made;
    const waves = made.waves.map((one) => ({
      ...one,
      targets: one.targets.map((target) => (target.key === own ? { ...target, dependsOn: [other] } : target)),
    }));
    return { ...made, waves };
  }),
  moments: fc.array(moment, { minLength: 1, maxLength: 14 }),
});

/** Returns the report on a target at a minute, by its assigned revision and its behaviour; `undefined`: none. */
export function evidenceFor(
  state: RolloutState | undefined,
  key: string,
  behaviour: Behaviour,
  minute: number,
): Evidence | undefined {
  const told = state?.targets.get(key)?.revision ?? "v1";
  switch (behaviour) {
    case "silent":
      return undefined;
    case "late":
      return seen(told, minute, { health: "InProgress", landed: false });
    case "old":
      return seen("v1", minute - 1);
    case "stale":
      return seen(told, minute - 60, { freshness: "stale" });
    case "fail":
      return seen(told, minute, { health: "Failed", landed: false });
    case "pull":
      return seen(told, minute, { health: "Failed", landed: false, reason: "ImagePullBackOff" });
    case "break":
      return seen(told, minute, { health: "Failed", landed: false, reason: "InvalidConfig" });
    case "held":
      return seen("v1", minute, { holds: ["oncall/ana"] });
    case "notReady":
      return seen(told, minute, { health: "Unknown", landed: false, blockedBy: `cluster/${key}` });
    case "land":
      return seen(told, minute);
  }
}

/** Returns the requests of people and the measurements; approvals and promotions are for the present attempt. */
export function inputsOf(
  plan: Plan,
  state: RolloutState | undefined,
  told: Told,
  minute: number,
): Omit<DecideInputs<number>, "evidence"> {
  const now = START + minute * MINUTE;
  const [attempt, revision] = [state?.attempt ?? 1, state?.revision ?? "v2"];
  const waves = plan.waves.map(({ name }) => ({ wave: name, attempt, revision, by: "ana" }));
  const one = (index: number | undefined): readonly { readonly target: string; readonly by: string }[] =>
    index === undefined ? [] : [{ target: names[index] ?? "", by: "ana" }];
  return {
    revision: told.revision,
    restart: told.restart,
    now,
    paused: told.paused,
    approvals: told.approved ? waves : [],
    promotions: told.promoted ? waves.slice(0, 1) : [],
    skips: one(told.skip),
    pins: one(told.pin),
    retries: one(told.retry).map((retry) => ({ ...retry, attempt })),
    ...(told.others !== undefined && { shared: [{ name: "all", ...told.others }] }),
    ...(told.abort && { abort: { attempt, by: "ana" } }),
    metrics: told.metric === undefined ? [] : [{ name: "errors", value: told.metric, at: now }],
    ...(told.braked && { handbrake: { by: "ana" } }),
    ...(told.rollback && { rollback: { attempt, by: "ana" } }),
  };
}

function without(plan: Plan, gone: string): Plan {
  const waves = plan.waves.map((one) => ({ ...one, targets: one.targets.filter(({ key }) => key !== gone) }));
  return { ...plan, waves };
}

/** Plays a story; returns every decision with its inputs. */
export function play({ plan, moments }: Story): readonly Step<number>[] {
  const steps: Step<number>[] = [];
  let state: RolloutState | undefined;
  let minute = 0;
  for (const { minutes, behaviours, told } of moments) {
    minute += minutes;
    const evidence = new Map<string, Evidence>();
    for (const [index, key] of names.entries()) {
      const one = evidenceFor(state, key, behaviours[index] ?? "silent", minute);
      if (one !== undefined) evidence.set(key, one);
    }
    const here = told.gone ? without(plan, names.at(-1) ?? "") : plan;
    const inputs = { ...inputsOf(here, state, told, minute), evidence };
    const decision = decide(here, state, inputs);
    steps.push({ plan: here, before: state, inputs, decision });
    state = decision.state;
  }
  return steps;
}
