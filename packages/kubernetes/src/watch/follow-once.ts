import type { KubeObject } from "@landfall/core/object";
import { ApiError } from "../api-error.ts";
import type { Client } from "../client/client.ts";
import type { Selection } from "../client/list.ts";
import type { Resource } from "../client/resource.ts";
import { firstList, type Snapshot } from "./first-list.ts";
import { keyOf } from "./key.ts";
import { type OpenWatch, type OpenWatchOptions, openWatch, type WatchEvent } from "./open-watch.ts";
import { type Projection, withoutManagedFields } from "./project.ts";

/** The callbacks for one watch. */
export interface Progress {
  replace(objects: Snapshot): void;
  change(type: "ADDED" | "MODIFIED" | "DELETED", object: KubeObject): void;
  /** Called when changes begin to arrive. */
  live(): void;
  /** Called when all changes up to this resourceVersion were reported. */
  at(resourceVersion: string): void;
}

export interface FollowOnceOptions extends Selection {
  readonly project?: Projection;
  readonly signal?: AbortSignal;
}

/**
 * The shortest time, in seconds, for which the server is asked to keep a watch open. A random addition keeps many from
 * ending at once.
 */
const SHORTEST_S = 300;
const SPREAD_S = 300;
/** The milliseconds after that time until a watch counts as dead. */
const GRACE_MS = 30_000;
/** The milliseconds without data after which a watch that begins with all objects is replaced by a list. */
const PATIENCE_MS = 30_000;

/** Clients of servers that cannot begin a watch with all objects, as an answer has shown. */
const withoutWatchList = new WeakSet<Client>();

/** Runs one watch until the server ends it: from where the last one ended, or from the beginning. */
export async function followOnce(
  client: Client,
  resource: Resource,
  options: FollowOnceOptions,
  version: string | undefined,
  progress: Progress,
): Promise<void> {
  const { project = withoutManagedFields, ...selection } = options;
  if (version !== undefined) return watchFrom(client, resource, selection, version, project, progress);
  if (!withoutWatchList.has(client)) {
    try {
      return await watchAll(client, resource, selection, project, progress);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== "Invalid") throw error;
      withoutWatchList.add(client);
    }
  }
  const list = await firstList(client, resource, selection, project);
  progress.replace(list.objects);
  progress.at(list.version);
  return watchFrom(client, resource, selection, list.version, project, progress);
}

function watchFrom(
  client: Client,
  resource: Resource,
  options: Omit<FollowOnceOptions, "project">,
  resourceVersion: string,
  project: Projection,
  progress: Progress,
): Promise<void> {
  const opened = (): void => progress.live();
  return watchUntilEnd(client, resource, { ...options, resourceVersion }, tellTo(progress, project), opened);
}

/** Runs a watch that begins with all objects. Rejects as `Invalid` if the server does not support that. */
function watchAll(
  client: Client,
  resource: Resource,
  options: Omit<FollowOnceOptions, "project">,
  project: Projection,
  progress: Progress,
): Promise<void> {
  const { deadlines, ports } = client;
  const tell = tellTo(progress, project);
  let first: Map<string, KubeObject> | undefined = new Map();
  let heard = ports.clock.now();
  const collect = (event: WatchEvent): void => {
    if (first === undefined) return tell(event);
    heard = ports.clock.now();
    if (event.type === "DELETED") first.delete(keyOf(event.object));
    else if (event.type !== "BOOKMARK") first.set(keyOf(event.object), project(event.object));
    else if (event.synced) {
      progress.replace(first);
      first = undefined;
      tell(event);
      progress.live();
    }
  };
  const opened = (watch: OpenWatch): void => {
    if (first === undefined) return;
    if (ports.clock.now() - heard < PATIENCE_MS) deadlines.set(PATIENCE_MS, () => opened(watch));
    else watch.destroy(new ApiError("Invalid", `watch of ${resource.plural}: the server does not tell what is there`));
  };
  return watchUntilEnd(client, resource, { ...options, initial: true }, collect, opened);
}

function tellTo(progress: Progress, project: Projection): (event: WatchEvent) => void {
  return (event) => {
    if (event.type === "BOOKMARK") return progress.at(event.resourceVersion);
    progress.change(event.type, project(event.object));
    progress.at(event.object.metadata?.resourceVersion ?? "");
  };
}

async function watchUntilEnd(
  { requester, deadlines, ports }: Client,
  resource: Resource,
  options: Omit<OpenWatchOptions, "seconds">,
  tell: (event: WatchEvent) => void,
  opened: (watch: OpenWatch) => void,
): Promise<void> {
  const seconds = Math.round(SHORTEST_S + SPREAD_S * ports.clock.random());
  const watch = await openWatch(requester, resource, { ...options, seconds }, tell);
  opened(watch);
  const forget = deadlines.set(seconds * 1000 + GRACE_MS, () => {
    watch.destroy(new ApiError("Timeout", `watch of ${resource.plural}: the server did not end it in time`));
  });
  return watch.ended.finally(forget);
}
