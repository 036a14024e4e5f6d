import { setTimeout as wait } from "node:timers/promises";

/** Time and chance, so that a test may rule both. */
export interface TimeSource {
  /** Milliseconds since 1970. */
  now(): number;
  /**
   * Returns after so many milliseconds, or early when the signal says stop. Never rejects. `idle`: it waits for
   * something that may never be needed, so the process may end meanwhile.
   */
  sleep(milliseconds: number, signal?: AbortSignal, idle?: "idle"): Promise<void>;
  /** A number from 0 up to, and without, 1. */
  random(): number;
}

/** The clock and the randomness of this machine. */
export const systemClock: TimeSource = {
  now: () => Date.now(),
  random: () => Math.random(),
  async sleep(milliseconds, signal, idle) {
    if (signal?.aborted === true) return;
    const options = { ref: idle === undefined, ...(signal === undefined ? {} : { signal }) };
    await wait(milliseconds, undefined, options).catch(() => undefined);
  },
};
