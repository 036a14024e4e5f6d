/** A request to an API server. */
export interface ApiRequest {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Default `application/json`. */
  readonly contentType?: string;
  /** Default `application/json`. */
  readonly accept?: string;
  readonly signal?: AbortSignal;
}

/** The answer to a request. */
export interface ApiAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly contentType: string;
  /** The warnings of the server: an unknown field, an API that is going away. */
  readonly warnings: readonly string[];
}
