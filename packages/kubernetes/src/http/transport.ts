import type { IncomingHttpHeaders } from "node:http";
import type { Readable } from "node:stream";

/** A request as it goes over the wire. */
export interface WireRequest {
  readonly method: string;
  /** Path and query, below the server's own path. */
  readonly path: string;
  /** The headers of the request, their names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** A watch: its answer has no end, so it gets a place beside the requests, not among them. */
  readonly watch: boolean;
  /** How long until the server has begun to answer, in milliseconds. */
  readonly deadline: number;
  readonly signal?: AbortSignal;
}

/** The beginning of an answer. */
export interface WireAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Readable;
}

/** Carries requests to one server as one user. */
export interface Transport {
  /**
   * Sends a request and hands over the beginning of its answer. `receive` must listen to the body before it returns:
   * later the body may be gone. Rejects with an `ApiError` of code `Unreachable` or `Timeout` if no answer comes.
   */
  send<T>(request: WireRequest, receive: (answer: WireAnswer) => T | Promise<T>): Promise<T>;
  /** Ends every request and every connection. */
  close(): void;
}
