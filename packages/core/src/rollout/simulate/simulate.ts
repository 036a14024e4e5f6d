import { millisOf, type TimeInput } from "../../object/index.ts";
import { decide } from "../decide/decide.ts";
import type { Simulated } from "../gates/gate.ts";
import { simulateGates } from "../gates/table.ts";
import { type Decision, requeueTime } from "../model/decision.ts";
import type { Evidence } from "../model/evidence.ts";
import type { DecideInputs } from "../model/inputs.ts";
import type { Plan, PlannedTarget } from "../model/plan.ts";
import { isOnItsWay, type Phase, type RolloutState, type TargetState } from "../model/state.ts";

/** The simulated behaviour of a fleet and its people. Times in milliseconds. */
export interface FleetModel {
  /** When the rollout begins: milliseconds since the epoch, RFC 3339 or a `Date`. */
  readonly start: TimeInput;
  /** Returns how long after its release a target lands; `undefined`: it never does, and never reports. */
  readonly landsAfter: (target: string) => number | undefined;
  /** Whether a target fails after that time instead of landing. Default: none does. */
  readonly fails?: (target: string) => boolean;
  /** How long people take to approve a wave that requires it. Default: one second. */
  readonly approvesAfter?: number;
  /** How often targets report. Default: every minute, or every `staleAfter` if that is shorter. */
  readonly reportsEvery?: number;
  /** The longest time to simulate, in milliseconds. Default: 90 days. */
  readonly horizon?: number;
}

/** The simulated course of a rollout. Times in milliseconds. */
export interface Timeline {
  readonly waves: readonly {
    readonly name: string;
    readonly openedAt?: number | undefined;
    readonly landedAt?: number | undefined;
  }[];
  /** Every release, in order. */
  readonly releases: readonly { readonly at: number; readonly target: string; readonly wave: number }[];
  /** The exposure at every time at which it changes: how much of the fleet has the new revision. */
  readonly exposure: readonly Exposure[];
  /** The last phase: `Running` or `Paused` if the rollout has not ended within the horizon. */
  readonly phase: Phase;
  /** When the rollout ends, in milliseconds since 1970; absent if it does not end. */
  readonly endsAt?: number;
}

