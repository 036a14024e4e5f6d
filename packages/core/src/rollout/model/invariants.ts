/** The invariants of the engine, by the numbers and names that tests, logs and the model check use. */
export const INVARIANTS = {
  1: "Partition: every target is in exactly one wave, or held",
  2: "Determinism: a plan does not depend on the order of its input",
  3: "Rounding: no wave with a percentage is empty while targets are left, and sizes never fall",
  4: "Stability: adding a target moves no other",
  5: "Domains: no failure domain has more in a sized wave, or on the way, than its bound",
  6: "Order: nothing starts before the waves before it are through",
  7: "Concurrency: nothing starts beyond the cap",
  8: "Budget: beyond the tolerance nothing starts; every failure counts once, and stays counted",
  9: "Freshness: landed means seen fresh, Current, at this revision, after the release",
  10: "Soak: only time in which a target was seen healthy counts, without a break or a pause",
  11: "Pause: nothing starts; with the handbrake no deadline runs out either",
  12: "Rollback: what was touched goes back to its own last good, what was not stays, within the cap",
  13: "Single writer: one rollout a target",
  14: "Supersede: nothing of another revision's success counts",
  15: "Approval: a wave that needs one opens with one for this revision and attempt only",
  16: "Gates: a metric that is not known to be good holds",
  17: "No silent stall: what is not over has a reason and a way on",
  18: "No deadlock: what could start does start",
  19: "Termination: with targets that land or fail every rollout ends",
  20: "Idempotence: the same inputs again change nothing",
  21: "Restart: what was stored is read back as the same state",
  22: "Size: what is stored of a target is bounded",
  23: "Log: a log replays to the same states, and shows what was changed in it",
  24: "Windows: nothing starts while they are closed",
  25: "Validation: what a strategy cannot mean is refused when it is read",
  26: "Proof: nothing starts behind a wave whose landed targets are ill or silent, unless somebody accepts it",
  27: "Proof at all: nothing starts behind a gate wave of which too few landed, whoever is gone, failed or skipped",
  28: "Memory: what leaves the inventory comes back as it was, and keeps its place until its deadline",
  29: "Clock: nothing starts and no deadline runs out by a time that nobody says, or that no report bears out",
  30: "Measures: a wave passes by what was measured of its own landed targets, or of all of it: by the worst, all, or its quorum",
  31: "Ready: nothing is started on a cluster that is not ready or never was seen, unless the strategy skips what is unreachable",
  32: "Blockers: whatever waits is kept by something that somebody, or time, can end; what has started is not kept from starting",
  33: "Shared: nothing starts on a budget of which it is not known what others use",
  34: "Foreign words: what is said of another attempt, revision or wave changes nothing",
  35: "Orders: every target has exactly one, and what is released is told the revision, or its own last good on the way back",
  36: "Counts: what is stored of the whole counts every target once, in one state",
  37: "Ways: a target goes only the ways that its states have",
  38: "Dependencies: nothing starts before what it depends on has landed",
  39: "Order of reports: what was observed before a target was told, or landed, changes nothing there",
  40: "Hands off: nothing is ordered of what was touched under a stop, the handbrake or a pin, or waits to be sent back",
  41: "Pins: what is pinned is neither released nor sent back",
  42: "By hand: what somebody changed under a stop is not told back",
  43: "Whole change: a rollback that is over leaves nothing that any attempt moved, and claims nothing that is not back",
  44: "Taint: what was stopped, aborted or rolled back is remembered, and nothing goes back to it",
  45: "Pace: a rollback keeps the caps of waves and failure domains",
  46: "Heard: whoever is named to end what waits is heard when they say so",
  47: "Own report: nothing is released whose own last report is stale, of a time to come or refused, unless the strategy skips what is unreachable",
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
