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
  // The time of day may be put back. Pauses tell how much time has passed at least; where the clock tells more, it counts.
  let elapsed = 0;
  let looked = 0;
  const sinceLook = (): number => Math.max(0, clock.now() - looked);
  async function run(): Promise<void> {
    running = true;
    while (pending.size > 0) {
      looked = clock.now();
      await clock.sleep(STEP_MS, undefined, "idle");
      elapsed += Math.max(STEP_MS, sinceLook());
      for (const [expire, at] of pending) {
        if (at > elapsed) continue;
        pending.delete(expire);
        expire();
      }
    }
    running = false;
  }
  return {
    set(milliseconds, expire) {
      pending.set(expire, elapsed + (running ? sinceLook() : 0) + milliseconds);
      if (!running) void run();
      return () => void pending.delete(expire);
    },
  };
}
