import type { KubeObject } from "@landfall/core/object";
import type { Client } from "../client/client.ts";
import type { KindRef } from "../client/discovery.ts";
import { type Cache, startCache } from "../watch/cache.ts";
import { isNamedBy, kindsNamed, type NamedKind, rolloutKinds, rolloutObjects } from "./rollout-objects.ts";

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
    const { discovery } = this.#client;
    // A kind that was not there is looked for anew: its definition may have come meanwhile.
    for (const kind of this.rollouts().flatMap(kindsNamed))
      if (this.#called(kind).length === 0) await discovery.named([kind.kind, kind.group].filter(Boolean).join("."));
    const served = await discovery.all();
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

  /** The kinds that are not known yet and that a rollout may rest on; empty: all are known. A kind that may not be read counts as not served. */
  missing(rollout: KubeObject): readonly string[] {
    const loading = [...this.#caches].filter(([, cache]) => !cache.state().synced && whyClosed(cache) === undefined);
    return [...loading.map(([name]) => name), ...this.closed(rollout)];
  }

  /** The kinds that a rollout names and that cannot be read until somebody does something about it, each with the reason. */
  closed(rollout: KubeObject): readonly string[] {
    const closed = kindsNamed(rollout).flatMap((kind) => {
      const reasons = this.#called(kind).map(whyClosed);
      const [first = "is not served"] = reasons;
      return reasons.includes(undefined) ? [] : [`${[kind.kind, kind.group].filter(Boolean).join(".")} ${first}`];
    });
    return [...new Set(closed)].sort();
  }

  /** The kinds that are followed under that name. */
  #called(named: NamedKind): readonly Cache[] {
    return [...this.#caches].flatMap(([name, cache]) => {
      const [group = "", kind = ""] = name.split("/");
      return isNamedBy(named, { group, kind }) ? [cache] : [];
    });
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

/** Why nothing is known of a kind, and will not be soon; `undefined`: something is, or it is on its way. */
function whyClosed(cache: Cache): string | undefined {
  const { synced, problem } = cache.state();
  if (synced) return undefined;
  if (problem?.code === "Forbidden") return "may not be listed and watched";
  return problem?.code === "NotFound" ? "is not served" : undefined;
}
