import type { Client } from "../client/client.ts";
import { type LeaseOptions, lead } from "./lease.ts";

/** The options that every controller has. */
export interface ControllerOptions {
  readonly client: Client;
  /** The Lease by which only one of several processes works at a time. Absent: there is only this process. */
  readonly lease?: LeaseOptions;
}

/** Something that works until it is stopped. */
export abstract class Controller {
  readonly client: Client;
  readonly #lease: LeaseOptions | undefined;
  readonly #stopped: AbortController = new AbortController();
  #run: Promise<void> | undefined;

  constructor({ client, lease }: ControllerOptions) {
    this.client = client;
    this.#lease = lease;
  }

  /** Starts working, or waits for the lease. Returns after `stop`; rejects if it cannot work at all. */
  start(): Promise<void> {
    const { signal } = this.#stopped;
    this.#run ??=
      this.#lease === undefined ? this.work(signal) : lead(this.client, this.#lease, (kept) => this.work(kept), signal);
    return this.#run;
  }

  /** Finishes the work under way, accepts no more, releases the lease, and then returns. The client stays open. */
  async stop(): Promise<void> {
    this.#stopped.abort();
    await this.#run;
  }

  /** Works until the signal is aborted. */
  protected abstract work(signal: AbortSignal): Promise<void>;
}

/** Returns when the signal is aborted. */
export function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve(), { once: true });
  });
}

/** Runs work in parallel, as far as the client allows, and waits for all of it; rejects with the first failure. */
export async function inParallel<T>(things: readonly T[], work: (thing: T) => Promise<void>): Promise<void> {
  const done = await Promise.allSettled(things.map(work));
  for (const one of done) if (one.status === "rejected") throw one.reason;
}
