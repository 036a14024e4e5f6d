import { escapeControl, truncate } from "@landfall/core/object";
import { ApiError, type ApiErrorCode, type StatusDetails } from "../api-error.ts";

/** The fields that are read of a Status object. */
interface Status {
  readonly kind?: string;
  readonly message?: string;
  readonly reason?: string;
  readonly details?: StatusDetails;
}

const CODES: Readonly<Record<number, ApiErrorCode>> = {
  401: "Unauthorized",
  403: "Forbidden",
  404: "NotFound",
  408: "Timeout",
  409: "Conflict",
  410: "Gone",
  429: "TooManyRequests",
  504: "Timeout",
};

/** The most characters of a server's message that are kept. */
const LONGEST = 2000;

/** Makes the error for an answer with this status. `body`: its text; `asked`: the request, for the message. */
export function errorOf(status: number, body: string, asked: string, retryAfter: string | undefined): ApiError {
  const said = statusOf(body);
  const code = CODES[status] ?? (status >= 500 ? "ServerError" : "Invalid");
  const words = said?.message ?? (body.trim() || `status ${status}`);
  const seconds = Number(retryAfter ?? said?.details?.retryAfterSeconds);
  return new ApiError(code, `${asked}: ${truncate(escapeControl(words), LONGEST)}`, {
    status,
    ...(said?.reason === undefined ? {} : { reason: said.reason }),
    ...(said?.details === undefined ? {} : { details: said.details }),
    ...(Number.isFinite(seconds) && seconds >= 0 ? { retryAfter: seconds * 1000 } : {}),
  });
}

/** Makes the error for an ERROR event of a watch. */
export function errorOfEvent(object: unknown, asked: string): ApiError {
  const status = typeof object === "object" && object !== null && "code" in object ? Number(object.code) : 500;
  return errorOf(Number.isInteger(status) ? status : 500, JSON.stringify(object) ?? "", asked, undefined);
}

function statusOf(body: string): Status | undefined {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === "object" && value !== null && "kind" in value && value.kind === "Status"
      ? (value as Status)
      : undefined;
  } catch {
    return undefined;
  }
}
