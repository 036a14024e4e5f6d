import type { Ports } from "../ports/ports.ts";
import { backOff } from "../watch/back-off.ts";

/**
 * A work queue by key: a key that is added twice before it is processed is processed once, and no key is processed
 * twice at the same time.
 */
export interface WorkQueue {
  /**
   * Adds a key, which is processed after `delay` milliseconds. A key that is queued already keeps the earlier of its
   * two times.
   */
  add(key: string, delay?: number): void;
  /** The number of keys that are processed or due; those scheduled for later are not counted. */
  readonly busy: number;
  /** Accepts no more work, and returns when the work under way is done. */
  stop(): Promise<void>;
}

export interface WorkQueueOptions {
  /**
   * Processes a key; returns the milliseconds after which it is queued again. If it throws, the key is retried with
   * back-off.
   */
  readonly work: (key: string, signal: AbortSignal) => Promise<number | undefined>;
  /** The most keys that are processed at once. Default: 4. */
  readonly atOnce?: number;
}

/** The longest sleep, in milliseconds, so that a jump of the clock is noticed. */
const LONGEST_MS = 10 * 60_000;

type Surroundings = { readonly ports: Ports };

/** Creates a queue on the clock of a client. Keys are processed in the order in which they became due. */
export function createWorkQueue(surroundings: Surroundings, options: WorkQueueOptions): WorkQueue {
  return new Queue(surroundings, options);
}

class Queue implements WorkQueue {
  readonly #ports: Ports;
  readonly #work: WorkQueueOptions["work"];
  readonly #atOnce: number;
  readonly #stopped: AbortController = new AbortController();
  readonly #waiting: Set<string> = new Set();
  readonly #running: Map<string, Promise<void>> = new Map();
  readonly #later: Map<string, { readonly at: number; readonly cancel: () => void }> = new Map();
  readonly #failures: Map<string, number> = new Map();

  constructor({ ports }: Surroundings, { work, atOnce = 4 }: WorkQueueOptions) {
    this.#ports = ports;
    this.#work = work;
    this.#atOnce = atOnce;
  }

  get busy(): number {
    return this.#waiting.size + this.#running.size;
  }

  add(key: string, delay = 0): void {
    if (this.#stopped.signal.aborted) return;
    const known = this.#later.get(key);
    const pause = Math.min(delay, LONGEST_MS);
    const now = this.#ports.clock.now();
    // One that is past its time, as the clock was put forward or is busy, is due.
    const isDue = pause <= 0 || (known !== undefined && known.at <= now);
    if (!isDue && known !== undefined && known.at <= now + pause) return;
    known?.cancel();
    this.#later.delete(key);
    if (!isDue) return this.#addLater(key, pause);
    this.#waiting.add(key);
    this.#begin();
  }

  async stop(): Promise<void> {
    this.#stopped.abort();
    for (const { cancel } of this.#later.values()) cancel();
    this.#later.clear();
    this.#waiting.clear();
    await Promise.all(this.#running.values());
  }

  /** Each key has a timer of its own: the shared one of the client is a second late, and decisions wait for these. */
  #addLater(key: string, pause: number): void {
    const { clock } = this.#ports;
    const cancelled = new AbortController();
    this.#later.set(key, { at: clock.now() + pause, cancel: () => cancelled.abort() });
    void clock.sleep(pause, cancelled.signal, "idle").then(() => {
      if (cancelled.signal.aborted) return;
      this.#later.delete(key);
      this.add(key);
    });
  }

  #begin(): void {
    for (const key of this.#waiting) {
      if (this.#running.size >= this.#atOnce || this.#stopped.signal.aborted) return;
      if (this.#running.has(key)) continue;
      this.#waiting.delete(key);
      this.#running.set(key, this.#once(key));
    }
  }

  async #once(key: string): Promise<void> {
    const { clock, log } = this.#ports;
    try {
      const again = await this.#work(key, this.#stopped.signal);
      this.#failures.delete(key);
      if (again !== undefined) this.add(key, Math.max(again, 1));
    } catch (error) {
      const times = this.#failures.get(key) ?? 0;
      this.#failures.set(key, times + 1);
      log.warn("work failed and is tried again", { key, why: error instanceof Error ? error.message : String(error) });
      this.add(key, backOff(times, clock.random()));
    } finally {
      this.#running.delete(key);
      this.#begin();
    }
  }
}
