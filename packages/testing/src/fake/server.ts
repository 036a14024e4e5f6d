import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from "node:http2";
import { setTimeout as sleep } from "node:timers/promises";
import type { Json, KubeObject } from "@landfall/core/object";
import { type KeyAndCertificate, newAuthority } from "../envtest/credentials/certificates.ts";
import { type Context, formatKubeconfig } from "../envtest/credentials/kubeconfig.ts";
import { listen } from "../envtest/programs/free-port.ts";
import { type Answer, type Endpoint, type RequestOptions, requesterFor } from "../envtest/request.ts";
import { discoveryOf } from "./discovery.ts";
import { badRequest, Refused } from "./failure.ts";
import { type Address, addressOf, type FakeKind, type Served, servedKinds } from "./kinds.ts";
import { selectionOf } from "./selection.ts";
import { Store } from "./store.ts";
import { watch } from "./watch.ts";
import { create, needNamespace, patch, remove, scaleOf, update } from "./write.ts";

/** The kinds of a fake server, and its name. */
export interface FakeServerOptions {
  /** Kinds beside Namespace and ConfigMap. */
  readonly kinds?: readonly FakeKind[];
  /** The name of the context in its kubeconfig. Default `fake`. */
  readonly name?: string;
}

/** An API server in this process, for tests that need none of a real one's controllers, schemas and rights. */
export interface FakeServer extends Endpoint {
  readonly name: string;
  readonly context: Context;
  readonly kubeconfig: string;
  /** A request without any library between. */
  request(method: string, path: string, options?: RequestOptions): Promise<Answer>;
  /** A certificate for a server of the test on 127.0.0.1 that whoever trusts this one trusts too. */
  issueServerCertificate(): KeyAndCertificate;
  /** Forgets the history: who asks for an older resourceVersion, or for the rest of a list, then gets 410. */
  forgetHistory(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts a fake API server on loopback. It does what the suite beside it finds a real one to do: list with pages, watch with
 * bookmarks and 410, get, create, update, the patches and server-side apply with owners of fields, status, scale, deletion with finalizers,
 * conflicts and dry runs. It has no schemas, no defaults, no rights and no admission: for those start a real one.
 */
export async function startFakeServer({ kinds = [], name = "fake" }: FakeServerOptions = {}): Promise<FakeServer> {
  const served = servedKinds(kinds);
  const [namespaces] = served as readonly [Served, ...Served[]];
  const store = new Store();
  for (const namespace of ["default", "kube-system"])
    store.create(
      { kind: namespaces, namespace: "", name: namespace },
      { apiVersion: "v1", kind: "Namespace", metadata: { name: namespace } } as KubeObject,
      false,
    );
  const authority = newAuthority("landfall-fake");
  const { certificate: cert, key } = authority.issueServer("kube-apiserver");
  const world: World = {
    store,
    served,
    namespaces: { kind: namespaces, namespace: "" },
    discovery: discoveryOf(served),
  };
  const server = createSecureServer({ cert, key, allowHTTP1: true }, (incoming, outgoing) => {
    void serve(world, incoming, outgoing);
  });
  const sessions = new Set<{ destroy(): void }>();
  server.on("session", (session) => void sessions.add(session));
  server.on("connection", (socket: { destroy(): void }) => void sessions.add(socket));
  const url = `https://127.0.0.1:${await listen(server)}`;
  const endpoint: Endpoint = { url, authority: authority.certificate };
  const identity = authority.issueClient({ name: "admin", groups: ["system:masters"] });
  const context: Context = { name, endpoint, identity };
  const requester = requesterFor(endpoint, identity);
  return {
    ...endpoint,
    name,
    context,
    kubeconfig: formatKubeconfig([context]),
    request: (method, path, options) => requester.send(method, path, options),
    issueServerCertificate: () => authority.issueServer("landfall-test"),
    async forgetHistory() {
      store.forget();
    },
    async stop() {
      requester.close();
      const closed = new Promise<void>((resolve) => void server.close(() => resolve()));
      for (const session of sessions) session.destroy();
      await Promise.race([closed, sleep(1000)]);
    },
  };
}

interface World {
  readonly store: Store;
  readonly served: readonly Served[];
  /** The collection of namespaces. */
  readonly namespaces: Address;
  readonly discovery: ReadonlyMap<string, object>;
}

async function serve(world: World, incoming: Http2ServerRequest, outgoing: Http2ServerResponse): Promise<void> {
  const url = new URL(incoming.url, "https://fake");
  try {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString("utf8");
    const known = incoming.method === "GET" ? world.discovery.get(url.pathname) : undefined;
    if (known !== undefined) return answer(outgoing, 200, known);
    const at = addressOf(world.served, url.pathname);
    if (at === undefined) throw new Refused(404, "NotFound", "the server could not find the requested resource");
    if (incoming.method === "GET" && url.searchParams.get("watch") === "true") return follow(world, at, url, outgoing);
    const [status, body] = handle(world, at, { method: incoming.method, url, text, headers: incoming.headers });
    answer(outgoing, status, body);
  } catch (error) {
    if (error instanceof Refused) return answer(outgoing, error.code, error.status);
    const message = error instanceof Error ? error.message : String(error);
    answer(outgoing, 500, new Refused(500, "InternalError", message).status);
  }
}

interface Asked {
  readonly method: string;
  readonly url: URL;
  readonly text: string;
  readonly headers: Http2ServerRequest["headers"];
}

function handle(
  { store, namespaces }: World,
  at: Address,
  { method, url, text, headers }: Asked,
): readonly [number, object] {
  const query = url.searchParams;
  if (method === "GET") return [200, at.name === undefined ? listOf(store, at, query) : read(store, at)];
  const [agent = "unknown"] = (headers["user-agent"] ?? "unknown").split("/");
  const write = { at, body: parsed(text), contentType: headers["content-type"] ?? "", query, agent };
  if (method === "POST" && at.name === undefined) {
    needNamespace(store, namespaces, at);
    return [201, create(store, write)];
  }
  if (at.name !== undefined) {
    if (method === "PUT") return [200, update(store, write)];
    if (method === "PATCH") {
      needNamespace(store, namespaces, at);
      const { object, created } = patch(store, write);
      return [created ? 201 : 200, object];
    }
    if (method === "DELETE" && at.subresource === undefined) return [200, remove(store, write)];
  }
  throw new Refused(405, "MethodNotAllowed", "the server does not allow this method on the requested resource");
}

function read(store: Store, at: Address): object {
  const object = store.need(at);
  return at.subresource === "scale" ? scaleOf(object) : object;
}

/** A page of a list; all pages show the moment of the first. */
function listOf(store: Store, at: Address, query: URLSearchParams): object {
  const isSelected = selectionOf(query);
  const limit = Number(query.get("limit") ?? 0);
  const token = query.get("continue") ?? "";
  const [id = "", from = "0"] = token.split(".");
  const { items, version } =
    token === "" ? { items: store.list(at).filter(isSelected), version: store.version } : store.keptList(id);
  const start = Number(from);
  const page = limit > 0 ? items.slice(start, start + limit) : items.slice(start);
  const rest = items.length - start - page.length;
  const next = rest === 0 ? undefined : `${id === "" ? store.keepList(items, version) : id}.${start + page.length}`;
  const isWhole = query.get("labelSelector") === null && query.get("fieldSelector") === null;
  return {
    kind: `${at.kind.kind}List`,
    apiVersion: at.kind.apiVersion,
    metadata: {
      resourceVersion: String(version),
      ...(next !== undefined && { continue: next, ...(isWhole && { remainingItemCount: rest }) }),
    },
    items: page,
  };
}

function follow({ store }: World, at: Address, { searchParams }: URL, outgoing: Http2ServerResponse): void {
  selectionOf(searchParams);
  outgoing.writeHead(200, { "content-type": "application/json" });
  // The headers go at once, though the first event may be long in coming.
  outgoing.write("");
  watch(store, at, searchParams, {
    send: (line) => void outgoing.write(line),
    end: () => void outgoing.end(),
    onClose: (then) => void outgoing.once("close", then),
  });
}

function answer(outgoing: Http2ServerResponse, status: number, body: object): void {
  outgoing.writeHead(status, { "content-type": "application/json" });
  outgoing.end(JSON.stringify(body));
}

function parsed(text: string): Json {
  try {
    // An apply says that it is YAML; every client of tests sends the JSON that is YAML too.
    return text === "" ? {} : (JSON.parse(text) as Json);
  } catch {
    throw badRequest("the body is no JSON");
  }
}
