import { formatRef, type KubeObject, parseApiVersion, refKey, refOf } from "@landfall/core/object";
import { testedPatch } from "@landfall/core/suspend";
import { ApiError } from "../api-error.ts";
import type { Client } from "../client/client.ts";
import { backOff } from "../watch/back-off.ts";
import { inParallel } from "./in-parallel.ts";
import type { RolloutStepOutcome } from "./rollout-step.ts";

type Change = RolloutStepOutcome["changes"][number];

/**
 * Writes the changes of stored decisions while the next ones are made. One object has one write at a time: a change of
 * an object that is being written is left out, and decided again on what the write made of it.
 */
export class Acts {
  readonly #client: Client;
  readonly #again: (key: string, pause: number) => void;
  /** The objects that are being written, as they were read, by their refs. */
  readonly #writing: Map<string, KubeObject> = new Map();
  /** The objects, as they were read, that are written: what is observed of them lags behind. */
  readonly #done: WeakSet<KubeObject> = new WeakSet();
  readonly #running: Set<Promise<void>> = new Set();
  /** The rollouts with a change that was decided on an object newer than the one that is being written. */
  readonly #late: Set<string> = new Set();
  /** How often in a row the writes of a rollout failed. */
  readonly #failures: Map<string, number> = new Map();

  /** `again` is called with a rollout that must be decided again, and the milliseconds after which. */
  constructor(client: Client, again: (key: string, pause: number) => void) {
    this.#client = client;
    this.#again = again;
  }

  /** Begins to write the changes of a rollout, in parallel. If one fails, the rollout is decided again, with back-off. */
  begin(key: string, changes: readonly Change[]): void {
    const free = changes.filter(({ object }) => this.#isFree(key, object));
    if (free.length === 0) return;
    const running = this.#writeAll(key, free).finally(() => this.#running.delete(running));
    this.#running.add(running);
  }

  /** Returns when nothing is being written. */
  async settled(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }

  /**
   * An object that is or was written as it was read changes, or its write fails: in both cases its rollout is decided
   * again. A newer one may have been observed already, so that nothing else would.
   */
  #isFree(key: string, object: KubeObject): boolean {
    if (this.#done.has(object)) return false;
    const before = this.#writing.get(refKey(refOf(object)));
    if (before !== undefined && before !== object) this.#late.add(key);
    return before === undefined;
  }

  async #writeAll(key: string, changes: readonly Change[]): Promise<void> {
    const { clock, log } = this.#client.ports;
    try {
      await inParallel(changes, (change) => this.#write(change));
      this.#failures.delete(key);
    } catch (error) {
      const times = this.#failures.get(key) ?? 0;
      this.#failures.set(key, times + 1);
      const why = error instanceof Error ? error.message : String(error);
      log.warn("a change was not written and is decided again", { key, why });
      this.#again(key, backOff(times, clock.random()));
    }
    const late = [...this.#late];
    this.#late.clear();
    for (const one of late) this.#again(one, 0);
  }

  /** Writes a change; an object that changed since it was read is a conflict. */
  async #write({ object, edits }: Change): Promise<void> {
    const patch = testedPatch(object, edits);
    if (patch.length === 0) return;
    const own = refOf(object);
    const ref = { ...own, version: parseApiVersion(object.apiVersion ?? "").version };
    this.#writing.set(refKey(own), object);
    try {
      const written = await this.#client.patch(ref, { type: "json", patch }, { fieldManager: "landfall" });
      if (!written.written) throw new ApiError("Conflict", `${formatRef(ref)} has changed since it was read`);
      // Where somebody undid the change at once, there is nothing to observe.
      if (versionOf(written.object) !== versionOf(object)) this.#done.add(object);
    } finally {
      this.#writing.delete(refKey(own));
    }
  }
}

function versionOf({ metadata }: KubeObject): unknown {
  return metadata?.resourceVersion;
}
