import type { StepPath } from "./path.ts";

/** The reasons why a run, a phase, a step or a task waits. The list is closed, so that readers can handle each. */
export const BLOCKERS = {
  Dependency: "something that it depends on is not complete",
  Paused: "somebody paused the run",
  PreCondition: "its pre-condition does not hold",
  PostCondition: "its post-condition does not hold",
  Condition: "the condition that it waits for does not hold",
  Action: "its executor has not reported its action as done",
  Objects: "its objects are not seen in the wanted state",
  Deletion: "its objects are not seen to be gone",
  Job: "its job has not ended",
  ChildRun: "the run that it began has not ended",
  BackOff: "it failed, and is tried again after a pause",
  Stalled: "its job sends no heartbeat",
  Failed: "it failed for good, and a person must say how to go on",
  Stopped: "another part failed for good, and a person must say how to go on",
  PlanEdited: "the plan was edited after the run began",
  Inconsistent: "the stored run contradicts itself",
  Closing: "a job or a run that was given up has not ended",
  OtherRun: "another run is active",
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
