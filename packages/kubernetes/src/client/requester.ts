import { ApiError } from "../api-error.ts";
import type { Connection } from "../connection/connection.ts";
import { createTransport } from "../http/create-transport.ts";
import { readText } from "../http/read-text.ts";
import type { WireAnswer, WireRequest } from "../http/transport.ts";
import type { Deadlines } from "../ports/deadlines.ts";
import type { Ports } from "../ports/ports.ts";
import { headerOf, skewOf, warningsOf } from "./answer-headers.ts";
import type { ApiAnswer, ApiRequest } from "./api-request.ts";
import { createGate } from "./gate.ts";
import { createPersistence } from "./persistence.ts";
import { errorOf } from "./status-error.ts";

/** The body of a watch's answer, whose bytes arrive as long as it is open; a stream of Node. */
export interface WatchBody {
  on(event: "data", listener: (chunk: Uint8Array) => void): unknown;
  on(event: "error", listener: (error: Error) => void): unknown;
  once(event: "close", listener: () => void): unknown;
  destroy(error?: Error): unknown;
  /** Whether the stream ended properly. */
  readonly readableEnded: boolean;
}

/** Sends requests and reads answers. */
export interface Requester {
  /** Sends a request; returns the answer with a status below 300. Rejects with an `ApiError` otherwise. */
  send(request: ApiRequest): Promise<ApiAnswer>;
  /**
   * Sends a request whose answer has no end, and passes its body to `receive`, which must attach its listeners before
   * it returns. Rejects at once with an `ApiError` if the status is 300 or above.
   */
  stream<T>(request: ApiRequest, receive: (body: WatchBody) => T): Promise<{ readonly received: T }>;
  /** The milliseconds by which the server's clock is ahead of ours, by its last answer; accurate to a second. */
  skew(): number;
  close(): void;
}

export interface RequesterOptions {
  /** The user agent. */
  readonly userAgent: string;
  /** The longest time until a request is answered, and again until its answer is read, in milliseconds. */
  readonly deadline: number;
  /** The most requests under way at once, without watches. */
  readonly maxRequests: number;
}

/** The most watches that are opened at once: thousands at a time would wait here and in the server. */
const WATCHES_AT_ONCE = 16;

/**
 * Sends requests over one connection. A request that the server refused to begin (429, a closing session) is sent again
 * with back-off, and a broken GET once; refused credentials are renewed once. Nothing else is ever sent twice.
 */
export function createRequester(
  connection: Connection,
  ports: Ports,
  deadlines: Deadlines,
  options: RequesterOptions,
): Requester {
  const transport = createTransport(connection, ports, deadlines, options.deadline);
  const gate = createGate(options.maxRequests);
  const watchGate = createGate(WATCHES_AT_ONCE);
  const persist = createPersistence(connection, ports.clock);
  let skew = 0;

  async function attempt<T>(
    request: ApiRequest,
    watch: boolean,
    receive: (answer: WireAnswer) => T | Promise<T>,
  ): Promise<T> {
    return transport.send(wireOf(request, watch, options), (answer) => {
      const { method } = request;
      skew = skewOf(answer.headers, ports.clock.now()) ?? skew;
      ports.metrics.count("landfall_kubernetes_requests_total", { method, code: String(answer.status) });
      return answer.status < 300 ? receive(answer) : refused(request, answer);
    });
  }

  async function refused({ method, path }: ApiRequest, { status, headers, body }: WireAnswer): Promise<never> {
    const asked = `${connection.name}: ${method} ${path}`;
    throw errorOf(status, await textOf(body, asked), asked, headerOf(headers, "retry-after"));
  }

  function textOf(body: WireAnswer["body"], asked: string): Promise<string> {
    return readText(body, asked, options.deadline, deadlines);
  }

  async function answerOf(request: ApiRequest, { status, headers, body }: WireAnswer): Promise<ApiAnswer> {
    const text = await textOf(body, `${connection.name}: ${request.method} ${request.path}`);
    const contentType = headerOf(headers, "content-type") ?? "";
    return { status, body: parse(text, request), contentType, warnings: warningsOf(headers) };
  }

  return {
    send: (request) =>
      traced(request, ports, () =>
        persist(request, true, () => gate(() => attempt(request, false, (answer) => answerOf(request, answer)))),
      ),
    stream: (request, receive) =>
      persist(request, false, () =>
        watchGate(() => attempt(request, true, ({ body }) => ({ received: receive(body) }))),
      ),
    skew: () => skew,
    close: () => transport.close(),
  };
}

/** Runs a request in a span, and measures the time from its first attempt to its answer. */
function traced<T>(
  { method, path }: ApiRequest,
  { clock, metrics, tracer }: Ports,
  work: () => Promise<T>,
): Promise<T> {
  const began = clock.now();
  return tracer.span(`kubernetes ${method}`, { "http.request.method": method, "url.path": path }, async () => {
    try {
      return await work();
    } finally {
      metrics.observe("landfall_kubernetes_request_seconds", { method }, (clock.now() - began) / 1000);
    }
  });
}

function wireOf(request: ApiRequest, watch: boolean, { userAgent, deadline }: RequesterOptions): WireRequest {
  const { method, path, query = {}, body, contentType = "application/json", accept = "application/json" } = request;
  const headers: Record<string, string> = { accept, "user-agent": userAgent };
  if (body !== undefined) headers["content-type"] = contentType;
  return {
    method,
    path: path + queryOf(query),
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    watch,
    deadline,
    ...(request.signal === undefined ? {} : { signal: request.signal }),
  };
}

function queryOf(query: NonNullable<ApiRequest["query"]>): string {
  const given = Object.entries(query).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, String(value)] as const],
  );
  return given.length === 0 ? "" : `?${new URLSearchParams(Object.fromEntries(given)).toString()}`;
}

function parse(text: string, { method, path }: ApiRequest): unknown {
  try {
    return text === "" ? undefined : JSON.parse(text);
  } catch (error) {
    throw new ApiError("BadAnswer", `${method} ${path}: the answer is no JSON; is this an API server?`, {
      cause: error,
    });
  }
}
