import { describe, expect, test } from "vitest";
import { ApiError } from "../api-error.ts";
import { skewOf, warningsOf } from "./answer-headers.ts";
import { conflictsOf } from "./conflicts.ts";
import { createGate } from "./gate.ts";
import { errorOf } from "./status-error.ts";

describe("an answer that is no success", () => {
  test.each([
    [400, "Invalid"],
    [401, "Unauthorized"],
    [403, "Forbidden"],
    [404, "NotFound"],
    [408, "Timeout"],
    [409, "Conflict"],
    [410, "Gone"],
    [422, "Invalid"],
    [429, "TooManyRequests"],
    [500, "ServerError"],
    [503, "ServerError"],
    [504, "Timeout"],
  ])("%i is %s", (status, code) => expect(errorOf(status, "", "GET /", undefined).code).toBe(code));

  test.each([
    ["a Status", JSON.stringify({ kind: "Status", message: "no" }), "GET /: no"],
    ["text", "no\u001b[31m", "GET /: no\\u{1b}[31m"],
    ["nothing", " ", "GET /: status 500"],
    ["a page", `<html>${"x".repeat(5000)}`, `GET /: <html>${"x".repeat(1993)}…`],
  ])("says what the server said: %s", (_what, body, message) => {
    expect(errorOf(500, body, "GET /", undefined).message).toBe(message);
  });

  test.each([
    ["3", "{}", 3000],
    [undefined, JSON.stringify({ kind: "Status", details: { retryAfterSeconds: 2 } }), 2000],
    ["soon", "{}", undefined],
    ["-1", "{}", undefined],
  ])("wants to be asked again after what it says: %s", (header, body, expected) => {
    expect(errorOf(429, body, "GET /", header).retryAfter).toBe(expected);
  });
});

test("warnings are what stands in quotes, several in one header", () => {
  const warning = '299 - "unknown field \\"a\\"", 299 - "old, and going away"';
  expect(warningsOf({ warning })).toEqual(['unknown field "a"', "old, and going away"]);
  expect(warningsOf({})).toEqual([]);
});

test("the clock of a server is known to the second", () => {
  const now = Date.parse("2026-11-22T10:00:00Z");
  expect(skewOf({ date: "Sun, 22 Nov 2026 11:00:00 GMT" }, now)).toBe(3_600_000);
  expect(skewOf({ date: "Sun, 22 Nov 2026 10:00:01 GMT" }, now)).toBe(0);
  expect(skewOf({ date: "nonsense" }, now)).toBeUndefined();
});

test("a conflict without a word about fields is one of the object", () => {
  expect(conflictsOf(new ApiError("Conflict", "said", { status: 409 }))).toEqual([
    { message: "said", hint: "it changed since it was read; read it again and decide anew" },
  ]);
});

test("a gate lets so many through at once, in the order in which they came, also after one failed", async () => {
  const gate = createGate(2);
  let running = 0;
  const order: number[] = [];
  const work = async (index: number): Promise<void> => {
    expect(++running).toBeLessThanOrEqual(2);
    await Promise.resolve();
    order.push(index);
    running--;
    if (index % 3 === 0) throw new Error("failed");
  };
  await Promise.allSettled([0, 1, 2, 3, 4, 5, 6].map((index) => gate(() => work(index))));
  expect(order).toEqual([0, 1, 2, 3, 4, 5, 6]);
});
