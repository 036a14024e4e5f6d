/** How often something is tried, and how long between. Times in milliseconds. */
export interface RetryPolicy {
  /** Attempts in all, the first one too; at least 1. */
  readonly attempts: number;
  /** The pause before the second attempt, in milliseconds. */
  readonly first: number;
  /** By how much each pause is longer than the one before; at least 1. */
  readonly factor: number;
  /** The longest pause, in milliseconds. */
  readonly longest: number;
  /** The part of a pause, from 0 to 1, that chance may take away. */
  readonly jitter: number;
}

/**
 * When the attempt after number `attempt` (from 1) begins, that ended in failure at `failedAt`; `undefined`: never, all
 * are used up. `chance`, from 0 to 1, is the caller's: the same one gives the same time. Never before `failedAt`.
 */
export function retryAt(policy: RetryPolicy, attempt: number, failedAt: number, chance: number): number | undefined {
  if (attempt >= policy.attempts) return undefined;
  const pause = Math.min(policy.first * policy.factor ** (attempt - 1), policy.longest);
  return failedAt + Math.round(pause * (1 - policy.jitter * Math.min(Math.max(chance, 0), 1)));
}

/** When a deadline is due, of something that began and then stood still for a while; `undefined` for no deadline. */
export function dueAfter(startedAt: number, deadline: number | undefined, stoodStill = 0): number | undefined {
  return deadline === undefined ? undefined : startedAt + deadline + stoodStill;
}
