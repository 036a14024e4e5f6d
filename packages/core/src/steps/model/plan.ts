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

/** How a new trigger is taken while a run is on its way. */
export type OnSupersede = NonNullable<StepPlanSpec["onSupersede"]>;

/** A plan that was checked once: see `readStepPlan`. Durations in milliseconds. */
export interface RunPlan {
  readonly name: string;
  /** SHA-256 of the spec: a run goes on only with the plan that it was begun with. */
  readonly hash: string;
  readonly phases: readonly PlannedPhase[];
  /** The indexes of the phases, each after all that it depends on. */
  readonly order: readonly number[];
  /** How long a wait may take where nothing else is said, in milliseconds. */
  readonly deadline: number;
  /** Evidence that is older proves nothing. */
  readonly staleAfter: number;
  readonly onSupersede: OnSupersede;
  /** How many past runs are kept. */
  readonly history: number;
  readonly parameters: readonly StepParameter[];
  /** The revisions that may be asked for; `undefined`: any. */
  readonly revisions: ReadonlySet<string> | undefined;
}

/** A phase of a plan. */
export interface PlannedPhase {
  readonly name: string;
  readonly path: StepPath;
  /** The indexes of the phases that must be complete before. */
  readonly dependsOn: readonly number[];
  readonly steps: readonly PlannedStep[];
  /** The indexes of the steps, each after all that it depends on. */
  readonly order: readonly number[];
}

/** A step of a phase. */
export interface PlannedStep {
  readonly name: string;
  readonly path: StepPath;
  /** The indexes of the steps of the phase that must be complete or skipped before. */
  readonly dependsOn: readonly number[];
  /** The condition that must hold before its tasks begin. */
  readonly before?: PlannedCondition;
  /** The condition that must hold after its tasks are complete. */
  readonly after?: PlannedCondition;
  /** How long each of the two may be waited for, in milliseconds. */
  readonly deadline: number;
  readonly tasks: readonly PlannedTask[];
  /** The indexes of the tasks, each after all that it depends on. */
  readonly order: readonly number[];
}

/** A task of a step. */
export interface PlannedTask {
  readonly name: string;
  readonly path: StepPath;
  /** The indexes of the tasks of the step that must be complete before. */
  readonly dependsOn: readonly number[];
  /** How long it may take, with all its tries, in milliseconds. */
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
  /** `heartbeat` in milliseconds; absent: it need not say that it is alive. */
  | { readonly kind: "job"; readonly input?: Json; readonly heartbeat?: number };

/** The run that a task begins. What is absent is taken from the run of the task. */
export interface ChildPlan {
  readonly plan: string;
  readonly subject?: string;
  readonly parameters?: Parameters;
}

/** An object as a condition is told of it. */
export interface ConditionObject {
  readonly object: KubeObject;
  readonly status: StatusWord;
}

/** A condition over named objects, read once. */
export interface PlannedCondition {
  /** The objects by the keys that it uses. */
  readonly objects: readonly { readonly key: string; readonly ref: ObjectRef }[];
  /** The condition, in one line. */
  readonly text: string;
  /** Why it does not hold of these objects, by their keys, as one sentence; `undefined` if it does. */
  readonly unmet: (objects: ReadonlyMap<string, ConditionObject>, now: number) => string | undefined;
}
