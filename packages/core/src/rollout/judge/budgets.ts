import type { SharedUse } from "../model/asked.ts";
import type { Plan, PlannedWave } from "../model/plan.ts";
import { type DomainFailures, type RolloutState, takesPlace, type WaveState } from "../model/state.ts";
import type { Overspent, Stop } from "./stop.ts";

/**
 * Returns why an attempt is stopped: it was aborted, a budget is overspent, or the wave `unproved` ended without a
 * landed target.
 */
export function findStop(
  plan: Plan,
  state: Pick<RolloutState, "waves" | "domains" | "aborted">,
  unproved: number,
): Stop | undefined {
  const { aborted } = state;
  if (aborted !== undefined) {
    const { reason, message, by } = aborted;
    const who = by === undefined ? [] : [`aborted by ${by}`];
    return { reason, message: [...who, ...(message === undefined ? [] : [message])].join(": ") };
  }
  const overspent = findOverspent(plan, state);
  if (overspent !== undefined || unproved < 0) return overspent;
  return { reason: "NothingLanded", scope: "wave", wave: unproved, name: plan.waves[unproved]?.name ?? "" };
}

/** Returns the failures of a wave that count now: all but those that somebody asked to retry. */
function countedFailures(wave: WaveState | undefined): number {
  return (wave?.failures ?? 0) - (wave?.forgiven ?? 0);
}

/** Returns how many failures by the infrastructure count now, where these have a budget of their own. */
function countedInfrastructure(wave: WaveState | undefined): number {
  return (wave?.infrastructure ?? 0) - (wave?.forgivenInfrastructure ?? 0);
}

/**
 * Returns the first overspent budget: of the waves in order, of the failure domains, of the rollout, then shared
 * budgets that this rollout overspends alone.
 */
function findOverspent(plan: Plan, { waves, domains }: Pick<RolloutState, "waves" | "domains">): Overspent | undefined {
  for (const [wave, planned] of plan.waves.entries()) {
    const found = overspentWave(planned, waves[wave]);
    if (found !== undefined) return { ...found, scope: "wave", wave, name: planned.name };
  }
  return overspentDomain(plan, domains) ?? overspentRollout(plan, waves);
}

type Spent = Pick<Overspent, "reason" | "failures" | "tolerated">;

function overspentWave(planned: PlannedWave, wave: WaveState | undefined): Spent | undefined {
  const { maxFailures, maxInfrastructureFailures } = planned;
  return (
    over("TooManyFailures", countedFailures(wave), maxFailures) ??
    over("TooManyInfrastructureFailures", countedInfrastructure(wave), maxInfrastructureFailures)
  );
}

function over(reason: Overspent["reason"], failures: number, tolerated = Number.POSITIVE_INFINITY): Spent | undefined {
  return failures > tolerated ? { reason, failures, tolerated } : undefined;
}

function overspentDomain(plan: Plan, domains: readonly DomainFailures[] = []): Overspent | undefined {
  if (domains.length === 0) return undefined;
  const bounds = new Map(plan.domains?.map(({ name, maxFailures }) => [name, maxFailures]));
  for (const { name, failures, forgiven = 0 } of domains) {
    const found = over("TooManyFailures", failures - forgiven, bounds.get(name));
    if (found !== undefined) return { ...found, scope: "domain", name };
  }
  const failing = domains.filter(({ failures, forgiven = 0 }) => failures > forgiven);
  const tooMany = over("TooManyFailingDomains", failing.length, plan.maxFailingDomains);
  return tooMany && { ...tooMany, scope: "rollout", name: failing.map(({ name }) => name || "(none)").join(", ") };
}

function overspentRollout({ budgets }: Plan, waves: readonly WaveState[]): Overspent | undefined {
  if (budgets === undefined) return undefined;
  const sum = (count: (wave: WaveState) => number): number => waves.reduce((all, wave) => all + count(wave), 0);
  const [failures, apart] = [sum(countedFailures), sum(countedInfrastructure)];
  const found =
    over("TooManyFailures", failures, budgets.maxFailures) ??
    over("TooManyInfrastructureFailures", apart, budgets.maxInfrastructureFailures);
  if (found !== undefined) return { ...found, scope: "rollout" };
  for (const { name, maxFailures } of budgets.shared ?? []) {
    const spent = over("TooManyFailures", failures + apart, maxFailures);
    if (spent !== undefined) return { ...spent, scope: "shared", name };
  }
  return undefined;
}

/**
 * Returns the use that a rollout makes of its shared budgets. Failures of a rollout that completed or rolled back no
 * longer count.
 */
export function useOf({ phase, waves, targets, gone = [] }: Spender): Omit<SharedUse, "name"> {
  let onTheWay = 0;
  for (const { state, joined } of targets.values())
    if (joined !== true && (state === "Released" || state === "RollingBack")) onTheWay += 1;
  onTheWay += gone.filter(takesPlace).length;
  const isOver = phase === "Completed" || phase === "RolledBack";
  const failures = waves.reduce((all, wave) => all + countedFailures(wave) + countedInfrastructure(wave), 0);
  return { onTheWay, failures: isOver ? 0 : failures };
}

/** The part of a state that uses shared budgets. */
export type Spender = Pick<RolloutState, "phase" | "waves" | "targets" | "gone">;

/** A rollout that shares budgets with others. */
export interface Sharer {
  readonly budgets: readonly string[];
  readonly state: RolloutState;
}

/** Returns the use that other rollouts make of each budget that a plan shares: the input `shared` of `decide`. */
export function sharedUses(plan: Plan, others: readonly Sharer[]): readonly SharedUse[] {
  return (plan.budgets?.shared ?? []).map(({ name }) => {
    const uses = others.filter(({ budgets }) => budgets.includes(name)).map(({ state }) => useOf(state));
    const sum = (field: "onTheWay" | "failures"): number => uses.reduce((all, use) => all + use[field], 0);
    return { name, onTheWay: sum("onTheWay"), failures: sum("failures") };
  });
}

/** The room that a shared budget leaves for a rollout. */
export interface SharedRoom {
  readonly name: string;
  /** Whether the use by others is known, and leaves this rollout's failures below the bound. */
  readonly isKnown: boolean;
  readonly isSpent: boolean;
  readonly cap: number;
  /** How many more targets may be in progress. If the use by others is unknown, it counts as none. */
  readonly more: number;
  /** How many targets of this rollout are in progress, and how many of others. */
  readonly own: number;
  readonly others: number;
}

/** Returns the room that each shared budget of a plan leaves, by the use of this rollout and of others. */
export function sharedRooms(plan: Plan, state: Spender, uses: readonly SharedUse[]): readonly SharedRoom[] {
  const shared = plan.budgets?.shared ?? [];
  if (shared.length === 0) return [];
  const own = useOf(state);
  return shared.map(({ name, maxConcurrent: cap = NONE, maxFailures = NONE }) => {
    const others = uses.find((use) => use.name === name);
    const { onTheWay = 0, failures = 0 } = others ?? {};
    const isSpent = !(failures + own.failures <= maxFailures);
    const more = cap - onTheWay - own.onTheWay;
    return { name, isKnown: others !== undefined, isSpent, cap, more, own: own.onTheWay, others: onTheWay };
  });
}

const NONE = Number.POSITIVE_INFINITY;
