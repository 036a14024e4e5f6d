import {
  failure,
  formatRef,
  type KubeObject,
  parseApiVersion,
  parseTime,
  type Result,
  refOf,
} from "@landfall/core/object";
import type { Rollout } from "@landfall/core/schemas";
import { testedPatch } from "@landfall/core/suspend";
import { ApiError } from "../api-error.ts";
import { aborted, Controller, type ControllerOptions, inParallel } from "./controller.ts";
import { createEvents, type Events } from "./events.ts";
import { readStoredRollout, removeLeftovers, type StoredRollout, storeStalled, storeStep } from "./plan-store.ts";
import type { RolloutStepOutcome, RolloutStepper } from "./rollout-step.ts";
import { RolloutWorld } from "./rollout-world.ts";
import { createWorkQueue, type WorkQueue } from "./work-queue.ts";

/** Options of a `RolloutController`. */
export interface RolloutControllerOptions extends ControllerOptions {
  /** The function that decides: `stepRollout` of `@landfall/krm-functions/compute-wave`. */
  readonly step: RolloutStepper;
  /** The name of this cluster, for evidence. Default: the name of its connection. */
  readonly cluster?: string;
}

const NAME = "landfall.dev/rollout";
const KINDS = "kinds";
/**
 * The bounds, in milliseconds, of the time for which changes are collected before a rollout is processed again. A
 * decision is followed by a pause as long as it took, so that a busy fleet costs half a core at most.
 */
const GATHER_MS = { least: 50, most: 1000 };
/** The shortest pause before a retry for what is missing, and for what time alone changes. */
const WAIT_MS = 1000;
/** The pause after a decision until the objects are observed again. */
const NEWS_MS = 2000;
/** How soon it is looked again for kinds that are not served, or may not be read. */
const CLOSED_MS = 5000;
/** How often it is looked which kinds the server serves. */
const KINDS_MS = 5 * 60_000;

/**
 * Carries out the Rollouts of a cluster: observes the objects, decides, stores the plan, and only then writes the next
 * revision into the delivery objects of each system. Decisions rest on the stored state, so it may be killed at any
 * point and continues from there. A Rollout with `mode: shadow` is only judged. Without a change nothing is written.
 *
 * @example
 * const controller = new RolloutController({ client, step: stepRollout });
 * const stopped = controller.start();
 * process.once("SIGTERM", () => void controller.stop());
 * await stopped;
 */
export class RolloutController extends Controller {
  readonly #step: RolloutStepper;
  readonly #cluster: string;
  readonly #events: Events;
  /** The known Rollouts, with the time at which the pause after the last decision ends. */
  readonly #known: Map<string, number> = new Map();
  /** The Events that are being recorded. */
  readonly #telling: Set<Promise<void>> = new Set();
  #world: RolloutWorld | undefined;
  #queue: WorkQueue | undefined;

  constructor({ step, cluster, ...options }: RolloutControllerOptions) {
    super(options);
    this.#step = step;
    this.#cluster = cluster ?? this.client.connection.name;
    this.#events = createEvents(this.client, NAME, options.lease?.identity ?? "landfall");
  }

