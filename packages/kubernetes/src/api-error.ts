/** Why a request brought nothing. */
export type ApiErrorCode =
  /** No kubeconfig, no such context, a proxy that is not supported. */
  | "BadConfig"
  /** No connection, or it broke. */
  | "Unreachable"
  /** No answer in time. */
  | "Timeout"
  /** 401: the server does not know who asks. */
  | "Unauthorized"
  /** 403: it knows, and says no. */
  | "Forbidden"
  /** 404, or a kind that the server does not serve. */
  | "NotFound"
  /** 409: somebody else was quicker, or owns the field. */
  | "Conflict"
  /** 410: the resourceVersion or the continue token is too old. */
  | "Gone"
  /** 400, 422 and the like: the request itself is wrong. */
  | "Invalid"
  /** 429: later. */
  | "TooManyRequests"
  /** 5xx. */
  | "ServerError"
  /** The answer is not one that an API server gives. */
  | "BadAnswer";

export interface ApiErrorOptions extends ErrorOptions {
  /** The HTTP status. */
  readonly status?: number;
  /** The server's word for it: `AlreadyExists`, `Invalid`. */
  readonly reason?: string;
  /** After how many milliseconds the server wants to be asked again. */
  readonly retryAfter?: number;
  /** The details of the answer's Status. */
  readonly details?: StatusDetails;
  /** The server has not begun with the request: it may be sent again, whatever it does. */
  readonly untouched?: boolean;
}

/** The `details` of a Status object. */
export interface StatusDetails {
  readonly name?: string;
  readonly kind?: string;
  /** The seconds after which the server wants to be asked again. */
  readonly retryAfterSeconds?: number;
  readonly causes?: readonly { readonly reason?: string; readonly message?: string; readonly field?: string }[];
}

/** A request that brought nothing, and why; the message says what was asked of whom. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly code: ApiErrorCode;
  readonly status?: number;
  readonly reason?: string;
  /** After how many milliseconds the server wants to be asked again; absent where it does not say. */
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

  /** Whether the same request may bring something later without anybody doing anything. */
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
