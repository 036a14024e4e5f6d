import { type ClientRequest, Agent as HttpAgent, type IncomingMessage, request as requestHttp } from "node:http";
import { Agent as HttpsAgent, request as requestHttps } from "node:https";
import { ApiError } from "../api-error.ts";
import type { TlsMaterial } from "../connection/connection.ts";
import type { Deadlines } from "../ports/deadlines.ts";
import type { Transport, WireAnswer, WireRequest } from "./transport.ts";

/**
 * Sends requests over HTTP/1.1, for proxies in front of an API server that lack HTTP/2: one connection for each watch.
 */
export function http1Transport(server: URL, tls: TlsMaterial, deadlines: Deadlines): Transport {
  const secure = server.protocol === "https:";
  const agent = secure ? new HttpsAgent({ ...tls, keepAlive: true }) : new HttpAgent({ keepAlive: true });
  const start = secure ? requestHttps : requestHttp;
  return {
    async send(request, receive) {
      const { method, path, headers } = request;
      return sendOn(start(new URL(path, server), { agent, method, headers }), request, receive, deadlines);
    },
    close: () => agent.destroy(),
  };
}

function sendOn<T>(
  outgoing: ClientRequest,
  request: WireRequest,
  receive: (answer: WireAnswer) => T | Promise<T>,
  deadlines: Deadlines,
): Promise<T> {
  const { method, path, signal, deadline, body } = request;
  return new Promise((resolve, reject) => {
    const abort = (): void => void outgoing.destroy(new Error("it was called off"));
    const forget = deadlines.set(deadline, () => {
      reject(new ApiError("Timeout", `${method} ${path}: no answer in ${deadline / 1000} s`));
      outgoing.destroy();
    });
    outgoing.once("response", (incoming: IncomingMessage) => {
      forget();
      incoming.on("error", () => undefined);
      resolve(receive({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: incoming }));
    });
    outgoing.on("error", (error) => {
      reject(new ApiError("Unreachable", `${method} ${path}: ${error.message}`, { cause: error }));
    });
    outgoing.once("close", () => {
      forget();
      signal?.removeEventListener("abort", abort);
    });
    signal?.addEventListener("abort", abort, { once: true });
    if (signal?.aborted === true) abort();
    outgoing.end(body);
  });
}
