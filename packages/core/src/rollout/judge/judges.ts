import type { Command } from "../../run/index.ts";
import type { Measurement, SharedUse } from "../model/asked.ts";
import type { Blocker } from "../model/blocker.ts";
import type { Evidence } from "../model/evidence.ts";
import type { Approval } from "../model/inputs.ts";
import type { Plan, PlannedTarget } from "../model/plan.ts";
import type { GoneTarget, RolloutState, TargetState, WaveState } from "../model/state.ts";
import type { Stop } from "./stop.ts";

/** A blocker without the time since when it blocks, so that many targets can share one. */
export type Keeping = DistributiveOmit<Blocker, "since">;

/** Returns a blocker, which is put into words only when somebody reads it. */
export type Keeper = () => Keeping;

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** The standing of a rollout while its blockers are judged. Times in milliseconds. */
export interface JudgedStanding {
  readonly plan: Plan;
  readonly revision: string;
  readonly attempt: number;
  readonly startedAt: number | undefined;
  readonly completedAt: number | undefined;
  /** Targets that have left the inventory. */
  readonly gone: readonly GoneTarget[];
  readonly now: number;
  readonly told: Told;
  readonly evidence: ReadonlyMap<string, Evidence>;
  /** The index of the first wave that has not passed. */
  readonly wave: number;
  readonly waves: readonly WaveState[];
  readonly targetOf: (key: string) => TargetState | undefined;
  /** The tally of each wave, by index. */
  readonly tallies: readonly Tally[];
}

/** The number of a wave's targets in each situation. */
export interface Tally {
  /** Targets that landed and gave their proof, failed or are held. */
  settled: number;
  /** Targets that landed and still have to give a proof. */
  proving: number;
  landed: number;
  /** Landed targets that this attempt released. */
  released: number;
  /** Targets without evidence until their deadline. */
  unreachable: number;
  /** Targets whose failure proves nothing about the revision. */
  unproved: number;
  /** Targets that take a place under the caps. */
  onTheWay: number;
}

/** The requests of people, the measurements and the use by other rollouts that apply to one attempt. */
export interface Told {
  /** The person who skips each target, and the person who pins it, by key. */
  readonly skips: ReadonlyMap<string, string>;
  readonly pins: ReadonlyMap<string, string>;
  /** The requests to retry, by the key of the command. */
  readonly retries: ReadonlyMap<string, Command>;
  /** The person who accepts each landed target as it is now, by key. */
  readonly accepts: ReadonlyMap<string, string>;
  /** The person who promotes each wave. */
  readonly promotions: ReadonlyMap<string, string>;
  /** The first approval of each wave, by its name. */
  readonly approvals: ReadonlyMap<string, Approval>;
  /** The measurements, by the name of the metric. */
  readonly metrics: ReadonlyMap<string, readonly Measurement[]>;
  /** The use that other rollouts make of shared budgets. */
  readonly shared: readonly SharedUse[];
}

/** Judges the blockers of each wave; each is computed once. */
export interface WaveJudge {
  /** The blocker that keeps an open wave from passing. */
  readonly passing: (wave: number) => Keeper | undefined;
  /** The blocker that keeps later waves from relying on a wave whose targets left or prove nothing. */
  readonly emptied: (wave: number) => Keeper | undefined;
  /** The wave's own gate that keeps it from opening after the waves before it have passed. */
  readonly opening: (wave: number) => Keeper | undefined;
  /** The blocker that keeps later waves from relying on the proof of a wave that has passed. */
  readonly proof: (wave: number) => Keeper | undefined;
  /** The gate of the strategy that blocks every release. */
  readonly release: () => Keeper | undefined;
}

/** How many more targets may be released: by wave, failure domain and shared budget. */
export interface Rooms {
  /** Returns the blocker of the cap that leaves no room for a target; `undefined` if it may be released. */
  readonly full: (wave: number, planned: PlannedTarget) => Keeper | undefined;
  /** The blocker of every release: a shared budget that is spent, or whose use by others is unknown. */
  readonly shut: Keeper | undefined;
  /** Takes a place for a target that is released. */
  readonly take: (wave: number, planned: PlannedTarget) => void;
}

/** The functions that decide whether waiting targets may be released. */
export interface Judges {
  readonly standing: JudgedStanding;
  readonly waves: WaveJudge;
  readonly rooms: Rooms;
}

/** A decided rollout, with functions that return its blockers. */
export interface JudgedRollout extends Judges {
  readonly plan: Plan;
  readonly state: RolloutState;
  /** Why no further target is released in this attempt. */
  readonly stop: Stop | undefined;
  /** The blocker of the whole rollout. */
  readonly standstill: Keeper | undefined;
  /** The time as given by the caller, which may be before that of the state. Milliseconds, whole seconds. */
  readonly clock: number;
  /** The targets that failed because their dependency failed, by the key of that dependency. */
  readonly failedWith: () => ReadonlyMap<string, readonly string[]>;
  /** The blocker of the wave that is open: what keeps the attempt from going on. */
  readonly openWave: () => Blocker | undefined;
  /** The blocker of a target that waits to be sent back; `undefined` where none waits. Computed once. */
  readonly turns: () => ((wave: number, planned: PlannedTarget) => Keeper | undefined) | undefined;
}

/** A target with its place in the plan: the wave. */
export interface Placed {
  readonly planned: PlannedTarget;
  readonly wave: number;
}

/** Finds the place of a target in the plan; `undefined` if it is in no wave. */
export type Places = (key: string) => Placed | undefined;

/** Returns a blocker, with the time since when it blocks. */
export function since(keeper: Keeper, time: number | undefined): Blocker {
  return time === undefined ? keeper() : { ...keeper(), since: time };
}
