import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from "node:http2";
import { Agent, request } from "node:https";
import type { KeyAndCertificate } from "../credentials/certificates.ts";
import { listen } from "../programs/free-port.ts";
import type { Endpoint } from "../request.ts";

/** A request that arrived. */
export interface Seen {
  readonly method: string;
  /** The path and query. */
  readonly path: string;
  /** The number of earlier requests. */
  readonly index: number;
}

/** An answer in place of the API server's. */
export interface Fault {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** The body, sent as JSON; a string is sent as it is. */
  readonly body?: unknown;
}

/**
 * A proxy in front of an API server, like a load balancer, which understands requests and answers some of them itself.
 */
export interface FaultyServer extends Endpoint {
  readonly seen: readonly Seen[];
  stop(): Promise<void>;
}

/** The requests that a faulty server spoils, and the protocol for its clients. */
export interface FaultyServerOptions {
  /** Returns the fault for a request, which then does not reach the API server; undefined to forward it. */
  readonly fault: (seen: Seen) => Fault | undefined;
  /** A certificate for the proxy that the client trusts. */
  readonly certificate: KeyAndCertificate;
  /** Changes the path of a request before it is forwarded. */
  readonly rewrite?: (path: string) => string;
  /** Whether the proxy speaks only HTTP/1.1. Default: false. */
  readonly onlyHttp1?: boolean;
}

/** Starts the proxy on loopback. Clients must authenticate by a token, because their TLS certificates end here. */
export async function startFaultyServer(
  { url, authority }: Endpoint,
  { fault, certificate, rewrite = (path) => path, onlyHttp1 = false }: FaultyServerOptions,
): Promise<FaultyServer> {
  const seen: Seen[] = [];
  const agent = new Agent({ keepAlive: true, ca: authority });
  const tls = { cert: certificate.certificate, key: certificate.key, allowHTTP1: true };
  const protocols = onlyHttp1 ? { ALPNProtocols: ["http/1.1"] } : {};
  const server = createSecureServer({ ...tls, ...protocols }, (incoming, outgoing) => {
    const asked: Seen = { method: incoming.method, path: incoming.url, index: seen.length };
    seen.push(asked);
    const own = fault(asked);
    if (own === undefined) forward(incoming, outgoing, new URL(rewrite(incoming.url), url), agent);
    else answer(outgoing, own);
  });
  const sessions = new Set<{ destroy(): void }>();
  server.on("session", (session) => void sessions.add(session));
  return {
    url: `https://127.0.0.1:${await listen(server)}`,
    authority,
    seen,
    stop: () =>
      new Promise((resolve) => {
        agent.destroy();
        server.close(() => resolve());
        for (const session of sessions) session.destroy();
      }),
  };
}

function answer(outgoing: Http2ServerResponse, { status, headers = {}, body = "" }: Fault): void {
  outgoing.writeHead(status, { "content-type": "application/json", ...headers });
  outgoing.end(typeof body === "string" ? body : JSON.stringify(body));
}

function forward(incoming: Http2ServerRequest, outgoing: Http2ServerResponse, url: URL, agent: Agent): void {
  const headers = Object.fromEntries(Object.entries(incoming.headers).filter(([name]) => !name.startsWith(":")));
  const passed = request(
    url,
    { agent, method: incoming.method, headers: { ...headers, host: url.host } },
    (answered) => {
      const { connection: _, "transfer-encoding": __, "keep-alive": ___, ...kept } = answered.headers;
      outgoing.writeHead(answered.statusCode ?? 502, kept);
      answered.pipe(outgoing);
      outgoing.once("close", () => answered.destroy());
    },
  );
  passed.once("error", (error) => {
    if (!outgoing.headersSent) answer(outgoing, { status: 502, body: error.message });
  });
  incoming.pipe(passed);
}
