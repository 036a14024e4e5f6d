import type { IncomingHttpHeaders } from "node:http";
import type { Readable } from "node:stream";

/** A request as it is sent over the wire. */
export interface WireRequest {
  readonly method: string;
  /** The path and query, below the server's own path. */
  readonly path: string;
  /** The headers of the request, with names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Whether this is a watch, whose answer has no end, so that it is kept apart from other requests. */
  readonly watch: boolean;
  /** The longest time until the answer begins, in milliseconds. */
  readonly deadline: number;
  readonly signal?: AbortSignal;
}

/** The status and headers of an answer, with its body. */
export interface WireAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Readable;
}

/** Transports requests to one server as one user. */
export interface Transport {
  /**
   * Sends a request and passes the beginning of its answer to `receive`, which must attach its listeners to the body
   * before it returns, as data may be lost later. Rejects with an `ApiError` of code `Unreachable` or `Timeout` if no
   * answer comes.
   */
  send<T>(request: WireRequest, receive: (answer: WireAnswer) => T | Promise<T>): Promise<T>;
  /** Ends every request and every connection. */
  close(): void;
}
