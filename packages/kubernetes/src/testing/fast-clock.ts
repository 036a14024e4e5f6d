import { setTimeout as wait } from "node:timers/promises";
import type { TimeSource } from "../ports/clock.ts";

/** A clock that runs faster by a factor, so that pauses are shorter. */
export function fastClock(times: number): TimeSource {
  const began = Date.now();
  return {
    now: () => began + (Date.now() - began) * times,
    random: () => 0.5,
    async sleep(milliseconds, signal) {
      if (signal?.aborted === true) return;
      await wait(milliseconds / times, undefined, signal === undefined ? {} : { signal }).catch(() => undefined);
    },
  };
}
