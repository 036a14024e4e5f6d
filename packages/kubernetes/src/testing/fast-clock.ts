import { setTimeout as wait } from "node:timers/promises";
import type { Clock } from "../ports/clock.ts";

/** A clock on which all pauses are so many times shorter, and time passes so many times faster. */
export function fastClock(times: number): Clock {
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