/** How much of the fleet has the new revision, or is moving to it. */
export interface Exposure {
  /** The time in milliseconds since 1970. */
  readonly at: number;
  readonly targets: number;
  /** The exposure as a share of the total weight, from 0 to 1. */
  readonly share: number;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
const NEW = "new";
const OLD = "old";

/**
 * Computes the timeline of a rollout in advance: it calls `decide` itself with the reports that such a fleet would
 * send. It jumps from one time of change to the next. Metrics are always good, and no person intervenes.
 *
 * @example
 * ```ts
 * import { planRollout, readStrategy, simulate } from "@landfall/core/rollout";
 *
 * const strategy = readStrategy({ waves: [{ name: "all", select: { rest: true }, maxConcurrent: 1 }] });
 * if (!strategy.ok) throw new Error(strategy.problems[0]?.message);
 * const targets = ["eu-1", "eu-2"].map((cluster) => ({ target: { cluster }, labels: {} }));
 * const plan = planRollout(strategy.value, targets, { rollout: "shop" });
 * if (!plan.ok) throw new Error(plan.problems[0]?.message);
 * const start = Date.parse("2026-11-21T09:00:00Z");
 * const { phase, endsAt = start } = simulate(plan.value, { start, landsAfter: () => 5 * 60_000 });
 * console.log(phase, (endsAt - start) / 60_000); // Completed 10
 * ```
 */
export function simulate(plan: Plan, model: FleetModel): Timeline {
  const { horizon = 90 * DAY } = model;
  const start = millisOf(model.start);
  const releases: Timeline["releases"][number][] = [];
  let now = start;
  let state: RolloutState | undefined;
  const reached = new Map<string, number>();
  while (now <= start + horizon) {
    const decision: Decision = decide(plan, state, inputsAt(plan, state, model, { now, reached }));
    state = decision.state;
    for (const { kind, target, wave } of decision.changes)
      if (kind === "released" && target !== undefined && wave !== undefined) releases.push({ at: now, target, wave });
    if (!isOnItsWay(state)) break;
    const due = plan.waves[state.wave];
    if (due !== undefined && !reached.has(due.name)) reached.set(due.name, now);
    now = nextTime(plan, state, model, { now, reached, look: requeueTime(decision, now) });
  }
  const { phase = "Running", waves = [] } = state ?? {};
  return {
    waves: waves.map(({ name, openedAt, landedAt }) => ({ name, openedAt, landedAt })),
    releases,
    exposure: exposureOf(plan, releases),
    phase,
    ...(state !== undefined && !isOnItsWay(state) && { endsAt: state.at }),
  };
}

/** Returns the targets that a failure at a time would have affected: those released by then. */
export function touchedAt({ releases }: Timeline, at: number): readonly string[] {
  return [...new Set(releases.filter((release) => release.at <= at).map(({ target }) => target))];
}

interface Clock {
  readonly now: number;
  /** The time at which each wave was first seen to be due, in milliseconds. */
  readonly reached: Map<string, number>;
}

function inputsAt(plan: Plan, state: RolloutState | undefined, model: FleetModel, clock: Clock): DecideInputs<number> {
  const evidence = new Map<string, Evidence>();
  for (const { key } of plan.waves.flatMap(({ targets }) => targets)) {
    const one = reportOf(key, state?.targets.get(key), model, clock.now);
    if (one !== undefined) evidence.set(key, one);
  }
  const said = saidAt(plan, state, model, clock);
  const approvals = said.flatMap((one) => one.approvals ?? []);
  const metrics = said.flatMap((one) => one.metrics ?? []);
  const shared = (plan.budgets?.shared ?? []).map(({ name }) => ({ name, onTheWay: 0, failures: 0 }));
  return { revision: NEW, restart: 0, now: clock.now, evidence, approvals, metrics, shared };
}

/** Returns the inputs of people and meters for each wave, as its gates simulate them. */
function saidAt(
  plan: Plan,
  state: RolloutState | undefined,
  model: FleetModel,
  { now, reached }: Clock,
): readonly Simulated[] {
  return plan.waves.flatMap((planned, wave) =>
    simulateGates(planned, {
      name: planned.name,
      targets: planned.targets.map(({ key }) => key),
      revision: NEW,
      now,
      dueSince: reached.get(planned.name),
      isDue: wave === state?.wave,
      hasLanded: planned.targets.some(({ key }) => state?.targets.get(key)?.state === "Landed"),
      patience: Math.max(model.approvesAfter ?? 0, SECOND),
      reportsEvery: everyOf(plan, model),
    }),
  );
}

function everyOf({ staleAfter }: Plan, { reportsEvery = MINUTE }: FleetModel): number {
  return Math.min(reportsEvery, staleAfter);
}

/** Returns the report of a target; `undefined` if it never lands, and so is silent. */
function reportOf(key: string, known: TargetState | undefined, model: FleetModel, now: number): Evidence | undefined {
  const told = known?.revision === NEW ? NEW : OLD;
  const due = dueFor(key, known, model);
  if (due === undefined && told === NEW) return undefined;
  const isThere = due === undefined || now >= due;
  const isBad = told === NEW && isThere && model.fails?.(key) === true;
  const health = isBad ? "Failed" : isThere ? "Current" : "InProgress";
  const applied = { actuation: "Succeeded", freshness: "fresh", landed: health === "Current" } as const;
  return { observed: told, wanted: told, health, observedAt: now, ...applied };
}

/** Returns when a target with a new assigned revision lands: counted from its release, or its last try. */
function dueFor(key: string, known: TargetState | undefined, { landsAfter }: FleetModel): number | undefined {
  if (known?.revision !== NEW || known.releasedAt === undefined) return undefined;
  const after = landsAfter(key);
  const from = known.state === "Released" ? (known.since ?? known.releasedAt) : known.releasedAt;
  return after === undefined ? undefined : from + Math.max(after, SECOND);
}

/** Returns the next time at which something may change, in milliseconds. */
function nextTime(
  plan: Plan,
  state: RolloutState,
  model: FleetModel,
  { look, ...clock }: Clock & { readonly look: number | undefined },
): number {
  const { now } = clock;
  const times = [look, ...saidAt(plan, state, model, clock).map(({ next }) => next)];
  for (const [key, target] of state.targets)
    if (target.state === "Released" || target.state === "RollingBack") times.push(dueFor(key, target, model));
  if (state.phase === "RollingBack") times.push(now + everyOf(plan, model));
  const later = times.flatMap((time) => time ?? []).filter((time) => time > now);
  return later.length === 0 ? Number.POSITIVE_INFINITY : later.reduce((a, b) => Math.min(a, b));
}

function exposureOf(plan: Plan, releases: Timeline["releases"]): readonly Exposure[] {
  const weightOf = ({ weight = 1 }: PlannedTarget): number => weight;
  const all = plan.waves.flatMap(({ targets }) => targets);
  const weights = new Map(all.map((target) => [target.key, weightOf(target)]));
  const total = all.reduce((sum, target) => sum + weightOf(target), 0);
  const seen = new Set<string>();
  const steps = new Map<number, Exposure>();
  let weight = 0;
  for (const { at, target } of releases) {
    if (!seen.has(target)) weight += weights.get(target) ?? 0;
    seen.add(target);
    steps.set(at, { at, targets: seen.size, share: total === 0 ? 0 : weight / total });
  }
  return [...steps.values()];
}
