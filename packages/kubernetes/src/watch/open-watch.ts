import type { KubeObject } from "@landfall/core/object";
import { ApiError } from "../api-error.ts";
import type { ApiRequest } from "../client/api-request.ts";
import type { Selection } from "../client/list.ts";
import type { Requester, WatchBody } from "../client/requester.ts";
import { pathOf, type Resource } from "../client/resource.ts";
import { errorOfEvent } from "../client/status-error.ts";
import { lineSplitter } from "./lines.ts";

/** An event of a watch. */
export type WatchEvent =
  | { readonly type: "ADDED" | "MODIFIED" | "DELETED"; readonly object: KubeObject }
  /** All events up to this resourceVersion were reported. `synced`: so was every object that existed at the start. */
  | { readonly type: "BOOKMARK"; readonly resourceVersion: string; readonly synced: boolean };

export interface OpenWatchOptions extends Selection {
  /** The resourceVersion to start from. Absent with `initial`: the newest. */
  readonly resourceVersion?: string;
  /** Whether the watch begins with all existing objects (WatchList, Kubernetes 1.34). */
  readonly initial?: boolean;
  /** The seconds after which the server ends the watch. */
  readonly seconds: number;
  readonly signal?: AbortSignal;
}

/** A watch that the server has begun to answer. */
export interface OpenWatch {
  /**
   * Resolves when the server ends the watch. Rejects with an `ApiError`; with `Gone` if the resourceVersion is too old.
   */
  readonly ended: Promise<void>;
  /** Ends the watch with this error. */
  destroy(error: ApiError): void;
}

const INITIAL_END = "k8s.io/initial-events-end";

/**
 * Starts one watch and passes each event to `tell` as it arrives. Reading waits until `tell` returns; an exception of
 * `tell` ends the watch.
 */
export async function openWatch(
  requester: Requester,
  resource: Resource,
  { namespace, labelSelector, fieldSelector, resourceVersion, initial = false, seconds, signal }: OpenWatchOptions,
  tell: (event: WatchEvent) => void,
): Promise<OpenWatch> {
  const path = pathOf(resource, namespace === undefined ? {} : { namespace });
  const request: ApiRequest = {
    method: "GET",
    path,
    query: {
      watch: true,
      allowWatchBookmarks: true,
      timeoutSeconds: seconds,
      labelSelector,
      fieldSelector,
      resourceVersion,
      ...(initial ? { sendInitialEvents: true, resourceVersionMatch: "NotOlderThan" } : {}),
    },
    ...(signal === undefined ? {} : { signal }),
  };
  const { received } = await requester.stream(request, (body) => ({
    ended: read(body, path, tell),
    destroy: (error: ApiError) => void body.destroy(error),
  }));
  return received;
}

function read(body: WatchBody, path: string, tell: (event: WatchEvent) => void): Promise<void> {
  const split = lineSplitter((line) => tell(eventOf(line, path)));
  return new Promise((resolve, reject) => {
    let failure: Error | undefined;
    body.on("data", (chunk) => {
      try {
        if (failure === undefined) split(chunk);
      } catch (error) {
        failure = error instanceof Error ? error : new Error(String(error));
        body.destroy();
      }
    });
    body.on("error", (error) => (failure ??= error));
    body.once("close", () => {
      if (failure instanceof ApiError) reject(failure);
      else if (failure === undefined && body.readableEnded) resolve();
      else reject(new ApiError("Unreachable", `watch ${path}: ${failure?.message ?? "the connection broke"}`));
    });
  });
}

function eventOf(line: string, path: string): WatchEvent {
  const { type, object } = parse(line, path);
  if (type === "ERROR") throw errorOfEvent(object, `watch ${path}`);
  if (typeof object !== "object" || object === null) throw notAnEvent(path);
  const found: KubeObject = object;
  if (type === "BOOKMARK") {
    const { resourceVersion = "", annotations } = found.metadata ?? {};
    return { type, resourceVersion, synced: annotations?.[INITIAL_END] === "true" };
  }
  if (type === "ADDED" || type === "MODIFIED" || type === "DELETED") return { type, object: found };
  throw notAnEvent(path);
}

function parse(line: string, path: string): { readonly type?: unknown; readonly object?: unknown } {
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value === "object" && value !== null) return value;
  } catch {
    // Text that is no JSON is reported below.
  }
  throw notAnEvent(path);
}

function notAnEvent(path: string): ApiError {
  return new ApiError("BadAnswer", `watch ${path}: what came is no event; is this an API server?`);
}
