import type { KubeObject, ObjectRef } from "@landfall/core/object";
import { parseApiVersion } from "@landfall/core/object";
import { ApiError } from "../api-error.ts";
import type { Connection } from "../connection/connection.ts";
import { createDeadlines, type Deadlines } from "../ports/deadlines.ts";
import { type Ports, portsWith } from "../ports/ports.ts";
import { createDiscovery, type Discovery, type KindRef } from "./discovery.ts";
import { type ListOptions, listAll, listPages, type Page } from "./list.ts";
import { createRequester, type Requester } from "./requester.ts";
import { pathOf, type Resource } from "./resource.ts";
import {
  applyObject,
  createObject,
  type Deleted,
  type DeleteOptions,
  deleteObject,
  type Patch,
  type Preconditions,
  patchObject,
  scaleObject,
  updateObject,
  type WriteOptions,
  type Written,
} from "./write.ts";

/** How a client introduces itself and bounds its requests, and the ports for its log, metrics, traces and clock. */
export interface ClientOptions extends Partial<Ports> {
  /** How the client calls itself. Default `landfall`. */
  readonly userAgent?: string;
  /** How long a request may take, in milliseconds. Default 30 seconds. */
  readonly deadline?: number;
  /** How many requests are under way at once. Default 64. */
  readonly maxRequests?: number;
}

/** One cluster, as one user. Every method rejects with an `ApiError` for what it has no value for. */
export interface Client {
  readonly connection: Connection;
  readonly ports: Ports;
  readonly discovery: Discovery;
  /** Sends requests for which there is no method here. */
  readonly requester: Requester;
  /** The timers of the client: functions that are called when a time has come. */
  readonly deadlines: Deadlines;
  /** The object, or nothing if it is not there. */
  get(ref: VersionedRef, options?: GetOptions): Promise<KubeObject | undefined>;
  /** All objects of a kind, in pages that lie in memory at once. */
  list(kind: KindRef, options?: ListOptions): Promise<Page>;
  /** The same, a page at a time. A page with `restarted` is the first of a new list: drop those before it. */
  pages(kind: KindRef, options?: ListOptions): AsyncGenerator<Page & { readonly restarted: boolean }>;
  create<T extends KubeObject>(object: T, options?: WriteOptions): Promise<Written>;
  update<T extends KubeObject>(object: T, options?: WriteOptions): Promise<Written>;
  patch(ref: VersionedRef, patch: Patch, options?: WriteOptions & Preconditions): Promise<Written>;
  apply<T extends KubeObject>(object: T, options?: WriteOptions & { readonly force?: boolean }): Promise<Written>;
  scale(ref: ObjectRef, replicas: number, options?: WriteOptions & Preconditions): Promise<Written>;
  delete(ref: VersionedRef, options?: DeleteOptions): Promise<Deleted>;
  /** How far the server's clock is ahead of ours, in milliseconds. */
  skew(): number;
  /** Ends all connections; watches end with them. */
  close(): void;
}

/** An object, in a version where it has to be that one. Default: the version that the server prefers. */
export type VersionedRef = ObjectRef & { readonly version?: string };

/** Options for reading one object: which subresource of it (`status`, `scale`), and the signal that ends the request. */
export interface GetOptions {
  readonly subresource?: string;
  readonly signal?: AbortSignal;
}

const USER_AGENT = "landfall";
const DEADLINE_MS = 30_000;
const MAX_REQUESTS = 64;

/**
 * A client for the cluster of a connection. Nothing is sent before it is used.
 *
 * @example
 * const client = createClient(connectionFrom(kubeConfig));
 * const { items } = await client.list({ group: "apps", kind: "Deployment" }, { namespace: "shop" });
 */
export function createClient(connection: Connection, options: ClientOptions = {}): Client {
  const { userAgent = USER_AGENT, deadline = DEADLINE_MS, maxRequests = MAX_REQUESTS, ...given } = options;
  const ports = portsWith(given);
  const deadlines = createDeadlines(ports.clock);
  const requester = createRequester(connection, ports, deadlines, { userAgent, deadline, maxRequests });
  const discovery = createDiscovery(requester, ports.clock, connection.name);
  return {
    connection,
    ports,
    discovery,
    requester,
    deadlines,
    get: async (ref, { subresource, signal } = {}) =>
      getObject(requester, await discovery.need(ref), ref, subresource, signal),
    list: async (kind, options) => listAll(requester, await discovery.need(kind), options),
    async *pages(kind, options) {
      yield* listPages(requester, await discovery.need(kind), options);
    },
    create: async (object, options) => createObject(requester, await discovery.need(kindOf(object)), object, options),
    update: async (object, options) => updateObject(requester, await discovery.need(kindOf(object)), object, options),
    patch: async (ref, patch, options) => patchObject(requester, await discovery.need(ref), ref, patch, options),
    apply: async (object, options) => applyObject(requester, await discovery.need(kindOf(object)), object, options),
    scale: async (ref, replicas, options) => scaleObject(requester, await discovery.need(ref), ref, replicas, options),
    delete: async (ref, options) => deleteObject(requester, await discovery.need(ref), ref, options),
    skew: () => requester.skew(),
    close: () => requester.close(),
  };
}

/** The kind of an object in the version that it is written in. */
function kindOf({ apiVersion, kind }: KubeObject): KindRef {
  if (typeof apiVersion !== "string" || typeof kind !== "string")
    throw new ApiError("Invalid", "an object that is written needs its apiVersion and its kind");
  return { kind, ...parseApiVersion(apiVersion) };
}

async function getObject(
  requester: Requester,
  resource: Resource,
  { namespace, name }: ObjectRef,
  subresource: string | undefined,
  signal: AbortSignal | undefined,
): Promise<KubeObject | undefined> {
  const path = pathOf(resource, { namespace, name, ...(subresource === undefined ? {} : { subresource }) });
  try {
    return (await requester.send({ method: "GET", path, ...(signal === undefined ? {} : { signal }) }))
      .body as KubeObject;
  } catch (error) {
    if (error instanceof ApiError && error.code === "NotFound") return undefined;
    throw error;
  }
}
