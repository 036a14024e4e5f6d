import type { Problem } from "../../object/index.ts";
import type { Table } from "../../run/codec.ts";
import type { RolloutPlan } from "../../schemas/generated/rollout-plan.ts";
import type { Asked, Measurement } from "../model/asked.ts";
import type { GateShut } from "../model/blocker.ts";
import type { Change } from "../model/change.ts";
import type { Evidence } from "../model/evidence.ts";
import type { Approval } from "../model/inputs.ts";
import type { Report } from "../model/invariants.ts";
import type { Moment } from "../model/moment.ts";
import type { PlannedTarget } from "../model/plan.ts";
import type { StrategySpec, WaveSpec } from "../model/spec.ts";
import type { GateMemory, RolloutState, TargetState, WaveState } from "../model/state.ts";

/**
 * Something that must hold before a rollout goes on. Each kind is a folder, and one line in `table.ts`: all that the
 * rest must know of it is here. `keeps` says what it keeps back:
 *
 * | `keeps`   | what it keeps back               | asked by       | judged                                            |
 * |-----------|----------------------------------|----------------|---------------------------------------------------|
 * | `opening` | that a wave opens                | a wave         | while the wave is the one that is due             |
 * | `landing` | that a landed target has proved  | a wave         | for each landed target, while the wave is open    |
 * | `passing` | that a wave is through           | a wave         | when all have landed and proved, failed or are held |
 * | `release` | that anything is released        | the strategy   | before every release, and every new try           |
 *
 * A wave that somebody promoted, and one without targets, asks nothing.
 */
export interface Gate {
  /** The name of the gate in blockers. */
  readonly kind: string;
  readonly keeps: "opening" | "landing" | "passing" | "release";
  /**
   * Reads the demands of a wave of a strategy, or of the strategy: the gate's own fields and no others; none where
   * nothing is asked.
   */
  readonly read: (spec: GateSpec, field: string, problems: Problem[]) => Asked;
  /** The demands for a wave of so many targets. Default: as they were read. */
  readonly plan?: (asked: Asked, size: number) => Asked;
  /**
   * Describes the demands in a few words, for those who read a plan: `soaks 1h`. `undefined` where nothing is asked.
   */
  readonly describe: (asked: Asked) => string | undefined;
  /** Only with `landing`: counts what is seen of a target. `undefined` where nothing is asked. */
  readonly watch?: (asked: Asked) => Watch | undefined;
  /**
   * Whether it is shut, and why; `undefined` lets pass, as does a gate of which nothing is asked. It judges what it is
   * given and remembers nothing: it may be asked again at any time of what a wave proved. The words are made only when
   * somebody wants them.
   */
  readonly judge: (asked: Asked, facts: GateFacts) => Because | undefined;
  /** The memory that the state of a wave keeps of the gate when it lets the wave pass. Default: nothing. */
  readonly remember?: (asked: Asked, facts: GateFacts) => GateMemory;
  /** How that is written to a RolloutPlan and read back: a codec for each field that `remember` gives. */
  readonly stores?: Partial<Table<GateMemory, GateRow>>;
  /** The next time after `now` at which its answer changes, with the event for people. */
  readonly turns?: (asked: Asked, now: number) => Turning | undefined;
  /** How people and meters behave in a simulation, and when next. Default: there is nothing to be said. */
  readonly simulate?: (asked: Asked, wave: SimulatedWave) => Simulated;
  /** How `verify` sees that it was kept: from what went in and came out, never by `judge`. */
  readonly check: GateCheck;
}

/** The fields of a RolloutPlan in which gates keep their memory of a wave. */
export type GateRow = Pick<NonNullable<NonNullable<RolloutPlan["status"]>["waves"]>[number], keyof GateMemory>;

/** The spec that gates are read from: a wave, or the strategy. */
export type GateSpec = Partial<WaveSpec & StrategySpec>;

/** Counts the evidence of the targets of one wave. */
export interface Watch {
  /** The same object if nothing changes. */
  readonly count: (target: TargetState, evidence: Evidence | undefined, moment: Moment) => TargetState;
  /** Whether a landed target has given the proof that is asked for. */
  readonly isProved: (target: TargetState) => boolean;
}

/** Why a gate is shut, in its own words. */
export type Because = () => Omit<GateShut, "kind" | "gate" | "since">;

/** The facts by which gates judge. Times in milliseconds. */
export interface GateFacts {
  /** Name of the wave; empty for the demands of the strategy. */
  readonly wave: string;
  readonly size: number;
  readonly revision: string;
  readonly attempt: number;
  readonly now: number;
  readonly staleAfter: number;
  /** The state of the wave. */
  readonly state: WaveState | undefined;
  /** The targets of the wave that have landed. */
  readonly landed: () => readonly TargetState[];
  /** Their keys. */
  readonly landedKeys: () => ReadonlySet<string>;
  /** The approvals for this attempt, by the wave. */
  readonly approvals: ReadonlyMap<string, Approval>;
  /** The measurements by name: of targets, of the wave, or of the whole. */
  readonly metrics: ReadonlyMap<string, readonly Measurement[]>;
}

/** When the answer of a gate changes by time alone. */
export interface Turning {
  readonly at: number;
  /** The event at that time: `a window opens or closes`. */
  readonly what: string;
}

/** A wave of a rollout that is played. Times in milliseconds. */
export interface SimulatedWave {
  readonly name: string;
  /** Keys of its targets. */
  readonly targets: readonly string[];
  readonly revision: string;
  readonly now: number;
  /** When it was first seen to be the wave that is due. */
  readonly dueSince: number | undefined;
  /** Whether it is that now, and whether one of its targets has landed. */
  readonly isDue: boolean;
  readonly hasLanded: boolean;
  /** The time that people take, in milliseconds. */
  readonly patience: number;
  /** How often targets report. */
  readonly reportsEvery: number;
}

/** The words of people and meters in a simulation. */
export interface Simulated {
  readonly approvals?: readonly Approval[];
  readonly metrics?: readonly Measurement[];
  /** When something will be said or seen that counts. */
  readonly next?: number | undefined;
}

/** How `verify` looks at one kind of gate. */
export interface GateCheck {
  /** Reports what does not hold of one wave, or of the rollout, in one step. */
  readonly step: (asked: Asked, step: GateStep, report: Report) => void;
  /** For a gate that keeps back releases: whether something may be released. */
  readonly allows?: (asked: Asked, now: number) => boolean;
}

/** One decision, as far as a gate has to do with it. */
export interface GateStep {
  /** Number of the wave; -1 for the demands of the strategy. */
  readonly wave: number;
  readonly name: string;
  readonly targets: readonly PlannedTarget[];
  /** The state before, where it is of the same attempt; else `undefined`. */
  readonly before: RolloutState | undefined;
  readonly after: RolloutState;
  /** The changes of the wave; for the rollout, all of them. */
  readonly changes: readonly Change[];
  readonly evidence: ReadonlyMap<string, Evidence>;
  readonly approvals: readonly Approval[];
  readonly metrics: readonly Measurement[];
  readonly staleAfter: number;
  /** The time as it was given, which may be before that of the state. */
  readonly now: number;
  /** Whether the rollout is paused, by the handbrake too; `resumes`: whether that ends with this decision. */
  readonly isPaused: boolean;
  readonly resumes: boolean;
}
