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
 * A condition that must hold before a rollout goes on. Each kind of gate is a folder and one line in `table.ts`; the
 * rest of the code knows it only by this interface. `keeps` says which event it blocks:
 *
 * | `keeps`   | blocked event                    | configured on  | judged                                            |
 * |-----------|----------------------------------|----------------|---------------------------------------------------|
 * | `opening` | a wave opens                     | a wave         | while the wave is due                             |
 * | `landing` | a landed target counts as proved | a wave         | for each landed target, while the wave is open    |
 * | `passing` | a wave passes                    | a wave         | when each target has landed with proof, failed or is held |
 * | `release` | any target is released           | the strategy   | before every release and every retry              |
 *
 * A promoted wave and a wave without targets have no demands.
 */
export interface Gate {
  /** The kind of the gate, as blockers name it. */
  readonly kind: string;
  readonly keeps: "opening" | "landing" | "passing" | "release";
  /** Reads the gate's own fields of a wave or of the strategy, and no others; returns no demands if there are none. */
  readonly read: (spec: GateSpec, field: string, problems: Problem[]) => Asked;
  /** Adapts the demands to the number of targets in the wave. Default: as they were read. */
  readonly plan?: (asked: Asked, size: number) => Asked;
  /** Describes the demands in a few words, for readers of a plan: `soaks 1h`. `undefined` if there are none. */
  readonly describe: (asked: Asked) => string | undefined;
  /** Only with `landing`: creates the counter of a target's evidence. `undefined` if there are no demands. */
  readonly watch?: (asked: Asked) => Watch | undefined;
  /**
   * Returns why the gate is shut; `undefined` if it lets pass, as a gate without demands always does. It is pure: it
   * judges the given facts only, and may be asked again at any time. The words are made only when somebody reads them.
   */
  readonly judge: (asked: Asked, facts: GateFacts) => Because | undefined;
  /** Returns the facts that the state of a wave stores when the gate lets it pass. Default: none. */
  readonly remember?: (asked: Asked, facts: GateFacts) => GateMemory;
  /** Stores that memory in a RolloutPlan and reads it back: a codec for each field that `remember` returns. */
  readonly stores?: Partial<Table<GateMemory, GateRow>>;
  /** Returns the next time after `now` at which its answer changes, with the event for people. */
  readonly turns?: (asked: Asked, now: number) => Turning | undefined;
  /** Returns the behaviour of people and meters in a simulation, and its next time. Default: nothing happens. */
  readonly simulate?: (asked: Asked, wave: SimulatedWave) => Simulated;
  /** Checks in `verify` that the gate was respected, by inputs and outputs alone, never by `judge`. */
  readonly check: GateCheck;
}

/** The fields of a RolloutPlan in which gates store what they remember of a wave. */
export type GateRow = Pick<NonNullable<NonNullable<RolloutPlan["status"]>["waves"]>[number], keyof GateMemory>;

/** The spec from which gates read their demands: a wave, or the strategy. */
export type GateSpec = Partial<WaveSpec & StrategySpec>;

/** Counts the evidence of the targets of one wave, for a gate. */
export interface Watch {
  /** Returns the target with its evidence counted; the same object if nothing changes. */
  readonly count: (target: TargetState, evidence: Evidence | undefined, moment: Moment) => TargetState;
  /** Whether a landed target has given the required proof. */
  readonly isProved: (target: TargetState) => boolean;
}

/** Returns why a gate is shut, in its own words. */
export type Because = () => Omit<GateShut, "kind" | "gate" | "since">;

/** The facts by which gates judge. Times in milliseconds. */
export interface GateFacts {
  /** Name of the wave; empty for the gates of the strategy. */
  readonly wave: string;
  readonly size: number;
  readonly revision: string;
  readonly attempt: number;
  readonly now: number;
  readonly staleAfter: number;
  /** The state of the wave that the gate belongs to. */
  readonly state: WaveState | undefined;
  /** The targets of the wave that have landed. */
  readonly landed: () => readonly TargetState[];
  /** The keys of the wave's landed targets. */
  readonly landedKeys: () => ReadonlySet<string>;
  /** The approvals for this attempt, by wave. */
  readonly approvals: ReadonlyMap<string, Approval>;
  /** The measurements of targets, of the wave or of the rollout, by the name of the metric. */
  readonly metrics: ReadonlyMap<string, readonly Measurement[]>;
}

/** A time at which the answer of a gate changes without anybody acting. */
export interface Turning {
  readonly at: number;
  /** The event at that time, in words: `a window opens or closes`. */
  readonly what: string;
}

/** A wave of a simulated rollout. Times in milliseconds. */
export interface SimulatedWave {
  readonly name: string;
  /** Keys of the wave's targets. */
  readonly targets: readonly string[];
  readonly revision: string;
  readonly now: number;
  /** When the wave was first seen to be due. */
  readonly dueSince: number | undefined;
  /** Whether the wave is due now, and whether one of its targets has landed. */
  readonly isDue: boolean;
  readonly hasLanded: boolean;
  /** How long people take to act, in milliseconds. */
  readonly patience: number;
  /** How often targets report, in milliseconds. */
  readonly reportsEvery: number;
}

/** The inputs that people and meters give in a simulation. */
export interface Simulated {
  readonly approvals?: readonly Approval[];
  readonly metrics?: readonly Measurement[];
  /** The next time at which people or meters act, in milliseconds. */
  readonly next?: number | undefined;
}

/** How `verify` checks one kind of gate. */
export interface GateCheck {
  /** Reports each violation by one wave, or by the rollout, in one step. */
  readonly step: (asked: Asked, step: GateStep, report: Report) => void;
  /** For a gate that blocks releases: returns whether targets may be released. */
  readonly allows?: (asked: Asked, now: number) => boolean;
}

/** One decision, with the facts that a gate check needs. */
export interface GateStep {
  /** Index of the wave; -1 for the gates of the strategy. */
  readonly wave: number;
  readonly name: string;
  readonly targets: readonly PlannedTarget[];
  /** The state before the decision; `undefined` if that was of another attempt. */
  readonly before: RolloutState | undefined;
  readonly after: RolloutState;
  /** The changes of the wave; for the rollout, all changes. */
  readonly changes: readonly Change[];
  readonly evidence: ReadonlyMap<string, Evidence>;
  readonly approvals: readonly Approval[];
  readonly metrics: readonly Measurement[];
  readonly staleAfter: number;
  /** The time as given by the caller, which may be before that of the state. */
  readonly now: number;
  /** Whether the rollout is paused, also by the handbrake; `resumes`: whether this decision ends the pause. */
  readonly isPaused: boolean;
  readonly resumes: boolean;
}
