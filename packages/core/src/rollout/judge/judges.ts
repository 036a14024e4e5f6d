import type { Command } from "../../run/index.ts";
import type { Measurement } from "../model/asked.ts";
import type { Blocker } from "../model/blocker.ts";
import type { Evidence } from "../model/evidence.ts";
import type { Approval, SharedUse } from "../model/inputs.ts";
import type { Plan, PlannedTarget } from "../model/plan.ts";
import type { GoneTarget, RolloutState, TargetState, WaveState } from "../model/state.ts";
import type { Stop } from "./budgets.ts";

/** A blocker without its time: many targets may have one in common. */
export type Keeping = DistributiveOmit<Blocker, "since">;

/** What keeps something, put into words only when somebody asks. */
export type Keeper = () => Keeping;

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** How a rollout stands while it is judged what keeps it. Times in milliseconds. */
export interface Standing {
  readonly plan: Plan;
  readonly revision: string;
  readonly attempt: number;
  readonly startedAt: number | undefined;
  readonly completedAt: number | undefined;
  /** Targets that left the inventory. */
  readonly gone: readonly GoneTarget[];
  readonly now: number;
  readonly told: Told;
  readonly evidence: ReadonlyMap<string, Evidence>;
  /** The first wave that is not through. */
  readonly wave: number;
  readonly waves: readonly WaveState[];
  readonly targetOf: (key: string) => TargetState | undefined;
  /** By wave. */
  readonly tallies: readonly Tally[];
}

/** How many targets of a wave are where. */
export interface Tally {
  /** They landed and have proved what is asked, failed or are held. */
  settled: number;
  /** They landed, and have still to prove something. */
  proving: number;
  landed: number;
  /** Those of them that this attempt released. */
  released: number;
  /** Nothing was seen of them in time. */
  unreachable: number;
  /** They failed in a way that says nothing of the revision. */
  unproved: number;
  /** They take a place among those on the way. */
  onTheWay: number;
}

/** What people, meters and other rollouts say that is about one attempt. */
export interface Told {
  /** Who skips which target, and who pins it. */
  readonly skips: ReadonlyMap<string, string>;
  readonly pins: ReadonlyMap<string, string>;
  /** What was asked to be tried again, by the key of the command. */
  readonly retries: ReadonlyMap<string, Command>;
  /** Who accepts which landed target as it is now. */
  readonly accepts: ReadonlyMap<string, string>;
  /** By wave: who promotes it. */
  readonly promotions: ReadonlyMap<string, string>;
  /** By wave: the first that was given. */
  readonly approvals: ReadonlyMap<string, Approval>;
  /** By name. */
  readonly metrics: ReadonlyMap<string, readonly Measurement[]>;
  /** What others use of shared budgets. */
  readonly shared: readonly SharedUse[];
}

/** What keeps each wave, worked out once: what is asked again is remembered. */
export interface WaveJudge {
  /** What keeps a wave, that is open, from being through. */
  readonly passing: (wave: number) => Keeper | undefined;
  /** What keeps a wave whose targets have gone, or prove nothing, from being leaned on. */
  readonly emptied: (wave: number) => Keeper | undefined;
  /** What keeps a wave from opening, when those before it have passed: its own gates. */
  readonly opening: (wave: number) => Keeper | undefined;
  /** What keeps later waves from leaning on what a wave, that was through, has proved. */
  readonly proof: (wave: number) => Keeper | undefined;
  /** What keeps whatever could start: gates of the strategy. */
  readonly release: () => Keeper | undefined;
}

/** How many more may start: by wave, failure domain and shared budget. */
export interface Rooms {
  /** The cap that leaves a target no room; `undefined` if it may start. */
  readonly full: (wave: number, planned: PlannedTarget) => Keeper | undefined;
  /** Why nothing may start at all: a shared budget that is spent, or of which it is not known. */
  readonly shut: Keeper | undefined;
  /** Takes a place. */
  readonly take: (wave: number, planned: PlannedTarget) => void;
}

/** What waits may be released by. */
export interface Judges {
  readonly standing: Standing;
  readonly waves: WaveJudge;
  readonly rooms: Rooms;
}

/** A rollout that was decided, ready to be asked what keeps it. */
export interface JudgedRollout extends Judges {
  readonly plan: Plan;
  readonly state: RolloutState;
  /** Why nothing starts any more in this attempt. */
  readonly stop: Stop | undefined;
  /** What keeps all of it. */
  readonly standstill: Keeper | undefined;
  /** The time as it was given, which may be before that of the state. Milliseconds, whole seconds. */
  readonly clock: number;
  /** By the key of a target that failed: those that failed for it, as they depend on it. */
  readonly failedWith: () => ReadonlyMap<string, readonly string[]>;
  /** What keeps a target that is to be sent back; `undefined` where none is. Worked out once. */
  readonly turns: () => ((wave: number, planned: PlannedTarget) => Keeper | undefined) | undefined;
}

/** A target in its wave. */
export interface Placed {
  readonly planned: PlannedTarget;
  readonly wave: number;
}

/** Finds where a target is; `undefined` for one that no wave has. */
export type Places = (key: string) => Placed | undefined;

/** A blocker, with the time since which it keeps something. */
export function since(keeper: Keeper, time: number | undefined): Blocker {
  return time === undefined ? keeper() : { ...keeper(), since: time };
}
