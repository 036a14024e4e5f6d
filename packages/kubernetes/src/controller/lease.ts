import { type KubeObject, readPath, readString } from "@landfall/core/object";
import type { Client } from "../client/client.ts";

/** A Lease, by which only one of several processes works at a time. */
export interface LeaseOptions {
  readonly namespace: string;
  readonly name: string;
  /** The identity of this process among those that compete for the Lease. */
  readonly identity: string;
  /** The seconds without a renewal after which another process takes over. Default: 15. */
  readonly seconds?: number;
}

const SECONDS = 15;
/** The number of renewals within the duration of the lease. */
const WORDS = 3;

/**
 * Works while this process holds the lease, until the signal is aborted. If the lease is lost, the signal given to
 * `work` is aborted, and `work` must end before another process begins. Releases the lease at the end.
 */
export async function lead(
  client: Client,
  options: LeaseOptions,
  work: (signal: AbortSignal) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const { clock } = client.ports;
  const claim = new Claim(client, options);
  while (!signal.aborted) {
    if (await claim.take(signal)) await workWhileKept(claim, work, signal);
    await clock.sleep(claim.pause, signal);
  }
}

async function workWhileKept(
  claim: Claim,
  work: (signal: AbortSignal) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const lost = new AbortController();
  const stop = (): void => lost.abort();
  signal.addEventListener("abort", stop, { once: true });
  claim.onLost = stop;
  const working = work(lost.signal).finally(stop);
  try {
    while (!lost.signal.aborted) {
      await claim.client.ports.clock.sleep(claim.pause, lost.signal);
      if (!lost.signal.aborted) await claim.take(lost.signal);
    }
    await working;
  } finally {
    signal.removeEventListener("abort", stop);
    await claim.giveBack();
  }
}

/**
 * The claim of this process to the Lease. Its time is counted in pauses, never by the time of day, which may be put
 * forward or back meanwhile.
 */
class Claim {
  readonly client: Client;
  readonly pause: number;
  /** Called when another process may soon take over, or has. */
  onLost: () => void = () => undefined;
  readonly #options: LeaseOptions;
  readonly #length: number;
  /** The end of the watch over our last renewal, which the next one replaces. */
  #kept: AbortController = new AbortController();
  /** The latest renewal of another process, and how many times in a row it was the latest one. */
  #seen: { readonly word: string; readonly times: number } = { word: "", times: 0 };

  constructor(client: Client, options: LeaseOptions) {
    this.client = client;
    this.#options = options;
    this.#length = (options.seconds ?? SECONDS) * 1000;
    this.pause = this.#length / WORDS / 2;
  }

  /** Takes or renews the lease. False if another process holds it, or the server does not answer in time. */
  async take(signal: AbortSignal): Promise<boolean> {
    const { clock, log } = this.client.ports;
    const next = new AbortController();
    let isOver = false;
    // The time counts from the moment before the question, and runs out slightly before another process may take over.
    void clock.sleep((this.#length * 2) / WORDS, next.signal).then(() => {
      isOver = !next.signal.aborted;
      if (isOver && this.#kept === next) this.onLost();
    });
    try {
      if ((await this.#write(signal)) && !isOver) {
        this.#kept.abort();
        this.#kept = next;
        return true;
      }
    } catch (error) {
      log.warn("the lease cannot be taken", { ...this.#place(), why: error instanceof Error ? error.message : "" });
    }
    next.abort();
    return false;
  }

  async giveBack(): Promise<void> {
    this.#kept.abort();
    this.onLost = () => undefined;
    try {
      const lease = await this.client.get(this.#ref());
      if (lease === undefined || holderOf(lease) !== this.#options.identity) return;
      await this.client.update(this.#lease(lease, ""));
    } catch {
      // A lease that could not be released expires by itself.
    }
  }

  async #write(signal: AbortSignal): Promise<boolean> {
    const { identity } = this.#options;
    const lease = await this.client.get(this.#ref(), { signal });
    if (lease === undefined) return (await this.client.create(this.#lease(undefined, identity), { signal })).written;
    const holder = holderOf(lease);
    if (holder !== "" && holder !== identity) {
      this.onLost();
      if (!this.#isSilent(lease)) return false;
    }
    return (await this.client.update(this.#lease(lease, identity), { signal })).written;
  }

  /** Whether the holder has not renewed for too long. Its clock is not asked, because it may differ from ours. */
  #isSilent(lease: KubeObject): boolean {
    const word = `${holderOf(lease)} ${readString(lease, ["metadata", "resourceVersion"]) ?? ""}`;
    this.#seen = { word, times: this.#seen.word === word ? this.#seen.times + 1 : 0 };
    const seconds = readPath(lease, ["spec", "leaseDurationSeconds"]);
    const length = typeof seconds === "number" ? seconds * 1000 : this.#length;
    return this.#seen.times * this.pause > length;
  }

  #lease(before: KubeObject | undefined, holderIdentity: string): KubeObject {
    const { namespace, name } = this.#options;
    const now = `${new Date(this.client.ports.clock.now()).toISOString().slice(0, -1)}000Z`;
    const isNew = before === undefined || holderOf(before) !== holderIdentity;
    const spec = (before?.spec ?? {}) as Record<string, unknown>;
    const changes = typeof spec["leaseTransitions"] === "number" ? spec["leaseTransitions"] : 0;
    return {
      apiVersion: "coordination.k8s.io/v1",
      kind: "Lease",
      metadata: before?.metadata ?? { name, namespace },
      spec: {
        holderIdentity,
        leaseDurationSeconds: Math.max(1, Math.round(this.#length / 1000)),
        acquireTime: isNew ? now : spec["acquireTime"],
        renewTime: now,
        leaseTransitions: isNew && before !== undefined ? changes + 1 : changes,
      },
    } as unknown as KubeObject;
  }

  #ref() {
    return { group: "coordination.k8s.io", kind: "Lease", ...this.#place() };
  }

  #place() {
    const { namespace, name } = this.#options;
    return { namespace, name };
  }
}

function holderOf(lease: KubeObject): string {
  return readString(lease, ["spec", "holderIdentity"]) ?? "";
}
