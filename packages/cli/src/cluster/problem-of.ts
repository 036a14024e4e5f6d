import type { Problem } from "@landfall/core/object";
import { ApiError, type ApiErrorCode } from "@landfall/kubernetes";
import { commandLine } from "../render/command-line.ts";

type Hint = (context: string) => string;

/** The hint for each reason why a request failed. */
const HINTS: Readonly<Partial<Record<ApiErrorCode, Hint>>> = {
  BadConfig: () => "kubectl config get-contexts lists those that there are",
  Unreachable: (context) => `is it there, and may it be reached from here? ${kubectl(context, "version")}`,
  Timeout: (context) => `it did not answer in time: ${kubectl(context, "get", "--raw", "/readyz?verbose")}`,
  Unauthorized: (context) => `log in again, it does not know who asks: ${kubectl(context, "auth", "whoami")}`,
  Forbidden: (context) => `ask for a role that lets you: ${kubectl(context, "auth", "can-i", "--list")}`,
  NotFound: (context) => `${kubectl(context, "api-resources")} lists the kinds that it serves`,
  TooManyRequests: () => "it is busy: try again later",
  BadAnswer: () => "is there a proxy or a login page before it?",
};

function kubectl(context: string, ...words: readonly string[]): string {
  return commandLine("kubectl", "--context", context, ...words);
}

/**
 * The problem that a request to a cluster failed, worded for this command. Rethrows anything but an `ApiError`, as a
 * bug.
 */
export function problemOf(error: unknown, context: string): Problem {
  if (!(error instanceof ApiError)) throw error;
  const hint = HINTS[error.code]?.(context);
  const isNamed = error.message.includes(context);
  const message = isNamed ? error.message : `${context}: ${error.message}`;
  return { code: error.code, severity: "error", message, ...(hint !== undefined && { hint }) };
}
