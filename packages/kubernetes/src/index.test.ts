import { expect, test } from "vitest";
import * as face from "./index.ts";
import { ApiError, type ApiErrorCode } from "./index.ts";

test("what is public is decided here", () => {
  expect(Object.keys(face).sort()).toEqual([
    "ApiError",
    "RolloutController",
    "SuspensionController",
    "apiVersionOf",
    "carryOut",
    "connectionFrom",
    "connectionTo",
    "createClient",
    "follow",
    "otelTracer",
    "pageNames",
    "pinoLog",
    "prepare",
    "promMetrics",
    "readLive",
    "readStoredRollout",
    "rolloutKinds",
    "rolloutObjects",
    "rolloutRules",
    "startCache",
    "suspensionRules",
    "systemClock",
    "whoAmI",
    "withoutManagedFields",
  ]);
});

test.each<[ApiErrorCode, boolean, boolean]>([
  ["Unreachable", true, false],
  ["Timeout", true, false],
  ["TooManyRequests", true, true],
  ["ServerError", true, false],
  ["BadAnswer", true, false],
  ["Unauthorized", false, false],
  ["Forbidden", false, false],
  ["NotFound", false, false],
  ["Conflict", false, false],
  ["Gone", false, false],
  ["Invalid", false, false],
  ["BadConfig", false, false],
])("%s: may pass by itself: %s; the server had not begun: %s", (code, isTransient, untouched) => {
  expect(new ApiError(code, "said")).toMatchObject({ name: "ApiError", message: "said", isTransient, untouched });
});
