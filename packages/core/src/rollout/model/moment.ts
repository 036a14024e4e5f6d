import type { RevisionTest } from "./evidence.ts";
import type { FailureRules, Taint } from "./policies.ts";

/** The facts that decide the next state of a target, besides the target and its evidence. Times in milliseconds. */
export interface Moment {
  readonly revision: string;
  readonly isTarget: RevisionTest;
  readonly now: number;
  readonly deadline: number | undefined;
  readonly staleAfter: number;
  readonly paused: boolean;
  /** Whether a pause ends with this decision, so that time before `now` does not count as soaked. */
  readonly resumes: boolean;
  readonly pausedBy: string | undefined;
  /** Revisions that never count as a last known good. */
  readonly tainted: readonly Taint[];
  /** The person who pulled the handbrake; while it is set no deadline expires. */
  readonly brakedBy: string | undefined;
  /** Whether the rollout is at a standstill and leaves the targets it has touched to people. */
  readonly leaves: boolean;
  /** Whether the attempt is rolling back already, or begins to with this decision. */
  readonly goesBack: boolean;
  /** Whether the time is known: it is given, and confirmed by a fresh report if there are any reports. */
  readonly isTimeKnown: boolean;
  readonly onUnreachable: "fail" | "skip";
  readonly failures: FailureRules | undefined;
}
