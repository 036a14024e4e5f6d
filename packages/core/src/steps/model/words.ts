/** The state of a run. All but `Running` are its end, until somebody retries, skips a step or goes back. */
export type RunWord = "Running" | "Complete" | "Failed" | "Cancelled" | "Superseded";

/** The state of a phase. `Stopped`: it had begun when another phase failed. */
export type PhaseWord = "Pending" | "Running" | "Complete" | "Failed" | "Stopped" | "Cancelled";

/** The state of a step. `Skipped`: somebody said that the run goes on without it. */
export type StepWord = PhaseWord | "Skipped";

/** The state of a task. `Retrying`: its last try failed, and it is tried again. `Stalled`: its job fell silent. */
export type TaskWord = StepWord | "Retrying" | "Stalled";

/** Where a running step is: it waits for its pre-condition, carries out its tasks, or waits for its post-condition. */
export type StepStage = "before" | "tasks" | "after";

/** Whether a run has ended. */
export function hasEnded(state: RunWord): boolean {
  return state !== "Running";
}

/** Whether the parts that depend on a phase or a step may begin. */
export function isThrough(state: StepWord | TaskWord): boolean {
  return state === "Complete" || state === "Skipped";
}

/** Whether a task is under way: it was begun, and has neither succeeded nor failed for good. */
export function isUnderWay(state: TaskWord): boolean {
  return state === "Running" || state === "Retrying" || state === "Stalled";
}
