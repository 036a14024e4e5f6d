/** A request to an API server. */
export interface ApiRequest {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  /** The request body, sent as JSON. */
  readonly body?: unknown;
  /** The content type of the body. Default: `application/json`. */
  readonly contentType?: string;
  /** The accepted content type. Default: `application/json`. */
  readonly accept?: string;
  readonly signal?: AbortSignal;
}

/** The answer to a request. */
export interface ApiAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly contentType: string;
  /** The server's warnings: an unknown field, a deprecated API. */
  readonly warnings: readonly string[];
}
