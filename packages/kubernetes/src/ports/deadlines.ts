import type { TimeSource } from "./clock.ts";

/**
 * Timers for thousands of callers with one timer of the system: each callback is called within a second of its time.
 */
export interface Deadlines {
  /** Calls `expire` after the given number of milliseconds, unless the returned function is called before. */
  set(milliseconds: number, expire: () => void): () => void;
}

const STEP_MS = 1000;

export function createDeadlines(clock: TimeSource): Deadlines {
  const pending = new Map<() => void, number>();
  let running = false;
  async function run(): Promise<void> {
    running = true;
    while (pending.size > 0) {
      await clock.sleep(STEP_MS, undefined, "idle");
      const now = clock.now();
      for (const [expire, at] of pending) {
        if (at > now) continue;
        pending.delete(expire);
        expire();
      }
    }
    running = false;
  }
  return {
    set(milliseconds, expire) {
      pending.set(expire, clock.now() + milliseconds);
      if (!running) void run();
      return () => void pending.delete(expire);
    },
  };
}
