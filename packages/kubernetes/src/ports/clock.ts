import { setTimeout as wait } from "node:timers/promises";

/** Time and randomness, so that a test can control both. */
export interface TimeSource {
  /** The current time, in milliseconds since the epoch. */
  now(): number;
  /**
   * Returns after the given milliseconds, or early when the signal is aborted. Never rejects. `idle`: the process may
   * exit while only this is waiting.
   */
  sleep(milliseconds: number, signal?: AbortSignal, idle?: "idle"): Promise<void>;
  /** A random number from 0 (inclusive) to 1 (exclusive). */
  random(): number;
}

/** The clock and random numbers of this machine. */
export const systemClock: TimeSource = {
  now: () => Date.now(),
  random: () => Math.random(),
  async sleep(milliseconds, signal, idle) {
    if (signal?.aborted === true) return;
    const options = { ref: idle === undefined, ...(signal === undefined ? {} : { signal }) };
    await wait(milliseconds, undefined, options).catch(() => undefined);
  },
};
