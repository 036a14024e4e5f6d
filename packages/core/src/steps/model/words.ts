/** The state of a run. All but `Running` are final, until somebody retries, skips a step or goes back. */
export type RunWord = "Running" | "Complete" | "Failed" | "Cancelled" | "Superseded";

/** The state of a phase. `Stopped`: it was in progress when another phase failed. */
export type PhaseWord = "Pending" | "Running" | "Complete" | "Failed" | "Stopped" | "Cancelled";

/** The state of a step. `Skipped`: somebody let the run go on without it. */
export type StepWord = PhaseWord | "Skipped";

/**
 * The state of a task. `Retrying`: its last try failed, and another one follows. `Stalled`: its job missed its
 * heartbeat.
 */
export type TaskWord = StepWord | "Retrying" | "Stalled";

/**
 * The stage of a running step: it waits for its pre-condition, carries out its tasks, or waits for its post-condition.
 */
export type StepStage = "before" | "tasks" | "after";

/** Returns whether a run has ended. */
export function hasEnded(state: RunWord): boolean {
  return state !== "Running";
}

/** Returns whether the parts that depend on a phase, step or task in this state may begin. */
export function isThrough(state: StepWord | TaskWord): boolean {
  return state === "Complete" || state === "Skipped";
}

/** Returns whether a task is in progress: it was begun, and has neither succeeded nor finally failed. */
export function isUnderWay(state: TaskWord): boolean {
  return state === "Running" || state === "Retrying" || state === "Stalled";
}
