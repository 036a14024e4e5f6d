import { type KubeObject, type ObjectRef, readString, refKey, refOf } from "@landfall/core/object";
import {
  CATALOGUE,
  type Catalogue,
  collectExpired,
  LEDGER_KIND,
  lookAfterHolds,
  mechanismsFor,
  readLedgerObjects,
  viewOf,
} from "@landfall/core/suspend";
import type { KindRef } from "../client/discovery.ts";
import type { Resource } from "../client/resource.ts";
import { type Cache, type CacheChange, startCache } from "../watch/cache.ts";
import { carryOut } from "../write/carry-out.ts";
import { prepare } from "../write/prepare.ts";
import { readLive } from "../write/read-live.ts";
import type { CarriedOut } from "../write/report.ts";
import { aborted, Controller, type ControllerOptions } from "./controller.ts";
import { createEvents, type Events } from "./events.ts";
import { CRDS, isEstablished, isHeld, isSame, projected } from "./held-objects.ts";
import { createWorkQueue, type WorkQueue } from "./work-queue.ts";

/** Options of a `SuspensionController`. */
export interface SuspensionControllerOptions extends ControllerOptions {
  /** The catalogue of mechanisms. Default: the built-in one. */
  readonly catalogue?: Catalogue;
  /** Selects the kinds to look after. Default: all kinds that can be held and that the server serves. */
  readonly kinds?: (resource: Resource) => boolean;
}

const NAME = "landfall.dev/suspension";
/** Keys in the work queue that stand for no object. */
const KINDS = "kinds";
const EXPIRED = "expired";
/** The number of versions of a held object that are kept to detect fighting writers. */
const VERSIONS = 12;
/** The time, in milliseconds, for a writer to complete its requests for one object before it is looked at. */
const SETTLE_MS = 2000;
/** The pause, in milliseconds, before an expired hold whose release was refused is tried again. */
const REFUSED_MS = 10 * 60_000;

/**
 * Looks after all holds of a cluster, of any holder and kind: releases expired ones, children before parents, and
 * reports as Events holds that somebody reverted or that are unreadable, and writers that fight about a held object. It
 * writes nothing else, and nothing without a change.
 *
 * @example
 * const controller = new SuspensionController({ client });
 * const stopped = controller.start();
 * process.once("SIGTERM", () => void controller.stop());
 * await stopped;
 */
export class SuspensionController extends Controller {
  readonly #catalogue: Catalogue;
  readonly #isMeant: (resource: Resource) => boolean;
  readonly #events: Events;
  #queue: WorkQueue | undefined;
  #refs: Map<string, ObjectRef> = new Map();
  #caches: Map<string, Cache> = new Map();
  #history: Map<string, readonly KubeObject[]> = new Map();
  #due: Set<string> = new Set();

  constructor({ catalogue = CATALOGUE, kinds = () => true, ...options }: SuspensionControllerOptions) {
    super(options);
    this.#catalogue = catalogue;
    this.#isMeant = kinds;
    this.#events = createEvents(this.client, NAME, options.lease?.identity ?? "landfall");
  }

