import type { KubeObject } from "@landfall/core/object";
import type { Client } from "../client/client.ts";
import type { KindRef } from "../client/discovery.ts";
import { type Cache, startCache } from "../watch/cache.ts";
import { kindsNamed, rolloutKinds, rolloutObjects } from "./rollout-objects.ts";

const ROLLOUT: KindRef = { group: "landfall.dev", kind: "Rollout" };

/** The current objects of a cluster on which its rollouts are decided. */
export class RolloutWorld {
  readonly #client: Client;
  readonly #caches: Map<string, Cache> = new Map();
  readonly #changed: (object: KubeObject) => void;

  /** `changed` is called with each object that is added, changed or deleted. */
  constructor(client: Client, changed: (object: KubeObject) => void) {
    this.#client = client;
    this.#changed = changed;
  }

  /** Watches the kinds that the server serves now, and those that rollouts name. */
  async follow(): Promise<void> {
    const served = await this.#client.discovery.all();
    for (const resource of rolloutKinds(served, this.rollouts())) {
      const name = `${resource.group}/${resource.kind}`;
      if (this.#caches.has(name)) continue;
      const cache = startCache(this.#client, { group: resource.group, kind: resource.kind });
      cache.onChange(({ object }) => this.#changed(object));
      this.#caches.set(name, cache);
    }
  }

  rollouts(): readonly KubeObject[] {
    return [...(this.#caches.get(`${ROLLOUT.group}/${ROLLOUT.kind}`)?.values() ?? [])];
  }

  /**
   * The kinds that a rollout may need and whose objects are not loaded yet; empty if all are. A forbidden kind that the
   * rollout does not name counts as not served.
   */
  missing(rollout: KubeObject): readonly string[] {
    const named = new Set(kindsNamed(rollout));
    const notServed = [...named].filter((name) => !this.#caches.has(name));
    const unknown = [...this.#caches].filter(([name, cache]) => {
      const { synced, problem } = cache.state();
      const isClosed = problem?.code === "Forbidden" || problem?.code === "NotFound";
      return !synced && !(isClosed && !named.has(name));
    });
    return [...notServed, ...unknown.map(([name]) => name)];
  }

  /**
   * The objects on which a rollout is decided, without its own pages. Objects of our kinds count only in its namespace.
   */
  objectsFor(rollout: KubeObject): readonly KubeObject[] {
    const all = [...this.#caches.values()].flatMap((cache) => [...cache.values()]);
    return rolloutObjects(rollout, all, this.rollouts());
  }

  /**
   * The current objects of kinds whose watch is live. Other kinds are left out, so that their evidence becomes stale.
   */
  seen(): readonly KubeObject[] {
    return [...this.#caches]
      .filter(([name, cache]) => !name.startsWith("landfall.dev/") && cache.state().live)
      .flatMap(([, cache]) => [...cache.values()]);
  }

  stop(): void {
    for (const cache of this.#caches.values()) cache.stop();
    this.#caches.clear();
  }
}
