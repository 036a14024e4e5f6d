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

/** A blocker that is put into words only when somebody asks. */
export type Keeper = () => Keeping;

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** The state of a rollout while its blockers are judged. Times in milliseconds. */
export interface JudgedStanding {
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
  /** The tallies, by wave. */
  readonly tallies: readonly Tally[];
}

/** How many targets of a wave are where. */
export interface Tally {
  /** Targets that landed and have given the proof, failed or are held. */
  settled: number;
  /** Targets that landed, and have still to give a proof. */
  proving: number;
  landed: number;
  /** Landed targets that this attempt released. */
  released: number;
  /** Targets of which nothing was seen in time. */
  unreachable: number;
  /** Targets that failed in a way that proves nothing about the revision. */
  unproved: number;
  /** Targets that take a place among those on the way. */
  onTheWay: number;
}

/** The words of people, meters and other rollouts that are about one attempt. */
export interface Told {
  /** Who skips which target, and who pins it. */
  readonly skips: ReadonlyMap<string, string>;
  readonly pins: ReadonlyMap<string, string>;
  /** The commands to try again, by the key of the command. */
  readonly retries: ReadonlyMap<string, Command>;
  /** Who accepts which landed target as it is now. */
  readonly accepts: ReadonlyMap<string, string>;
  /** The person who promotes each wave. */
  readonly promotions: ReadonlyMap<string, string>;
  /** The first approval of each wave. */
  readonly approvals: ReadonlyMap<string, Approval>;
  /** The measurements, by name. */
  readonly metrics: ReadonlyMap<string, readonly Measurement[]>;
  /** The use that others make of shared budgets. */
  readonly shared: readonly SharedUse[];
}

/** The blockers of each wave, computed once: a second question gets the same answer. */
export interface WaveJudge {
  /** The blocker that keeps an open wave from being through. */
  readonly passing: (wave: number) => Keeper | undefined;
  /** The blocker that keeps later waves from relying on a wave whose targets have gone, or prove nothing. */
  readonly emptied: (wave: number) => Keeper | undefined;
  /** The blocker that keeps a wave from opening when those before it have passed: its own gates. */
  readonly opening: (wave: number) => Keeper | undefined;
  /** The blocker that keeps later waves from relying on the proof of a wave that was through. */
  readonly proof: (wave: number) => Keeper | undefined;
  /** The blocker of everything that could start: gates of the strategy. */
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

/** The judges by which waiting targets may be released. */
export interface Judges {
  readonly standing: JudgedStanding;
  readonly waves: WaveJudge;
  readonly rooms: Rooms;
}

/** A decided rollout whose blockers can be asked for. */
export interface JudgedRollout extends Judges {
  readonly plan: Plan;
  readonly state: RolloutState;
  /** Why nothing starts any more in this attempt. */
  readonly stop: Stop | undefined;
  /** The blocker of the whole rollout. */
  readonly standstill: Keeper | undefined;
  /** The time as it was given, which may be before that of the state. Milliseconds, whole seconds. */
  readonly clock: number;
  /** The targets that failed because another one did, on which they depend, by the key of that other target. */
  readonly failedWith: () => ReadonlyMap<string, readonly string[]>;
  /** The blocker of the wave that is open: what keeps the attempt from going on. */
  readonly openWave: () => Blocker | undefined;
  /** The blocker of a target that waits to be sent back; `undefined` where none waits. Computed once. */
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
