import type { Json, KubeObject, ObjectRef } from "../../object/index.ts";
import type { RetryPolicy } from "../../run/index.ts";
import type { StepPlan } from "../../schemas/generated/step-plan.ts";
import type { StatusWord } from "../../status/index.ts";
import type { StepPath } from "./path.ts";
import type { Parameters } from "./trigger.ts";

/** A plan as its author writes it: the `spec` of a StepPlan. */
export type StepPlanSpec = StepPlan["spec"];

/** One parameter that a plan declares. */
export type StepParameter = NonNullable<StepPlanSpec["parameters"]>[number];

/** How a new trigger is handled while a run is in progress. */
export type OnSupersede = NonNullable<StepPlanSpec["onSupersede"]>;

/** A plan that was checked once: see `readStepPlan`. Durations in milliseconds. */
export interface RunPlan {
  readonly name: string;
  /** SHA-256 of the spec: a run goes on only with the plan with which it began. */
  readonly hash: string;
  readonly phases: readonly PlannedPhase[];
  /** The indexes of the plan's phases, dependencies first. */
  readonly order: readonly number[];
  /** The default deadline of a wait, in milliseconds. */
  readonly deadline: number;
  /** The age after which evidence proves nothing, in milliseconds. */
  readonly staleAfter: number;
  readonly onSupersede: OnSupersede;
  /** The number of past runs that are kept. */
  readonly history: number;
  readonly parameters: readonly StepParameter[];
  /** The revisions that may be requested; `undefined`: any. */
  readonly revisions: ReadonlySet<string> | undefined;
}

/** A phase of a plan. */
export interface PlannedPhase {
  readonly name: string;
  readonly path: StepPath;
  /** The indexes of the phases that must be complete before this one. */
  readonly dependsOn: readonly number[];
  readonly steps: readonly PlannedStep[];
  /** The indexes of the phase's steps, dependencies first. */
  readonly order: readonly number[];
}

/** A step of a phase. */
export interface PlannedStep {
  readonly name: string;
  readonly path: StepPath;
  /** The indexes of the steps of the phase that must be complete or skipped before this one. */
  readonly dependsOn: readonly number[];
  /** The condition that must hold before its tasks begin. */
  readonly before?: PlannedCondition;
  /** The condition that must hold after its tasks are complete. */
  readonly after?: PlannedCondition;
  /** The deadline of each of the conditions `before` and `after`, in milliseconds. */
  readonly deadline: number;
  readonly tasks: readonly PlannedTask[];
  /** The indexes of the step's tasks, dependencies first. */
  readonly order: readonly number[];
}

/** A task of a step. */
export interface PlannedTask {
  readonly name: string;
  readonly path: StepPath;
  /** The indexes of the tasks of the step that must be complete before this one. */
  readonly dependsOn: readonly number[];
  /** The deadline for all tries of the task together, in milliseconds. */
  readonly deadline: number;
  readonly retry: RetryPolicy;
  readonly work: TaskWork;
}

/** The work of a task. */
export type TaskWork =
  | { readonly kind: "apply" | "delete"; readonly objects: readonly ObjectRef[] }
  | { readonly kind: "toggle"; readonly parameter: string; readonly objects: readonly ObjectRef[] }
  | { readonly kind: "wait"; readonly condition: PlannedCondition }
  | { readonly kind: "run"; readonly child: ChildPlan }
  /** A job; `heartbeat` is in milliseconds, and absent if the job need not send any. */
  | { readonly kind: "job"; readonly input?: Json; readonly heartbeat?: number };

/** The run that a task begins. Absent fields are taken from the run of the task. */
export interface ChildPlan {
  readonly plan: string;
  readonly subject?: string;
  readonly parameters?: Parameters;
}

/** An object as a condition sees it. */
export interface ConditionObject {
  readonly object: KubeObject;
  readonly status: StatusWord;
}

/** A condition over named objects, compiled once. */
export interface PlannedCondition {
  /** The objects, with the keys under which the condition uses them. */
  readonly objects: readonly { readonly key: string; readonly ref: ObjectRef }[];
  /** The text of the condition, in one line. */
  readonly text: string;
  /**
   * Returns why the condition does not hold for the given objects (by key), as one sentence; `undefined` if it holds.
   */
  readonly unmet: (objects: ReadonlyMap<string, ConditionObject>, now: number) => string | undefined;
}
