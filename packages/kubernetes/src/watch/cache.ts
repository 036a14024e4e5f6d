import type { KubeObject } from "@landfall/core/object";
import { ApiError } from "../api-error.ts";
import type { Client } from "../client/client.ts";
import type { KindRef } from "../client/discovery.ts";
import type { TimeSource } from "../ports/clock.ts";
import { type FollowOptions, type FollowState, follow } from "./follow.ts";
import { keyOf } from "./key.ts";
import { listenersOf } from "./listeners.ts";

/** The change of an object. */
export type CacheChange =
  | { readonly type: "added"; readonly object: KubeObject }
  | { readonly type: "changed"; readonly object: KubeObject; readonly previous: KubeObject }
  | { readonly type: "deleted"; readonly object: KubeObject };

/** All objects of a kind as they are on the server, or as they were at the last contact. */
export interface Cache {
  readonly size: number;
  get(namespace: string, name: string): KubeObject | undefined;
  values(): IterableIterator<KubeObject>;
  /** Whether the cache is complete, and whether changes still arrive. */
  state(): FollowState;
  /**
   * Calls the listener after each change, and for every object of the first list; returns a function that unsubscribes
   * it.
   */
  onChange(listener: (change: CacheChange) => void): () => void;
  /** Calls the listener when the state changes; returns a function that unsubscribes it. */
  onState(listener: (state: FollowState) => void): () => void;
  /** Returns once all existing objects were reported. Rejects at the deadline, with the reason. */
  synced(options?: { readonly within?: number }): Promise<void>;
  stop(): void;
}

/** Starts a cache. An exception of a listener is logged; it neither ends the watch nor reaches other listeners. */
export function startCache(client: Client, kind: KindRef, options: Omit<FollowOptions, "signal"> = {}): Cache {
  const stopped = new AbortController();
  const objects = new Map<string, KubeObject>();
  const { clock, log } = client.ports;
  const changes = listenersOf<CacheChange>(log);
  const states = listenersOf<FollowState>(log);
  let state: FollowState = { synced: false, live: false, since: clock.now() };

  const put = (key: string, object: KubeObject): void => {
    if (isAnother(objects.get(key), object)) drop(key);
    const previous = objects.get(key);
    if (previous !== undefined && isUnchanged(previous, object)) return;
    objects.set(key, object);
    changes.tell(previous === undefined ? { type: "added", object } : { type: "changed", object, previous });
  };
  const drop = (key: string, last = objects.get(key)): void => {
    if (objects.delete(key) && last !== undefined) changes.tell({ type: "deleted", object: last });
  };
  void follow(
    client,
    kind,
    { ...options, signal: stopped.signal },
    {
      replace(found) {
        for (const key of objects.keys()) if (!found.has(key)) drop(key);
        for (const [key, object] of found) put(key, object);
      },
      change(type, object) {
        if (type === "DELETED") drop(keyOf(object), object);
        else put(keyOf(object), object);
      },
      state(next) {
        state = next;
        states.tell(next);
      },
    },
  );
  return {
    get size() {
      return objects.size;
    },
    get: (namespace, name) => objects.get(`${namespace}/${name}`),
    values: () => objects.values(),
    state: () => state,
    onChange: changes.add,
    onState: states.add,
    synced: ({ within = 60_000 } = {}) =>
      untilSynced(() => state, states.add, `${kind.kind} of ${client.connection.name}`, clock, within),
    stop: () => stopped.abort(),
  };
}

/** Whether an object was deleted and created anew under the same name. */
function isAnother(previous: KubeObject | undefined, object: KubeObject): boolean {
  return previous !== undefined && previous.metadata?.uid !== object.metadata?.uid;
}

function isUnchanged({ metadata }: KubeObject, object: KubeObject): boolean {
  return metadata?.resourceVersion !== undefined && metadata.resourceVersion === object.metadata?.resourceVersion;
}

async function untilSynced(
  state: () => FollowState,
  onState: Cache["onState"],
  subject: string,
  clock: TimeSource,
  within: number,
): Promise<void> {
  const done = new AbortController();
  const forget = onState(({ synced }) => {
    if (synced) done.abort();
  });
  if (!state().synced) await clock.sleep(within, done.signal);
  forget();
  const { synced, problem } = state();
  if (!synced) throw problem ?? new ApiError("Timeout", `${subject}: not everything was told in ${within / 1000} s`);
}