  protected async work(signal: AbortSignal): Promise<void> {
    const queue = createWorkQueue(this.client, { work: (key, stopped) => this.#work(key, stopped) });
    this.#queue = queue;
    this.#follow(CRDS, () => queue.add(KINDS));
    this.#follow(LEDGER_KIND, ({ object }) => this.#ledgerChanged(object));
    queue.add(KINDS);
    await aborted(signal);
    for (const cache of this.#caches.values()) cache.stop();
    await queue.stop();
    [this.#refs, this.#caches, this.#history, this.#due] = [new Map(), new Map(), new Map(), new Set()];
  }

  #work(key: string, signal: AbortSignal): Promise<number | undefined> {
    if (key === KINDS) return this.#findKinds();
    return key === EXPIRED ? this.#end(signal) : this.#look(key, signal);
  }

  /** Watches all kinds that can be held, including those installed later. */
  async #findKinds(): Promise<number | undefined> {
    let missing = false;
    for (const crd of this.#caches.get(nameOf(CRDS))?.values() ?? []) {
      const [group, kind] = [readString(crd, ["spec", "group"]), readString(crd, ["spec", "names", "kind"])];
      if (group !== undefined && kind !== undefined && mechanismsFor(this.#catalogue, { group, kind }).length > 0)
        missing ||= isEstablished(crd) && (await this.client.discovery.find({ group, kind })) === undefined;
    }
    for (const resource of await this.client.discovery.all()) {
      const canBeHeld = resource.verbs.includes("watch") && mechanismsFor(this.#catalogue, resource).length > 0;
      if (!canBeHeld || !this.#isMeant(resource) || this.#caches.has(nameOf(resource))) continue;
      this.#follow(resource, (change) => this.#changed(change));
    }
    return missing ? SETTLE_MS : undefined;
  }

  #follow({ group, kind }: KindRef, changed: (change: CacheChange) => void): void {
    const cache = startCache(this.client, { group, kind }, { project: (object) => projected(object) });
    cache.onChange(changed);
    this.#caches.set(nameOf({ group, kind }), cache);
  }

  #changed(change: CacheChange): void {
    const { object, type } = change;
    const key = refKey(refOf(object));
    const wasHeld = change.type === "changed" && isHeld(change.previous);
    if (type === "deleted") return this.#forget(key);
    if (!isHeld(object) && !wasHeld && !this.#refs.has(key)) return;
    this.#history.set(key, [...(this.#history.get(key) ?? []), object].slice(-VERSIONS));
    if (change.type === "changed" && isSame(change.previous, object)) return;
    this.#refs.set(key, refOf(object));
    this.#queue?.add(key, SETTLE_MS);
  }

  /** Queues the objects whose holds a ledger keeps. */
  #ledgerChanged(ledger: KubeObject): void {
    const read = readLedgerObjects([ledger]);
    for (const [key, { ref }] of read.ok ? read.value : []) {
      this.#refs.set(key, ref);
      this.#queue?.add(key, SETTLE_MS);
    }
  }

  #forget(key: string): void {
    this.#refs.delete(key);
    this.#history.delete(key);
  }

  /** Processes one object; returns the milliseconds after which to look again. */
  async #look(key: string, signal: AbortSignal): Promise<number | undefined> {
    const ref = this.#refs.get(key);
    const live = ref === undefined ? undefined : await readLive(this.client, ref, this.#catalogue, signal);
    if (live === undefined) {
      this.#forget(key);
      return undefined;
    }
    const view = viewOf(live, this.#catalogue);
    const now = this.#now();
    const history = this.#history.get(key) ?? [];
    const object = view.ok ? view.value : live.object;
    const { expired, next, notices } = lookAfterHolds(object, { catalogue: this.#catalogue, now, history });
    this.#events.keep(live.object, notices);
    for (const notice of notices) await this.#events.tell(live.object, notice);
    if (expired.length > 0) {
      this.#due.add(key);
      this.#queue?.add(EXPIRED);
    } else if (next === undefined && !isHeld(object)) this.#forget(key);
    return next === undefined ? undefined : next - now;
  }

  /** Releases all expired holds in one ordered run. */
  async #end(signal: AbortSignal): Promise<undefined> {
    const keys = [...this.#due];
    const refs = keys.flatMap((key) => this.#refs.get(key) ?? []);
    const catalogue = this.#catalogue;
    const options = { catalogue, verb: "resume", signal } as const;
    const now = this.#now();
    const decide = (object: KubeObject) => collectExpired(object, { catalogue, now });
    const prepared = await prepare(
      this.client,
      refs.map((ref) => ({ ref, decide })),
      options,
    );
    const carried = await carryOut(this.client, prepared, options);
    for (const [at, one] of carried.entries()) await this.#ended(one, prepared[at]?.live?.object, now);
    return undefined;
  }

  async #ended({ ref, outcome, problems }: CarriedOut, object: KubeObject | undefined, now: number): Promise<void> {
    const key = refKey(ref);
    const isRefused = outcome === "refused";
    if (outcome === "done" || outcome === "unchanged" || isRefused) this.#due.delete(key);
    this.#queue?.add(key, isRefused ? REFUSED_MS : outcome === "done" ? 0 : 1000);
    if (object === undefined || (outcome !== "done" && !isRefused)) return;
    const wanted = isRefused ? "error" : "info";
    const words = problems.filter(({ severity }) => severity === wanted).map(({ message }) => message);
    const message = words.join("; ") || "holds past their end are let go";
    const how = isRefused ? ({ reason: "HoldNotEnded", severity: "Warning" } as const) : DONE;
    await this.#events.tell(object, { ...how, message, about: String(now) });
  }

  /** The time by the server's clock: holds have many writers, and should expire for all of them at once. */
  #now(): number {
    return this.client.ports.clock.now() + this.client.skew();
  }
}

const DONE = { reason: "HoldEnded", severity: "Normal" } as const;

function nameOf({ group, kind }: KindRef): string {
  return `${group}/${kind}`;
}
