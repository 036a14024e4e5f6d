/** The number of tries and the pauses between them. Times in milliseconds. */
export interface RetryPolicy {
  /** The number of attempts, including the first; at least 1. */
  readonly attempts: number;
  /** The pause before the second attempt, in milliseconds. */
  readonly first: number;
  /** The factor between successive pauses; at least 1. */
  readonly factor: number;
  /** The longest pause, in milliseconds. */
  readonly longest: number;
  /** The largest part of a pause that the jitter removes, from 0 to 1. */
  readonly jitter: number;
}

/**
 * Returns when the attempt after number `attempt` (from 1), which failed at `failedAt`, begins; `undefined`: never,
 * since all attempts are used up. The caller supplies `chance`, from 0 to 1: the same value gives the same time. Never
 * before `failedAt`.
 */
export function retryAt(policy: RetryPolicy, attempt: number, failedAt: number, chance: number): number | undefined {
  if (attempt >= policy.attempts) return undefined;
  const pause = Math.min(policy.first * policy.factor ** (attempt - 1), policy.longest);
  return failedAt + Math.round(pause * (1 - policy.jitter * Math.min(Math.max(chance, 0), 1)));
}

/**
 * Returns when a deadline is due for something that began at `startedAt` and was then paused for `stoodStill`
 * milliseconds; `undefined` for no deadline.
 */
export function dueAfter(startedAt: number, deadline: number | undefined, stoodStill = 0): number | undefined {
  return deadline === undefined ? undefined : startedAt + deadline + stoodStill;
}
