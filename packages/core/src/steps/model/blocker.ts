import type { StepPath } from "./path.ts";

/** The reasons why a run, a phase, a step or a task waits. The list is closed: a reader may have a case for each. */
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

/** Who can release something. `time`: nobody need do anything. */
export type StepReleaser = "time" | "executor" | "cluster" | "job" | "operator" | "author";

/** Why something waits. Times in milliseconds. */
export interface StepBlocker {
  readonly kind: StepBlockerKind;
  /** The path of the waiting level; `""`: the run. */
  readonly at: StepPath;
  readonly since: number;
  /** When it ends at the latest or begins again: a pause is over, a deadline runs out. */
  readonly until?: number | undefined;
  /** One sentence for people, without times. */
  readonly message: string;
  /** The event that would release it, as the end of "goes on …". */
  readonly releasedBy: string;
  readonly who: StepReleaser;
}
