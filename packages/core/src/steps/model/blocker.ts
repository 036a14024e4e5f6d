import type { StepPath } from "./path.ts";

/** The reasons why a run, a phase, a step or a task waits. The list is closed, so that readers can handle each. */
export const BLOCKERS = {
  Dependency: "something that it depends on is not complete",
  Paused: "somebody paused the run",
  PreCondition: "what must hold before its tasks begin does not hold",
  PostCondition: "what must hold after its tasks does not hold",
  Condition: "what it waits for does not hold",
  Action: "nobody has said that its action was carried out",
  Objects: "objects are not seen as they are to be",
  Deletion: "objects are not seen to be gone",
  Job: "its job has not ended",
  ChildRun: "the run that it began has not ended",
  BackOff: "it failed, and is tried again after a pause",
  Stalled: "its job fell silent",
  Failed: "it failed for good, and somebody must say how to go on",
  Stopped: "something else failed for good, and somebody must say how to go on",
  PlanEdited: "the plan is not the one that the run was begun with",
  Inconsistent: "what is stored of the run contradicts itself",
  Closing: "a job or a run that is not wanted any more has not ended",
  OtherRun: "another run is on its way",
} as const;

/** The kind of a blocker. */
export type StepBlockerKind = keyof typeof BLOCKERS;

/** Who can release a blocker. `time`: nobody has to act. */
export type StepReleaser = "time" | "executor" | "cluster" | "job" | "operator" | "author";

/** The reason why a part of a run waits. Times in milliseconds. */
export interface StepBlocker {
  readonly kind: StepBlockerKind;
  /** The path of the waiting part; `""`: the run. */
  readonly at: StepPath;
  readonly since: number;
  /** When the wait ends at the latest, or the next try begins: a pause ends, or a deadline expires. */
  readonly until?: number | undefined;
  /** The reason in one sentence, for people, without times. */
  readonly message: string;
  /** The event that releases the blocker, as the end of "goes on …". */
  readonly releasedBy: string;
  readonly who: StepReleaser;
}
