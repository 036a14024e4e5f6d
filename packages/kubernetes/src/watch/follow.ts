import type { KubeObject } from "@landfall/core/object";
import { ApiError } from "../api-error.ts";
import type { Client } from "../client/client.ts";
import type { KindRef } from "../client/discovery.ts";
import type { Selection } from "../client/list.ts";
import { backOff } from "./back-off.ts";
import { followOnce, type Progress } from "./follow-once.ts";
import type { Projection } from "./project.ts";

/** The selection of objects, the part of each that is kept, and the signal that ends the watch. */
export interface FollowOptions extends Selection {
  /** Keeps the needed part of each object. Default: all but managedFields. */
  readonly project?: Projection;
  /** The signal that ends the watch when it is aborted. */
  readonly signal?: AbortSignal;
}

/** The state of a watch. */
export interface FollowState {
  /** Whether all objects of one resourceVersion were reported. */
  readonly synced: boolean;
  /** Whether changes arrive now. If not, the known objects may be outdated. */
  readonly live: boolean;
  /** The time of the last change of `live`, in milliseconds since the epoch. */
  readonly since: number;
  /** The reason why the watch is not live. */
  readonly problem?: ApiError;
}

/** Receives objects and changes. Its methods must return quickly, because reading waits for them. */
export interface Follower {
  /** Called with all objects that exist now. Earlier ones that are missing here were deleted. */
  replace(objects: ReadonlyMap<string, KubeObject>): void;
  change(type: "ADDED" | "MODIFIED" | "DELETED", object: KubeObject): void;
  state(state: FollowState): void;
}

/** The lifetime, in milliseconds, after which the back-off of a failing watch starts from its shortest pause. */
const HEALTHY_MS = 60_000;
/** The lifetime, in milliseconds, below which a watch that the server ended is opened again with back-off. */
const SHORT_MS = 1000;

/**
 * Reports every object of a kind and each change, until the signal is aborted. A watch that ends is continued from
 * there; one that is too old (410) starts again from all objects; every failure is reported once, and retried with
 * back-off. Never rejects.
 */
export async function follow(client: Client, kind: KindRef, options: FollowOptions, follower: Follower): Promise<void> {
  const { clock, log, metrics } = client.ports;
  const subject = { kind: kind.kind, group: kind.group, cluster: client.connection.name };
  let state: FollowState = { synced: false, live: false, since: clock.now() };
  const become = (next: Omit<FollowState, "since">): void => {
    const same = state.live === next.live && state.synced === next.synced && state.problem?.code === next.problem?.code;
    if (same) return;
    if (next.problem !== undefined) log.warn("watch failed", { ...subject, why: next.problem.message });
    state = { ...next, since: state.live === next.live ? state.since : clock.now() };
    follower.state(state);
  };
  let version: string | undefined;
  let failures = 0;
  const progress: Progress = {
    replace: (objects) => follower.replace(objects),
    change: (type, object) => follower.change(type, object),
    live: () => become({ synced: true, live: true }),
    at: (resourceVersion) => (version = resourceVersion),
  };
  while (options.signal?.aborted !== true) {
    const began = clock.now();
    try {
      await followOnce(client, await client.discovery.need(kind), options, version, progress);
      failures = clock.now() - began > SHORT_MS ? 0 : failures + 1;
      if (failures > 0) await clock.sleep(backOff(failures - 1, clock.random()), options.signal);
    } catch (error) {
      if (options.signal?.aborted) return;
      const problem = error instanceof ApiError ? error : new ApiError("BadAnswer", String(error), { cause: error });
      metrics.count("landfall_kubernetes_watch_failures_total", { code: problem.code });
      failures = clock.now() - began > HEALTHY_MS ? 1 : failures + 1;
      if (problem.code === "Gone") version = undefined;
      if (problem.code === "NotFound") client.discovery.renew();
      if (problem.code !== "Gone" || failures > 1) become({ synced: state.synced, live: false, problem });
      await clock.sleep(backOff(failures - 1, clock.random(), problem.retryAfter), options.signal);
    }
  }
}
