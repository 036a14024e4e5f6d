import {
  type CuttingProxy,
  type Endpoint,
  type FaultyServer,
  type FaultyServerOptions,
  type Identity,
  looseDefinition,
  noControlPlane,
  type Seen,
  startCuttingProxy,
  startEnvironment,
  startFaultyServer,
  type TestEnvironment,
} from "@landfall/testing/envtest";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { type Client, type ClientOptions, createClient } from "../client/client.ts";
import { type Connection, connectionTo } from "../connection/connection.ts";
import { fastClock } from "../testing/fast-clock.ts";
import { until } from "../testing/until.ts";
import { type Cache, type CacheChange, startCache } from "./cache.ts";

const CONFIG_MAPS = { group: "", kind: "ConfigMap" };

let environment: TestEnvironment;
let token: string;
/** The functions that end everything that a test started. */
let toEnd: (() => unknown)[];
let namespace: string;
let count = 0;

/** A client of the test environment, or of a proxy in front of it. */
function clientOf(endpoint: Endpoint, options: ClientOptions = {}, identity: Identity = { token }): Client {
  const { certificate, key, token: own } = identity;
  const tls = { ca: endpoint.authority, ...(certificate === undefined ? {} : { cert: certificate }) };
  const secret = { ...(key === undefined ? {} : { key }), ...(own === undefined ? {} : { token: own }) };
  const client = createClient(connectionTo(endpoint.url, { name: "test", ...tls, ...secret }), options);
  toEnd.push(() => client.close());
  return client;
}

function cacheOf(client: Client, kind = CONFIG_MAPS): Cache {
  const cache = startCache(client, kind, { namespace });
  toEnd.push(() => cache.stop());
  return cache;
}

async function before(options: Partial<FaultyServerOptions> = {}): Promise<FaultyServer> {
  const certificate = environment.issueServerCertificate();
  const server = await startFaultyServer(environment, { fault: () => undefined, certificate, ...options });
  toEnd.push(() => server.stop());
  return server;
}

const pathTo = (name: string): string => `/api/v1/namespaces/${namespace}/configmaps${name === "" ? "" : `/${name}`}`;

async function put(name: string, value: string): Promise<void> {
  const body = { apiVersion: "v1", kind: "ConfigMap", metadata: { name }, data: { value } };
  const contentType = "application/apply-patch+yaml";
  const query = "?fieldManager=test&force=true";
  const { status } = await environment.request("PATCH", pathTo(name) + query, { body, contentType });
  expect(status).toBeLessThan(300);
}

const remove = (name: string) => environment.request("DELETE", pathTo(name));

/** The content of a cache as sorted `name=value`. */
function held(cache: Cache): string[] {
  const objects = [...cache.values()] as { metadata: { name: string }; data?: { value: string } }[];
  return objects.map(({ metadata, data }) => `${metadata.name}=${data?.value}`).sort();
}

async function untilHeld(cache: Cache, expected: readonly string[]): Promise<void> {
  await until(
    () => held(cache).join() === expected.join(),
    () => `${held(cache).join()}, ${JSON.stringify(cache.state())}`,
  );
}

const told = (change: CacheChange): string => `${change.type} ${change.object.metadata?.name}`;

