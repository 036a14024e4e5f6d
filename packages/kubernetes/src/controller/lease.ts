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
    if (await claim.take()) await workWhileKept(claim, work, signal);
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
  const working = work(lost.signal).finally(stop);
  try {
    while (!lost.signal.aborted) {
      await claim.client.ports.clock.sleep(claim.pause, lost.signal);
      if (!lost.signal.aborted && !(await claim.take()) && claim.isOver) stop();
    }
    await working;
  } finally {
    signal.removeEventListener("abort", stop);
    await claim.giveBack();
  }
}

class Claim {
  readonly client: Client;
  readonly pause: number;
  readonly #options: LeaseOptions;
  readonly #length: number;
  /** The time of our last renewal, and the time at which we first saw the latest renewal of another process. */
  #kept = Number.NEGATIVE_INFINITY;
  #seen: { readonly word: string; readonly at: number } | undefined;

  constructor(client: Client, options: LeaseOptions) {
    this.client = client;
    this.#options = options;
    this.#length = (options.seconds ?? SECONDS) * 1000;
    this.pause = this.#length / WORDS / 2;
  }

  /** Whether our last renewal is so old that another process may soon take over; true slightly before it may. */
  get isOver(): boolean {
    return this.client.ports.clock.now() - this.#kept > (this.#length * 2) / WORDS;
  }

  /** Takes or renews the lease. False if another process holds it, or the server does not answer. */
  async take(): Promise<boolean> {
    const { clock, log } = this.client.ports;
    const asked = clock.now();
    try {
      const taken = await this.#write();
      if (taken) this.#kept = asked;
      return taken;
    } catch (error) {
      log.warn("the lease cannot be taken", { ...this.#place(), why: error instanceof Error ? error.message : "" });
      return false;
    }
  }

  async giveBack(): Promise<void> {
    try {
      const lease = await this.client.get(this.#ref());
      if (lease === undefined || holderOf(lease) !== this.#options.identity) return;
      await this.client.update(this.#lease(lease, ""));
    } catch {
      // A lease that could not be released expires by itself.
    }
  }

  async #write(): Promise<boolean> {
    const { identity } = this.#options;
    const lease = await this.client.get(this.#ref());
    if (lease === undefined) return (await this.client.create(this.#lease(undefined, identity))).written;
    const holder = holderOf(lease);
    if (holder !== "" && holder !== identity && !this.#isSilent(lease)) return false;
    return (await this.client.update(this.#lease(lease, identity))).written;
  }

  /** Whether the holder has not renewed for too long, by our own clock, because clocks of other machines may differ. */
  #isSilent(lease: KubeObject): boolean {
    const now = this.client.ports.clock.now();
    const word = `${holderOf(lease)} ${readString(lease, ["metadata", "resourceVersion"]) ?? ""}`;
    if (this.#seen?.word !== word) this.#seen = { word, at: now };
    const seconds = readPath(lease, ["spec", "leaseDurationSeconds"]);
    const length = typeof seconds === "number" ? seconds * 1000 : this.#length;
    return now - this.#seen.at > length;
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