  protected async work(signal: AbortSignal): Promise<void> {
    const world = new RolloutWorld(this.client, (object) => this.#changed(object));
    const work = (key: string, stopped: AbortSignal) =>
      key === KINDS ? this.#findKinds(world) : this.#look(world, key, stopped);
    const queue = createWorkQueue(this.client, { work });
    [this.#world, this.#queue] = [world, queue];
    this.#known.clear();
    queue.add(KINDS);
    await aborted(signal);
    world.stop();
    await queue.stop();
    await Promise.all(this.#telling);
  }

  async #findKinds(world: RolloutWorld): Promise<number> {
    await world.follow();
    return KINDS_MS;
  }

  /** Queues the Rollouts that a changed object may affect: a Rollout itself, any other object all of them. */
  #changed(object: KubeObject): void {
    const { group, kind } = refOf(object);
    const isRollout = group === "landfall.dev" && kind === "Rollout";
    if (isRollout) this.#queue?.add(KINDS, WAIT_MS);
    const all = isRollout ? [object] : (this.#world?.rollouts() ?? []);
    const now = this.client.ports.clock.now();
    for (const key of all.map(keyOf)) {
      const pause = (this.#known.get(key) ?? now) - now;
      this.#queue?.add(key, Math.min(GATHER_MS.most, Math.max(GATHER_MS.least, pause)));
    }
  }

  /** Runs one step of a rollout; returns the milliseconds after which to look again. */
  async #look(world: RolloutWorld, key: string, signal: AbortSignal): Promise<number | undefined> {
    const [namespace = "", name = ""] = key.split("/");
    const stored = await readStoredRollout(this.client, { namespace, name }, signal);
    if (stored === undefined || stored.rollout.metadata?.deletionTimestamp !== undefined) return undefined;
    if (!this.#known.has(key)) await removeLeftovers(this.client, stored);
    this.#known.set(key, this.#known.get(key) ?? 0);
    const now = this.client.ports.clock.now() + this.client.skew();
    const missing = world.missing(stored.rollout);
    if (missing.length > 0) return this.#wait(stored, missing, world.closed(stored.rollout), now);
    const step = this.#step({
      rollout: stored.rollout as unknown as Rollout,
      objects: [...world.objectsFor(stored.rollout), ...stored.pages],
      seen: world.seen(),
      cluster: this.#cluster,
      now,
    });
    const took = this.client.ports.clock.now() + this.client.skew() - now;
    this.#known.set(key, this.client.ports.clock.now() + took);
    if (!step.ok) return this.#stalled(stored, step, now);
    const isNews = await storeStep(this.client, stored, step.value.pages, step.value.status);
    // The plan is stored once, so its news is told even where an object refuses its change.
    if (isNews) this.#tell(stored.rollout, step.value);
    // Another process may have the lease by now: it carries out what is stored.
    if (!signal.aborted) await this.#act(step.value);
    const { requeueAfter = Number.POSITIVE_INFINITY, status } = step.value;
    // An observation in the same second as a decision proves nothing about it, so the objects are observed again after
    // that second.
    const again = now - (parseTime(status.at) ?? 0) < NEWS_MS * 2 ? NEWS_MS : Number.POSITIVE_INFINITY;
    const pause = Math.min(again, Math.max(WAIT_MS, requeueAfter));
    return Number.isFinite(pause) ? pause : undefined;
  }

  /** Writes the changes of the stored plan in parallel; an object that changed since it was read is looked at again. */
  async #act({ changes }: RolloutStepOutcome): Promise<void> {
    await inParallel(changes, async ({ object, edits }) => {
      const patch = testedPatch(object, edits);
      if (patch.length === 0) return;
      const ref = { ...refOf(object), version: parseApiVersion(object.apiVersion ?? "").version };
      const written = await this.client.patch(ref, { type: "json", patch }, { fieldManager: "landfall" });
      if (!written.written) throw new ApiError("Conflict", `${formatRef(ref)} has changed since it was read`);
    });
  }

  /** Records the news of a decision as Events, for which the next decision does not wait. */
  #tell(rollout: KubeObject, { results }: RolloutStepOutcome): void {
    const news = results.filter(({ severity, tags }) => severity !== "info" || tags?.["target"] !== undefined);
    const telling = inParallel(news, ({ message, severity }) =>
      this.#events.tell(rollout, {
        reason: severity === "info" ? "RolloutMoved" : "RolloutWarning",
        message,
        about: message,
        severity: severity === "info" ? "Normal" : "Warning",
      }),
    )
      .catch((error: unknown) => this.client.ports.log.warn("an event was not recorded", { why: String(error) }))
      .finally(() => this.#telling.delete(telling));
    this.#telling.add(telling);
  }

  /** It rests on kinds that are not known: its status says so where somebody must do something about it. */
  async #wait(
    stored: StoredRollout,
    missing: readonly string[],
    closed: readonly string[],
    now: number,
  ): Promise<number> {
    const rollout = keyOf(stored.rollout);
    this.client.ports.log.info("waiting for what it rests on", { rollout, kinds: missing.slice(0, 5).join(", ") });
    if (closed.length === 0) return WAIT_MS;
    const message = `it names kinds that cannot be read: ${closed.join("; ")}`;
    await this.#stalled(stored, failure({ code: "KindNotRead", severity: "error", message }), now);
    this.#queue?.add(KINDS, CLOSED_MS);
    return CLOSED_MS;
  }

  /** It cannot be decided: said in its status, and nothing is done. */
  async #stalled({ rollout }: StoredRollout, { problems }: Result<unknown>, now: number): Promise<undefined> {
    const error = problems.find(({ severity }) => severity === "error");
    const { code, message } = error ?? { code: "Unknown", message: "it cannot be decided" };
    await storeStalled(this.client, rollout, { code, message }, now);
    await this.#events.tell(rollout, { reason: "RolloutStalled", severity: "Warning", message, about: message });
    return undefined;
  }
}

function keyOf(rollout: KubeObject): string {
  const { namespace, name } = refOf(rollout);
  return `${namespace}/${name}`;
}