describe.skipIf(noControlPlane())("a cache over a real API server", () => {
  beforeAll(async () => {
    environment = await startEnvironment();
    const rules = [
      { verbs: ["get", "list", "watch"], apiGroups: ["", "shop.example"], resources: ["configmaps", "parts"] },
    ];
    token = (await environment.addServiceAccount("cache", { rules })).token(3600);
  });
  afterAll(() => environment?.stop());
  beforeEach(async () => {
    toEnd = [];
    namespace = `test-${count++}`;
    await environment.request("POST", "/api/v1/namespaces", { body: { metadata: { name: namespace } } });
  });
  afterEach(async () => {
    for (const end of toEnd.reverse()) await end();
  });

  test("holds what is there, without managedFields, and tells of each change", async () => {
    await put("a", "1");
    const cache = cacheOf(clientOf(environment));
    const changes: string[] = [];
    cache.onChange((change) => void changes.push(told(change)));
    await cache.synced();
    expect(held(cache)).toEqual(["a=1"]);
    expect(cache.get(namespace, "a")?.metadata).not.toHaveProperty("managedFields");
    await put("b", "1");
    await put("a", "2");
    await remove("b");
    await untilHeld(cache, ["a=2"]);
    expect(changes).toEqual(["added a", "added b", "changed a", "deleted b"]);
    expect(cache.state()).toMatchObject({ synced: true, live: true });
  });

  test("an object that was made anew under its name is another one", async () => {
    const proxy = await cuttingProxy();
    const cache = cacheOf(clientOf(proxy, { clock: fastClock(20) }));
    await put("a", "1");
    await untilHeld(cache, ["a=1"]);
    const changes: string[] = [];
    cache.onChange((change) => void changes.push(told(change)));
    proxy.refuse();
    proxy.cut();
    await remove("a");
    await put("a", "2");
    await environment.forgetHistory();
    proxy.heal();
    await untilHeld(cache, ["a=2"]);
    expect(changes).toEqual(["deleted a", "added a"]);
  });

  test("what a listener throws, or rejects with, reaches nobody else", async () => {
    const lines: string[] = [];
    const quiet = { debug: () => undefined, info: () => undefined, warn: () => undefined };
    const cache = cacheOf(clientOf(environment, { log: { ...quiet, error: (line) => void lines.push(line) } }));
    const changes: string[] = [];
    cache.onChange(() => {
      throw new Error("broken");
    });
    cache.onChange(() => Promise.reject(new Error("broken later")) as unknown as void);
    cache.onChange((change) => void changes.push(told(change)));
    await cache.synced();
    const known = changes.length;
    await put("a", "1");
    await put("a", "2");
    await until(() => changes.length === known + 2);
    expect(lines.filter((line) => line === "a listener failed").length).toBe(2 * changes.length);
  });

  async function cuttingProxy(): Promise<CuttingProxy> {
    const proxy = await startCuttingProxy(environment);
    toEnd.push(() => proxy.stop());
    return proxy;
  }

  test.each([
    ["its connections are cut", (proxy: CuttingProxy) => Promise.resolve(proxy.cut())],
    ["the API server is killed and comes again", () => environment.restart()],
    ["the API server has forgotten where it was", () => environment.forgetHistory()],
  ])("heals when %s, and misses nothing", async (_what, fail) => {
    const proxy = await cuttingProxy();
    const cache = cacheOf(clientOf(proxy, { clock: fastClock(20) }));
    await put("a", "1");
    await put("b", "1");
    await untilHeld(cache, ["a=1", "b=1"]);
    proxy.refuse();
    proxy.cut();
    await remove("a");
    await put("b", "2");
    await put("c", "1");
    await fail(proxy);
    proxy.heal();
    await untilHeld(cache, ["b=2", "c=1"]);
    await until(() => cache.state().live);
    await put("c", "2");
    await untilHeld(cache, ["b=2", "c=2"]);
  });

  test("finds out by a ping that nothing gets through, says so, and heals", async () => {
    const proxy = await cuttingProxy();
    const cache = cacheOf(clientOf(proxy, { clock: fastClock(20) }));
    await put("a", "1");
    await untilHeld(cache, ["a=1"]);
    proxy.stall();
    await until(() => !cache.state().live);
    expect(cache.state()).toMatchObject({ synced: true, live: false });
    expect(held(cache)).toEqual(["a=1"]);
    await put("a", "2");
    proxy.heal();
    await untilHeld(cache, ["a=2"]);
  });

  test("200 watches take three connections, and a request does not wait for them", async () => {
    const proxy = await cuttingProxy();
    const client = clientOf(proxy);
    const caches = Array.from({ length: 200 }, () => cacheOf(client));
    await Promise.all(caches.map((cache) => cache.synced()));
    expect(proxy.connections()).toBe(4);
    expect((await client.list(CONFIG_MAPS, { namespace })).items).toEqual([]);
    await put("a", "1");
    await until(() => caches.every((cache) => cache.size === 1));
  });

  test("an expired token is renewed once it is refused", async () => {
    const account = await environment.addServiceAccount("rotated", {
      rules: [{ verbs: ["list", "watch"], resources: ["configmaps"] }],
    });
    let renewed = 0;
    const connection: Connection = {
      name: "rotating",
      server: environment.url,
      namespace: "default",
      credentials(renew = false) {
        if (renew) renewed++;
        const authorization = `Bearer ${account.token(renewed === 0 ? -10 : 600)}`;
        return Promise.resolve({ tls: { ca: environment.authority }, headers: { authorization } });
      },
    };
    const client = createClient(connection);
    toEnd.push(() => client.close());
    expect((await client.list(CONFIG_MAPS, { namespace })).items).toEqual([]);
    expect(renewed).toBe(1);
    await cacheOf(client).synced();
  });

  test("a kind that is forbidden says so once and comes when it is allowed", async () => {
    const newcomer = await environment.addUser("newcomer");
    const warnings: unknown[] = [];
    const quiet = { debug: () => undefined, info: () => undefined, error: () => undefined };
    const log = { ...quiet, warn: (line: string, fields: unknown) => void warnings.push([line, fields]) };
    const client = clientOf(environment, { clock: fastClock(50), log }, newcomer);
    const cache = cacheOf(client);
    await expect(cache.synced({ within: 100_000 })).rejects.toMatchObject({ code: "Forbidden" });
    expect(warnings).toEqual([
      [
        "watch failed",
        expect.objectContaining({ kind: "ConfigMap", why: expect.stringContaining("cannot") as unknown }),
      ],
    ]);
    const rules = [{ verbs: ["list", "watch"], resources: ["configmaps"] }];
    await environment.addUser("newcomer", { rules });
    await cache.synced({ within: 1e6 });
    expect(cache.state().live).toBe(true);
  });

  test("a kind whose definition is missing comes when it is installed", async () => {
    const cache = cacheOf(clientOf(environment, { clock: fastClock(50) }), { group: "shop.example", kind: "Part" });
    await expect(cache.synced({ within: 1e5 })).rejects.toThrow("does not serve the kind Part.shop.example");
    await environment.installCrds(looseDefinition({ group: "shop.example", version: "v1", kind: "Part" }));
    await cache.synced({ within: 1e6 });
  });

  describe("behind a server that fails", () => {
    const isWatch = ({ path }: Seen): boolean => path.includes("watch=true");
    const GONE = { kind: "Status", code: 410, reason: "Expired", message: "too old resource version" };

    test.each([
      ["429 with a pause to make", { status: 429, headers: { "retry-after": "2" } }, 20],
      ["503", { status: 503 }, 20],
      ["410 as an answer", { status: 410, body: GONE }, 20],
      ["410 as an event", { status: 200, body: `${JSON.stringify({ type: "ERROR", object: GONE })}\n` }, 20],
      ["a page of HTML", { status: 200, body: "<html>Please log in</html>\n" }, 20],
      ["half a line", { status: 200, body: '{"type":"ADD' }, 20],
    ])("20 times %s: the watch heals, with as many requests as pauses", async (_what, answer, times) => {
      let failed = 0;
      const fault = (seen: Seen) => (isWatch(seen) && failed < times ? (failed++, answer) : undefined);
      const server = await before({ fault });
      const slept: number[] = [];
      const clock = fastClock(200);
      // This clock stands still: on a slow machine an answer could otherwise seem to last as long as a healthy watch.
      const now = (): number => 0;
      const sleep: typeof clock.sleep = (milliseconds, signal, idle) => {
        if (idle === undefined) slept.push(milliseconds);
        return clock.sleep(milliseconds, signal);
      };
      const cache = cacheOf(clientOf(server, { clock: { ...clock, now, sleep } }));
      await put("a", "1");
      // A list may return the object before the watch has recovered.
      await vi.waitFor(() => expect(failed).toBe(times), { timeout: 120_000, interval: 20 });
      await untilHeld(cache, ["a=1"]);
      expect(slept.filter((pause) => pause >= 10_000 && pause <= 22_500).length).toBeGreaterThanOrEqual(times - 6);
    });

    test("a server that cannot begin a watch with what is there is asked for a list", async () => {
      const message = "sendInitialEvents is forbidden for watch unless the WatchList feature gate is enabled";
      const fault = ({ path }: Seen) =>
        path.includes("sendInitialEvents") ? { status: 422, body: { kind: "Status", message } } : undefined;
      const server = await before({ fault });
      await put("a", "1");
      const cache = cacheOf(clientOf(server));
      await cache.synced();
      expect(held(cache)).toEqual(["a=1"]);
      await put("a", "2");
      await untilHeld(cache, ["a=2"]);
    });

    test("so is one that begins and never says that this was all", async () => {
      const rewrite = (path: string): string =>
        path.replace(/&sendInitialEvents=true|&resourceVersionMatch=NotOlderThan|&allowWatchBookmarks=true/g, "");
      const server = await before({ rewrite });
      await put("a", "1");
      const cache = cacheOf(clientOf(server, { clock: fastClock(20) }));
      await cache.synced({ within: 1e6 });
      expect(held(cache)).toEqual(["a=1"]);
    });

    test("one that speaks HTTP/1.1 alone is understood", async () => {
      const server = await before({ onlyHttp1: true });
      const cache = cacheOf(clientOf(server));
      await cache.synced();
      await put("a", "1");
      await untilHeld(cache, ["a=1"]);
    });
  });

  test("an address where nobody is gives an answer soon", async () => {
    const nowhere = { url: "https://127.0.0.1:9", authority: environment.authority };
    await expect(clientOf(nowhere).list(CONFIG_MAPS)).rejects.toMatchObject({
      code: "Unreachable",
      message: expect.stringContaining("ECONNREFUSED 127.0.0.1:9") as unknown,
    });
  });

  test("a server that never answers gives one at the deadline", async () => {
    const proxy = await cuttingProxy();
    const client = clientOf(proxy, { deadline: 500 });
    await client.list(CONFIG_MAPS, { namespace });
    proxy.stall();
    await expect(client.list(CONFIG_MAPS, { namespace })).rejects.toMatchObject({ code: "Timeout" });
  });
});
