import type { Client } from "../client/client.ts";
import { type LeaseOptions, lead } from "./lease.ts";

/** The options that every controller has. */
export interface ControllerOptions {
  readonly client: Client;
  /** The lease for which one of several processes works at a time. Absent: this one is alone. */
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

  /** Begins, or waits for the lease. Returns when it has been stopped; rejects where it cannot work at all. */
  start(): Promise<void> {
    const { signal } = this.#stopped;
    this.#run ??=
      this.#lease === undefined ? this.work(signal) : lead(this.client, this.#lease, (kept) => this.work(kept), signal);
    return this.#run;
  }

  /** Ends what was begun, takes nothing on, gives the lease back, and returns then. The client stays open. */
  async stop(): Promise<void> {
    this.#stopped.abort();
    await this.#run;
  }

  /** Works until the signal says stop. */
  protected abstract work(signal: AbortSignal): Promise<void>;
}

/** Returns when the signal says so. */
export function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve(), { once: true });
  });
}
