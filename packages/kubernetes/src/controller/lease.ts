import { type KubeObject, readPath, readString } from "@landfall/core/object";
import type { Client } from "../client/client.ts";

/** A Lease, for which one of several processes works at a time. */
export interface LeaseOptions {
  readonly namespace: string;
  readonly name: string;
  /** Who this process is among them. */
  readonly identity: string;
  /** After how many seconds without a word the next one takes over. Default 15. */
  readonly seconds?: number;
}

const SECONDS = 15;
/** The number of renewals within that time. */
const WORDS = 3;

/**
 * Works while this process has the lease, until the signal says stop: `work` is told by its own signal when the lease is lost,
 * and must have ended before anybody else begins. Whoever stops gives the lease back.
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
  /** When we had it last, and when we saw which word of another. */
  #kept = Number.NEGATIVE_INFINITY;
  #seen: { readonly word: string; readonly at: number } | undefined;

  constructor(client: Client, options: LeaseOptions) {
    this.client = client;
    this.#options = options;
    this.#length = (options.seconds ?? SECONDS) * 1000;
    this.pause = this.#length / WORDS / 2;
  }

  /** Whether our last word is so old that somebody else may have taken it; a bit before they may. */
  get isOver(): boolean {
    return this.client.ports.clock.now() - this.#kept > (this.#length * 2) / WORDS;
  }

  /** Takes it, or says that we still have it. False: somebody else has it, or nobody answers. */
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
      // A lease that could not be given back runs out by itself.
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

  /** Whether its holder has said nothing for too long, by our own clock: clocks of others are no measure. */
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
