import type { ClientHttp2Stream, IncomingHttpHeaders } from "node:http2";
import { constants } from "node:http2";
import { ApiError } from "../api-error.ts";
import type { Deadlines } from "../ports/deadlines.ts";
import type { Ports } from "../ports/ports.ts";
import { createPool, type Pool, type PoolPlace } from "./pool.ts";
import type { Session } from "./session.ts";
import type { Transport, WireAnswer, WireRequest } from "./transport.ts";

/**
 * Sends requests over shared HTTP/2 sessions. Watches have sessions of their own: a request never waits behind them,
 * and a slow reader only holds back other watches.
 */
export function http2Transport(
  start: (wide: boolean) => Promise<Session>,
  { metrics }: Ports,
  deadlines: Deadlines,
): Transport {
  const requests = createPool(() => start(true));
  const watches = createPool(() => start(false));
  const gauge = (name: string, pool: Pool): void =>
    metrics.gauge("landfall_kubernetes_sessions", { pool: name }, pool.size());
  return {
    async send(request, receive) {
      const place = await (request.watch ? watches : requests).take();
      gauge("watches", watches);
      gauge("requests", requests);
      return sendOn(place, request, receive, deadlines);
    },
    close() {
      requests.close();
      watches.close();
    },
  };
}

function sendOn<T>(
  place: PoolPlace,
  request: WireRequest,
  receive: (answer: WireAnswer) => T | Promise<T>,
  deadlines: Deadlines,
): Promise<T> {
  const { signal, deadline, method, path } = request;
  return new Promise((resolve, reject) => {
    const stream = startStream(place, request);
    const abort = (): void => stream.close(constants.NGHTTP2_CANCEL);
    const forget = deadlines.set(deadline, () => {
      reject(new ApiError("Timeout", `${method} ${path}: no answer in ${deadline / 1000} s`));
      abort();
    });
    let failure: Error | undefined;
    stream.on("error", (error) => (failure = error));
    stream.once("close", () => {
      forget();
      signal?.removeEventListener("abort", abort);
      place.release();
      const why = signal?.aborted === true ? "it was called off" : (failure?.message ?? "the connection broke");
      const untouched = stream.rstCode === constants.NGHTTP2_REFUSED_STREAM;
      reject(new ApiError("Unreachable", `${method} ${path}: ${why}`, { cause: failure, untouched }));
    });
    stream.once("response", (headers: IncomingHttpHeaders & { ":status"?: number }) => {
      forget();
      resolve(receive({ status: headers[":status"] ?? 0, headers, body: stream }));
    });
    signal?.addEventListener("abort", abort, { once: true });
    if (signal?.aborted === true) abort();
  });
}

function startStream({ http2 }: PoolPlace, { method, path, headers, body }: WireRequest): ClientHttp2Stream {
  const stream = http2.request({ ":method": method, ":path": path, ...headers }, { endStream: body === undefined });
  if (body !== undefined) stream.end(body);
  return stream;
}
