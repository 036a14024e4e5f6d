/** The invariants of the engine, by the numbers and names that tests, logs and the model check use. */
export const INVARIANTS = {
  1: "Partition: every target is in exactly one wave, or held",
  2: "Determinism: a plan does not depend on the order of its input",
  3: "Rounding: while targets are left, no wave with a percentage is empty, and cumulative sizes never decrease",
  4: "Stability: a target that is added moves no other target to another wave",
  5: "Domains: no failure domain has more targets in a sized wave, or on the way, than its limit",
  6: "Order: no target is released before all earlier waves are through",
  7: "Concurrency: no target is released beyond the limit of targets on the way",
  8: "Budget: no target is released when more targets have failed than the budget tolerates; every failure counts once, and stays counted",
  9: "Freshness: a target has landed only when a fresh report from after its release shows it Current at this revision",
  10: "Soak: the soak of a target counts only unbroken time in which reports show it healthy and the rollout is not paused",
  11: "Pause: while a rollout is paused no target is released, and under the handbrake no deadline expires either",
  12: "Rollback: every target that the rollout touched goes back to its own last known good, every other target stays, and the cap is kept",
  13: "Single writer: at most one rollout at a time changes a target",
  14: "Supersede: a success at another revision does not count",
  15: "Approval: a wave that needs an approval opens only with one for this revision and attempt",
  16: "Gates: a metric that is not known to be good keeps its wave from passing",
  17: "No silent stall: a rollout that is not over says what would release it, and decides again no later than at the next deadline",
  18: "No deadlock: a target that may be released, and for which there is room, is released",
  19: "Termination: if every target lands or fails, the rollout ends",
  20: "Idempotence: a second decision on the same inputs changes nothing",
  21: "Restart: a stored rollout is read back in the same state",
  22: "Size: the stored data of a target is bounded",
  23: "Log: a log replays to the same states, and every later change of the log is detected",
  24: "Windows: no target is released while the windows are closed",
  25: "Validation: a strategy with a value that has no meaning is refused when it is read",
  26: "Proof: no target is released while a landed target of an earlier wave is ill or too many are silent, unless somebody accepts that",
  27: "Minimum proof: no target is released while too few targets of an earlier gate wave have landed, even if the others are gone, failed or skipped",
  28: "Memory: a target that left the inventory comes back in the state that it had, and keeps its place under the caps until its deadline",
  29: "Clock: no target is released and no deadline expires while the time is unknown or confirmed by no report",
  30: "Measures: a wave passes only by measurements of its own landed targets or of the whole wave, and by as many as its metric asks for (worst, all, quorum)",
  31: "Ready: no target is released while its cluster is not ready or was never seen, unless the strategy skips unreachable targets",
  32: "Blockers: a waiting target and a rollout that is not complete have a blocker that somebody, or time, can end; a released target has no blocker that keeps it from starting",
  33: "Shared: no target is released on a shared budget while its use by other rollouts is unknown",
  34: "Foreign requests: an approval or a verb for another attempt, revision or wave changes nothing",
  35: "Orders: every target has exactly one order, and a released order names the revision of the rollout or, on the way back, the last known good of the target",
  36: "Counts: the stored counts of a rollout contain every target once, in one state",
  37: "Transitions: a target changes its state only by a transition of the table",
  38: "Dependencies: no target is released before the targets that it depends on have landed",
  39: "Order of reports: a report from before a target was released, or landed, does not change its state",
  40: "Hands off: a touched target is left to people while the rollout is stopped or under the handbrake, and while the target is pinned or waits to be sent back",
  41: "Pins: a pinned target is neither released nor sent back",
  42: "By hand: a target that somebody changed during a stop is not ordered to change back",
  43: "Whole change: a rollback that has ended left no target at a revision that it takes back, whichever attempt moved it there, and calls no target rolled back that is not",
  44: "Taint: a revision that was stopped, aborted or rolled back is remembered, and no target goes back to it",
  45: "Pace: a rollback keeps the caps of waves and failure domains",
  46: "Heard: a verb that a blocker names as its end is accepted",
  47: "Own report: no target is released while its own last report is stale, from the future or refused, unless the strategy skips unreachable targets",
} as const;

/** The number of an invariant. */
export type InvariantId = keyof typeof INVARIANTS;

/** An invariant that was violated, and how. */
export interface Violation {
  readonly invariant: InvariantId;
  readonly message: string;
}

/** Records a violation: `violated(6, ...)`. */
export type Report = (invariant: InvariantId, message: string) => void;

/** Runs a check, and returns the violations that it records. */
export function collect(check: (report: Report) => void): readonly Violation[] {
  const found: Violation[] = [];
  check((invariant, message) => found.push({ invariant, message }));
  return found;
}
