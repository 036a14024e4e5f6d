import type { Deadlines } from "../ports/deadlines.ts";
import type { Ports } from "../ports/ports.ts";
import { backOff } from "../watch/back-off.ts";

/** Work by key: what is added twice before it is done is done once, and of one key nothing is done at a time twice. */
export interface WorkQueue {
  /** Adds a key, to be worked on after so many milliseconds; the sooner of two times counts. */
  add(key: string, delay?: number): void;
  /** How many keys wait for their turn or are worked on; those of a later time are not counted. */
  readonly busy: number;
  /** Takes nothing on any more, and returns when what was begun is done. */
  stop(): Promise<void>;
}

export interface WorkQueueOptions {
  /** Works on a key. Returns after how many milliseconds it wants to be asked again. What it throws is tried again with back-off. */
  readonly work: (key: string, signal: AbortSignal) => Promise<number | undefined>;
  /** How many keys are worked on at once. Default 4. */
  readonly atOnce?: number;
}

/** Nobody looks longer away than that: a clock that jumps is noticed by then. */
const LONGEST_MS = 10 * 60_000;

/** A queue on the clock of a client. Keys are worked on in the order in which they became due. */
export function createWorkQueue(
  { ports, deadlines }: { readonly ports: Ports; readonly deadlines: Deadlines },
  { work, atOnce = 4 }: WorkQueueOptions,
): WorkQueue {
  const { clock, log } = ports;
  const stopped = new AbortController();
  const waiting = new Set<string>();
  const running = new Map<string, Promise<void>>();
  const later = new Map<string, { readonly at: number; readonly cancel: () => void }>();
  const failures = new Map<string, number>();

  const add = (key: string, delay = 0): void => {
    if (stopped.signal.aborted) return;
    const known = later.get(key);
    if (delay <= 0) {
      known?.cancel();
      later.delete(key);
      waiting.add(key);
      return begin();
    }
    const at = clock.now() + Math.min(delay, LONGEST_MS);
    if (known !== undefined && known.at <= at) return;
    known?.cancel();
    const cancel = deadlines.set(at - clock.now(), () => {
      later.delete(key);
      add(key);
    });
    later.set(key, { at, cancel });
  };
  const begin = (): void => {
    for (const key of waiting) {
      if (running.size >= atOnce || stopped.signal.aborted) return;
      if (running.has(key)) continue;
      waiting.delete(key);
      running.set(key, once(key));
    }
  };
  const once = async (key: string): Promise<void> => {
    try {
      const again = await work(key, stopped.signal);
      failures.delete(key);
      if (again !== undefined) add(key, Math.max(again, 1));
    } catch (error) {
      const times = failures.get(key) ?? 0;
      failures.set(key, times + 1);
      log.warn("work failed and is tried again", { key, why: error instanceof Error ? error.message : String(error) });
      add(key, backOff(times, clock.random()));
    } finally {
      running.delete(key);
      begin();
    }
  };
  return {
    add,
    get busy() {
      return waiting.size + running.size;
    },
    async stop() {
      stopped.abort();
      for (const { cancel } of later.values()) cancel();
      later.clear();
      waiting.clear();
      await Promise.all(running.values());
    },
  };
}
