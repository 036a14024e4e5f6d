import type { TimeSource } from "../ports/clock.ts";

/** A clock whose time passes only when a test says so, and which can be put forward and back like that of a machine. */
export interface HandClock extends TimeSource {
  /** Lets time pass, and waits until everybody whose pause has ended went on. */
  pass(milliseconds: number): Promise<void>;
  /** Changes the time of day; no pause becomes shorter or longer by it. */
  put(milliseconds: number): void;
}

interface Sleeper {
  readonly at: number;
  readonly wake: () => void;
}

export function handClock(): HandClock {
  let [elapsed, ahead] = [0, Date.UTC(2026, 0, 1)];
  const sleepers = new Set<Sleeper>();
  const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  return {
    now: () => ahead + elapsed,
    random: () => 0.5,
    sleep: (milliseconds, signal) =>
      new Promise((resolve) => {
        if (signal?.aborted === true) return resolve();
        const wake = (): void => {
          sleepers.delete(sleeper);
          signal?.removeEventListener("abort", wake);
          resolve();
        };
        const sleeper = { at: elapsed + milliseconds, wake };
        sleepers.add(sleeper);
        signal?.addEventListener("abort", wake);
      }),
    async pass(milliseconds) {
      const end = elapsed + milliseconds;
      for (await settle(); ; await settle()) {
        const [next] = [...sleepers].filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at);
        if (next === undefined) break;
        elapsed = Math.max(elapsed, next.at);
        next.wake();
      }
      elapsed = end;
    },
    put(milliseconds) {
      ahead += milliseconds;
    },
  };
}
