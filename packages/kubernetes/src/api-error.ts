/** The reason why a request failed. */
export type ApiErrorCode =
  /** There is no kubeconfig, no such context, or the proxy is not supported. */
  | "BadConfig"
  /** No connection could be made, or the connection broke. */
  | "Unreachable"
  /** No answer came in time. */
  | "Timeout"
  /** 401: the server does not accept the credentials. */
  | "Unauthorized"
  /** 403: the user lacks the permission. */
  | "Forbidden"
  /** 404: the object does not exist, or the server does not serve its kind. */
  | "NotFound"
  /** 409: another writer was faster, or owns the field. */
  | "Conflict"
  /** 410: the resourceVersion or the continue token is too old. */
  | "Gone"
  /** 400, 422 and similar: the request itself is invalid. */
  | "Invalid"
  /** 429: the server asks to retry later. */
  | "TooManyRequests"
  /** 5xx: the server failed. */
  | "ServerError"
  /** The answer is not one of an API server. */
  | "BadAnswer";

export interface ApiErrorOptions extends ErrorOptions {
  /** The HTTP status code. */
  readonly status?: number;
  /** The machine-readable reason of the server: `AlreadyExists`, `Invalid`. */
  readonly reason?: string;
  /** The milliseconds after which the server asks for a retry. */
  readonly retryAfter?: number;
  /** The details from the answer's Status object. */
  readonly details?: StatusDetails;
  /** Whether the server has not begun to process the request, so that it may be sent again, whatever it does. */
  readonly untouched?: boolean;
}

/** The `details` of a Status object. */
export interface StatusDetails {
  readonly name?: string;
  readonly kind?: string;
  /** The seconds after which the server asks for a retry. */
  readonly retryAfterSeconds?: number;
  readonly causes?: readonly { readonly reason?: string; readonly message?: string; readonly field?: string }[];
}

/** A failed request and its reason; the message names the request and the server. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly code: ApiErrorCode;
  readonly status?: number;
  readonly reason?: string;
  /** The milliseconds after which the server asks for a retry; absent if it does not. */
  readonly retryAfter?: number;
  readonly details?: StatusDetails;
  readonly untouched: boolean;

  constructor(code: ApiErrorCode, message: string, options: ApiErrorOptions = {}) {
    super(message, options);
    this.code = code;
    this.untouched = options.untouched ?? code === "TooManyRequests";
    if (options.status !== undefined) this.status = options.status;
    if (options.reason !== undefined) this.reason = options.reason;
    if (options.retryAfter !== undefined) this.retryAfter = options.retryAfter;
    if (options.details !== undefined) this.details = options.details;
  }

  /** Whether the same request may succeed later without anybody's action. */
  get isTransient(): boolean {
    return TRANSIENT.has(this.code);
  }
}

const TRANSIENT: ReadonlySet<ApiErrorCode> = new Set([
  "Unreachable",
  "Timeout",
  "TooManyRequests",
  "ServerError",
  "BadAnswer",
]);
