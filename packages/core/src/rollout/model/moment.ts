import type { RevisionTest } from "./evidence.ts";
import type { FailureRules, Taint } from "./policies.ts";

/** The facts that the next state of a target depends on, beside itself and its evidence. Times in milliseconds. */
export interface Moment {
  readonly revision: string;
  readonly isTarget: RevisionTest;
  readonly now: number;
  readonly deadline: number | undefined;
  readonly staleAfter: number;
  readonly paused: boolean;
  /** Whether a pause ends with this decision: up to `now` nothing soaks. */
  readonly resumes: boolean;
  readonly pausedBy: string | undefined;
  /** Revisions that are no last known good, wherever they are seen. */
  readonly tainted: readonly Taint[];
  /** Who pulled the handbrake: then no deadline runs out. */
  readonly brakedBy: string | undefined;
  /** Whether the rollout stands still and leaves the targets it has touched to people. */
  readonly leaves: boolean;
  /** Whether the attempt goes back already, or is to from this decision on. */
  readonly goesBack: boolean;
  /** Whether it is known what time it is: somebody says it, and some report is fresh by it, if there are reports at all. */
  readonly isTimeKnown: boolean;
  readonly onUnreachable: "fail" | "skip";
  readonly failures: FailureRules | undefined;
}
