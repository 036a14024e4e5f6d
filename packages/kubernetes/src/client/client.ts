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

/** A client's user agent and limits, and the ports for its log, metrics, traces and clock. */
export interface ClientOptions extends Partial<Ports> {
  /** The user agent. Default: `landfall`. */
  readonly userAgent?: string;
  /** The longest time for a request, in milliseconds. Default: 30 seconds. */
  readonly deadline?: number;
  /** The most requests under way at once. Default: 64. */
  readonly maxRequests?: number;
}

/**
 * A client for one cluster, as one user. Every method rejects with an `ApiError` where no return value covers the
 * failure.
 */
export interface Client {
  readonly connection: Connection;
  readonly ports: Ports;
  readonly discovery: Discovery;
  /** Sends requests for which the client has no method. */
  readonly requester: Requester;
  /** The timers of the client, which call functions at a given time. */
  readonly deadlines: Deadlines;
  /** Reads an object; undefined if it does not exist. */
  get(ref: VersionedRef, options?: GetOptions): Promise<KubeObject | undefined>;
  /** Lists all objects of a kind, joining its pages in memory. */
  list(kind: KindRef, options?: ListOptions): Promise<Page>;
  /**
   * Lists the objects of a kind page by page. A page with `restarted` is the first of a new list: drop those before it.
   */
  pages(kind: KindRef, options?: ListOptions): AsyncGenerator<Page & { readonly restarted: boolean }>;
  create<T extends KubeObject>(object: T, options?: WriteOptions): Promise<Written>;
  update<T extends KubeObject>(object: T, options?: WriteOptions): Promise<Written>;
  patch(ref: VersionedRef, patch: Patch, options?: WriteOptions & Preconditions): Promise<Written>;
  apply<T extends KubeObject>(object: T, options?: WriteOptions & { readonly force?: boolean }): Promise<Written>;
  scale(ref: ObjectRef, replicas: number, options?: WriteOptions & Preconditions): Promise<Written>;
  delete(ref: VersionedRef, options?: DeleteOptions): Promise<Deleted>;
  /** The milliseconds by which the server's clock is ahead of ours. */
  skew(): number;
  /** Ends all connections, and with them all watches. */
  close(): void;
}

/** An object, optionally in a certain version. Default: the version that the server prefers. */
export type VersionedRef = ObjectRef & { readonly version?: string };

/** Options for reading one object: a subresource (`status`, `scale`), and the signal that ends the request. */
export interface GetOptions {
  readonly subresource?: string;
  readonly signal?: AbortSignal;
}

const USER_AGENT = "landfall";
const DEADLINE_MS = 30_000;
const MAX_REQUESTS = 64;

/**
 * Creates a client for the cluster of a connection. It sends nothing before its first use.
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
  /**
   * Sends a request for a kind. If the server does not serve it any more in the version that it preferred, the request
   * is sent once more, in the version that it serves now.
   */
  const served = async <T>(kind: KindRef, send: (resource: Resource) => Promise<T>): Promise<T> => {
    const resource = await discovery.need(kind);
    try {
      return await send(resource);
    } catch (error) {
      if (!isUnserved(error)) throw error;
      discovery.renew();
      const now = await discovery.need(kind);
      if (now.version === resource.version) throw error;
      return send(now);
    }
  };
  return {
    connection,
    ports,
    discovery,
    requester,
    deadlines,
    get: (ref, { subresource, signal } = {}) =>
      getObject(() => served(ref, (resource) => readObject(requester, resource, ref, subresource, signal))),
    list: (kind, options) => served(kind, (resource) => listAll(requester, resource, options)),
    async *pages(kind, options) {
      yield* listPages(requester, await discovery.need(kind), options);
    },
    create: (object, options) =>
      served(kindOf(object), (resource) => createObject(requester, resource, object, options)),
    update: (object, options) =>
      served(kindOf(object), (resource) => updateObject(requester, resource, object, options)),
    patch: (ref, patch, options) => served(ref, (resource) => patchObject(requester, resource, ref, patch, options)),
    apply: (object, options) => served(kindOf(object), (resource) => applyObject(requester, resource, object, options)),
    scale: (ref, replicas, options) =>
      served(ref, (resource) => scaleObject(requester, resource, ref, replicas, options)),
    delete: async (ref, options) => deleteObject(requester, await discovery.need(ref), ref, options),
    skew: () => requester.skew(),
    close: () => requester.close(),
  };
}

/** Whether the server says that it does not know the address, and not that an object is not there. */
function isUnserved(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404 && (error.details?.name ?? "") === "";
}

/** The kind of an object, in the version in which it is written. */
function kindOf({ apiVersion, kind }: KubeObject): KindRef {
  if (typeof apiVersion !== "string" || typeof kind !== "string")
    throw new ApiError("Invalid", "an object that is written needs its apiVersion and its kind");
  return { kind, ...parseApiVersion(apiVersion) };
}

async function readObject(
  requester: Requester,
  resource: Resource,
  { namespace, name }: ObjectRef,
  subresource: string | undefined,
  signal: AbortSignal | undefined,
): Promise<KubeObject> {
  const path = pathOf(resource, { namespace, name, ...(subresource === undefined ? {} : { subresource }) });
  const answer = await requester.send({ method: "GET", path, ...(signal === undefined ? {} : { signal }) });
  return answer.body as KubeObject;
}

/** Returns the object, or undefined if the server answers that it is not there. A kind that is not served is an error. */
async function getObject(read: () => Promise<KubeObject>): Promise<KubeObject | undefined> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}
