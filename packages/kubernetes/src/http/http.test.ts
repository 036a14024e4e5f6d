import { createSecureServer, type Http2SecureServer, type ServerHttp2Stream } from "node:http2";
import { type AddressInfo, createServer } from "node:net";
import { newAuthority } from "@landfall/testing/envtest";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { connectionTo } from "../connection/connection.ts";
import { createDeadlines } from "../ports/deadlines.ts";
import { portsWith } from "../ports/ports.ts";
import { fastClock } from "../testing/fast-clock.ts";
import { until } from "../testing/until.ts";
import { createTransport } from "./create-transport.ts";
import { readText } from "./read-text.ts";
import type { Transport } from "./transport.ts";

const authority = newAuthority();
const certificate = authority.issueServer("server");

let server: Http2SecureServer;
let transport: Transport;
/** The sessions and streams that the test server has accepted. */
let sessions: { destroy(): void; goaway(): void }[];
let streams: ServerHttp2Stream[];

/** Starts a server that answers each stream with `respond`, and a transport to it. */
async function start(
  respond: (stream: ServerHttp2Stream, path: string) => void,
  { most = 100, deadline = 5000, times = 1 }: { most?: number; deadline?: number; times?: number } = {},
): Promise<(path: string, watch?: boolean, signal?: AbortSignal) => Promise<string>> {
  server = createSecureServer({
    cert: certificate.certificate,
    key: certificate.key,
    settings: { maxConcurrentStreams: most },
  });
  server.on("session", (session) => void sessions.push(session));
  server.on("stream", (stream, headers) => {
    streams.push(stream);
    stream.on("error", () => undefined);
    respond(stream, String(headers[":path"]));
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = address !== null && typeof address === "object" ? address.port : 0;
  const ports = portsWith({ clock: fastClock(times) });
  const deadlines = createDeadlines(ports.clock);
  const connection = connectionTo(`https://127.0.0.1:${port}/below`, { ca: authority.certificate, token: "secret" });
  transport = createTransport(connection, ports, deadlines);
  return (path, watch = false, signal) =>
    transport.send<string>(
      { method: "GET", path, headers: {}, watch, deadline, ...(signal === undefined ? {} : { signal }) },
      ({ body }) => (watch ? "open" : readText(body, path, deadline, deadlines)),
    );
}

const echo = (stream: ServerHttp2Stream, path: string): void => {
  stream.respond({ ":status": 200 });
  if (!path.includes("watch")) stream.end(path);
};

describe("requests over shared sessions", () => {
  beforeEach(() => {
    sessions = [];
    streams = [];
  });
  afterEach(async () => {
    transport.close();
    for (const session of sessions) session.destroy();
    await new Promise((resolve) => void server.close(resolve));
  });

  test("go below the path of the server, with the credentials of the connection", async () => {
    const seen: unknown[] = [];
    const ask = await start((stream, path) => echo(stream, path));
    server.on("stream", (_stream, headers) => void seen.push(headers.authorization));
    expect(await ask("/api")).toBe("/below/api");
    expect(seen).toEqual(["Bearer secret"]);
  });

  test("1,000 at once all get their own answer, over no more sessions than they need", async () => {
    const ask = await start(echo);
    const asked = Array.from({ length: 1000 }, (_, index) => `/${index}`);
    expect(await Promise.all(asked.map((path) => ask(path)))).toEqual(asked.map((path) => `/below${path}`));
    expect(sessions.length).toBeLessThanOrEqual(12);
  });

  test.each([
    [100, 200, 3],
    [1000, 200, 3],
    [10, 30, 4],
    [1, 3, 3],
  ])("a server that takes %i streams a session gets %i watches over %i sessions", async (most, watches, expected) => {
    const ask = await start(echo, { most });
    const open = Array.from({ length: watches }, () => ask("/watch", true));
    expect(new Set(await Promise.all(open))).toEqual(new Set(["open"]));
    expect(sessions.length).toBe(expected);
  });

  test("a request has a place beside watches that fill their sessions", async () => {
    const ask = await start(echo, { most: 10 });
    await Promise.all(Array.from({ length: 18 }, () => ask("/watch", true)));
    expect(await ask("/api")).toBe("/below/api");
  });

  test("a session that is told to go takes no more; what is on it ends by itself", async () => {
    const ask = await start(echo);
    await ask("/watch", true);
    for (const session of sessions) session.goaway();
    await until(() => sessions.length === 1);
    await new Promise((resolve) => void setTimeout(resolve, 50));
    await ask("/watch", true);
    expect(sessions.length).toBe(2);
    expect(streams.map((stream) => stream.closed)).toEqual([false, false]);
  });

  test("no answer is an error at the deadline, and gives the place back", async () => {
    const ask = await start(() => undefined, { most: 1, deadline: 1000, times: 20 });
    for (let tries = 0; tries < 3; tries++)
      await expect(ask("/slow")).rejects.toMatchObject({
        code: "Timeout",
        message: expect.stringContaining("in 1 s") as unknown,
      });
    expect(sessions.length).toBeLessThanOrEqual(2);
  });

  test("an answer that does not end is an error at the deadline", async () => {
    const ask = await start((stream) => stream.respond({ ":status": 200 }), { deadline: 1000, times: 20 });
    await expect(ask("/endless")).rejects.toMatchObject({ code: "Timeout" });
  });

  test("an answer that breaks off is an error", async () => {
    const ask = await start((stream) => {
      stream.respond({ ":status": 200 });
      stream.write("half", () => stream.destroy(new Error("no more")));
    });
    await expect(ask("/broken")).rejects.toMatchObject({ code: "Unreachable" });
  });

  test("a server that is gone is an error for all who wait, and the next one who asks connects anew", async () => {
    let deaf = true;
    const ask = await start((stream, path) => (deaf ? undefined : echo(stream, path)));
    const asked = Promise.allSettled(Array.from({ length: 100 }, () => ask("/api")));
    await until(() => streams.length === 100);
    for (const session of sessions) session.destroy();
    expect(new Set((await asked).map(({ status }) => status))).toEqual(new Set(["rejected"]));
    deaf = false;
    expect(await ask("/api")).toBe("/below/api");
  });

  test("a stream that the server refuses was not begun with", async () => {
    const REFUSED_STREAM = 7;
    const ask = await start((stream) => stream.close(REFUSED_STREAM));
    await expect(ask("/refused")).rejects.toMatchObject({ code: "Unreachable", untouched: true });
  });

  test("a request that is called off ends, before it is answered and after", async () => {
    const ask = await start((stream, path) => (path.includes("watch") ? echo(stream, path) : undefined));
    const calling = new AbortController();
    const asked = ask("/slow", false, calling.signal);
    await ask("/watch", true, calling.signal);
    await until(() => streams.length === 2);
    calling.abort();
    await expect(asked).rejects.toThrow("it was called off");
    await until(() => streams.every((stream) => stream.closed));
    await expect(ask("/late", false, calling.signal)).rejects.toThrow("it was called off");
  });
});

test.each<[string, boolean, string]>([
  ["the server", false, "no connection within 0.2 s"],
  ["a proxy", true, "did not answer within 0.2 s"],
])("%s that takes a connection and says nothing costs no more than a request may", async (_, proxy, why) => {
  const silent = createServer(() => undefined);
  await new Promise<void>((resolve) => void silent.listen(0, "127.0.0.1", resolve));
  const { port } = silent.address() as AddressInfo;
  const ports = portsWith({});
  const connection = {
    ...connectionTo(`https://127.0.0.1:${port}`, { ca: authority.certificate }),
    ...(proxy && { proxy: `http://127.0.0.1:${port}` }),
  };
  const asking = createTransport(connection, ports, createDeadlines(ports.clock), 200);
  const request = { method: "GET", path: "/", headers: {}, watch: false, deadline: 200 } as const;
  await expect(asking.send(request, () => "")).rejects.toMatchObject({
    code: "Unreachable",
    message: expect.stringContaining(why) as unknown,
  });
  asking.close();
  silent.close();
});
