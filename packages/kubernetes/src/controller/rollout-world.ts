import { inventoryRow } from "@landfall/adapters/inventory";
import { KINDS } from "@landfall/adapters/systems";
import { type KubeObject, readPath, refOf } from "@landfall/core/object";
import type { Client } from "../client/client.ts";
import type { KindRef } from "../client/discovery.ts";
import type { Resource } from "../client/resource.ts";
import { type Cache, startCache } from "../watch/cache.ts";
import { pageNames, ROLLOUT_LABEL } from "./plan-store.ts";

/** Kinds of ours that a rollout is decided on. */
const OURS: readonly string[] = [
  "Rollout",
  "RolloutStrategy",
  "RolloutPlan",
  "Budget",
  "FleetReport",
  "PackageReport",
  "StatusSnapshot",
];

const ROLLOUT: KindRef = { group: "landfall.dev", kind: "Rollout" };

/** Whether rollouts are decided on objects of a kind: of a system that delivers, or of an inventory. Secrets are never read. */
export function isOfRollouts({ group, kind, verbs }: Resource): boolean {
  if (!verbs.includes("watch") || (group === "" && kind === "Secret")) return false;
  if (group === "landfall.dev") return OURS.includes(kind);
  return KINDS.has(`${group}/${kind}`) || inventoryRow(group, kind) !== undefined;
}

/** What rollouts of a cluster are decided on, as it is there now. */
export class RolloutWorld {
  readonly #client: Client;
  readonly #caches: Map<string, Cache> = new Map();
  readonly #changed: (object: KubeObject) => void;

  /** `changed`: told of each object that comes, changes or goes. */
  constructor(client: Client, changed: (object: KubeObject) => void) {
    this.#client = client;
    this.#changed = changed;
  }

  /** Follows what the server serves by now, and what rollouts name. */
  async follow(): Promise<void> {
    const served = await this.#client.discovery.all();
    const named = new Set(this.rollouts().flatMap(kindsNamed));
    for (const resource of served) {
      const name = `${resource.group}/${resource.kind}`;
      if (this.#caches.has(name) || !(isOfRollouts(resource) || named.has(name))) continue;
      const cache = startCache(this.#client, { group: resource.group, kind: resource.kind });
      cache.onChange(({ object }) => this.#changed(object));
      this.#caches.set(name, cache);
    }
  }

  rollouts(): readonly KubeObject[] {
    return [...(this.#caches.get(`${ROLLOUT.group}/${ROLLOUT.kind}`)?.values() ?? [])];
  }

  /** What is not known yet that a rollout may rest on; empty: everything is. What is forbidden, and not named, is as if not there. */
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

  /** The objects that a rollout is decided on, but for its own pages. Those of ours count in its namespace. */
  objectsFor(rollout: KubeObject): readonly KubeObject[] {
    const { namespace } = refOf(rollout);
    const pages = new Set(this.rollouts().flatMap((one) => pageNames(one)));
    const own = new Set(pageNames(rollout));
    return [...this.#caches.values()].flatMap((cache) =>
      [...cache.values()].filter((object) => {
        const ref = refOf(object);
        if (ref.group !== "landfall.dev") return true;
        if (ref.namespace !== namespace || ref.kind === "Rollout" || own.has(ref.name)) return false;
        const isOurs = ref.kind === "RolloutPlan" && object.metadata?.labels?.[ROLLOUT_LABEL] !== undefined;
        return !isOurs || pages.has(ref.name);
      }),
    );
  }

  /** What is seen now: objects of which changes arrive. Of what is out of touch nothing is said, so that it grows stale. */
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

/** The kinds that the rules of a Rollout name. */
function kindsNamed({ spec }: KubeObject): readonly string[] {
  const rules = ["inventory", "actuate"].flatMap((field) => readPath(spec, [field]) ?? []);
  return (rules as readonly { readonly group?: unknown; readonly kind?: unknown }[]).flatMap(({ group, kind }) =>
    typeof group === "string" && typeof kind === "string" && kind !== "Secret" ? [`${group}/${kind}`] : [],
  );
}
